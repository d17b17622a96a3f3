/* received.c - how many bytes have been read from a socket: the system counts those that came, and those that wait. Apart, since its
 * header and that of the C library both have the same names. */
#include <linux/tcp.h>
#include <netinet/in.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include "server/received.h"

static bool arrived_bytes(int fd, uint64_t *bytes)
{
    struct tcp_info info = { 0 };
    socklen_t size = sizeof info;
    if (getsockopt(fd, IPPROTO_TCP, TCP_INFO, &info, &size) != 0 ||
        size < offsetof(struct tcp_info, tcpi_bytes_received) + sizeof info.tcpi_bytes_received) {
        return false;
    }
    *bytes = (uint64_t)info.tcpi_bytes_received;
    return true;
}

bool received_bytes(int fd, uint64_t *bytes)
{
    uint64_t arrived;
    unsigned waiting = 0;            /* what nobody has read yet may be messages: a busy server is not a flood */
    if (!arrived_bytes(fd, &arrived) || ioctl(fd, FIONREAD, &waiting) != 0 || waiting > arrived) {
        return false;
    }
    *bytes = arrived - waiting;
    return true;
}
