internal import ClipsiteCCrypto

/// SHA-256 (FIPS 180-4) by libcrypto.
package enum SHA256 {
  /// The digest of some bytes: 32 bytes.
  package static func digest(_ bytes: [UInt8]) -> [UInt8] {
    let digest = MessageDigest.digest(bytes, EVP_sha256(), count: 32)
    // It is in every OpenSSL and takes no memory to speak of.
    guard let digest else { preconditionFailure("libcrypto without SHA-256") }
    return digest
  }

  /// The code that authenticates a message with a key (HMAC, RFC 2104): 32 bytes.
  package static func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let code = [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      var length: UInt32 = 0
      let result = HMAC(
        EVP_sha256(), key, Int32(key.count), message, message.count, buffer.baseAddress, &length)
      count = result == nil ? 0 : Int(length)
    }
    precondition(code.count == 32, "libcrypto without HMAC")
    return code
  }
}
