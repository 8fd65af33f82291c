// The floor of `.ci/bench`: the least that a generator on these libraries does. It reads each page, hands its front matter to
// libyaml and its text to libcmark, throws away what they make of it, and writes a file of the page's size, or compares with
// the one there. It knows nothing of the site, so no link, tag, template, or check is in it.
//
//     floor CONTENT OUTPUT
#define _GNU_SOURCE
#include <cmark.h>
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

// The bytes of head and frame around the text of a page.
#define FRAME 4300

struct page {
  char *source, *output;
};

static struct page *pages;
static size_t count, room;
static atomic_size_t next;

static void fail(const char *path) {
  perror(path);
  exit(74);
}

static char *joined(const char *folder, const char *name, size_t length) {
  char *path = NULL;
  if (asprintf(&path, "%s/%.*s", folder, (int)length, name) < 0) fail(folder);
  return path;
}

// Lists the pages of a folder, and of the folders in it.
static void list(const char *folder, const char *output) {
  DIR *directory = opendir(folder);
  if (!directory || (mkdir(output, 0777) && access(output, W_OK))) fail(folder);
  for (struct dirent *entry; (entry = readdir(directory));) {
    size_t length = strlen(entry->d_name);
    if (entry->d_name[0] == '.') continue;
    char *source = joined(folder, entry->d_name, length), *target = joined(output, entry->d_name, length);
    if (entry->d_type == DT_DIR) list(source, target);
    if (length < 4 || strcmp(entry->d_name + length - 3, ".md")) continue;
    if (count == room) pages = realloc(pages, (room = 2 * room + 1024) * sizeof *pages);
    pages[count++] = (struct page){source, target};
  }
  closedir(directory);
}

// The bytes of a file, or NULL if it is missing. The size is -1 then.
static char *contents(const char *path, ssize_t *size) {
  struct stat status;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  *size = -1;
  if (file < 0) return NULL;
  if (fstat(file, &status)) fail(path);
  char *bytes = malloc(status.st_size + 1);
  if ((*size = read(file, bytes, status.st_size)) != status.st_size) fail(path);
  bytes[*size] = 0;
  close(file);
  return bytes;
}

static void parse(const char *bytes, size_t size) {
  const char *end = size > 4 ? strstr(bytes + 4, "\n---\n") : NULL;
  if (end) {
    yaml_parser_t parser;
    yaml_event_t event;
    int isLast = 0;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, (const unsigned char *)bytes + 4, end - bytes - 4);
    while (!isLast && yaml_parser_parse(&parser, &event)) {
      isLast = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
  }
  const char *text = end ? end + 5 : bytes;
  free(cmark_markdown_to_html(text, size - (text - bytes), CMARK_OPT_UNSAFE));
}

static void make(struct page page) {
  ssize_t size, old;
  char *source = contents(page.source, &size);
  if (!source) fail(page.source);
  parse(source, size);
  char *bytes = memset(malloc(size + FRAME), 'x', size + FRAME), *present = contents(page.output, &old);
  if (old != size + FRAME || memcmp(present, bytes, old)) {
    int file = open(page.output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0 || write(file, bytes, size + FRAME) != size + FRAME || close(file)) fail(page.output);
  }
  free(source), free(bytes), free(present);
}

static void *work(void *unused) {
  for (size_t start; (start = atomic_fetch_add(&next, 64)) < count;)
    for (size_t index = start; index < count && index < start + 64; index++) make(pages[index]);
  return unused;
}

int main(int argc, char **argv) {
  if (argc != 3) return fprintf(stderr, "usage: floor CONTENT OUTPUT\n"), 64;
  list(argv[1], argv[2]);
  long workers = sysconf(_SC_NPROCESSORS_ONLN);
  pthread_t *threads = calloc(workers, sizeof *threads);
  for (long index = 1; index < workers; index++) pthread_create(&threads[index], NULL, work, NULL);
  work(NULL);
  for (long index = 1; index < workers; index++) pthread_join(threads[index], NULL);
}
