public import ClipsiteAppClips

/// All that is known of what a URL launches on a device.
public struct URLResolution: Sendable {
  /// The text and how it was read.
  public let reading: URLReading
  /// The device.
  public let asker: Asker
  /// What to know of the URL.
  public let remarks: [Remark]
  /// What stands at the URL; nil when there is no URL.
  public let page: PageAnswer?
  /// The AASA file of its domain; nil when that is no domain of the site.
  public let association: AssociationAnswer?
  /// The experience that it launches.
  public let experience: ExperienceAnswer
  /// Where a short URL leads; nil for other URLs.
  public let redirect: RedirectAnswer?
  /// The link of Apple's own that the URL is; nil for other URLs.
  public let appClipLink: AppClipLink?
  /// Each way to launch the App Clip.
  public let invocations: [Invocation]
  /// The link that launches the default experience without the site.
  public let defaultLink: DefaultAppClipLink
  /// What apps that know App Links do; nil when the page says nothing to them.
  public let appLinks: AppLinksNavigation?
}
