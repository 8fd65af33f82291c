import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteMustache

/// A mistake in the head of a rendered page, before it is known who made it.
package struct HeadFinding {
  /// The kind of mistake.
  package enum Kind: Equatable {
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
  package let kind: Kind
  /// The bytes of the page to blame, or `nil` for what is missing.
  package let range: Range<Int>?
}

/// Finds the cause of mistakes in the head of a page: a line of the theme, or the page with its data.
///
/// The page is rendered once more for this, so pages without mistakes cost nothing. What a theme does is
/// reported at its place there and without a word about the page, so that all pages give one diagnostic.
struct HeadBlame {
  private let origins: RenderOrigins?
  private let template: String
  private let page: SourceRange?

  /// - Parameters:
  ///   - template: The template that rendered the page.
  ///   - stack: The data that it was rendered with.
  ///   - page: The page's file, or `nil` for a page without one.
  init(
    _ template: TemplateID, of library: TemplateLibrary, with stack: [Value], limits: RenderLimits,
    page: SourceRange?
  ) {
    origins = try? RenderOrigins(rendering: template, of: library, with: stack, limits: limits)
    self.template = library.template(template).path
    self.page = page
  }

  /// Returns the diagnostic of a mistake.
  func diagnostic(_ finding: HeadFinding) -> Diagnostic {
    switch finding.kind {
    case .doubled(let label):
      let place = place(of: finding)
      return DoubledTag.diagnostic(label, template: place.isTheme ? nil : template, at: place.place)
    case .twice: return DoubledTag.diagnostic(at: place(of: finding).place)
    case .noHead: return MissingTag.diagnostic(at: headPlace)
    case .missing(let label): return MissingTag.diagnostic(label, at: headPlace)
    case .inBody(let label): return MissingTag.inBody(label, at: place(of: finding).place)
    case .banner(let mistake):
      let isTheme = isTheme(mistake, in: finding.range)
      let place = isTheme ? place(of: finding).place : page ?? SourceRange(template)
      return Diagnostic(
        .mistakenBanner, at: place,
        (isTheme ? "" : "in the page rendered by \(template), ") + mistake.message,
        fix: "place {{head.tags}} instead of a tag of your own", severity: mistake.severity)
    }
  }

  /// Returns the line of the theme that wrote a tag, or the page if its text or data did.
  private func place(of finding: HeadFinding) -> (place: SourceRange, isTheme: Bool) {
    guard let range = finding.range, let origin = origins?.origin(of: range.lowerBound) else {
      return (page ?? SourceRange(template), page == nil)
    }
    switch origin {
    case .text(let place): return (SourceRange(place.path, clamped(place.bytes, to: range.count)), true)
    // A theme decides where the head goes, and what it writes of the site's data.
    case .value(let name, let tag) where name.hasPrefix("head.") || name.hasPrefix("site."):
      return (tag, true)
    case .value(_, let tag): return page.map { ($0, false) } ?? (tag, true)
    }
  }

  /// The place of the `<head>` in the theme.
  private var headPlace: SourceRange {
    guard let origins, let start = origins.bytes.withUnsafeBytes({ HeadElements.headStart(in: $0) }),
      case .text(let place)? = origins.origin(of: start)
    else { return SourceRange(template) }
    return SourceRange(place.path, clamped(place.bytes, to: "<head".utf8.count))
  }

  private func clamped(_ range: Range<Int>?, to length: Int) -> Range<Int>? {
    range.map { $0.lowerBound..<min($0.upperBound, $0.lowerBound + length) }
  }

  /// Whether the theme wrote what is wrong with an App Clip tag, and not data that it placed in the tag.
  private func isTheme(_ mistake: Diagnostic, in range: Range<Int>?) -> Bool {
    guard let origins, let range, case .text? = origins.origin(of: range.lowerBound) else { return false }
    let written = range.filter { if case .text? = origins.origin(of: $0) { true } else { false } }
    let text = String(decoding: written.map { origins.bytes[$0] }, as: UTF8.self)
    let value = mistake.message.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first
    return value.map { text.contains($0) } ?? true
  }
}
