/* received.c - how many bytes have come over a socket: the system counts them. Apart, since its header and that of the C library both
 * have the same names. */
#include <linux/tcp.h>
#include <netinet/in.h>
#include <stddef.h>
#include <sys/socket.h>

#include "server/received.h"

bool received_bytes(int fd, uint64_t *bytes)
{
    struct tcp_info info = { 0 };
    socklen_t size = sizeof info;
    if (getsockopt(fd, IPPROTO_TCP, TCP_INFO, &info, &size) != 0 ||
        size < offsetof(struct tcp_info, tcpi_bytes_received) + sizeof info.tcpi_bytes_received) {
        return false;
    }
    *bytes = info.tcpi_bytes_received;
    return true;
}
