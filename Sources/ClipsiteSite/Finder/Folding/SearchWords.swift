/// The words of a text as the index and its script compare them: folded, and in their shortest spelling.
///
/// `Saint` and `St`, `ü` and `ue`, and `&` and `and` are the same, because people type either.
package enum SearchWords {
  /// The words, which have lost the `e` of `ue`, with their short spellings.
  private static let pairs = FoldingTable.short.split(separator: ",").map { pair in
    let parts = pair.split(separator: ":")
    return (long: Array(parts[0].utf8), short: Array(parts[1].utf8.filter { $0 != UInt8(ascii: "\"") }))
  }

  /// Appends the words of a text with one space between them.
  package static func append(_ text: String, by folding: Folding, to bytes: inout [UInt8]) {
    let start = bytes.count
    folding.append(text, to: &bytes)
    var (read, end) = (start, start)
    while read < bytes.count {
      let word = end
      if end > start {
        bytes[end] = UInt8(ascii: " ")
        end += 1
      }
      let first = end
      var last: UInt8 = 0
      while read < bytes.count, bytes[read] != UInt8(ascii: " ") {
        let byte = bytes[read]
        read += 1
        if byte != UInt8(ascii: "e") || !isBeforeE(last) {
          bytes[end] = byte
          end += 1
        }
        last = byte
      }
      read += 1
      let pair = pairs.first { pair in
        pair.long.count == end - first && pair.long.elementsEqual(bytes[first..<end])
      }
      guard let pair else { continue }
      end = pair.short.isEmpty ? word : first + pair.short.count
      for (offset, byte) in pair.short.enumerated() { bytes[first + offset] = byte }
    }
    bytes.removeLast(bytes.count - end)
  }

  /// Indicates whether an `e` after a letter can mean its umlaut.
  private static func isBeforeE(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "a") || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "u")
  }
}
