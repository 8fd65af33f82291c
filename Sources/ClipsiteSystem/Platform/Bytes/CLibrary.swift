import ClipsiteCLibrary

/// Searches in raw bytes by the C library's vectorized functions, and C strings.
///
/// Pages are searched with these functions, so they are public: Swift inlines only public ones in other
/// modules.
package enum Memory {
  /// The offset of the first such byte at or after `start`.
  package static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int = 0)
    -> Int?
  {
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    guard let hit = memchr(base + start, Int32(byte), bytes.count - start) else { return nil }
    return UnsafeRawPointer(hit) - base
  }

  /// Returns the first range of a run of bytes inside `range`, or `nil` for an empty run.
  package static func firstRange(
    of needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, within range: Range<Int>
  ) -> Range<Int>? {
    guard let base = bytes.baseAddress, let wanted = needle.baseAddress, let first = needle.first else {
      return nil
    }
    let window = UnsafeRawBufferPointer(rebasing: bytes[..<range.upperBound])
    var start = range.lowerBound
    while let hit = firstIndex(of: first, in: window, from: start), hit + needle.count <= window.count {
      if memcmp(base + hit, wanted, needle.count) == 0 { return hit..<(hit + needle.count) }
      start = hit + 1
    }
    return nil
  }

  /// The bytes of a C string, without the zero at its end.
  package static func bytes(of string: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: string, count: strlen(string))
  }
}

/// Functions of the C library's mathematics that the standard library lacks.
package enum Mathematics {
  /// Returns the sine of an angle in radians.
  package static func sine(_ angle: Double) -> Double { sin(angle) }

  /// Returns the cosine of an angle in radians.
  package static func cosine(_ angle: Double) -> Double { cos(angle) }

  /// Returns a number to the power of another.
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
