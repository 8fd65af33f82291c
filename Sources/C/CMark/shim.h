#include <cmark.h>

#if CMARK_VERSION < ((0 << 16) | (30 << 8) | 2)
  #error "clipsite needs libcmark 0.30.2 or newer"
#endif
