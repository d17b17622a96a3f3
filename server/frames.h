/* frames.h - reads along with the library: how much has come over each socket, and whether all frames of it had a mask. */
#ifndef FRAMES_H
#define FRAMES_H
#include <stdbool.h>
#include <stdint.h>

void frames_expect(int fd);                  /* a new socket: requests come first                                              */
void frames_request(int fd);                 /* a request has been read, and will be answered                                  */
bool frames_begin(int fd);                   /* the last request was an upgrade. false: more came than its head, unasked        */
bool frames_are_masked(int fd);              /* all that have begun to come                                                    */
bool frames_bytes(int fd, uint64_t *bytes);  /* of requests and frames, without those of a cipher. false: nothing was read along */
#endif
