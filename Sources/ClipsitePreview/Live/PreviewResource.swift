import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText

/// The answer of a preview for a path.
package struct PreviewResource: Sendable {
  /// The meaning of the answer.
  enum Outcome: Hashable, Sendable {
    /// The file is there: status 200.
    case found
    /// A short URL: status 301 to a path on a domain of the site. The body is the page that hosts without
    /// redirects serve.
    case redirect(to: AssociatedDomain, path: String)
    /// The domain's answer to unknown URLs: status 404.
    case notFound
    /// The file has errors and was not made before: status 503.
    case unavailable
  }

  /// The meaning of the answer.
  let kind: Outcome
  let contentType: String
  /// The bytes.
  package let body: [UInt8]
  /// The mistakes that rendering found.
  let diagnostics: [Diagnostic]
  /// The number of the build that the bytes come from.
  let build: Int
  /// The file of the page that is shown, by path below the content folder, if it is one.
  let file: RelativePath?
}
