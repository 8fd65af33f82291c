#include "arena.h"

#include <cmark.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// Pieces start at multiples of this, as those of `malloc` do.
enum { alignment = 16 };
/// Larger pieces are ordinary memory: a buffer that grows would leave its old copies behind.
enum { largest_small_piece = 1 << 11 };
enum { block_size = 1 << 17 };

struct block {
  struct block *next;
};

/// What stands before a large piece: they form a list, so that what is left can be given back.
struct large_piece {
  struct large_piece *next, *previous;
};

/// What stands before each piece.
struct header {
  size_t size;
};

struct arena {
  /// The rest of the newest block.
  char *start, *end;
  struct block *blocks;
  struct large_piece *large;
  size_t users;
  /// The bytes of all blocks and large pieces.
  size_t size;
  size_t limit;
  /// Where `arena_parse` goes on when there is too little memory, or NULL outside of it.
  jmp_buf *way_out;
};

static _Thread_local struct arena arena;

static size_t aligned(size_t size) { return (size + alignment - 1) & ~(size_t)(alignment - 1); }

static struct header *header_of(void *piece) { return (struct header *)((char *)piece - alignment); }

static void *checked(void *memory) {
  if (memory == NULL) abort();
  return memory;
}

/// Counts memory before it is taken. libcmark does not expect that there is none, so nothing of it goes on then.
static void count(size_t size) {
  if (arena.way_out != NULL && arena.size + size > arena.limit) longjmp(*arena.way_out, 1);
  arena.size += size;
}

/// The first block of a thread, which it keeps until it ends.
static pthread_key_t first_block;
static pthread_once_t first_use = PTHREAD_ONCE_INIT;

static void make_key(void) {
  if (pthread_key_create(&first_block, free) != 0) abort();
}

/// Makes the newest block the one that pieces come from.
static void start_block(void) {
  arena.start = (char *)arena.blocks + aligned(sizeof(struct block));
  arena.end = (char *)arena.blocks + block_size;
}

__attribute__((noinline)) static void add_block(void) {
  count(block_size);
  struct block *block = checked(malloc(block_size));
  block->next = arena.blocks;
  arena.blocks = block;
  start_block();
  if (block->next != NULL) return;
  pthread_once(&first_use, make_key);
  if (pthread_setspecific(first_block, block) != 0) abort();
}

static void *small_piece(size_t size) {
  size_t needed = alignment + aligned(size);
  if ((size_t)(arena.end - arena.start) < needed) add_block();
  struct header *header = (struct header *)arena.start;
  arena.start += needed;
  header->size = size;
  return (char *)header + alignment;
}

__attribute__((noinline)) static void *large_piece(size_t size) {
  size_t link_size = aligned(sizeof(struct large_piece));
  if (size > SIZE_MAX - link_size - alignment) abort();
  count(size);
  struct large_piece *link = checked(malloc(link_size + alignment + size));
  link->previous = NULL;
  link->next = arena.large;
  if (link->next != NULL) link->next->previous = link;
  arena.large = link;
  char *start = (char *)link + link_size;
  ((struct header *)start)->size = size;
  return start + alignment;
}

static void *new_piece(size_t size) {
  return size > largest_small_piece ? large_piece(size) : small_piece(size);
}

void arena_enter(void) { arena.users += 1; }

void arena_leave(void) {
  arena.users -= 1;
  if (arena.users > 0) return;
  while (arena.large != NULL) {
    struct large_piece *next = arena.large->next;
    free(arena.large);
    arena.large = next;
  }
  arena.size = 0;
  if (arena.blocks == NULL) return;
  while (arena.blocks->next != NULL) {
    struct block *next = arena.blocks->next;
    free(arena.blocks);
    arena.blocks = next;
  }
  start_block();
  arena.size = block_size;
}

static cmark_node *tree_of(const char *bytes, size_t count) {
  static cmark_mem memory = {arena_calloc, arena_realloc, arena_free};
  cmark_parser *parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, &memory);
  cmark_parser_feed(parser, bytes, count);
  cmark_node *root = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  return root;
}

cmark_node *arena_parse(const char *bytes, size_t count, size_t limit) {
  jmp_buf way_out;
  if (setjmp(way_out) != 0) {
    arena.way_out = NULL;
    return NULL;
  }
  arena.limit = limit;
  arena.way_out = &way_out;
  cmark_node *root = tree_of(bytes, count);
  arena.way_out = NULL;
  return root;
}

void *arena_calloc(size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total)) abort();
  return memset(new_piece(total), 0, total);
}

void *arena_realloc(void *piece, size_t size) {
  if (piece == NULL) return new_piece(size);
  size_t old_size = header_of(piece)->size;
  if (size <= old_size) return piece;
  void *larger = new_piece(size);
  memcpy(larger, piece, old_size);
  arena_free(piece);
  return larger;
}

void arena_free(void *piece) {
  if (piece == NULL || header_of(piece)->size <= largest_small_piece) return;
  struct large_piece *link =
      (struct large_piece *)((char *)piece - alignment - aligned(sizeof(struct large_piece)));
  arena.size -= header_of(piece)->size;
  if (link->previous != NULL) link->previous->next = link->next;
  else arena.large = link->next;
  if (link->next != NULL) link->next->previous = link->previous;
  free(link);
}
