package import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteSystem

/// The only place that decides whether a page shows the App Clip, and whether it has a separate card and
/// experience.
extension Site {
  /// Returns the form in which a page shows the App Clip. Asked for on every page by several checks, so
  /// nothing else is looked up.
  package func display(of page: Page) -> ClipDisplay {
    page.source.fields.clip.display ?? sections[page.section].inherited.clip.display ?? .card
  }

  /// Indicates whether a page has a separate card, or translates a page that has one. This is so for every
  /// business and location, and each plain page that `PlainCards` finds.
  package func hasOwnCard(_ page: Page) -> Bool {
    page.kind != .plain || plainCards.contains(ObjectIdentifier(page))
  }

  /// Indicates whether a page is a separate advanced App Clip experience: it has a card and shows the App
  /// Clip. Variants are localizations of their original's experience.
  package func hasExperience(_ page: Page) -> Bool {
    hasOwnCard(page) && !page.isVariant && display(of: page) != .none
  }

  /// Indicates whether App Store Connect can register the experience of a page. It has no cards in the other
  /// languages.
  package func isRegistrable(_ page: Page) -> Bool {
    hasExperience(page) && !localizations(of: page).isEmpty
  }

  /// Indicates whether a page is in the routing table, and default App Clip links can lead to it. Pages of the
  /// directory are lists.
  package func isRouted(_ page: Page) -> Bool { hasOwnCard(page) && !page.isGenerated }

  /// The identifier of a page with a card in default App Clip links and in the routing table: the path of its
  /// file without `.md`. All its languages have the same.
  package func routeID(of page: Page) -> String {
    let original = variants(of: page).map { self[$0.original] } ?? page
    return String(source(of: original).text.dropLast(3))
  }

  /// The link that opens the App Clip for a page, wherever it is tapped. A link to the page itself does
  /// nothing in Safari, which never opens an App Clip for a link to the same domain (Apple, TN3155).
  package func defaultLink(of page: Page) -> DefaultAppClipLink {
    let app = configuration.app
    guard isRouted(page) else { return DefaultAppClipLink(clip: app.clipBundleID) }
    return DefaultAppClipLink(
      clip: app.clipBundleID, parameters: [.init(app.linkParameter, routeID(of: page))])
  }

  /// The page that a default App Clip link of the site names, as the library `InvocationRouting` finds it, or
  /// `nil` for a link to the start screen.
  package func page(namedBy link: DefaultAppClipLink) -> Page? {
    let name = link.parameters.first { $0.name == configuration.app.linkParameter }
    guard let id = name.flatMap({ page(at: RelativePath($0.value + ".md")) }) else { return nil }
    return isRouted(self[id]) && !self[id].isVariant ? self[id] : nil
  }

  /// The path of the page of its own that shows a page's App Clip card, if it has one.
  package func cardPagePath(of page: Page) -> URLPath? {
    // A business has one only by its own word; its locations also by that of the business.
    let inherited = page.kind == .location ? sections[page.section].inherited.clip.cardPage : nil
    guard hasOwnCard(page), let slug = page.source.fields.clip.cardPage ?? inherited,
      display(of: page) != .none
    else { return nil }
    return page.path.appending(slug)
  }

  /// The App Clip tag of a page, which decides whether Safari shows the card, or `nil` for a page without
  /// one.
  ///
  /// - Parameter isCardPage: Whether this is the page of its own that shows the card. A page that has one
  ///   leaves the card to it.
  package func banner(of page: Page, isCardPage: Bool = false) -> SmartAppBanner? {
    let display = display(of: page)
    guard display != .none else { return nil }
    let app = configuration.app
    return SmartAppBanner(
      appStoreID: app.storeID, clipBundleID: app.clipBundleID,
      showsCard: isCardPage || display == .card && cardPagePath(of: page) == nil)
  }
}

/// Finds the pages that have a card of their own although they are neither a business nor a location.
///
/// Such a page is the home page of a domain, because each domain needs its own advanced experience (Apple,
/// “Supporting invocations from your website and the Messages app”). Or it has words for the card in its own
/// front matter, or a short URL that the experience of its domain's home page does not cover for sure: one on
/// another domain, or one with a query. What flows down from a folder is not its own, because the card of the
/// folder's `index.md` has it already.
enum PlainCards {
  /// The pages, with all that say the same in other languages.
  static func find(
    among pages: [Page], _ aliases: [Alias], _ queryAliases: [QueryAlias], in languages: LanguageTable
  ) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func add(_ page: Page) {
      guard found.insert(ObjectIdentifier(page)).inserted, let group = languages.group(of: page) else {
        return
      }
      for entry in group.entries { found.insert(ObjectIdentifier(pages[entry.page])) }
    }
    for page in pages where page.kind == .plain && (page.path.isRoot || page.source.fields.clip.hasWords) {
      add(page)
    }
    for alias in aliases where pages[alias.page].kind == .plain && pages[alias.page].domain != alias.domain {
      add(pages[alias.page])
    }
    for alias in queryAliases where pages[alias.page].kind == .plain { add(pages[alias.page]) }
    return found
  }
}

extension ClipFields {
  /// Indicates whether any of the words on the card is set.
  fileprivate var hasWords: Bool { title != nil || subtitle != nil || action != nil }
}
