/// What becomes of a link or an image.
package enum LinkAction: Hashable, Sendable {
  /// It stays as it is.
  case keep
  /// It leads elsewhere: a URL, not yet escaped for HTML.
  case replace(String)
  /// It goes; its text, or the text that stands for the image, stays.
  case drop
}
