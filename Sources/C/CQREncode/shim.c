#include "ClipsiteCQREncode.h"
#include "ClipsiteCLoading.h"

#include <pthread.h>

enum { level_q = 2 };

static struct {
  clipsite_qrencode_code *(*encode)(int, const unsigned char *, int, int);
  void (*free)(clipsite_qrencode_code *);
  char *(*version)(void);
} call;

static bool is_loaded = false;

static void load(void) {
  void *library = clipsite_load_library("libqrencode.so.4", "libqrencode.4.dylib");
  is_loaded = library && clipsite_find_function(library, "QRcode_encodeData", &call.encode) &&
              clipsite_find_function(library, "QRcode_free", &call.free) && clipsite_find_function(library, "QRcode_APIVersionString", &call.version);
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
