import ClipsiteCCrypto

/// SHA-256 (FIPS 180-4) by libcrypto.
package enum SHA256 {
  /// The digest of some bytes: 32 bytes.
  package static func digest(_ bytes: [UInt8]) -> [UInt8] {
    // It is in every OpenSSL and takes no memory to speak of.
    guard let digest = ClipsiteSystem.digest(of: bytes, EVP_sha256(), count: 32) else {
      preconditionFailure("libcrypto without SHA-256")
    }
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

/// MD5 (RFC 1321) by libcrypto. It protects nothing; object stores compare it to notice bytes damaged on the
/// way.
package enum MD5 {
  /// The digest of some bytes: 16 bytes, or `nil` if the system's rules forbid the algorithm, as with FIPS
  /// 140.
  package static func digest(_ bytes: [UInt8]) -> [UInt8]? {
    ClipsiteSystem.digest(of: bytes, EVP_md5(), count: 16)
  }
}

/// Returns the digest of some bytes, or `nil` if libcrypto refuses.
private func digest(of bytes: [UInt8], _ algorithm: OpaquePointer?, count: Int) -> [UInt8]? {
  var isDone = false
  let digest = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    isDone = EVP_Digest(bytes, bytes.count, buffer.baseAddress, nil, algorithm, nil) == 1
    filled = isDone ? count : 0
  }
  return isDone ? digest : nil
}

/// Bytes as hexadecimal digits (RFC 4648, section 8), in lower case as signatures and digests have them.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Two digits for each byte.
  package static func text(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
      for (index, byte) in bytes.enumerated() {
        buffer[index * 2] = digits[Int(byte >> 4)]
        buffer[index * 2 + 1] = digits[Int(byte & 15)]
      }
      return bytes.count * 2
    }
  }
}

/// The version of libcrypto, as it reports it.
package enum CryptographyVersion {
  /// The version, as in `3.0.19`.
  package static var text: String {
    String(cString: OpenSSL_version(OPENSSL_VERSION_STRING))
  }
}
