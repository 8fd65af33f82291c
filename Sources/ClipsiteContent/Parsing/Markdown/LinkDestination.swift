/// The destination of a link or an image in Markdown, as the author wrote it.
package struct LinkDestination: Hashable, Sendable {
  /// The kind of element that has the destination.
  package enum Element: Hashable, Sendable {
    /// A link: `[text](destination)`, `<destination>` or a reference.
    case link
    /// An image: `![text](destination)` or a reference.
    case image
  }

  /// The destination with backslash escapes and entities resolved.
  package let text: String
  /// The kind of element that has it.
  package let kind: Element
  /// The bytes in the file: those of the destination where they can be found beside the link, otherwise those
  /// of the line with the link, as for reference links.
  package let range: Range<Int>
}

/// The treatment of a link or an image.
package enum LinkAction: Hashable, Sendable {
  /// It stays as it is.
  case keep
  /// It leads elsewhere: a URL, not yet escaped for HTML.
  case replace(String)
  /// It goes; its text, or the text that stands for the image, stays.
  case drop
}

/// The safety of a destination for a browser.
package enum LinkSafety: Equatable {
  /// A path, or a scheme that runs nothing.
  case safe
  /// The scheme, in lower case, runs code or shows content made up on the spot.
  case unsafe(scheme: String)
  /// `//host/path`, which takes its scheme from the page.
  case protocolRelative

  private static let unsafeSchemes: Set<String> = [
    "javascript", "vbscript", "livescript", "data", "file", "blob", "filesystem", "view-source", "about",
  ]

  /// Examines a destination as browsers read it: white space and control characters before and inside the
  /// scheme count nothing (URL Standard, section 4.4), and escapes such as `%09` in a scheme are not
  /// trusted either.
  package init(_ destination: UnsafeRawBufferPointer) {
    // Most links, and nothing to be afraid of.
    if destination.starts(with: "https:".utf8) {
      self = .safe
      return
    }
    let start = destination.firstIndex { $0 > 0x20 } ?? destination.count
    let rest = UnsafeRawBufferPointer(rebasing: destination[start...])
    if Self.isSlash(rest, 0), Self.isSlash(rest, 1) {
      self = .protocolRelative
    } else if let scheme = Self.scheme(of: rest), Self.unsafeSchemes.contains(scheme) {
      self = .unsafe(scheme: scheme)
    } else {
      self = .safe
    }
  }

  /// Browsers read a backslash as a slash.
  private static func isSlash(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    index < bytes.count && (bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "\\"))
  }

  /// Returns the text before the first colon, if it may be a scheme.
  private static func scheme(of bytes: UnsafeRawBufferPointer) -> String? {
    let end = bytes.prefix(100).firstIndex { byte in
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
      default: false
      }
    }
    guard let end, bytes[end] == UInt8(ascii: ":") else { return nil }
    let name = decodingPercent(bytes[..<end]).filter { $0 > 0x20 && $0 != 0x7F }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  private static func decodingPercent(_ bytes: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    var decoded: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
