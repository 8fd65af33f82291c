/// A server to be measured.
struct PreviewContestant {
  /// What the table calls it.
  let name: String
  /// The program, by path or by name, and its arguments.
  let words: [String]
  /// The port that it listens on.
  let port: UInt16
  /// The path of the page.
  let path: String
  /// The host that is asked for.
  var host = "localhost"

  /// The same server with the path of its program; nil when that is not installed.
  var installed: PreviewContestant? {
    InstalledProgram.path(of: words[0]).map { program in
      PreviewContestant(
        name: name, words: [program] + words.dropFirst(), port: port, path: path, host: host)
    }
  }
}
