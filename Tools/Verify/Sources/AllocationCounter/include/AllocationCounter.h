#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// Starts to count allocations of this process.
void allocation_counter_start(void);

/// How many blocks have been allocated since the start. -1 where the platform cannot tell.
long allocation_counter_read(void);

/// How many bytes are allocated now, the allocator's own included. -1 where the platform cannot tell.
long allocation_counter_live_bytes(void);

#endif
