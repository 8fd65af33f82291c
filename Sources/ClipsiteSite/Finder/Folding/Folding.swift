/// Folds texts so that a search finds what people mean: without letter case, accents, and punctuation.
///
/// The script of the finder does the same with the same rules. A test compares both in browsers.
package struct Folding: Sendable {
  /// Most letters are below this number, and are looked up directly.
  private static let directLimit = 0x2000
  private static let unchanged = Int16(-1)

  /// The results, each once for all letters in a range.
  private var texts: [[UInt8]] = []
  /// For each letter below the limit the position of its result.
  private var direct = Array(repeating: Self.unchanged, count: Self.directLimit)
  /// The other letters that change, ascending.
  private var ranges: [(letters: ClosedRange<UInt32>, text: Int16)] = []

  /// Reads the table.
  package init() {
    FoldingTable.entries.withUTF8Buffer { bytes in
      for entry in bytes.split(separator: UInt8(ascii: ";")) { add(entry) }
    }
  }

  private mutating func add(_ entry: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else { return }
    let numbers = entry[..<equals].split(separator: UInt8(ascii: "-"))
      .compactMap { UInt32(String(decoding: $0, as: UTF8.self), radix: 16) }
    guard let first = numbers.first, let last = numbers.last else { return }
    let text = Int16(texts.count)
    texts.append(Array(entry[(equals + 1)...]))
    if last < Self.directLimit {
      for letter in first...last { direct[Int(letter)] = text }
    } else {
      ranges.append((first...last, text))
    }
  }

  /// Appends a text in folded form: words with one space between them.
  package func append(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        append(ascii: UInt8(scalar.value), after: start, to: &bytes)
      } else if Self.syllables.contains(scalar.value) {
        Self.appendParts(ofSyllable: scalar.value, to: &bytes)
      } else if let folded = folded(scalar.value) {
        for byte in texts[folded] { append(byte, after: start, to: &bytes) }
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
      }
    }
    if bytes.count > start, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  /// The Korean syllables.
  private static let syllables = UInt32(0xAC00)...0xD7A3

  /// Appends the two or three letters of a syllable, which are what some keyboards and file systems write (Unicode,
  /// section 3.12).
  private static func appendParts(ofSyllable scalar: UInt32, to bytes: inout [UInt8]) {
    let index = scalar - syllables.lowerBound
    let (initial, vowel, final) = (0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28)
    for part in [initial, vowel, final] where part != 0x11A7 {
      if let letter = Unicode.Scalar(part) { bytes.append(contentsOf: UTF8.encode(letter).unsafelyUnwrapped) }
    }
  }

  /// A text in folded form.
  package func text(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func folded(_ letter: UInt32) -> Int? {
    if letter < Self.directLimit {
      let text = direct[Int(letter)]
      return text == Self.unchanged ? nil : Int(text)
    }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].letters.upperBound < letter { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].letters.contains(letter) else { return nil }
    return Int(ranges[low].text)
  }

  private func append(ascii byte: UInt8, after start: Int, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
    case UInt8(ascii: "'"): break
    default: append(UInt8(ascii: " "), after: start, to: &bytes)
    }
  }

  /// Appends a folded byte, and a space only between words.
  private func append(_ byte: UInt8, after start: Int, to bytes: inout [UInt8]) {
    if byte == UInt8(ascii: " "), bytes.count == start || bytes.last == byte { return }
    bytes.append(byte)
  }
}
