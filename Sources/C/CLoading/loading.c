#include "ClipsiteCLoading.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __APPLE__
// By absolute paths alone: the system looks for a bare name in the current folder, which may be anybody's.
void *clipsite_load_library(const char *linux_name, const char *mac_name) {
  (void)linux_name;
  const char *own = getenv("HOMEBREW_PREFIX");
  const char *const prefixes[] = {own && own[0] == '/' ? own : "/opt/homebrew", "/opt/homebrew", "/usr/local", "/opt/local"};
  for (size_t index = 0; index < sizeof prefixes / sizeof *prefixes; index++) {
    char path[1024];
    int count = snprintf(path, sizeof path, "%s/lib/%s", prefixes[index], mac_name);
    if (count < 0 || (size_t)count >= sizeof path) continue;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}
#else
// The loader looks in the folders of the system and of LD_LIBRARY_PATH, not in the current one.
void *clipsite_load_library(const char *linux_name, const char *mac_name) {
  (void)mac_name;
  return dlopen(linux_name, RTLD_NOW | RTLD_LOCAL);
}
#endif

bool clipsite_find_function(void *library, const char *name, void *slot) {
  void *address = dlsym(library, name);
  memcpy(slot, &address, sizeof address);
  return address != NULL;
}
