import Diagnostics

/// A link or picture in a page's text leads nowhere.
enum DeadLink {
  static let code = DiagnosticCode(
    "DeadLink", .error,
    explanation: """
      Links and pictures in Markdown name files of the content folder: another page by its `.md` file, a picture by its own
      name, both seen from the folder of the page or, with a slash in front, from the content folder. clipsite turns
      them into URLs, in either layout. A target that is not there would be a broken link on the site.
      """)

  static func diagnostic(
    _ target: String, isDraft: Bool, suggestion: String?, at place: Place
  ) -> Diagnostic {
    if isDraft {
      return Diagnostic(
        code, at: place, "`\(target)` is a draft, which is not part of the site",
        fix: "publish it, or build with --drafts")
    }
    return Diagnostic(
      code, at: place, "`\(target)` leads to nothing in the content folder",
      fix: suggestion.map { "write `\($0)`" } ?? "correct the target, or add the file")
  }

  static func outside(_ target: String, at place: Place) -> Diagnostic {
    Diagnostic(
      code, at: place, "`\(target)` leads out of the content folder",
      fix: "move the file into the content folder")
  }
}
