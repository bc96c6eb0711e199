// What libFuzzer lets a program call (compiler-rt, lib/fuzzer/FuzzerInterface.h).
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Fuzzes, or runs the files that the arguments name; returns the exit status.
int LLVMFuzzerRunDriver(
  int *_Nonnull argc, char *_Nullable *_Nonnull *_Nonnull argv,
  int (*_Nonnull one)(const uint8_t *_Nullable bytes, size_t count));

/// Changes bytes in any of libFuzzer's ways; returns how many there are now, at most `most`.
size_t LLVMFuzzerMutate(uint8_t *_Nonnull bytes, size_t count, size_t most);
