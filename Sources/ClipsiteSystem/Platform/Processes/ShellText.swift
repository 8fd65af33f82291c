/// Text for a command line that people copy into a shell.
package enum ShellText {
  /// A word as a POSIX shell reads it: as it is, or between single quotes.
  package static func quoted(_ word: String) -> String {
    // At the start of a word, zsh would look for a program behind an equals sign.
    let isPlain = !word.isEmpty && word.utf8.first != UInt8(ascii: "=") && word.utf8.allSatisfy(isPlain)
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// A path as a POSIX shell reads it. A leading dash would be an option.
  package static func quoted(path: String) -> String { quoted(path.hasPrefix("-") ? "./" + path : path) }

  /// Indicates whether a byte means itself in every shell.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
