package import ClipsiteAppClips

/// A code to print: the URL of a business or location, and what stands beside it.
package struct PrintedCode: Hashable, Sendable {
  /// What is encoded: the URL of the page, or a short URL that leads to it.
  package let url: InvocationURL
  /// The title of the App Clip card.
  let title: String
  /// The verb on the button of the card.
  let action: ClipAction
  /// The language of the title.
  let language: LanguageTag
  /// The name of its files without extension, unique within a site.
  let name: String

  /// What the picture is, for those who do not see it: it names what the code does, and where it leads.
  var alternativeText: String { "\(action.label) \(title): QR code of \(url)" }
}
