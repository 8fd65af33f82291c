import ClipsiteNetwork
import ClipsiteText

/// A page that was requested, and what its checks compare it with.
struct LivePage: Sendable {
  /// An answer that visitors see as a page.
  typealias Document = (answer: HTTPAnswer, tags: PageTags)

  let expected: ExpectedPage
  let outcome: DomainObservation.Outcome
  /// The content, or `nil` if there is no answer, a challenge, or another answer than a page.
  let document: Document?
  /// The live AASA file, or `nil` if Apple's systems cannot read it.
  var association: LiveAssociation?
  /// The check that finds an error of the domain that keeps Apple's systems from the AASA file, or `nil`.
  var obstacle: DiagnosticCode?
  /// The rules of `robots.txt`, or `nil` without any.
  var robots: RobotsRules?

  init(_ expected: ExpectedPage, _ outcome: DomainObservation.Outcome) {
    self.expected = expected
    self.outcome = outcome
    document = (try? outcome.get()).flatMap {
      $0.status == 200 && $0.challenge == nil && $0.mediaType == "text/html" ? ($0, PageTags($0.body)) : nil
    }
  }

  /// The URL that was requested.
  var url: String { expected.url }
}

/// A page as it should be.
struct ExpectedPage: Sendable {
  /// The standard for a page.
  enum Comparison: Sendable {
    /// The page in the output folder.
    case build
    /// Its own tags and the AASA file, because there is no site.
    case agreement
  }

  /// The domain that serves it.
  let domain: String
  let url: String
  /// The page that it leads to, when it is a short URL.
  let redirectTarget: String?
  /// Its bytes in the output folder, or `nil` for a short URL that has no page.
  let bytes: [UInt8]?
  /// The standard for the page.
  var comparison = Comparison.build
  /// The kind of the URL in a site here, or `nil` if the site does not have it.
  var known: KnownURL?
  /// The URLs that redirected here, one to the next.
  var earlier: [String] = []

  /// These URLs and its own.
  var way: [String] { earlier + [url] }
}

/// The kind of a URL of a site, for a URL that is verified alone.
package enum KnownURL: Hashable, Sendable {
  /// A page, which shows the banner instead of the card, or not.
  case page(isBanner: Bool)
  /// A short URL of a page.
  case shortURL(of: String)
}
