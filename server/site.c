/* site.c - the files of the page: those in the program, or those of a folder. */
#include "server/net.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#include "server/embedded.h"

struct site { const char *folder; };

enum { LARGEST = 8 << 20 };

static const char PLAIN_PAGE[] =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Hypercone</title>"
    "<h1>Hypercone</h1><p>The server is running, but this program was built without the page. "
    "<code>./serve</code> builds it (it needs npm); <code>hypercone serve --web FOLDER</code> serves a folder.</p></html>";

site *site_open(const char *folder, char why[SENTENCE])
{
    struct stat is;
    if (folder && (stat(folder, &is) != 0 || !S_ISDIR(is.st_mode))) {
        snprintf(why, SENTENCE, "--web %.120s: there is no such folder", folder);
        return NULL;
    }
    site *p = calloc(1, sizeof *p);
    if (p) {
        p->folder = folder;
    }
    return p;
}

void site_close(site *p)
{
    free(p);
}

static const char *type_of(const char *path)
{
    static const char *const TYPE[][2] = {
        { ".html", "text/html; charset=utf-8" }, { ".js", "text/javascript; charset=utf-8" }, { ".css", "text/css; charset=utf-8" },
        { ".svg", "image/svg+xml" }, { ".png", "image/png" }, { ".ico", "image/x-icon" }, { ".json", "application/json" },
        { ".webmanifest", "application/manifest+json" }, { ".wasm", "application/wasm" }, { ".txt", "text/plain; charset=utf-8" },
        { ".woff2", "font/woff2" },
    };
    const char *end = strrchr(path, '.');
    for (size_t i = 0; end && i < sizeof TYPE / sizeof TYPE[0]; i++) {
        if (strcmp(end, TYPE[i][0]) == 0) {
            return TYPE[i][1];
        }
    }
    return "application/octet-stream";
}

/* Only plain names, so that no path leaves the folder. */
static bool is_plain_path(const char *path)
{
    if (path[0] != '/' || strstr(path, "..") || strstr(path, "//") || strstr(path, "/.") || strlen(path) > 200) {
        return false;
    }
    return strspn(path, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./") == strlen(path);
}

static bool read_from_folder(const site *p, const char *path, site_file *out)
{
    char whole[1024];
    struct stat is;
    if (snprintf(whole, sizeof whole, "%s%s", p->folder, path) >= (int)sizeof whole || stat(whole, &is) != 0 ||
        !S_ISREG(is.st_mode) || is.st_size > LARGEST) {
        return false;
    }
    FILE *in = fopen(whole, "rb");
    unsigned char *bytes = in ? malloc((size_t)is.st_size + 1) : NULL;
    size_t length = bytes ? fread(bytes, 1, (size_t)is.st_size, in) : 0;
    if (in) {
        fclose(in);
    }
    *out = (site_file){ .bytes = bytes, .owned = bytes, .length = length, .type = type_of(path) };
    return bytes != NULL;
}

static bool read_embedded(const char *path, site_file *out)
{
    for (const embedded_file *f = EMBEDDED; f->path; f++) {
        if (strcmp(f->path, path) == 0) {
            *out = (site_file){ .bytes = f->bytes, .length = f->length, .gzip = true, .type = type_of(path) };
            return true;
        }
    }
    return false;
}

bool site_find(site *p, const char *path, site_file *out)
{
    if (!is_plain_path(path)) {
        return false;
    }
    bool found = p->folder ? read_from_folder(p, path, out) : read_embedded(path, out);
    if (!found && strcmp(path, "/index.html") == 0) {
        *out = (site_file){ .bytes = (const unsigned char *)PLAIN_PAGE, .length = sizeof PLAIN_PAGE - 1, .type = type_of(path) };
        found = true;
    }
    out->lasting = found && strncmp(path, "/assets/", 8) == 0;
    return found;
}

unsigned char *gzip_text(const char *text, size_t length, size_t *out_length)
{
    z_stream z = { 0 };
    if (deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) {
        return NULL;
    }
    size_t most = deflateBound(&z, length);
    unsigned char *out = malloc(most);
    z.next_in = (unsigned char *)(uintptr_t)text;
    z.avail_in = (unsigned)length;
    z.next_out = out;
    z.avail_out = (unsigned)most;
    bool good = out && deflate(&z, Z_FINISH) == Z_STREAM_END;
    *out_length = good ? z.total_out : 0;
    deflateEnd(&z);
    if (!good) {
        free(out);
        out = NULL;
    }
    return out;
}
