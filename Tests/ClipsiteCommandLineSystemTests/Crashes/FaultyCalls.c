// Stands between a program and the C library (LD_PRELOAD, Linux): counts the calls that change files, or those that read,
// and lets one of them fail, or sends the program a signal just before it. A program that closes a file twice is ended.
//
//   FAULT_READS  when set, the calls that read are counted in place of those that change
//   FAULT_ENDS   when set, only calls of `read` are counted, and the one that fails says that the file has ended
//   FAULT_TYPES  when set, folders give names without telling what they are, as some file systems do
//   FAULT_OLD    when set, there is no `openat2`, as on Linux before 5.6
//   FAULT_AT     the number of the call, from 1; 0 to count only
//   FAULT_ERROR  the error number that the call fails with; 0 for a `write` that takes nothing and gives no reason
//   FAULT_STAYS  when set, later calls that need space fail, too, as on a full disk; a folder may take the place of one
//                that has gone
//   FAULT_RENAMES when set, later renames fail, too
//   FAULT_SIGNAL the signal to send in place of an error
//   FAULT_POWER  when set, files that were made and not forced to the disk lose their bytes at the signal, as they may
//                when the power is lost
//   FAULT_GATE   a named pipe; the first opening of a file whose path ends with FAULT_FILE waits until the pipe has had a
//                writer
//   FAULT_COUNT  a file that gets the number of calls when the program ends, and how many of them forced something
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int calls, freed_folders, forced;
// What a file was opened for.
enum { NOT_OURS, WRITING, READING };
static atomic_char opened[1024];

static int is_for(int purpose, int file) { return file >= 0 && file < 1024 && opened[file] == purpose; }

static int number(const char *name) {
  const char *text = getenv(name);
  return text ? atoi(text) : 0;
}

// Files that were made and not forced to the disk, by a second descriptor each.
static int unsaved[1024];
static int unsaved_count;
static pthread_mutex_t unsaved_lock = PTHREAD_MUTEX_INITIALIZER;

static void note_unsaved(int file) {
  if (!getenv("FAULT_POWER")) return;
  pthread_mutex_lock(&unsaved_lock);
  if (unsaved_count < 1024) unsaved[unsaved_count++] = fcntl(file, F_DUPFD_CLOEXEC, 1000);
  pthread_mutex_unlock(&unsaved_lock);
}

// Forgets one file, or all.
static void note_saved(int file, int all) {
  struct stat saved, other;
  if (fstat(file, &saved) != 0) return;
  pthread_mutex_lock(&unsaved_lock);
  for (int index = 0; index < unsaved_count; index++)
    if (all || (fstat(unsaved[index], &other) == 0 && other.st_ino == saved.st_ino)) {
      syscall(SYS_close, unsaved[index]);
      unsaved[index--] = unsaved[--unsaved_count];
    }
  pthread_mutex_unlock(&unsaved_lock);
}

static void lose_power(void) {
  for (int index = 0; index < unsaved_count; index++) ftruncate(unsaved[index], 0);
}

// Whether the call about to be made, one of those that are counted, must fail; errno is set then.
static int fails_as_counted(int needs_space) {
  int call = atomic_fetch_add(&calls, 1) + 1;
  int at = number("FAULT_AT");
  if (at == 0 || call < at) return 0;
  int signal = number("FAULT_SIGNAL");
  if (signal != 0) {
    if (call == at) {
      lose_power();
      kill(getpid(), signal);
    }
    return 0;
  }
  if (call > at && !(needs_space && getenv("FAULT_STAYS"))) return 0;
  errno = number("FAULT_ERROR");
  return 1;
}

static int fails(int needs_space) { return !getenv("FAULT_READS") && fails_as_counted(needs_space); }
static int fails_to_read(void) { return getenv("FAULT_READS") && !getenv("FAULT_ENDS") && fails_as_counted(0); }

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void wait_at_gate(const char *path) {
  static atomic_int passed;
  const char *gate = getenv("FAULT_GATE"), *file = getenv("FAULT_FILE");
  if (!gate || !file) return;
  size_t length = strlen(path), end = strlen(file);
  if (length < end || strcmp(path + length - end, file) != 0 || atomic_exchange(&passed, 1)) return;
  int pipe = REAL(open)(gate, O_RDONLY | O_CLOEXEC);
  char byte;
  while (pipe >= 0 && REAL(read)(pipe, &byte, 1) > 0) {}
  REAL(close)(pipe);
}

#define OPEN(name, parameters, arguments)                             \
  int name parameters {                                               \
    va_list rest;                                                     \
    va_start(rest, flags);                                            \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;         \
    va_end(rest);                                                     \
    wait_at_gate(path);                                               \
    if (flags & O_CREAT ? fails(1) : fails_to_read()) return -1;      \
    int file = REAL(name) arguments;                                  \
    if (file >= 0 && file < 1024) opened[file] = flags & O_CREAT ? WRITING : READING; \
    if (file >= 0 && flags & O_CREAT) note_unsaved(file);             \
    return file;                                                      \
  }
OPEN(open, (const char *path, int flags, ...), (path, flags, mode))
OPEN(open64, (const char *path, int flags, ...), (path, flags, mode))
OPEN(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
OPEN(openat64, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))

// Files are also opened by a call that the C library has no function for.
long syscall(long call, ...) {
  long words[6];
  va_list rest;
  va_start(rest, call);
  for (int index = 0; index < 6; index++) words[index] = va_arg(rest, long);
  va_end(rest);
  if (call == SYS_openat2 && getenv("FAULT_OLD")) {
    errno = ENOSYS;
    return -1;
  }
  if (call == SYS_openat2) wait_at_gate((const char *)words[1]);
  if (call == SYS_openat2 && fails_to_read()) return -1;
  long result = REAL(syscall)(call, words[0], words[1], words[2], words[3], words[4], words[5]);
  if (call == SYS_openat2 && result >= 0 && result < 1024) opened[result] = READING;
  return result;
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (is_for(WRITING, file) && fails(1)) {
    if (errno != 0) return -1;
    errno = ENOENT;
    return 0;
  }
  return REAL(write)(file, bytes, count);
}

int close(int file) {
  int result, is_ours = is_for(WRITING, file);
  if (file >= 0 && file < 1024) opened[file] = NOT_OURS;
  int must_fail = is_ours && fails(1), reason = errno;
  result = REAL(close)(file);
  if (result != 0 && errno == EBADF) {
    dprintf(STDERR_FILENO, "closed a file that is not open\n");
    abort();
  }
  if (!must_fail) return result;
  errno = reason;
  return -1;
}

int mkdirat(int folder, const char *path, mode_t mode) {
  int needs_space = freed_folders == 0;
  if (fails(needs_space)) return -1;
  int result = REAL(mkdirat)(folder, path, mode);
  if (result == 0 && !needs_space) freed_folders--;
  return result;
}

int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }

int linkat(int folder, const char *old, int target, const char *new, int flags) {
  return fails(1) ? -1 : REAL(linkat)(folder, old, target, new, flags);
}

int renameat(int folder, const char *old, int target, const char *new) {
  int at = number("FAULT_AT"), refuses = fails(0);
  if (!refuses && getenv("FAULT_RENAMES") && at != 0 && calls > at) {
    errno = number("FAULT_ERROR");
    refuses = 1;
  }
  return refuses ? -1 : REAL(renameat)(folder, old, target, new);
}

int rename(const char *old, const char *new) { return renameat(AT_FDCWD, old, AT_FDCWD, new); }

int fsync(int file) {
  forced++;
  if (fails(0)) return -1;
  note_saved(file, 0);
  return getenv("FAULT_POWER") ? 0 : REAL(fsync)(file);
}

int syncfs(int file) {
  forced++;
  if (fails(0)) return -1;
  note_saved(file, 1);
  return getenv("FAULT_POWER") ? 0 : REAL(syncfs)(file);
}

int link(const char *old, const char *new) { return fails(1) ? -1 : REAL(link)(old, new); }
int symlinkat(const char *old, int folder, const char *new) {
  return fails(1) ? -1 : REAL(symlinkat)(old, folder, new);
}
int symlink(const char *old, const char *new) { return symlinkat(old, AT_FDCWD, new); }
int chmod(const char *path, mode_t mode) { return fails(0) ? -1 : REAL(chmod)(path, mode); }

int unlinkat(int folder, const char *path, int flags) {
  int result = fails(0) ? -1 : REAL(unlinkat)(folder, path, flags);
  if (result == 0 && flags & AT_REMOVEDIR) freed_folders++;
  return result;
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

ssize_t read(int file, void *bytes, size_t count) {
  if (is_for(READING, file) && getenv("FAULT_ENDS") && fails_as_counted(0)) return 0;
  return is_for(READING, file) && fails_to_read() ? -1 : REAL(read)(file, bytes, count);
}

void *mmap(void *start, size_t length, int protection, int flags, int file, off_t offset) {
  if (is_for(READING, file) && fails_to_read()) return MAP_FAILED;
  return REAL(mmap)(start, length, protection, flags, file, offset);
}

struct dirent *readdir(DIR *folder) {
  if (fails_to_read()) return NULL;
  struct dirent *entry = REAL(readdir)(folder);
  if (entry && getenv("FAULT_TYPES")) entry->d_type = DT_UNKNOWN;
  return entry;
}

DIR *opendir(const char *path) { return fails_to_read() ? NULL : REAL(opendir)(path); }
int flock(int file, int way) { return fails_to_read() ? -1 : REAL(flock)(file, way); }
int access(const char *path, int way) { return fails_to_read() ? -1 : REAL(access)(path, way); }
int fstat(int file, struct stat *info) { return fails_to_read() ? -1 : REAL(fstat)(file, info); }
int stat(const char *path, struct stat *info) { return fails_to_read() ? -1 : REAL(stat)(path, info); }
int lstat(const char *path, struct stat *info) { return fails_to_read() ? -1 : REAL(lstat)(path, info); }

int fstatat(int folder, const char *path, struct stat *info, int flags) {
  return fails_to_read() ? -1 : REAL(fstatat)(folder, path, info, flags);
}

ssize_t readlink(const char *path, char *bytes, size_t count) {
  return fails_to_read() ? -1 : REAL(readlink)(path, bytes, count);
}

char *realpath(const char *path, char *real) { return fails_to_read() ? NULL : REAL(realpath)(path, real); }

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%d %d", calls, forced);
  fclose(file);
}
