package import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteMustache
package import ClipsiteSystem

/// A domain that the site is written for. Each has a folder of its own and its own AASA file.
package struct SiteDomain: Sendable {
  /// The reason why the site has this domain.
  package enum Role: Sendable {
    /// The first of `domains`.
    case primary
    /// Another one of `domains`.
    case declared
    /// Another one of `domains`, which has short URLs in `aliases` and no pages.
    case shortURLs
  }

  package let name: AssociatedDomain
  /// The reason why the site has the domain.
  package internal(set) var role: Role
}

/// The answer of each domain to unknown URLs.
extension Site {
  /// The title of a domain's answer: that of its `404.md`, or the label of the theme in the language of the
  /// site.
  package func notFoundTitle(of domain: DomainID) -> String {
    notFoundPages[domain]?.source.fields.title ?? ownLabel("missing")
      ?? configuration.words(in: configuration.language).label("missing")
  }

  /// The domains whose answer has its text from a file, by its path below the content folder.
  package func domains(answeringWith path: RelativePath) -> [DomainID] {
    notFoundPages.keys.sorted().filter { notFoundPages[$0].map(source(of:)) == path }
  }

  /// Returns a word of the theme that `extra.labels` in `site.yml` has for the answers to unknown URLs, or
  /// `nil`.
  package func ownLabel(_ name: Name) -> String? { configuration.options.extra.label(name) }
}

extension Value {
  /// Returns the text of `labels.NAME` in a mapping `extra`, or `nil`.
  package func label(_ name: Name) -> String? {
    guard case .record(let extra) = self, case .record(let labels)? = extra["labels"],
      case .text(let text)? = labels[name]
    else { return nil }
    return text
  }
}
