// The commit that the program was built from, as `.ci/release` passes it to the manifest; empty if it is unknown.
#ifndef CLIPSITE_BUILD_H
#define CLIPSITE_BUILD_H

const char *clipsite_build_commit(void);

#endif
