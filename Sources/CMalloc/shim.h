// How freed memory is kept: what Swift imports of Glibc has no malloc.h.
#if defined(__linux__) && __has_include(<malloc.h>)
#include <malloc.h>
#endif

// Blocks below 1 MB come from a thread's heap, which keeps up to 8 MB that are free at its end: handed
// back to the system and asked for again, each page of 4 KB is emptied and mapped anew. Larger ones,
// which few photos need, go back at once: among the smaller ones they would stay where they were.
// A heap grows by 4 MB more than it was asked for: where the end of the heap has room, a block above 1 MB
// comes from it, too. Of files of all kinds that is a quarter of all page faults, and 2 % of the time.
static inline void exifdump_keep_freed_memory(void) {
#if defined(M_MMAP_THRESHOLD) && defined(M_TRIM_THRESHOLD) && defined(M_TOP_PAD)
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
  mallopt(M_TRIM_THRESHOLD, 8 << 20);
  mallopt(M_TOP_PAD, 4 << 20);
#endif
}
