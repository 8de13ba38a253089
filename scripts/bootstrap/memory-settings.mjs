/**
 * For the allocator of glibc, which otherwise keeps what many threads once needed (compiling PGlite, cutting pictures):
 * the service's memory at its peak is a third lower with these (docs/decisions/0008-performance-choices.md). Other systems ignore them.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
