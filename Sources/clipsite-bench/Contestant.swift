/// One way to make a folder of files, to be measured.
struct Contestant {
  /// What the table calls it.
  let name: String
  /// The program and its arguments.
  let words: [String]
  /// The folder that it writes.
  let output: String
}
