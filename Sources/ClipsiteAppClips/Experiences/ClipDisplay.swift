/// What Safari shows on a page for the App Clip.
public enum ClipDisplay: String, Hashable, Sendable, CaseIterable {
  /// The App Clip card, on iOS 15 and later; a Smart App Banner before.
  case card
  /// A Smart App Banner.
  case banner
  /// Nothing: the page has no tag.
  case none
}
