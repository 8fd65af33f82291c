#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

#if defined(__linux__)
/// openat2(2), since Linux 5.6. No C library has a function for it, and it has the same number on all processors.
static int open_resolving(int folder, const char *path, uint64_t kind, uint64_t resolve) {
  struct { uint64_t flags, mode, resolve; } how = {O_RDONLY | O_CLOEXEC | O_NONBLOCK | kind, 0, resolve};
  int descriptor = (int)syscall(437, folder, path, &how, sizeof how);
  // Older sandboxes refuse each call that they do not know with EPERM.
  if (descriptor < 0 && errno == EPERM) errno = ENOSYS;
  return descriptor;
}
#endif

int clipsite_open_without_links(int folder, const char *path) {
#if defined(__linux__)
  return open_resolving(folder, path, 0, 0x04 /* RESOLVE_NO_SYMLINKS */);
#elif defined(O_NOFOLLOW_ANY)
  return openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW_ANY);
#else
  (void)folder;
  (void)path;
  errno = ENOSYS;
  return -1;
#endif
}

int clipsite_open_folder_on_mount(int folder, const char *path) {
#if defined(__linux__)
  return open_resolving(folder, path, O_DIRECTORY, 0x04 | 0x01 /* RESOLVE_NO_XDEV */);
#else
  (void)folder;
  (void)path;
  errno = ENOSYS;
  return -1;
#endif
}

/// Opens the first name of a path, or fails as `open` does.
static int open_first(int folder, const char *path, size_t length, int kind) {
  char name[NAME_MAX + 1];
  if (length == 0 || length > NAME_MAX) {
    errno = length == 0 ? EISDIR : ENAMETOOLONG;
    return -1;
  }
  memcpy(name, path, length);
  name[length] = 0;
  return openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | kind);
}

int clipsite_walk_without_links(int folder, const char *path) {
  int current = folder;
  while (1) {
    path += strspn(path, "/");
    size_t length = strcspn(path, "/");
    int is_last = path[length] == 0;
    int next = open_first(current, path, length, is_last ? O_NONBLOCK : O_DIRECTORY);
    int number = errno;
    if (current != folder) close(current);
    errno = number;
    if (next < 0 || is_last) return next;
    current = next;
    path += length;
  }
}
