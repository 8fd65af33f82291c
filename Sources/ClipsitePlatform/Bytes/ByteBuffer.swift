/// Operations of the hot path on buffers of bytes.
extension [UInt8] {
  /// Appends a text that stands in the program, byte by byte as it is.
  package mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
