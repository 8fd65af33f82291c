// libFuzzer, as a call: it keeps what it is to run without a context, and Swift's closures have one.
#ifndef CLIPSITE_FUZZING_H
#define CLIPSITE_FUZZING_H

#include <stddef.h>
#include <stdint.h>

// Tries one input.
typedef void (*clipsite_fuzz_attempt)(void *context, const uint8_t *bytes, size_t count);

// Lets libFuzzer choose inputs, as its arguments say, and ends the process. Comes back only in a build without it, which
// is every build but that of .ci/fuzz.
void clipsite_fuzz(int count, char **arguments, clipsite_fuzz_attempt attempt, void *context);

#endif
