// libcurl, loaded when it is needed, as one function for each of its calls. Those that take arguments of any type have
// one for each type: Swift imports no variadic functions.
#ifndef CLIPSITE_CURL_SHIM_H
#define CLIPSITE_CURL_SHIM_H

#include <curl/curl.h>

#if LIBCURL_VERSION_NUM < 0x074200
  #error "clipsite needs libcurl 7.66 or newer"
#endif

typedef size_t (*clipsite_curl_receiver)(char *bytes, size_t size, size_t count, void *context);
typedef int (*clipsite_curl_seeker)(void *context, curl_off_t offset, int origin);

// Loads the library of this name, before any other call. NULL, or why it cannot be used, until the thread's next call.
const char *clipsite_curl_load(const char *name);

// The versions of libcurl and of what it uses, as in "libcurl/7.88.1 OpenSSL/3.0.19 zlib/1.2.13".
const char *clipsite_curl_version(void);

CURL *clipsite_curl_easy_init(void);
void clipsite_curl_easy_reset(CURL *handle);
void clipsite_curl_easy_cleanup(CURL *handle);
const char *clipsite_curl_easy_strerror(CURLcode code);

CURLcode clipsite_curl_set_number(CURL *handle, CURLoption option, long value);
CURLcode clipsite_curl_set_size(CURL *handle, CURLoption option, curl_off_t value);
CURLcode clipsite_curl_set_text(CURL *handle, CURLoption option, const char *value);
CURLcode clipsite_curl_set_pointer(CURL *handle, CURLoption option, void *value);
CURLcode clipsite_curl_set_receiver(CURL *handle, CURLoption option, clipsite_curl_receiver value);
CURLcode clipsite_curl_set_seeker(CURL *handle, clipsite_curl_seeker value);
CURLcode clipsite_curl_set_opener(CURL *handle, curl_opensocket_callback value);
// Opens a socket as libcurl would. The address, in the order of the network, and its 4 or 16 bytes; NULL for others.
curl_socket_t clipsite_curl_open(const struct curl_sockaddr *address);
const unsigned char *clipsite_curl_address(const struct curl_sockaddr *address, int *count);
CURLcode clipsite_curl_get_number(CURL *handle, CURLINFO info, long *value);
CURLcode clipsite_curl_get_size(CURL *handle, CURLINFO info, curl_off_t *value);
CURLcode clipsite_curl_get_pointer(CURL *handle, CURLINFO info, void **value);

CURLM *clipsite_curl_multi_init(void);
void clipsite_curl_multi_cleanup(CURLM *handle);
void clipsite_curl_multi_add(CURLM *handle, CURL *transfer);
void clipsite_curl_multi_remove(CURLM *handle, CURL *transfer);
void clipsite_curl_multi_perform(CURLM *handle);
// Waits until something happens or the milliseconds are over.
void clipsite_curl_multi_wait(CURLM *handle, int milliseconds);
// The next transfer that is done; NULL when there is none.
const CURLMsg *clipsite_curl_multi_next(CURLM *handle);
CURLMcode clipsite_curl_multi_set_number(CURLM *handle, CURLMoption option, long value);
CURLcode clipsite_curl_result(const CURLMsg *message);

struct curl_slist *clipsite_curl_list_append(struct curl_slist *list, const char *text);
void clipsite_curl_list_free(struct curl_slist *list);

// Decompresses gzip data, by the zlib of libcurl, and stops once there are more bytes than the limit. NULL, or why it
// cannot be decompressed. The output is NULL before, and is freed in both cases.
const char *clipsite_curl_decompress(
  const unsigned char *bytes, size_t count, size_t limit, unsigned char **output, size_t *size);
void clipsite_curl_free(unsigned char *output);

#endif
