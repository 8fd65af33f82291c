import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteSiteModel
import ClipsiteSiteRendering

/// What Apple's systems make of one page: what a dashboard shows.
///
/// Tags are read from the rendered page, as Safari and Messages read them, so that what a theme does to them
/// is seen too.
struct PageFacts: Sendable {
  /// The page.
  let page: Page
  /// The page's file, as messages name it.
  let file: String
  /// The page's own URL: its invocation URL where it shows the App Clip.
  let url: String
  /// The domain that serves the page.
  let domain: AssociatedDomain
  /// The path of the page that shows the App Clip card instead of the page itself, if there is one.
  let cardPagePath: String?
  /// The App Clip fields with what the page inherits.
  let clip: ClipFields
  /// The tags of the head, in order; empty when the page cannot be rendered.
  let tags: [HeadTag]
  /// What the AASA file of the domain says.
  let association: AssociationFacts
  /// The experience that the URL launches.
  let experience: LaunchedExperience
  /// What is wrong with the page, and what rendering it found.
  let diagnostics: [Diagnostic]

  /// The title of the card.
  var cardTitle: String { clip.title ?? page.source.fields.title }

  /// The content of the first tag with a name or property, or nil.
  func content(of name: String) -> String? {
    tags.first { $0["name"] == name || $0["property"] == name }?["content"]
  }
}
