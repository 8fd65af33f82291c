import ClipsiteText

extension SiteRoutes {
  /// The routes as Swift source in UTF-8: an enumeration of the locations, and the table. It imports the
  /// library `InvocationRouting`.
  package var swiftSource: [UInt8] {
    source(by: "clipsite routes --format swift", before: "\nimport ClipsiteInvocationRouting\n")
  }

  /// The same with the source of the library instead of its import, so that it is all that an App Clip needs.
  package var standaloneSwiftSource: [UInt8] {
    let library = RouterSource.files.sorted { $0.key < $1.key }.map { "\n" + $0.value }
    return source(by: "clipsite routes --format swift --standalone", before: Self.standaloneNote)
      + Array((Self.libraryNote + library.joined()).utf8)
  }

  private func source(by command: String, before lines: String) -> [UInt8] {
    let names = SwiftName.make(from: locations.map(\.id))
    let cases = zip(names, locations).map { name, location in
      """
        /// \(VisibleText.escaped(location.title)): <\(location.url)>
        case \(name) = \(Self.literal(location.id))

      """
    }
    return Array((swiftHead(command, lines) + cases.joined() + swiftTail).utf8)
  }

  private static let standaloneNote = """
    // It needs iOS 14, Swift 6 (Xcode 16) in language mode 5 or 6, and no package. Remove the library
    // InvocationRouting from the targets that compile this file.

    """

  private static let libraryNote = """

    // MARK: - Router

    // What follows is the library InvocationRouting of clipsite, word by word.
    //
    // Copyright (c) 2026 The clipsite authors. SPDX-License-Identifier: MIT

    """

  private func swiftHead(_ command: String, _ lines: String) -> String {
    """
    // swift-format-ignore-file
    // Written by `\(command)`; changes are lost when it is written again.
    \(lines)
    /// The businesses and locations of \(VisibleText.escaped(siteName)).
    enum SiteLocation: String, CaseIterable, Sendable {

    """
  }

  private var swiftTail: String {
    """

      /// The location that an invocation leads to; nil for the start screen.
      init?(_ invocation: Invocation) {
        guard let id = invocation.location?.id else { return nil }
        self.init(rawValue: id)
      }
    }

    extension RoutingTable {
      /// The URLs of \(VisibleText.escaped(siteName)).
      static let site = RoutingTable(generated: \(Self.rawLiteral(String(decoding: compactJSON, as: UTF8.self))))
    }

    """
  }

  /// A text in quotes; paths of content have no character that Swift takes for anything else, or it is
  /// escaped.
  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A text as it is, between more number signs than it has in a row, so that nothing in it ends it or is
  /// taken for an interpolation.
  private static func rawLiteral(_ text: String) -> String {
    var (longest, length) = (0, 0)
    for byte in text.utf8 {
      length = byte == UInt8(ascii: "#") ? length + 1 : 0
      longest = max(longest, length)
    }
    let signs = String(repeating: "#", count: longest + 1)
    return "\(signs)\"\(text)\"\(signs)"
  }
}

/// Names of enumeration cases in Swift.
enum SwiftName {
  /// The words that a case cannot be named without more ado (The Swift Programming Language, “Keywords and
  /// Punctuation”).
  private static let reserved: Set<String> = [
    "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "none", "open", "operator",
    "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct",
    "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    // What the enumeration has already.
    "allCases", "hash", "hashValue", "rawValue", "type",
  ]

  /// The name for a path: its words, the second and later ones with a capital. `index` at the end is left
  /// out.
  ///
  /// - Returns: Letters and digits of ASCII, no digit first, no reserved word.
  static func make(from path: String) -> String {
    let words = path.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let used = words.count > 1 && path.hasSuffix("/index") ? words.dropLast() : words[...]
    var name = used.first.map { $0.lowercased() } ?? "location"
    for word in used.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    if name.first?.isNumber == true { name = "_" + name }
    return reserved.contains(name) ? name + "_" : name
  }

  /// The names for several paths, each another: where two would be the same, the later ones get a number.
  static func make(from paths: [String]) -> [String] {
    var taken: Set<String> = []
    return paths.map { path in
      let name = make(from: path)
      var (result, number) = (name, 2)
      while !taken.insert(result).inserted {
        result = "\(name)_\(number)"
        number += 1
      }
      return result
    }
  }
}
