import ClipsiteAppClips

/// Writes plain text as Markdown that shows just that text: no markup, no raw HTML, no front matter.
package enum MarkdownText {
  /// The paragraphs of a text, with a line end after the last; empty for text without any.
  package static func paragraphs(_ text: String) -> String {
    let lines = PlainText.lines(text).map(escaped)
    let paragraphs = lines.split(separator: "", omittingEmptySubsequences: true)
    return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// One line, with a backslash before what would be markup there (CommonMark 0.30, section 2.4).
  private static func escaped(_ line: String) -> String {
    let bytes = Array(line.utf8)
    let marker = markerOffset(in: bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    for (index, byte) in bytes.enumerated() {
      if index == marker || isMarkup(byte) || isEntityStart(bytes, at: index) {
        result.append(UInt8(ascii: "\\"))
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  /// An ampersand that a letter, a digit or `#` follows.
  private static func isEntityStart(_ bytes: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "&"), index + 1 < bytes.count else { return false }
    return bytes[index + 1] == UInt8(ascii: "#") || bytes[index + 1].isLetterOrDigit
  }

  /// Returns the offset where a line needs a backslash to be plain text, and not a heading, list, quotation,
  /// rule, or fence.
  private static func markerOffset(in bytes: [UInt8]) -> Int? {
    switch bytes.first {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="),
      UInt8(ascii: "~"):
      return 0
    default: break
    }
    let digits = bytes.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    guard digits > 0, digits < bytes.count, digits + 1 == bytes.count || bytes[digits + 1] == 0x20 else {
      return nil
    }
    return bytes[digits] == UInt8(ascii: ".") || bytes[digits] == UInt8(ascii: ")") ? digits : nil
  }
}

/// The file that `clipsite new NAME` writes: a location with a title, and every other key as a comment.
package enum NewLocation {
  /// The text of the file. It is valid as it stands: only the title is set, and the body is one sentence.
  ///
  /// - Parameter title: the location's name, of one line; “New location” when it is blank.
  package static func text(title: String) -> String {
    let name = PlainText.line(title)
    let title = name.isEmpty ? "New location" : name
    return """
      ---
      title: \(YAMLScalar.text(title))
      # Remove the `#` in front of a key to set it.
      # description: Fresh donuts, order ahead.   # one sentence for previews and search results
      # image: market.jpg                         # beside this file, or an absolute https URL
      # clip:
      #   display: card                           # card, banner or none
      #   title: Market Street Donuts             # at most 30 characters; without it, the title
      #   subtitle: Order ahead, skip the line    # at most 56 characters
      #   action: open                            # open, view or play
      #   category: FOOD_AND_DRINK
      # place:                                    # makes the page a location, listed on the page of its folder
      #   street: 1 Market St
      #   locality: San Francisco
      #   region: CA
      #   postal-code: "94105"                    # in quotes: it is text
      #   country: US                             # ISO 3166-1, two letters
      #   latitude: 37.7936                       # degrees, north is positive
      #   longitude: -122.3958                    # degrees, east is positive
      #   phone: "+1 415 555 0100"
      #   hours: ["Mo-Fr 06:00-18:00"]
      # aliases: [/m]                             # short URLs that lead here
      # app-links:
      #   ios: [{url: "donuts://market", app-name: Donuts}]
      #   web: {should-fallback: true}
      # draft: true                               # leaves the page out of the build
      ---

      \(MarkdownText.paragraphs("Welcome to \(title)."))
      """
  }
}
