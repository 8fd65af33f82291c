import ClipsiteAppClips
import ClipsiteMustache
package import ClipsiteText

/// A mistake in the head of a rendered page, before it is known who made it.
package struct HeadFinding {
  /// The kind of mistake.
  package enum Mistake: Equatable {
    /// The page has this tag twice.
    case doubled(String)
    /// The page has all tags that the program computed twice.
    case twice
    /// The page has none of the tags that the program computed.
    case noHead
    /// The page lacks this tag.
    case missing(String)
    /// The tags that the program computed, or this one of them, are in the `<body>`.
    case inBody(String?)
    /// The content of an App Clip tag is not what Safari expects.
    case banner(Diagnostic)
  }

  /// The kind of mistake.
  package let kind: Mistake
  /// The bytes of the page to blame, or `nil` for what is missing.
  package let range: Range<Int>?
}

/// Finds the cause of mistakes in the head of a page: a line of the theme, or the page with its data.
///
/// The page is rendered once more for this, so pages without mistakes cost nothing. What a theme does is
/// reported at its place there and without a word about the page, so that all pages give one diagnostic.
struct HeadBlame {
  let origins: RenderOrigins?
  /// The path of the template that rendered the page.
  let template: String
  /// The page's file, or `nil` for a page without one.
  let page: SourceRange?

  /// Returns the diagnostic of a mistake.
  func diagnostic(_ finding: HeadFinding) -> Diagnostic {
    switch finding.kind {
    case .doubled(let label): doubled(label, finding)
    case .twice:
      Diagnostic(
        .doubledTag, at: range(of: finding).range, "the theme places {{head.tags}} a second time",
        fix: "remove one of them")
    case .noHead: missing("the theme does not place {{head.tags}} here", at: headRange)
    case .missing(let label): missing("the theme leaves out the tag `\(label)` here", at: headRange)
    case .inBody(let label):
      missing(
        (label.map { "the tag `\($0)` is" } ?? "the tags of the head are")
          + " in the `<body>`, where nothing reads \(label == nil ? "them" : "it")",
        at: range(of: finding).range)
    case .banner(let mistake): banner(mistake, finding)
    }
  }

  private func doubled(_ label: String, _ finding: HeadFinding) -> Diagnostic {
    let (range, isTheme) = range(of: finding)
    return Diagnostic(
      .doubledTag, at: range,
      isTheme
        ? "this is a second tag `\(label)` on the page"
        : "the page rendered by \(template) has the tag `\(label)` twice",
      fix: "remove the one beside {{head.tags}}")
  }

  private func missing(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingTag, at: range, message, fix: "place {{head.tags}} in the `<head>` of the template")
  }

  private func banner(_ mistake: Diagnostic, _ finding: HeadFinding) -> Diagnostic {
    let isTheme = isTheme(mistake, in: finding.range)
    return Diagnostic(
      .mistakenBanner, at: isTheme ? range(of: finding).range : page ?? SourceRange(template),
      (isTheme ? "" : "in the page rendered by \(template), ") + mistake.message,
      fix: "place {{head.tags}} instead of a tag of your own", severity: mistake.severity)
  }

  /// Returns the line of the theme that wrote a tag, or the page if its text or data did.
  private func range(of finding: HeadFinding) -> (range: SourceRange, isTheme: Bool) {
    guard let range = finding.range, let origin = origins?.origin(of: range.lowerBound) else {
      return (page ?? SourceRange(template), page == nil)
    }
    switch origin {
    case .text(let text): return (SourceRange(text.path, clamped(text.bytes, to: range.count)), true)
    // A theme decides where the head goes, and what it writes of the site's data.
    case .value(let name, let tag) where name.hasPrefix("head.") || name.hasPrefix("site."):
      return (tag, true)
    case .value(_, let tag): return page.map { ($0, false) } ?? (tag, true)
    }
  }

  /// The `<head>` in the theme.
  private var headRange: SourceRange {
    guard let origins, let start = origins.bytes.withUnsafeBytes({ HeadElements.headStart(in: $0) }),
      case .text(let text)? = origins.origin(of: start)
    else { return SourceRange(template) }
    return SourceRange(text.path, clamped(text.bytes, to: "<head".utf8.count))
  }

  private func clamped(_ range: Range<Int>?, to length: Int) -> Range<Int>? {
    range.map { $0.lowerBound..<min($0.upperBound, $0.lowerBound + length) }
  }

  /// Indicates whether the theme wrote the mistake in an App Clip tag, and not data that it placed in the
  /// tag.
  private func isTheme(_ mistake: Diagnostic, in range: Range<Int>?) -> Bool {
    guard let origins, let range, case .text? = origins.origin(of: range.lowerBound) else { return false }
    let written = range.filter { if case .text? = origins.origin(of: $0) { true } else { false } }
    let text = String(decoding: written.map { origins.bytes[$0] }, as: UTF8.self)
    let value = mistake.message.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first
    return value.map { text.contains($0) } ?? true
  }
}

extension DiagnosticCode {
  /// A rendered page has a tag of its head twice.
  package static let doubledTag = DiagnosticCode(
    "DoubledTag", .error,
    summary: "A page has a tag twice.",
    explanation: """
      Tags such as `apple-itunes-app`, `og:image`, or the canonical link occur once on a page, or readers
      choose one of them. `{{head.tags}}` writes all of them.
      """,
    fix: "Remove the tag from the theme or the raw HTML.",
    example: .init(
      .head,
      wrong: """
        {{head.tags}}
        <meta property="og:title" content="Market Street">
        """,
      right: "{{head.tags}}"))

  /// A rendered page lacks a tag of its head.
  package static let missingTag = DiagnosticCode(
    "MissingTag", .error,
    summary: "The theme does not place `{{head.tags}}` inside `<head>`.",
    explanation: """
      The App Clip card or the preview of such a page never shows. A theme may also forget a tag, or write
      tags into the `<body>`. Any element that does not belong to a head begins the body, with or without
      `<body>`.
      """,
    fix: "Write `{{head.tags}}` at the top of `<head>`.",
    example: .init(.head, wrong: "<title>{{page.title}}</title>", right: "{{head.tags}}"))
}
