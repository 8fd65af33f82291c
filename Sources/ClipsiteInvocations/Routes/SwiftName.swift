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
