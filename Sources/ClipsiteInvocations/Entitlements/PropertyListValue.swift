import ClipsiteMarkup

/// A value of an entitlement, as Xcode writes it into a property list.
enum PropertyListValue: Hashable, Sendable {
  /// `true` or `false`.
  case flag(Bool)
  /// Texts in order.
  case texts([String])

  /// A property list of one dictionary, with the tabs of Xcode.
  static func file(_ entries: [(key: String, value: PropertyListValue)]) -> [UInt8] {
    let lines = entries.flatMap { entry in
      ["\t<key>\(MarkupEscaping.escaped(entry.key, .xmlWithSpaces))</key>"]
        + entry.value.lines.map { "\t" + $0 }
    }
    return Array((header + lines + ["</dict>", "</plist>", ""]).joined(separator: "\n").utf8)
  }

  private static let header = [
    #"<?xml version="1.0" encoding="UTF-8"?>"#,
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
    #"<plist version="1.0">"#, "<dict>",
  ]

  private var lines: [String] {
    switch self {
    case .flag(let value): [value ? "<true/>" : "<false/>"]
    case .texts(let texts):
      ["<array>"] + texts.map { "\t<string>\(MarkupEscaping.escaped($0, .xmlWithSpaces))</string>" } + [
        "</array>"
      ]
    }
  }
}
