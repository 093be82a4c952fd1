#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// Starts to count the allocations of this process.
void allocation_counter_start(void);

/// Returns the number of allocations since the start, or -1 if the platform cannot count them.
long allocation_counter_read(void);

/// Returns the number of allocated bytes, including the allocator's own, or -1 if the platform cannot count
/// them.
long allocation_counter_live_bytes(void);

#endif
