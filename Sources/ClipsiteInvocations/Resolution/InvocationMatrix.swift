package import ClipsiteAppClips

/// Says of each way to launch an App Clip whether it works (Apple, “Configuring App Clip experiences”, the
/// table of invocations, and the pages that `AppleDocument` names).
package struct InvocationMatrix {
  private typealias Answer = (outcome: Invocation.Outcome, reason: String, source: AppleDocument)

  /// The target of the launch.
  package enum Launch {
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
    /// No App Clip of the site, and why: a sentence without a period.
    case nothing(String)
  }

  /// The page that Safari and Messages see.
  package enum PageTag {
    /// A page with the App Clip tag.
    case tagged(Tag)
    /// No such page, and why: a sentence without a period.
    case missing(String)
  }

  /// A page's App Clip tag.
  package struct Tag {
    let showsCard: Bool
    /// Indicates whether the page names the full app. The banner opens that app where there are no App Clips.
    let namesApp: Bool
    let hasPicture: Bool
    /// Indicates whether a redirect of the provider leads to the page. Safari and Messages follow it.
    let isBehindRedirect: Bool

    package init(_ banner: SmartAppBannerContent, hasPicture: Bool, isBehindRedirect: Bool = false) {
      showsCard = banner["app-clip-display"] == "card"
      namesApp = banner["app-id"] != nil
      self.hasPicture = hasPicture
      self.isBehindRedirect = isBehindRedirect
    }
  }

  private let asker: Asker
  private let launch: Launch
  private let tag: PageTag
  /// The report on scans that contradicts Apple's documents, or `nil` without one.
  private let scanReport: String?
  /// The reason why the location at the URL has no experience, or `nil` if it has one.
  private let missingExperience: String?

  /// The answers for a device and a URL of which this much is known.
  package init(
    _ asker: Asker, _ launch: Launch, tag: PageTag, scanReport: String? = nil,
    missingExperience: String? = nil
  ) {
    self.asker = asker
    self.launch = launch
    self.tag = tag
    self.scanReport = scanReport
    self.missingExperience = missingExperience
  }

  /// A row for each way, in the order of `Invocation.Way`.
  package var rows: [Invocation] {
    Invocation.Way.allCases.map { way in
      let answer = obstacle(for: way) ?? self.answer(for: way)
      return Invocation(way: way, outcome: answer.outcome, reason: answer.reason, source: answer.source)
    }
  }

  // MARK: Obstacles

  /// Returns the obstacle for a way, whatever the experience is.
  private func obstacle(for way: Invocation.Way) -> Answer? {
    guard asker.device.runsAppClips else {
      return (.no, "App Clips exist on iPhone and iPad only, so the URL opens in the browser", .experiences)
    }
    if way == .banner, !asker.has(.appClips), case .tagged(let tag) = tag, tag.namesApp {
      return (
        .no, "App Clips came with iOS 14, so the banner opens the full app or its App Store page", .website
      )
    }
    if case .nothing(let reason) = launch { return (.no, reason, .association) }
    if !asker.has(.appClips) { return (.no, "App Clips came with iOS 14", .experiences) }
    if way == .nfc, asker.device == .ipad { return (.no, "no iPad reads NFC tags", .tags) }
    switch launch {
    case .defaultLink where !asker.has(.defaultLinks):
      return (.no, "default links need iOS 16.4 or later", .experiences)
    case .demoLink where !asker.has(.defaultLinks):
      return (.unclear, "Apple names a version for default links only, iOS 16.4", .experiences)
    default: return nil
    }
  }

  // MARK: Ways

  private func answer(for way: Invocation.Way) -> Answer {
    switch way {
    case .banner: banner
    case .messages: messages
    case .qr, .nfc: scan
    case .appClipCode: code
    case .maps: maps
    case .spotlight:
      (.yes, "Spotlight offers App Clips that were used before, with their last URL", .experiences)
    case .linkPreview: linkPreview
    case .linkInApp: linkInApp
    }
  }

  private var isAppleLink: Bool {
    switch launch {
    case .defaultLink, .demoLink: true
    default: false
    }
  }

  private var banner: Answer {
    if isAppleLink { return (.no, "this link leads to no page with the App Clip tag", .experiences) }
    switch tag {
    case .missing(let reason): return (.no, reason, .website)
    case .tagged(let tag):
      let place = tag.isBehindRedirect ? ", on the page that the short URL redirects to" : ""
      guard tag.showsCard else { return (.yes, "the banner\(place), but not in Private Browsing", .website) }
      return asker.has(.card)
        ? (.yes, "the App Clip card\(place), but not in Private Browsing", .website)
        : (.yes, "the banner\(place), because the card needs iOS 15 or later", .website)
    }
  }

  private var messages: Answer {
    switch (launch, tag) {
    case (.demoLink, _): return (.yes, "with a limited preview", .experiences)
    case (.defaultLink, _): return (.yes, "the link shows the App Clip card", .experiences)
    case (_, .missing(let reason)): return (.no, reason, .website)
    case (_, .tagged(let tag)):
      let page = tag.isBehindRedirect ? " of the page that the short URL redirects to" : ""
      let preview =
        tag.hasPicture
        ? "by a tap on the preview\(page), when the sender is in Contacts"
        : "by a tap on the preview\(page), without a picture: the page has no `og:image`"
      return (.yes, preview + (isAdvanced ? ". \(Self.cardInMessages)" : ""), .website)
    }
  }

  /// The card that Messages shows although the URL launches an advanced experience. Apple's table speaks of
  /// launching, not of the card (Apple Developer Forums, thread 834811).
  private static let cardInMessages = "Messages shows the card of the default experience (a report)"

  private var isAdvanced: Bool {
    switch launch {
    case .advanced, .advancedOrDefault: true
    case .website, .defaultLink, .demoLink, .nothing: false
    }
  }

  /// QR codes and NFC tags.
  private var scan: Answer {
    switch launch {
    case .advanced: return (.yes, "the App Clip gets the URL as it is encoded", .experiences)
    case .defaultLink: return (.yes, "the App Clip gets the link with its parameters", .experiences)
    case .demoLink: return (.yes, "without parameters", .experiences)
    case .advancedOrDefault, .website, .nothing: break
    }
    guard asker.has(.defaultLinks) else {
      let reason =
        "editions of Apple's page disagree whether the default experience serves scans before iOS 16.4"
      return (.unclear, reason, .experiences)
    }
    if let report = scanReport { return (.unclear, report, .experiences) }
    let isDefault = if case .website = launch { true } else { false }
    return (
      .yes,
      "by \(isDefault ? "the default experience" : "an advanced experience, or by the default one"), if "
        + DefaultAppClipLink.enabling, .experiences
    )
  }

  private var code: Answer {
    guard asker.has(.codes) else { return (.no, "App Clip Codes need iOS 14.3 or later", .codes) }
    return switch launch {
    case .advanced: (.yes, "if the URL fits into a code", .encoding)
    case .advancedOrDefault:
      (.unclear, "codes need an advanced experience, and whether one matches is open", .codes)
    case .defaultLink: (.no, "default links cannot be encoded", .encoding)
    case .demoLink: (.yes, "in its short form, without parameters", .encoding)
    case .website, .nothing:
      (.no, missingExperience ?? "codes need an advanced experience, and none matches", .codes)
    }
  }

  private var maps: Answer {
    switch launch {
    case .advanced(hasPlace: true):
      (.yes, "Maps hands over the registered URL, once it finds the place", .experiences)
    case .advanced(hasPlace: false):
      (
        .no,
        missingExperience
          ?? "the experience has no `place`. Maps uses the experience of a location's page, not of a short URL",
        .experiences
      )
    case .advancedOrDefault:
      (.unclear, "Maps needs an advanced experience, and whether one matches is open", .experiences)
    case .defaultLink, .demoLink: (.no, "Maps needs an advanced experience, not a link", .experiences)
    case .website, .nothing:
      (.no, missingExperience ?? "Maps needs an advanced experience, and none matches", .experiences)
    }
  }

  private var linkPreview: Answer {
    guard asker.has(.linksInApps) else {
      return (.no, "previews of links in apps need iOS 17 or later", .experiences)
    }
    if !isAppleLink, case .missing(let reason) = tag { return (.no, reason, .website) }
    return (.yes, "where the app shows the link with Link Presentation", .experiences)
  }

  private var linkInApp: Answer {
    guard asker.has(.linksInApps) else { return (.no, "links in apps need iOS 17 or later", .experiences) }
    return switch launch {
    case .advanced: (.no, "a plain link launches no advanced experience", .experiences)
    case .advancedOrDefault:
      (
        .unclear, "a plain link launches the default experience only, and which one matches is open",
        .experiences
      )
    case .website, .defaultLink, .demoLink, .nothing:
      (.yes, "by `Link` and `open(_:)`", .experiences)
    }
  }
}
