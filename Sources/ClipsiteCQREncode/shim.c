#include "ClipsiteCQREncode.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { level_q = 2 };

static struct {
  clipsite_qrencode_code *(*encode)(int, const unsigned char *, int, int);
  void (*free)(clipsite_qrencode_code *);
  char *(*version)(void);
} call;

static bool is_loaded = false;

#ifdef __APPLE__
// By absolute paths alone: the system looks for a bare name in the current folder, which may be anybody's.
static void *open_library(void) {
  const char *own = getenv("HOMEBREW_PREFIX");
  const char *const prefixes[] = {own && own[0] == '/' ? own : "/opt/homebrew", "/opt/homebrew", "/usr/local", "/opt/local"};
  for (size_t index = 0; index < sizeof prefixes / sizeof *prefixes; index++) {
    char path[1024];
    int count = snprintf(path, sizeof path, "%s/lib/libqrencode.4.dylib", prefixes[index]);
    if (count < 0 || (size_t)count >= sizeof path) continue;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}
#else
// The loader looks in the folders of the system and of LD_LIBRARY_PATH, not in the current one.
static void *open_library(void) { return dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL); }
#endif

// Whether a function is there; its address goes into the table.
static bool find(void *library, const char *name, void *slot) {
  void *address = dlsym(library, name);
  memcpy(slot, &address, sizeof address);
  return address != NULL;
}

static void load(void) {
  void *library = open_library();
  is_loaded = library && find(library, "QRcode_encodeData", &call.encode) &&
              find(library, "QRcode_free", &call.free) && find(library, "QRcode_APIVersionString", &call.version);
}

bool clipsite_qrencode_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

clipsite_qrencode_code *clipsite_qrencode_encode(const unsigned char *bytes, int count) {
  return call.encode(count, bytes, 0, level_q);
}

void clipsite_qrencode_free(clipsite_qrencode_code *code) { call.free(code); }

const char *clipsite_qrencode_version(void) { return call.version(); }
