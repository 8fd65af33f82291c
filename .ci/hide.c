// Hides libraries from a program that loads them: preloaded by `.ci/bare`, it finds none whose file name begins with one of
// the words in HIDDEN_LIBRARIES. What links one of them still gets it, so that each can be missing alone.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

static int is_hidden(const char *name) {
  const char *word = getenv("HIDDEN_LIBRARIES");
  while (name && word && *word) {
    size_t length = strcspn(word, " ");
    if (length && strncmp(name, word, length) == 0) return 1;
    word += length;
    word += strspn(word, " ");
  }
  return 0;
}

void *dlopen(const char *name, int flags) {
  void *(*next)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
  return next(is_hidden(name) ? "/hidden/library" : name, flags);
}
