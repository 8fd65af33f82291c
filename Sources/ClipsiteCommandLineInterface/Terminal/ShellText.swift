/// Text for a command line that people copy into a shell.
enum ShellText {
  /// A word as a POSIX shell reads it: as it is, or between single quotes. A leading dash would be an option.
  static func quoted(_ word: String) -> String {
    let word = word.hasPrefix("-") ? "./" + word : word
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// Indicates whether a byte means itself in every shell.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
