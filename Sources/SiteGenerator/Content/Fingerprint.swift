/// Tells whether the front matter of a file is the same as when it was read first, within one run.
enum Fingerprint {
  /// A hash of the first bytes of a file; 0 when the file has become shorter than that.
  static func of(_ bytes: [UInt8], end: Int) -> UInt64 {
    guard end <= bytes.count else { return 0 }
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[..<end])) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
