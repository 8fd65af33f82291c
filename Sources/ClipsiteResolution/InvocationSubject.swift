/// What has to be known of a URL to say how its App Clip can be launched.
struct InvocationSubject {
  /// What the URL launches.
  enum Launch {
    /// An advanced experience; whether every page that it may be has a place.
    case advanced(hasPlace: Bool)
    /// An advanced experience or the default one: Apple's documents leave it open.
    case advancedOrDefault
    /// The default experience, by a URL of the site.
    case website
    /// The default experience, by its default link.
    case defaultLink
    /// A demo link.
    case demoLink
    /// No App Clip of the site, and why: a sentence without a full stop.
    case nothing(String)
  }

  /// The page that Safari and Messages see.
  enum PageTag {
    /// A page with the App Clip tag, and whether it asks for the card and has a picture.
    case tagged(Tag)
    /// No such page, and why: a sentence without a full stop.
    case missing(String)
  }

  /// A page's App Clip tag.
  struct Tag {
    let showsCard: Bool
    /// Whether it names the full app, which the banner opens where there are no App Clips.
    let namesApp: Bool
    let hasPicture: Bool
    /// Whether a redirect of the host leads to the page, which Safari and Messages follow.
    let isBehindRedirect: Bool
  }

  let launch: Launch
  let tag: PageTag
}
