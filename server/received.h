/* received.h - how many bytes have come over a socket. */
#ifndef RECEIVED_H
#define RECEIVED_H
#include <stdbool.h>
#include <stdint.h>

bool received_bytes(int fd, uint64_t *bytes);                    /* false: the system does not say */
#endif
