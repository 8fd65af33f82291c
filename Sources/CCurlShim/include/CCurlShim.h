// The calls of libcurl that take arguments of any type, one function for each type: Swift imports no variadic functions.
#ifndef CLIPSITE_CURL_SHIM_H
#define CLIPSITE_CURL_SHIM_H

#include <curl/curl.h>

typedef size_t (*clipsite_curl_receiver)(char *bytes, size_t size, size_t count, void *context);

CURLcode clipsite_curl_set_number(CURL *handle, CURLoption option, long value);
CURLcode clipsite_curl_set_size(CURL *handle, CURLoption option, curl_off_t value);
CURLcode clipsite_curl_set_text(CURL *handle, CURLoption option, const char *value);
CURLcode clipsite_curl_set_pointer(CURL *handle, CURLoption option, void *value);
CURLcode clipsite_curl_set_receiver(CURL *handle, CURLoption option, clipsite_curl_receiver value);
CURLcode clipsite_curl_get_number(CURL *handle, CURLINFO info, long *value);
CURLcode clipsite_curl_get_size(CURL *handle, CURLINFO info, curl_off_t *value);
CURLcode clipsite_curl_get_pointer(CURL *handle, CURLINFO info, void **value);
CURLMcode clipsite_curl_multi_set_number(CURLM *handle, CURLMoption option, long value);
CURLcode clipsite_curl_result(const CURLMsg *message);

#endif
