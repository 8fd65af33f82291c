internal import ClipsiteCCrypto

/// Digests in one call.
enum MessageDigest {
  /// The digest of some bytes, or nil when libcrypto refuses.
  static func digest(_ bytes: [UInt8], _ algorithm: OpaquePointer?, count: Int) -> [UInt8]? {
    var isDone = false
    let digest = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      isDone = EVP_Digest(bytes, bytes.count, buffer.baseAddress, nil, algorithm, nil) == 1
      filled = isDone ? count : 0
    }
    return isDone ? digest : nil
  }
}
