#include "ClipsiteCBuild.h"

#ifndef CLIPSITE_COMMIT
  #define CLIPSITE_COMMIT ""
#endif

const char *clipsite_build_commit(void) { return CLIPSITE_COMMIT; }
