/// A size as people write it: `300 KiB`, `8 MiB`, `2 GiB`, or a number of bytes (IEC 80000-13 for the units).
package struct FileSize: Hashable, Sendable, CustomStringConvertible {
  /// The size in bytes, above 0.
  let bytes: Int

  private static let units = [("GiB", 30), ("MiB", 20), ("KiB", 10)]

  /// A number of bytes.
  init(bytes: Int) { self.bytes = bytes }

  /// Reads a size; nil for anything else, for 0, and for more than `Int.max` bytes.
  init?(_ text: String) {
    let unit = Self.units.first { text.hasSuffix($0.0) }
    var digits = unit.map { text.dropLast($0.0.count) } ?? text[...]
    if unit != nil, digits.last == " " { digits = digits.dropLast() }
    guard digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(digits), number > 0 else {
      return nil
    }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: 1 << (unit?.1 ?? 0))
    guard !overflow else { return nil }
    self.bytes = bytes
  }

  /// The size in the largest unit that gives a whole number.
  package var description: String {
    guard let (name, shift) = Self.units.first(where: { bytes % (1 << $0.1) == 0 }) else {
      return "\(bytes) bytes"
    }
    return "\(bytes >> shift) \(name)"
  }
}
