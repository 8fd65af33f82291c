#include "CCurlShim.h"

CURLcode clipsite_curl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

CURLcode clipsite_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

CURLcode clipsite_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

CURLcode clipsite_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

CURLcode clipsite_curl_set_receiver(CURL *handle, CURLoption option, clipsite_curl_receiver value) {
  return curl_easy_setopt(handle, option, value);
}

CURLcode clipsite_curl_get_number(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

CURLcode clipsite_curl_get_size(CURL *handle, CURLINFO info, curl_off_t *value) {
  return curl_easy_getinfo(handle, info, value);
}

CURLcode clipsite_curl_get_pointer(CURL *handle, CURLINFO info, void **value) {
  return curl_easy_getinfo(handle, info, value);
}

CURLMcode clipsite_curl_multi_set_number(CURLM *handle, CURLMoption option, long value) {
  return curl_multi_setopt(handle, option, value);
}

CURLcode clipsite_curl_result(const CURLMsg *message) {
  return message->data.result;
}
