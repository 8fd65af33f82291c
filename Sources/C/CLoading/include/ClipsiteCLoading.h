// Libraries that are loaded when they are needed, for the other modules in C.
#ifndef CLIPSITE_LOADING_H
#define CLIPSITE_LOADING_H

#include <stdbool.h>

// Loads a library by its name on Linux or on macOS; NULL when it is missing.
void *clipsite_load_library(const char *linux_name, const char *mac_name);

// Whether the library has a function; its address goes into the slot, a pointer to a function.
bool clipsite_find_function(void *library, const char *name, void *slot);

#endif
