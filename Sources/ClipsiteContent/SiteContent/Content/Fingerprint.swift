/// A hash of bytes, the same within one run: it tells whether the front matter of a file is the same as when
/// it was read first, and finds the paths that links name.
package enum Fingerprint {
  /// A hash of the first bytes of a file; 0 when the file has become shorter than that.
  package static func of(_ bytes: [UInt8], end: Int) -> UInt64 {
    guard end <= bytes.count else { return 0 }
    return bytes.withUnsafeBytes { of(UnsafeRawBufferPointer(rebasing: $0[..<end]), seed: 0) }
  }

  /// A hash of bytes; another seed gives another hash.
  package static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    // Each step keeps different hashes different, so files that differ in one place never have the same.
    var hash = UInt64(bytes.count) | seed << 32
    var index = 0
    while index + 8 <= bytes.count {
      hash = mix(hash, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    for byte in bytes[index...] { hash = mix(hash, UInt64(byte)) }
    return hash
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 29)
  }
}
