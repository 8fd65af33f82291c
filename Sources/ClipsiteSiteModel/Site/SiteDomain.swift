package import ClipsiteAppClips
import ClipsiteMustache
package import ClipsitePlatform

/// A domain that the site is written for. Each has a folder of its own and its own AASA file.
package struct SiteDomain: Sendable {
  /// The reason why the site has this domain.
  package enum Role: Sendable {
    /// The first of `domains`.
    case primary
    /// Another one of `domains`.
    case declared
    /// The domain of a short URL in `aliases`.
    case shortURLs
  }

  package let name: AssociatedDomain
  /// The reason why the site has the domain.
  package let role: Role
}

/// The answer of each domain to unknown URLs.
extension Site {
  /// The title of a domain's answer: that of its `404.md`, or the label of the theme in the language of the
  /// site.
  package func notFoundTitle(of domain: DomainID) -> String {
    notFoundPages[domain]?.source.fields.title ?? label("missing") ?? "Page not found"
  }

  /// The domains whose answer has its text from a file, by its path below the content folder.
  package func domains(answeringWith path: RelativePath) -> [DomainID] {
    notFoundPages.keys.sorted().filter { notFoundPages[$0].map(source(of:)) == path }
  }

  /// Returns a word of the theme as templates see it in `site.extra.labels`, or `nil` if the site does not
  /// have it.
  private func label(_ name: String) -> String? {
    let words = configuration.options.words.words(in: configuration.language)
    guard case .record(let extra) = words.extra(configuration.options.extra),
      case .record(let labels)? = extra[Name("labels")], case .text(let text)? = labels[Name(name)]
    else { return nil }
    return text
  }
}
