package import ClipsiteAppClips

/// All that is known of what a URL launches on a device.
package struct URLResolution: Sendable {
  /// The text and how it was read.
  package let reading: URLReading
  /// The device.
  package let asker: Asker
  /// What to know of the URL.
  package let remarks: [Remark]
  /// What stands at the URL; nil when there is no URL.
  package let page: PageAnswer?
  /// The AASA file of its domain; nil when that is no domain of the site.
  package let association: AssociationAnswer?
  /// The experience that it launches.
  package let experience: ExperienceAnswer
  /// Where a short URL leads; nil for other URLs.
  package let redirect: RedirectAnswer?
  /// The link of Apple's own that the URL is; nil for other URLs.
  package let appClipLink: AppClipLink?
  /// Each way to launch the App Clip.
  package let invocations: [Invocation]
  /// The link that launches the default experience without the site.
  package let defaultLink: DefaultAppClipLink
  /// What apps that know App Links do; nil when the page says nothing to them.
  package let appLinks: AppLinksNavigation?
}
