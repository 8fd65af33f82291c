import ClipsiteCLibrary

/// Operations of the hot path on buffers of bytes.
extension [UInt8] {
  /// Appends a text that stands in the program, byte by byte as it is.
  package mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the order of these bytes and others: less than 0 if these come first, 0 if they are the same.
  package func order(to other: UnsafeRawBufferPointer) -> Int {
    guard let first = baseAddress, let second = other.baseAddress else { return count - other.count }
    let order = memcmp(first, second, Swift.min(count, other.count))
    return order == 0 ? count - other.count : Int(order)
  }
}
