public import ClipsiteAppClips

/// A code to print: the URL of a business or location, and what stands beside it.
public struct PrintedCode: Hashable, Sendable {
  /// What is encoded: the URL of the page, or a short URL that leads to it.
  public let url: InvocationURL
  /// The title of the App Clip card.
  public let title: String
  /// The verb on the button of the card.
  public let action: ClipAction
  /// The language of the title.
  public let language: LanguageTag
  /// The name of its files without extension, unique within a site.
  public let name: String

  /// What the picture is, for those who do not see it: it names what the code does, and where it leads.
  public var alternativeText: String { "\(action.label) \(title): QR code of \(url)" }
}
