#include "AllocationCounter.h"

#include <stdatomic.h>
#include <stddef.h>

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#elif defined(__APPLE__)
#include <malloc/malloc.h>
#endif

static atomic_long count;

#if defined(__GLIBC__) || defined(__linux__)

// These functions replace those of the C library in the whole process, including the Swift runtime.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_realloc(block, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : 12;
}

void allocation_counter_start(void) { atomic_store(&count, 0); }

long allocation_counter_read(void) { return atomic_load(&count); }

long allocation_counter_live_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

#elif defined(__APPLE__)

// The C library calls this hook for every allocation. Bit 1 of the type is set when a block is created.
typedef void (*logger)(unsigned type, size_t, size_t, size_t, size_t, unsigned);
extern logger malloc_logger;

static void note(unsigned type, size_t zone, size_t a, size_t b, size_t result, unsigned skipped) {
  if (type & 2) atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void allocation_counter_start(void) {
  atomic_store(&count, 0);
  malloc_logger = note;
}

long allocation_counter_read(void) { return atomic_load(&count); }

long allocation_counter_live_bytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return (long)statistics.size_in_use;
}

#else

void allocation_counter_start(void) {}

long allocation_counter_read(void) { return -1; }

long allocation_counter_live_bytes(void) { return -1; }

#endif
