// Tells ThreadSanitizer what it does not see of a `Mutex` of Swift: it follows the atomic operations of `withLock`, but not
// those inside Swift's runtime, which are used when threads wait for each other. `.ci/sanitize thread` links it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

void __tsan_acquire(void *address);
void __tsan_release(void *address);

// `_MutexHandle._lockSlow(_:)`
__attribute__((swiftcall)) void clipsite_lock(uint32_t thread, __attribute__((swift_context)) void *mutex) __asm__(LOCK);

__attribute__((swiftcall)) void clipsite_lock(uint32_t thread, __attribute__((swift_context)) void *mutex) {
  typedef __attribute__((swiftcall)) void function(uint32_t, __attribute__((swift_context)) void *);
  ((function *)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  __tsan_acquire(mutex);
}

// `_MutexHandle._unlockSlow()`
__attribute__((swiftcall)) void clipsite_unlock(__attribute__((swift_context)) void *mutex) __asm__(UNLOCK);

__attribute__((swiftcall)) void clipsite_unlock(__attribute__((swift_context)) void *mutex) {
  typedef __attribute__((swiftcall)) void function(__attribute__((swift_context)) void *);
  __tsan_release(mutex);
  ((function *)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
