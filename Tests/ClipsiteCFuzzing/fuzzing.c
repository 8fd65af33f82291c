#include "ClipsiteCFuzzing.h"

#include <stdlib.h>

#ifdef CLIPSITE_LIBFUZZER
// No header declares it (LLVM, “Using libFuzzer as a library”).
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*attempt)(const uint8_t *bytes, size_t count));

static clipsite_fuzz_attempt current_attempt;
static void *current_context;

static int try_input(const uint8_t *bytes, size_t count) {
  current_attempt(current_context, bytes, count);
  return 0;
}
#endif

void clipsite_fuzz(int count, char **arguments, clipsite_fuzz_attempt attempt, void *context) {
#ifdef CLIPSITE_LIBFUZZER
  current_attempt = attempt;
  current_context = context;
  exit(LLVMFuzzerRunDriver(&count, &arguments, try_input));
#else
  (void)count, (void)arguments, (void)attempt, (void)context;
#endif
}
