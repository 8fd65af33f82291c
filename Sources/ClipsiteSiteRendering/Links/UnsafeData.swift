import ClipsiteContentParsing
import ClipsiteDiagnostics

/// An address that runs code, in data that a template puts into a link. It has the code of those in Markdown.
enum UnsafeData {
  static func diagnostic(_ address: String, _ scheme: String, key: String?, at place: SourceRange)
    -> Diagnostic
  {
    let source = key.map { " in `\($0)`" } ?? ""
    return Diagnostic(
      .unsafeLink, at: place,
      "the address `\(address)`\(source) is left out; `\(scheme):` addresses are not safe on a page",
      fix: "link to an `https` URL")
  }
}
