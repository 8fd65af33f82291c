public import ClipsiteSiteGenerator

/// What is to be done about one experience.
public struct PlannedExperience: Hashable, Sendable {
  /// What is done.
  public enum Action: String, Hashable, Sendable, CaseIterable {
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
  public enum Remark: String, Hashable, Sendable {
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
  public let action: Action
  /// The URL.
  public let link: String
  /// What changes; empty unless it is an update.
  public let changes: Set<ExperienceChange>
  /// A remark.
  public let remark: Remark?
  /// What the site wants; nil when it wants nothing.
  public let wanted: SiteExperience?
  /// The picture that it wants.
  public let image: HeaderImage?
  /// What is registered; nil when nothing is.
  public let registered: RegisteredExperience?

  /// Whether a picture has to be uploaded.
  var needsImage: Bool { action == .create || changes.contains(.headerImage) }
}
