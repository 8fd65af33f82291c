package import ClipsiteSiteModel

/// What is to be done about one experience.
package struct PlannedExperience: Hashable, Sendable {
  /// What is done.
  package enum Action: String, Hashable, Sendable, CaseIterable {
    /// It is registered.
    case create
    /// A part of it is changed.
    case update
    /// It is taken out of service.
    case deactivate
    /// Nothing.
    case unchanged
  }

  /// Why an experience goes, or stays although the site says otherwise.
  package enum Remark: String, Hashable, Sendable {
    /// No page of the site needs it.
    case notOnTheSite = "no page of the site needs it"
    /// It is of a domain that the site does not have; another site may need it.
    case otherDomain = "the site does not have its domain; '--removal-domain' lets it go with the others"
    /// Another one has the same URL.
    case registeredTwice = "another one has the same URL"
    /// The app is on its way to another team.
    case inTransfer = "the app is being transferred, so it is left alone"
    /// Apple Maps does not know the place, and nothing is left of it.
    case placeDropped = "Apple Maps did not find the place; '--resend-places' sends it again"
  }

  /// What is done.
  package let action: Action
  /// The URL.
  package let link: String
  /// What changes; empty unless it is an update.
  package let changes: Set<ExperienceChange>
  /// A remark.
  package let remark: Remark?
  /// What the site wants; nil when it wants nothing.
  package let wanted: SiteExperience?
  /// The picture that it wants.
  package let image: HeaderImage?
  /// What is registered; nil when nothing is.
  package let registered: RegisteredExperience?

  /// Whether a picture has to be uploaded.
  var needsImage: Bool { action == .create || changes.contains(.headerImage) }
}
