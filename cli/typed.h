/* typed.h - what a person types where there is no game yet: a line, or whether they agree. */
#ifndef TYPED_H
#define TYPED_H
#include <stdbool.h>
#include <stddef.h>

bool read_typed(char *out, size_t room);     /* false at the end of the input; what does not fit is dropped */
bool is_agreed(void);                        /* y or Y */
#endif
