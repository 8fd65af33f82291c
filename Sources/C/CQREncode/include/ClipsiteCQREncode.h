// The calls of libqrencode 4 that clipsite makes, by pointers that are looked up when the first code for paper is drawn:
// the library is LGPL and only in shared form in distributions, and few commands need it.
#ifndef CLIPSITE_QRENCODE_SHIM_H
#define CLIPSITE_QRENCODE_SHIM_H

#include <stdbool.h>

// A code, as the header of libqrencode 4 has it.
typedef struct {
  int version;
  int width;
  unsigned char *data;
} clipsite_qrencode_code;

// Loads the library; the second time it only tells how that went. Any thread may call it.
bool clipsite_qrencode_load(void);

// The code of some bytes at level Q, in the smallest version; NULL when there is no memory. Only when the library is
// loaded, as everything below.
clipsite_qrencode_code *clipsite_qrencode_encode(const unsigned char *bytes, int count);

void clipsite_qrencode_free(clipsite_qrencode_code *code);

// The version, as in "4.1.1".
const char *clipsite_qrencode_version(void);

#endif
