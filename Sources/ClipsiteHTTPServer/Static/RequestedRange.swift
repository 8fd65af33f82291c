import ClipsiteAppClips

/// What the `Range` field of a request asks for (RFC 9110, section 14.2).
package enum RequestedRange: Equatable {
  /// The whole: another unit, several ranges, or nothing that can be understood.
  case ignored
  /// Nothing that is there.
  case unsatisfiable
  /// These bytes.
  case part(Range<Int>)

  /// Reads the field for a representation of a size in bytes.
  package init(_ field: String, size: Int) {
    self = .ignored
    guard let equals = field.firstIndex(of: "="), field[..<equals].equalsWithoutCase("bytes") else { return }
    let specification = field[field.index(after: equals)...].trimmed
    let ends = specification.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else { return }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (nil, nil): return
    case (nil, let length?): self = Self.suffix(length, size: size)
    case (let first?, let last):
      if let last, last < first { return }
      self = first < size ? .part(first..<min(last ?? size, size - 1) + 1, size: size) : .unsatisfiable
    }
  }

  private static func suffix(_ length: Int, size: Int) -> RequestedRange {
    if length == 0 { return .unsatisfiable }
    // The last bytes of nothing are nothing, which Content-Range cannot say.
    return size == 0 ? .ignored : .part(max(0, size - length)..<size)
  }

  private static func part(_ range: Range<Int>, size: Int) -> RequestedRange {
    .part(range.clamped(to: 0..<size))
  }

  /// A number, however large; nil when there are no digits.
  private static func number(_ digits: Substring) -> Int? { digits.isEmpty ? nil : Int(digits) ?? .max }
}
