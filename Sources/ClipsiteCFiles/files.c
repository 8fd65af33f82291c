#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

int clipsite_open_without_links(int folder, const char *path) {
#if defined(__linux__)
  // openat2(2), since Linux 5.6. No C library has a function for it, and it has the same number on all processors.
  struct { uint64_t flags, mode, resolve; } how = {O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0, 0x04 /* RESOLVE_NO_SYMLINKS */};
  int descriptor = (int)syscall(437, folder, path, &how, sizeof how);
  // Older sandboxes refuse each call that they do not know with EPERM.
  if (descriptor < 0 && errno == EPERM) errno = ENOSYS;
  return descriptor;
#elif defined(O_NOFOLLOW_ANY)
  return openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW_ANY);
#else
  (void)folder;
  (void)path;
  errno = ENOSYS;
  return -1;
#endif
}
