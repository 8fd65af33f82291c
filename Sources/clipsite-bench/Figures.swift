/// Writes numbers for tables.
enum Figures {
  /// A number with digits behind the point, as in `12.30`.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((number * Double(scale)).rounded())
    guard digits > 0 else { return grouped(scaled) }
    return "\(grouped(scaled / scale)).\(SampleSize.padded(scaled % scale, to: digits))"
  }

  /// A whole number in groups of three digits, as in `12,345`.
  static func grouped(_ number: Int) -> String {
    number < 1000 ? String(number) : "\(grouped(number / 1000)),\(SampleSize.padded(number % 1000, to: 3))"
  }

  /// A cell of a table, filled up on the left.
  static func cell(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A cell of a table, filled up on the right.
  static func label(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
