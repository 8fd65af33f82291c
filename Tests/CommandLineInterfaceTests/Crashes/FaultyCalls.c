// Stands between a program and the C library (LD_PRELOAD, Linux): counts the calls that change files, and lets one of
// them fail, or sends the program a signal just before it.
//
//   FAULT_AT     the number of the call, from 1; 0 to count only
//   FAULT_ERROR  the error number that the call fails with
//   FAULT_STAYS  when set, later calls that need space fail, too, as on a full disk; a folder may take the place of one
//                that has gone
//   FAULT_SIGNAL the signal to send in place of an error
//   FAULT_COUNT  a file that gets the number of calls when the program ends
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int calls, freed_folders;
static atomic_char opened[1024];

static int number(const char *name) {
  const char *text = getenv(name);
  return text ? atoi(text) : 0;
}

// Whether the call about to be made must fail; errno is set then.
static int fails(int needs_space) {
  int call = atomic_fetch_add(&calls, 1) + 1;
  int at = number("FAULT_AT");
  if (at == 0 || call < at) return 0;
  int signal = number("FAULT_SIGNAL");
  if (signal != 0) {
    if (call == at) kill(getpid(), signal);
    return 0;
  }
  if (call > at && !(needs_space && getenv("FAULT_STAYS"))) return 0;
  errno = number("FAULT_ERROR");
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPEN(name, parameters, arguments)                             \
  int name parameters {                                               \
    va_list rest;                                                     \
    va_start(rest, flags);                                            \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;         \
    va_end(rest);                                                     \
    if (flags & O_CREAT && fails(1)) return -1;                       \
    int file = REAL(name) arguments;                                  \
    if (file >= 0 && file < 1024) opened[file] = (flags & O_CREAT) != 0; \
    return file;                                                      \
  }
OPEN(open, (const char *path, int flags, ...), (path, flags, mode))
OPEN(open64, (const char *path, int flags, ...), (path, flags, mode))
OPEN(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
OPEN(openat64, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))

ssize_t write(int file, const void *bytes, size_t count) {
  if (file >= 0 && file < 1024 && opened[file] && fails(1)) return -1;
  return REAL(write)(file, bytes, count);
}

int close(int file) {
  int result, is_ours = file >= 0 && file < 1024 && opened[file];
  if (is_ours) opened[file] = 0;
  int must_fail = is_ours && fails(1), reason = errno;
  result = REAL(close)(file);
  if (!must_fail) return result;
  errno = reason;
  return -1;
}

int mkdir(const char *path, mode_t mode) {
  int needs_space = freed_folders == 0;
  if (fails(needs_space)) return -1;
  int result = REAL(mkdir)(path, mode);
  if (result == 0 && !needs_space) freed_folders--;
  return result;
}

int link(const char *old, const char *new) { return fails(1) ? -1 : REAL(link)(old, new); }
int rename(const char *old, const char *new) { return fails(0) ? -1 : REAL(rename)(old, new); }
int unlink(const char *path) { return fails(0) ? -1 : REAL(unlink)(path); }

int rmdir(const char *path) {
  int result = fails(0) ? -1 : REAL(rmdir)(path);
  if (result == 0) freed_folders++;
  return result;
}

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%d", calls);
  fclose(file);
}
