// The parts of a C library that Embedded Swift needs: memory and the stack guard. The EngineWasm plugin
// compiles this file for WebAssembly only. The resulting WebAssembly files import nothing.
#if defined(__wasm__)
// With this attribute, memory.copy and memory.fill become single instructions.
#pragma clang attribute push(__attribute__((target("bulk-memory"))), apply_to = function)
#include <stddef.h>
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(name)))

// The heap is a row of blocks from the end of the static data to the end of the memory. Each block begins
// with its size and the size of the previous block, so a freed block can be merged with a free neighbor on
// either side. A list ("bin") holds the free blocks of each power of two. If a block is larger than
// necessary, it is split. A size is a multiple of 16, payloads are aligned to 16, and the lowest bit of a
// size marks a block in use.
typedef struct Block {
  uint32_t before;
  uint32_t size;
  struct Block *next, *last;  // only while free
} Block;

enum { HEADER = 8, GRAIN = 16, PAGE = 65536, BINS = 32, USED = 1 };

static Block *bins[BINS];
static uint32_t filled;  // a bit for each bin with blocks
static uintptr_t end;  // the address of the last block, which has size 0 and is in use; 0 before the first growth
static uint32_t liveBytes, liveBlocks;

extern unsigned char __heap_base;

static uint32_t sizeOf(const Block *block) { return block->size & ~(uint32_t)USED; }
static Block *after(Block *block) { return (Block *)((uintptr_t)block + sizeOf(block)); }
static unsigned binOf(uint32_t size) { return 31 - (unsigned)__builtin_clz(size); }

static void insert(Block *block, uint32_t size) {
  unsigned bin = binOf(size);
  block->size = size;
  after(block)->before = size;
  block->last = 0;
  block->next = bins[bin];
  if (block->next) block->next->last = block;
  bins[bin] = block;
  filled |= 1u << bin;
}

static void removeFromBin(Block *block) {
  unsigned bin = binOf(block->size);
  if (block->next) block->next->last = block->last;
  if (block->last) {
    block->last->next = block->next;
  } else if (!(bins[bin] = block->next)) {
    filled &= ~(1u << bin);
  }
}

// Frees a block: merges it with the free blocks beside it, and adds the result to a bin.
static void release(Block *block, uint32_t size) {
  Block *next = (Block *)((uintptr_t)block + size);
  if (!(next->size & USED)) {
    removeFromBin(next);
    size += next->size;
  }
  if (block->before) {
    Block *previous = (Block *)((uintptr_t)block - block->before);
    if (!(previous->size & USED)) {
      removeFromBin(previous);
      size += previous->size;
      block = previous;
    }
  }
  insert(block, size);
}

// Grows the memory by at least `size` bytes, which become a free block.
static int grow(uint32_t size) {
  uintptr_t top = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  if (!end) {
    // The payload of the first block is aligned, so its header is not. The remainder of the initial memory is
    // used before the memory grows.
    uintptr_t base = (((uintptr_t)&__heap_base + HEADER + GRAIN - 1) & ~(uintptr_t)(GRAIN - 1)) - HEADER;
    end = base + HEADER + GRAIN <= top ? top - HEADER : base;
    if (end != base) {
      ((Block *)base)->before = 0;
      ((Block *)end)->size = USED;
      release((Block *)base, (uint32_t)(end - base));
      return 1;
    }
    ((Block *)end)->before = 0;
  }
  uint32_t pages = (size + GRAIN + PAGE - 1) / PAGE;
  if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  Block *block = (Block *)end;
  end += (uintptr_t)pages * PAGE;
  ((Block *)end)->size = USED;
  release(block, pages * PAGE);
  return 1;
}

// Removes and returns a free block of at least `size` bytes, or 0. It is the first large enough block in the
// bin of the size. Otherwise it is the first block in the bins of larger sizes, in which every block is large
// enough.
static Block *take(uint32_t size) {
  unsigned bin = binOf(size);
  for (Block *block = bins[bin]; block; block = block->next)
    if (block->size >= size) {
      removeFromBin(block);
      return block;
    }
  uint32_t larger = bin < 31 ? filled >> (bin + 1) << (bin + 1) : 0;
  if (!larger) return 0;
  Block *block = bins[__builtin_ctz(larger)];
  removeFromBin(block);
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t length) {
  if (length > 0x40000000u || alignment > GRAIN) return 12;  // the types of the engine have at most this alignment
  uint32_t size = ((uint32_t)length + HEADER + GRAIN - 1) & ~(uint32_t)(GRAIN - 1);
  if (size < 2 * GRAIN) size = 2 * GRAIN;
  Block *block;
  while (!(block = take(size)))
    if (!grow(size)) return 12;
  uint32_t room = block->size;
  block->size = room | USED;
  after(block)->before = room;
  if (room - size >= 2 * GRAIN) {
    block->size = size | USED;
    after(block)->before = size;
    release(after(block), room - size);
  }
  liveBytes += sizeOf(block);
  liveBlocks += 1;
  *result = (unsigned char *)block + HEADER;
  return 0;
}

void free(void *payload) {
  if (!payload) return;
  Block *block = (Block *)((unsigned char *)payload - HEADER);
  liveBytes -= sizeOf(block);
  liveBlocks -= 1;
  release(block, sizeOf(block));
}

// For leak tests: the allocated bytes and blocks, headers included, and the size of the memory.
EXPORT("overscroll_live_bytes") uint32_t overscroll_live_bytes(void) { return liveBytes; }
EXPORT("overscroll_live_blocks") uint32_t overscroll_live_blocks(void) { return liveBlocks; }
EXPORT("overscroll_total_bytes") uint32_t overscroll_total_bytes(void) {
  return (uint32_t)__builtin_wasm_memory_size(0) * PAGE;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

// Multiplies two 128-bit numbers, for the formatting of decimals.
__int128 __multi3(__int128 a, __int128 b) {
  const uint64_t aLow = (uint64_t)a, bLow = (uint64_t)b;
  const uint64_t a0 = (uint32_t)aLow, a1 = aLow >> 32, b0 = (uint32_t)bLow, b1 = bLow >> 32;
  const uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  const uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32) + aLow * (uint64_t)(b >> 64) + (uint64_t)(a >> 64) * bLow;
  return (__int128)((unsigned __int128)high << 64 | ((other << 32) | (uint32_t)low));
}

// The stack guard may be constant. It is random elsewhere to hinder attacks that write past an array, but the
// engine checks every index.
uintptr_t __stack_chk_guard = 0x5ca1ab1e;
void __stack_chk_fail(void) { __builtin_trap(); }
#pragma clang attribute pop
#endif
