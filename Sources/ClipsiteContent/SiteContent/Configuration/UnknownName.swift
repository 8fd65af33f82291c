package import ClipsiteSystem
import ClipsiteText

extension SystemError {
  /// A name that is none of those that are known.
  ///
  /// - Parameter owner: What has the names, as in “It has a, b” or “It is one of a, b”.
  package static func unknown(
    _ problem: String, _ name: String, among known: [String], _ owner: String
  ) -> SystemError {
    let hint =
      Suggestion.nearest(to: name, in: known).map { "Did you mean '\($0)'?" }
      ?? "\(owner) \(known.joined(separator: ", "))"
    return .usage("\(problem) '\(name)'. \(hint)")
  }
}
