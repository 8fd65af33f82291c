internal import ClipsiteCCrypto

/// A private key for ES256: ECDSA with the curve P-256 and SHA-256 (RFC 7518, section 3.4), by libcrypto.
/// Never printed.
///
/// An object, because libcrypto keeps the key and must be told when nobody needs it any more.
package final class ES256Key {
  /// The fault of a key.
  package enum Fault: Error, Hashable, Sendable {
    /// The text is no private key that can be read without a password.
    case unreadable
    /// The key is of another kind, such as RSA, or of another curve.
    case otherKind
  }

  private let key: OpaquePointer

  /// Reads a key in PKCS#8 (RFC 5958), as PEM: `-----BEGIN PRIVATE KEY-----`.
  package init(pem: [UInt8]) throws(Fault) {
    let source = BIO_new_mem_buf(pem, Int32(clamping: pem.count))
    defer { BIO_free(source) }
    // A key with a password is refused; by default libcrypto would ask for it on the terminal.
    let read = PEM_read_bio_PrivateKey(source, nil, { _, _, _, _ in -1 }, nil)
    ERR_clear_error()
    guard let key = read else { throw .unreadable }
    guard Self.isP256(key) else {
      EVP_PKEY_free(key)
      throw .otherKind
    }
    self.key = key
  }

  deinit { EVP_PKEY_free(key) }

  private static func isP256(_ key: OpaquePointer) -> Bool {
    var name = [CChar](repeating: 0, count: 64)
    var length = 0
    guard EVP_PKEY_get_group_name(key, &name, name.count, &length) == 1 else { return false }
    let text = String(decoding: name.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text == "prime256v1" || text == "P-256"
  }

  /// The signature of a message: r and s, 32 bytes each, as web tokens have it, or `nil` if libcrypto
  /// refuses.
  package func signature(of message: [UInt8]) -> [UInt8]? {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    var length = 0
    guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
      EVP_DigestSign(context, nil, &length, message, message.count) == 1
    else { return nil }
    var encoded = [UInt8](repeating: 0, count: length)
    guard EVP_DigestSign(context, &encoded, &length, message, message.count) == 1 else { return nil }
    return Self.plain(encoded.prefix(length))
  }

  /// The two numbers out of the structure that libcrypto writes (RFC 3279, section 2.2.3).
  private static func plain(_ encoded: ArraySlice<UInt8>) -> [UInt8]? {
    encoded.withUnsafeBufferPointer { buffer in
      var pointer = buffer.baseAddress
      guard let signature = d2i_ECDSA_SIG(nil, &pointer, buffer.count) else { return nil }
      defer { ECDSA_SIG_free(signature) }
      var plain = [UInt8](repeating: 0, count: 64)
      let isWhole = plain.withUnsafeMutableBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return false }
        return BN_bn2binpad(ECDSA_SIG_get0_r(signature), start, 32) == 32
          && BN_bn2binpad(ECDSA_SIG_get0_s(signature), start + 32, 32) == 32
      }
      return isWhole ? plain : nil
    }
  }
}

extension ES256Key: CustomStringConvertible {
  /// Says nothing, so that no message shows a secret by accident.
  package var description: String { "a private key" }
}
