package import ClipsiteDiagnostics

/// A rendered page lacks a tag of its head.
package enum MissingTag {
  private static let fix = "place {{head.tags}} in the `<head>` of the template"

  /// The theme does not place the head.
  package static func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(.missingTag, at: place, "the theme does not place {{head.tags}} here", fix: fix)
  }

  /// The theme writes tags of the head itself and leaves one out.
  package static func diagnostic(_ tag: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(.missingTag, at: place, "the theme leaves out the tag `\(tag)` here", fix: fix)
  }

  /// - Parameter tag: The tag that is in the body; nil for all of them.
  static func inBody(_ tag: String?, at place: SourceRange) -> Diagnostic {
    let tags = tag.map { "the tag `\($0)` is" } ?? "the tags of the head are"
    return Diagnostic(
      .missingTag, at: place, "\(tags) in the `<body>`, where nothing reads \(tag == nil ? "them" : "it")",
      fix: fix)
  }
}

extension DiagnosticCode {
  /// A rendered page lacks a tag of its head.
  package static let missingTag = DiagnosticCode(
    "MissingTag", .error,
    explanation: """
      The head of a page is computed by clipsite and placed by the theme with `{{head.tags}}` inside `<head>`. A theme that
      leaves it out, writes the tags itself and forgets one, or places them in the `<body>`, makes pages whose App Clip card or
      preview never shows. Any element but those of a head begins the body, with or without `<body>`.
      """)
}
