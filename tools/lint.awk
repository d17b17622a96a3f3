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

# Who has a hook has the words for it: a form with a hook of its wild or super flare tells what it does.
function check_texts(    forms, n, i, text, part, parts, k) {
    gsub(/""( *"")*/, "T", whole)
    n = split(whole, forms, /\.editions *=/)
    for (i = 2; i <= n; i++) {
        if (!match(forms[i], /\.text *= *{[^}]*}/)) text = ""
        else { text = substr(forms[i], RSTART, RLENGTH); sub(/^[^{]*{/, "", text); sub(/}$/, "", text) }
        parts = split(text, part, ",")
        for (k = 1; k <= 3; k++)
            if (forms[i] ~ ("\\.hook\\[" PART[k] "\\] *=") && !(k <= parts && part[k] ~ /[A-Z]/ && part[k] !~ /NULL/)) {
                printf "%s: form %d has a hook of %s, but no text that tells what it does\n", last_file, i - 1, PART[k]
                bad = 1
            }
    }
    whole = ""
}

# {word}: one of the edition's, in the singular or the plural, small or with a capital.
function check_words(text,    word, key) {
    gsub(/\\"/, "", text)
    while (match(text, /"[^"]*"/)) {
        key = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        while (match(key, /\{[A-Za-z_]*\}/)) {
            word = tolower(substr(key, RSTART + 1, 1)) substr(key, RSTART + 2, RLENGTH - 3)
            key = substr(key, RSTART + RLENGTH)
            if (!(word in is_word) && !(substr(word, 1, length(word) - 1) in is_word && word ~ /s$/)) report("no edition has a word {" word "}")
        }
    }
}

# What aliens and cards may write of the game, and why. Everything else is changed by verbs (engine/table, engine/encounter), which
# clamp, tell what happened and let others respond.
#   effect_for()                    what a source remembers until the encounter ends; that it is spent or thrown away
#   power[].number tokens hoard_at lent_by incarnation      what lies on or hangs on the sheet for as long as it is in the game
#   answer                          the one answer there is, where nobody need be asked
#   goes_on now.annulled any_colony driving must_attack     wishes that a later step of the encounter reads: nothing has happened yet
#   now.noted_card must_play        a card that is remembered in secret: views know of them, and a local would not hide it
#   piles_at                        where the piles lie is all that happens
function may_write(text) {
    return text ~ /^effect_for\(.*\)->/ || text ~ /^g->power\[.*\]\.(number|tokens|hoard_at|lent_by|incarnation)$/ ||
           text ~ /^g->(answer|goes_on|piles_at)$/ || text ~ /^g->now\.(annulled|any_colony|driving|must_attack|noted_card|must_play)$/
}

function check_braces(text) {
    sub(/ +$/, "", text)
    if (text ~ /^ *(#|$)/) return
    if (text ~ /^[A-Za-z_][^=;]*\) *\{$/ && text !~ /^(typedef|struct|union|enum|extern)[ {]/) report("the brace of a function stands on a line of its own")
    if (text ~ /^ +\{$/ && line_before ~ /^ +(\} *)?(if|for|while|switch|else|do)([^a-zA-Z_0-9]|$)/ && line_before !~ /[;{}]$/) report("a brace stands at the end of its line")
    if (text ~ /^ *else([^a-zA-Z_0-9]|$)/ && line_before ~ /^ *\}$/) report("else follows the brace: } else")
    if (text ~ /\}else|(^|[^a-zA-Z_0-9])(else|do)\{|(^|[^a-zA-Z_0-9])(if|for|while|switch) *\(.*\)\{$/) report("a blank stands before and behind a brace")
    line_before = text
}

# Every `g->...` on the line that is assigned to, stepped, filled, or given away to be written.
function check_writes(text,    place) {
    while (match(text, /g->[a-z_]+(\[([^][]|\[([^][]|\[[^][]*\])*\])*\]|\.[a-z_]+)*/)) {
        place = substr(text, RSTART, RLENGTH)
        before = substr(text, 1, RSTART - 1)
        text = substr(text, RSTART + RLENGTH)
        written = text ~ /^ *([-+*\/|&^%]|<<|>>)?=[^=]/ || text ~ /^(\+\+|--)/ || before ~ /(\+\+|--)$/
        given = (before ~ /&$/ && before !~ /&&$/ && before !~ /const [a-z_]+ \*[a-z_]* = &$/) || before ~ /mem(set|cpy|move)\($/
        if (written && !may_write(place) || given) report("the table is changed by verbs, not by hand (tools/lint.awk names what an alien may write)")
    }
}

BEGIN {
    PART[1] = "POWER"; PART[2] = "WILD"; PART[3] = "SUPER"
    n_words = split(words, known_word, " ")
    for (i = 1; i <= n_words; i++) is_word[known_word[i]] = 1
    # Functions whose result is a card that somebody cannot see.
    HIDDEN_CARD = "(^|[^a-zA-Z_0-9])(random_card|draw_card|draw_hoarded|top_of|take_at_random|next_card|first_card|search_card|first_marked|played_card|forced_card|stored_card)\\("
}

FNR == 1 { if (last_file) check_texts(); last_file = FILENAME; where = 0; in_comment = 0; asks_card = 0; delete asker; function_name = "" }
{ line = $0; sub(/^ +/, "", line); code = code_of($0) }
# One style of braces: that of a function on a line of its own, all others at the end of theirs, and `} else {`.
FNR == 1 { line_before = "" }
FILENAME ~ /\.[ch]$/ { check_braces(code) }

FILENAME ~ /(^|\/)(aliens|cards|sheets)\// { whole = whole " " code }
FILENAME ~ /(^|\/)(aliens|cards|editions)\// { check_words($0) }

# A secret in a local: a hidden card, or the answer to a question about cards. Where it is public from there on, the line says so.
code ~ /^[a-z].*\)( *{.*)?$/ && code !~ /^(static )?FLOW\(/ && match(code, /[a-z_0-9]+\(/) { function_name = substr(code, RSTART, RLENGTH - 1) }
function_name && code ~ /HC_ASK_CARD|ask_card|pick_cards/ { asker[function_name] = 1 }
code ~ /(^|[^a-zA-Z_0-9])ASK\(/ {
    asks_card = code ~ /HC_ASK_CARD|ask_card|pick_cards/ && code !~ /IN_DISCARD/
    for (name in asker) if (code ~ "(^|[^a-zA-Z_0-9])" name "\\(") asks_card = 1
}
code ~ /^}/ || code ~ /^[a-z].*}$/ || code ~ /^(static )?FLOW\(/ { asks_card = 0; function_name = "" }
code ~ /(^|[^a-zA-Z_0-9])(SET\(|L\([A-Z_0-9]+\) *=[^=])/ && $0 !~ /public/ {
    rest = code
    sub(/.*(SET\([A-Z_0-9]+,|L\([A-Z_0-9]+\) *=)/, "", rest)
    if (rest ~ HIDDEN_CARD || rest ~ /g->(reply|draft)\[/ || asks_card && rest ~ /g->answer/) report("a secret in a local: let it lie in a place, or say why it is public")
}

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
where == 2 && code ~ /(^|[;{}]|\))[ ]*(ask|ask_for|ask_card|ask_card_in|pick|pick_cards|pick_cards_in)\(/ { report("the flow goes on before it is answered: a question stands in ASK") }
code ~ /^}/ { where = 0 }

# An alien or card changes the table through verbs only: they clamp, announce and let others respond.
FILENAME ~ /(^|\/)(aliens|cards|sheets)\// && code ~ /(^|[^a-zA-Z_0-9])(move_ships|put_card|draw_card)\(/ { report("use a verb") }
FILENAME ~ /(^|\/)(aliens|cards|sheets)\// { check_writes(code) }
FILENAME ~ /(^|\/)(aliens|cards|sheets)\// && code ~ /(^|[^a-zA-Z_0-9])(power|effect|hc_power|hc_effect|hc_terms|hc_rewind|source_set) \*[a-z]/ &&
    code !~ /const (hc_)?(power|effect|terms|rewind|source_set) \*/ { report("a pointer into the game through which it could be written; make it const") }

# The machine runs any rule book, so it knows none.
FILENAME ~ /(^|\/)machine\// && $0 ~ /^ *# *include *"(\.\.\/)*(rules\.h|(encounter|parts|cards|aliens|game|view)\/)/ { report("the machine knows no rule book") }
# Front ends and bots know windows, prompts, sheets and answers by number: words are for people, and an edition may change them.
FILENAME ~ /(^|\/)(bots|player|text|wire)\/.*\.[ch]$/ && $0 ~ /str(n|case|ncase)?(cmp|str)\(/ && $0 !~ /[<>] 0/ {
    if ($0 ~ /str(n|case|ncase)?(cmp|str)\([^;]*[a-z_](\.|->)(name|kind_name|moment|when|summary|title)[^a-z_]/ || $0 ~ /str(n|case|ncase)?(cmp|str)\([^;]*hc_(prompt_key|prompt_text|label|event_name)\(/ ||
        $0 ~ /str(n|case|ncase)?(cmp|str)\([^;]*"[A-Z]+_[A-Z_]+"/) report("known by its number, not by its words")
}
FILENAME ~ /\.tsx?$/ {
    words = "(^|[^a-zA-Z_.])(o|option|e|event|step|first|chosen|picked|tapped|question|q)!?\\??\\.(text|title|why|next|help|prompt)"
    if ($0 ~ words " *([!=]==|\\.(startsWith|endsWith|includes|match|matchAll|replace|search|split|indexOf)\\()" || $0 ~ "\\.(test|exec)\\(" words ||
        $0 ~ /\.question\.prompt *[!=]==/) report("the message says it in numbers and keys: sentences are for people")
}
END { check_texts(); exit bad }
