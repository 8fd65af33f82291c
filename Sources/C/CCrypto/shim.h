#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>

#if OPENSSL_VERSION_MAJOR < 3
  #error "clipsite needs OpenSSL 3"
#endif
