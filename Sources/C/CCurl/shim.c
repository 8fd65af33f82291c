#include "ClipsiteCCurl.h"

#include <dlfcn.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/socket.h>

// libcurl's macros check the types of arguments, which here are those of our functions.
#undef curl_easy_getinfo
#undef curl_easy_setopt
#undef curl_multi_setopt

// Each call that is used, by its name.
#define FOR_EACH_CALL(use) \
  use(curl_easy_cleanup) use(curl_easy_getinfo) use(curl_easy_init) use(curl_easy_reset) use(curl_easy_setopt) \
  use(curl_easy_strerror) use(curl_global_init) use(curl_multi_add_handle) use(curl_multi_cleanup) \
  use(curl_multi_info_read) use(curl_multi_init) use(curl_multi_perform) use(curl_multi_poll) \
  use(curl_multi_remove_handle) use(curl_multi_setopt) use(curl_slist_append) use(curl_slist_free_all) \
  use(curl_version)

#define MEMBER(name) __typeof__(name) *name;
static struct {
  FOR_EACH_CALL(MEMBER)
} call;

// The state of zlib, as its binary interface has it (zlib.h): its headers are not needed to build.
struct inflater {
  const unsigned char *input;
  unsigned input_left;
  unsigned long input_total;
  unsigned char *output;
  unsigned output_left;
  unsigned long output_total;
  const char *message;
  void *state, *allocate, *release, *context;
  int type;
  unsigned long sum, reserved;
};

// The calls of the zlib that libcurl brings with it.
static struct {
  const char *(*version)(void);
  int (*init)(struct inflater *, int window, const char *version, int size);
  int (*inflate)(struct inflater *, int flush);
  int (*end)(struct inflater *);
} zlib;

static void find_zlib(void *library) {
  zlib.version = (__typeof__(zlib.version))dlsym(library, "zlibVersion");
  zlib.init = (__typeof__(zlib.init))dlsym(library, "inflateInit2_");
  zlib.inflate = (__typeof__(zlib.inflate))dlsym(library, "inflate");
  zlib.end = (__typeof__(zlib.end))dlsym(library, "inflateEnd");
}

const char *clipsite_curl_load(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define FIND(name) \
  if (!(call.name = (__typeof__(name) *)dlsym(library, #name))) return dlerror();
  FOR_EACH_CALL(FIND)
  find_zlib(library);
  return call.curl_global_init(CURL_GLOBAL_SSL) == CURLE_OK ? NULL : "it cannot be initialized";
}

const char *clipsite_curl_version(void) { return call.curl_version(); }

CURL *clipsite_curl_easy_init(void) { return call.curl_easy_init(); }

void clipsite_curl_easy_reset(CURL *handle) { call.curl_easy_reset(handle); }

void clipsite_curl_easy_cleanup(CURL *handle) { call.curl_easy_cleanup(handle); }

const char *clipsite_curl_easy_strerror(CURLcode code) { return call.curl_easy_strerror(code); }

CURLcode clipsite_curl_set_number(CURL *handle, CURLoption option, long value) {
  return call.curl_easy_setopt(handle, option, value);
}

CURLcode clipsite_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return call.curl_easy_setopt(handle, option, value);
}

CURLcode clipsite_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return call.curl_easy_setopt(handle, option, value);
}

CURLcode clipsite_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return call.curl_easy_setopt(handle, option, value);
}

CURLcode clipsite_curl_set_receiver(CURL *handle, CURLoption option, clipsite_curl_receiver value) {
  return call.curl_easy_setopt(handle, option, value);
}

CURLcode clipsite_curl_set_seeker(CURL *handle, clipsite_curl_seeker value) {
  return call.curl_easy_setopt(handle, CURLOPT_SEEKFUNCTION, value);
}

CURLcode clipsite_curl_set_opener(CURL *handle, curl_opensocket_callback value) {
  return call.curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, value);
}

curl_socket_t clipsite_curl_open(const struct curl_sockaddr *address) {
  return socket(address->family, address->socktype, address->protocol);
}

const unsigned char *clipsite_curl_address(const struct curl_sockaddr *address, int *count) {
  const void *name = &address->addr;
  *count = address->family == AF_INET ? 4 : 16;
  if (address->family == AF_INET) return (const unsigned char *)&((const struct sockaddr_in *)name)->sin_addr;
  return address->family == AF_INET6 ? ((const struct sockaddr_in6 *)name)->sin6_addr.s6_addr : NULL;
}

CURLcode clipsite_curl_get_number(CURL *handle, CURLINFO info, long *value) {
  return call.curl_easy_getinfo(handle, info, value);
}

CURLcode clipsite_curl_get_size(CURL *handle, CURLINFO info, curl_off_t *value) {
  return call.curl_easy_getinfo(handle, info, value);
}

CURLcode clipsite_curl_get_pointer(CURL *handle, CURLINFO info, void **value) {
  return call.curl_easy_getinfo(handle, info, value);
}

CURLM *clipsite_curl_multi_init(void) { return call.curl_multi_init(); }

void clipsite_curl_multi_cleanup(CURLM *handle) { call.curl_multi_cleanup(handle); }

void clipsite_curl_multi_add(CURLM *handle, CURL *transfer) { call.curl_multi_add_handle(handle, transfer); }

void clipsite_curl_multi_remove(CURLM *handle, CURL *transfer) {
  call.curl_multi_remove_handle(handle, transfer);
}

void clipsite_curl_multi_perform(CURLM *handle) {
  int running = 0;
  call.curl_multi_perform(handle, &running);
}

void clipsite_curl_multi_wait(CURLM *handle, int milliseconds) {
  call.curl_multi_poll(handle, NULL, 0, milliseconds, NULL);
}

const CURLMsg *clipsite_curl_multi_next(CURLM *handle) {
  int left = 0;
  return call.curl_multi_info_read(handle, &left);
}

CURLMcode clipsite_curl_multi_set_number(CURLM *handle, CURLMoption option, long value) {
  return call.curl_multi_setopt(handle, option, value);
}

CURLcode clipsite_curl_result(const CURLMsg *message) {
  return message->data.result;
}

struct curl_slist *clipsite_curl_list_append(struct curl_slist *list, const char *text) {
  return call.curl_slist_append(list, text);
}

void clipsite_curl_list_free(struct curl_slist *list) { call.curl_slist_free_all(list); }

const char *clipsite_curl_decompress(
  const unsigned char *bytes, size_t count, size_t limit, unsigned char **output, size_t *size) {
  struct inflater stream = {.input = bytes, .input_left = (unsigned)count};
  // 15 is the largest window, and 16 more mean a gzip file (zlib.h, inflateInit2).
  if (!zlib.version || !zlib.init || !zlib.inflate || !zlib.end
      || zlib.init(&stream, 15 + 16, zlib.version(), sizeof stream) != 0) return "zlib cannot be used";
  const char *problem = NULL;
  size_t room = 0;
  for (int result = 0; !problem && result != 1 && *size <= limit;) {
    if (*size == room) {
      room = room ? room * 2 : count * 4 + 1024;
      if (room > limit) room = limit + 1;
      unsigned char *larger = realloc(*output, room);
      if (!larger) problem = "there is not enough memory";
      if (!larger) break;
      *output = larger;
    }
    stream.output = *output + *size;
    stream.output_left = (unsigned)(room - *size);
    result = zlib.inflate(&stream, 0);
    *size = room - stream.output_left;
    // Less output than there is room for means that there is no more input.
    if (result == -5 || (result == 0 && stream.output_left > 0)) problem = "the gzip data ends too early";
    else if (result != 0 && result != 1) problem = stream.message ? stream.message : "it is not gzip data";
  }
  zlib.end(&stream);
  return problem;
}

void clipsite_curl_free(unsigned char *output) { free(output); }
