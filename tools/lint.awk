# lint.awk - the rules of flows and of alien and card files that a compiler cannot see; used by tools/lint.
function report(what) { printf "%s:%d: %s: %s\n", FILENAME, FNR, what, line; bad = 1 }

# The line without strings and comments, so that words in them are not taken for code.
function code_of(text,    before) {
    gsub(/\\"/, "", text)
    gsub(/"[^"]*"/, "\"\"", text)
    if (in_comment) {
        if (!match(text, /\*\//)) return ""
        text = substr(text, RSTART + 2)
        in_comment = 0
    }
    while (match(text, /\/\*/)) {
        before = substr(text, 1, RSTART - 1)
        text = substr(text, RSTART + 2)
        if (!match(text, /\*\//)) { in_comment = 1; return before }
        text = before " " substr(text, RSTART + 2)
    }
    sub(/\/\/.*/, "", text)
    return text
}

# Only what is the same at every entry may be computed above FLOW_BEGIN.
function may_stand_above(text) {
    return text ~ /^    enum / || text ~ /^    _Static_assert/ || text ~ /^    \(void\)/ ||
           text ~ /^    const .*\*const [a-z_0-9]+ = / || text ~ /^    const (struct )?[a-z_0-9]+ [a-z_0-9]+ = /
}

FNR == 1 { where = 0; in_comment = 0 }
{ line = $0; sub(/^ +/, "", line); code = code_of($0) }

# where: 0 outside flows, 1 between the name and FLOW_BEGIN, 2 after it
code ~ /^(static )?FLOW\(.*;[ ]*$/ && code !~ /{/ { next }
code ~ /^(static )?FLOW\(.*}[ ]*$/ { if (code ~ /(^|[^a-zA-Z_0-9])(switch|return|goto)([^a-zA-Z_0-9]|$)/) report("no switch, return or goto in a flow"); next }
code ~ /^(static )?FLOW\(/     { where = 1; delete read; next }
where == 1 && code ~ /FLOW_BEGIN/ { where = 2; next }
where == 1 && code ~ /^    [a-zA-Z_(]/ && !may_stand_above(code) { report("above FLOW_BEGIN only enum or const") }

# A const above FLOW_BEGIN is read once an entry: it must not depend on a local that the flow changes.
where == 1 && code ~ /^    const / {
    rest = code
    while (match(rest, /L\([A-Z_0-9]+\)/)) {
        read[substr(rest, RSTART + 2, RLENGTH - 3)] = 1
        rest = substr(rest, RSTART + RLENGTH)
    }
}
where == 2 {
    for (name in read)
        if (code ~ "SET\\(" name "," || code ~ "L\\(" name "\\)(\\+\\+|--| = | [-+*/|&^]= )" || code ~ "(\\+\\+|--)L\\(" name "\\)")
            report(name " changes, but a const above FLOW_BEGIN was read from it")
}
where == 2 && code ~ /(^|[^a-zA-Z_0-9])(switch|return|goto)([^a-zA-Z_0-9]|$)/ { report("no switch, return or goto in a flow (RETURN leaves it)") }
code ~ /^}/ { where = 0 }

# An alien or card changes the table through verbs only: they clamp, announce and let others respond.
FILENAME ~ /(^|\/)(aliens|cards|sheets)\// && code ~ /(^|[^a-zA-Z_0-9])(move_ships|put_card|draw_card)\(/ { report("use a verb") }
FILENAME ~ /(^|\/)(aliens|cards|sheets)\// && code ~ /->(ships|where|colony|known|pile_count|order_of|won)(\[[^]]*\])* *([-+|&^]?=[^=]|\+\+|--)/ {
    report("the table is changed by verbs, not by hand") }
END { exit bad }
