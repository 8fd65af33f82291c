/// The ASCII form of host names with other letters (RFC 3492), for messages only: nothing is looked up by it.
///
/// Letters are lower-cased and not normalized further, so a name with combining marks has no form here.
enum Punycode {
  /// A host name with `xn--` labels, or `nil` if it has none, or holds what no label of a host holds.
  static func host(_ host: String) -> String? {
    guard host.utf8.count <= 1_000, !host.utf8.allSatisfy(\.isASCII) else { return nil }
    var labels: [String] = []
    for label in host.lowercased().split(separator: ".", omittingEmptySubsequences: false) {
      if label.utf8.allSatisfy(\.isASCII) {
        labels.append(String(label))
      } else {
        guard label.unicodeScalars.allSatisfy(isLetter), let encoded = encode(label) else { return nil }
        labels.append("xn--" + encoded)
      }
    }
    return labels.joined(separator: ".")
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber: true
    default: scalar == "-"
    }
  }

  /// The encoding of one label (section 6.3), or `nil` for one that is too long.
  static func encode(_ label: some StringProtocol) -> String? {
    let scalars = label.unicodeScalars.map { Int($0.value) }
    guard scalars.count <= 63 else { return nil }
    var output = label.utf8.filter(\.isASCII)
    var handled = output.count
    let basicCount = handled
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var (next, delta, bias) = (128, 0, 72)
    while handled < scalars.count {
      let least = scalars.reduce(Int.max) { $1 >= next ? min($0, $1) : $0 }
      delta += (least - next) * (handled + 1)
      next = least
      for scalar in scalars {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        append(delta, bias, to: &output)
        bias = adapted(delta, points: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      (delta, next) = (delta + 1, next + 1)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// A number in digits of falling weight (section 3.3).
  private static func append(_ number: Int, _ bias: Int, to output: inout [UInt8]) {
    var rest = number
    var position = 36
    while true {
      let threshold = min(max(position - bias, 1), 26)
      if rest < threshold { break }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      position += 36
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(value < 26 ? value + 97 : value - 26 + 48)
  }

  /// The bias for the next number (section 6.1).
  private static func adapted(_ delta: Int, points: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / points
    var position = 0
    while delta > 455 {
      delta /= 35
      position += 36
    }
    return position + 36 * delta / (delta + 38)
  }
}
