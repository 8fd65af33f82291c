/// What is wrong with a value of `publish` in `site.yml`.
package struct PublishMistake: Error {
  /// One sentence without a full stop.
  let message: String
  /// What to do about it.
  let fix: String

  init(_ message: String, fix: String) {
    self.message = message
    self.fix = fix
  }
}
