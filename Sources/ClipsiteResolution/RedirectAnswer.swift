package import ClipsiteAppClips

/// Where a short URL leads, and what Apple wants of both its ends: association, AASA file and experience for
/// the short and for the long URL (Apple, “Configuring App Clip experiences”, “Use short URLs or redirects”).
package struct RedirectAnswer: Sendable {
  /// One end of the way.
  package struct End: Sendable {
    /// The URL.
    package let url: InvocationURL
    /// What the AASA file of its domain says.
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

  /// What has to be looked at so that both ends launch the same, each a sentence without a full stop.
  package var demands: [String] {
    var demands: [String] = []
    for end in [short, long] where !end.association.isAssociated {
      demands.append("the AASA file of \(end.url.host) does not name the App Clip")
    }
    if short.url.host != long.url.host {
      demands.append(
        "the short URL has a domain of its own: app and App Clip need `appclips:\(short.url.host)` among their "
          + "associated domains")
    }
    if short.experience.page !== long.experience.page || short.experience.verdict != long.experience.verdict {
      demands.append(
        "the short URL launches \(Self.name(short.experience)), the page \(Self.name(long.experience))")
    }
    return demands
  }

  private static func name(_ experience: ExperienceAnswer) -> String {
    switch experience.verdict {
    case .one, .ambiguous: experience.url.map { "the experience of \($0)" } ?? "the default experience"
    case .defaultExperience: "the default experience"
    case .none: "nothing"
    }
  }
}
