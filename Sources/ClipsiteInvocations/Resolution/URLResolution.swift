package import ClipsiteAppClips
import ClipsiteRendering
package import ClipsiteText

/// All that is known of what a URL launches on a device.
package struct URLResolution: Sendable {
  /// The text and how it was read.
  package let reading: URLReading
  /// The device.
  package let asker: Asker
  /// The notes about the URL.
  package let remarks: [Remark]
  /// The page at the URL, or `nil` if there is no URL.
  package var page: PageAnswer?
  /// The AASA file of its domain, or `nil` if that is no domain of the site.
  package var association: AssociationAnswer?
  /// The experience that it launches.
  package let experience: ExperienceAnswer
  /// The target of a short URL, or `nil` for other URLs.
  package var redirect: RedirectAnswer?
  /// The link of Apple's own that the URL is, or `nil` for other URLs.
  package var appClipLink: AppClipLink?
  /// Each way to launch the App Clip.
  package let invocations: [Invocation]
  /// The link that launches the default experience without the site, and names the location of the page.
  package let defaultLink: DefaultAppClipLink?
  /// The behavior of apps that support App Links, or `nil` if the page has none.
  package var appLinks: AppLinksNavigation?
}

/// The answer of a domain for a URL.
package struct PageAnswer: Sendable {
  /// The kind of thing at the URL.
  package enum Target: String, Hashable, Sendable, CaseIterable {
    /// A page.
    case page
    /// A further part of a page with a long list.
    case listPart = "list-part"
    /// The page of its own that shows a location's App Clip card.
    case cardPage = "card-page"
    /// A short URL, which leads to a page.
    case shortURL = "short-url"
    /// Another file, such as a picture.
    case file
    /// Nothing.
    case notFound = "not-found"
    /// The host is no domain of the site, so nothing is known.
    case otherHost = "other-host"
  }

  /// The kind of thing at the URL.
  package let kind: Target
  /// The status of the answer (RFC 9110, section 15), or `nil` if the site does not answer.
  package let status: Int?
  /// The URL of the page itself, or `nil` without one.
  package var url: String?
  /// The page's file, as messages name it.
  package var file: String?
  /// The URL that was probably meant, when nothing is found.
  package var suggestion: String?
  /// The tags of the head, in order.
  package var tags: [HeadTag] = []
}

/// The answer of the AASA file of a URL's domain (Apple, “Supporting associated domains”).
package struct AssociationAnswer: Sendable {
  package let domain: AssociatedDomain
  /// The identifiers below `appclips`.
  package let appClips: [String]
  /// Indicates whether the site's App Clip is among them.
  package let isAssociated: Bool
  /// The answer of `applinks` for the URL.
  package let universalLink: UniversalLinkAnswer

  init(_ lookup: AssociationLookup, of url: InvocationURL, clip: AppID) {
    domain = url.host
    appClips = lookup.appClips
    isAssociated = lookup.names(clip)
    universalLink = lookup.answer(for: url)
  }
}

/// The target of a short URL, and Apple's demands on both its ends: association, AASA file, and experience
/// for the short and for the long URL (Apple, “Configuring App Clip experiences”, “Use short URLs or
/// redirects”).
package struct RedirectAnswer: Sendable {
  /// One end of the way.
  package struct End: Sendable {
    package let url: InvocationURL
    /// The answer of the AASA file of its domain.
    package let association: AssociationAnswer
    /// The experience that it launches.
    package let experience: ExperienceAnswer
  }

  /// 301 where the host redirects, 200 where a page leads on.
  package let status: Int
  /// The short URL.
  package let short: End
  /// The URL of the page.
  package let long: End

  /// The demands that make both ends launch the same, each a sentence without a period.
  package var demands: [String] {
    var demands: [String] = []
    for end in [short, long] where !end.association.isAssociated {
      demands.append("the AASA file of \(end.url.host) does not name the App Clip")
    }
    if short.url.host != long.url.host {
      demands.append(
        "the short URL is on another domain, so app and App Clip need `appclips:\(short.url.host)` among "
          + "their associated domains")
    }
    if short.experience.page !== long.experience.page || short.experience.verdict != long.experience.verdict {
      demands.append(
        "the short URL launches \(Self.name(short.experience)), the page \(Self.name(long.experience))")
    }
    return demands
  }

  private static func name(_ experience: ExperienceAnswer) -> String {
    switch experience.match {
    case .match, .ambiguous: experience.url.map { "the experience of \($0)" } ?? "the default experience"
    case .defaultExperience: "the default experience"
    case .none: "nothing"
    }
  }
}
