#ifndef CLIPSITE_ARENA_H
#define CLIPSITE_ARENA_H

#include <stddef.h>

/// Memory for a C library that makes thousands of small objects and gives them all back together.
///
/// Each thread has an arena of its own. Small pieces are cut from blocks one after the other, and `arena_free` leaves
/// them where they are; large pieces are ordinary memory and are given back at once. When the last user of a thread's
/// arena leaves, all that is left is given back, except for one block that the next user starts with, and that the end of the thread gives back.

/// Begins a use of this thread's arena. Uses may be nested.
void arena_enter(void);

/// Ends a use on the same thread. With the last one, all pieces are gone.
void arena_leave(void);

/// A tree of libcmark.
struct cmark_node;

/// The tree of a Markdown text, in this thread's arena, or NULL if it needs more memory than the limit. Call it between
/// `arena_enter` and `arena_leave`.
///
/// libcmark does not check whether there is memory. So when the arena has more bytes than the limit, libcmark is left in
/// the middle of its work with `longjmp`. That is safe because all that it takes is in the arena, and because only frames of C
/// are between.
struct cmark_node *arena_parse(const char *bytes, size_t count, size_t limit);

/// A piece of `count` times `size` bytes, all zero. Ends the process when there is no memory, as libcmark's own
/// allocator does: the library has no other way to fail.
void *arena_calloc(size_t count, size_t size);

/// A piece with a new size and the bytes of the old one, as `realloc`.
void *arena_realloc(void *piece, size_t size);

/// Gives a piece back, as `free`.
void arena_free(void *piece);

#endif
