import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteText

/// The comparison of the card that a short URL launches with the card of its page.
package enum ShortURLCards {
  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    // A page with an experience has one for each of its short URLs.
    let aliases = site.aliases.filter { alias in
      !site.hasExperience(site[site.original(of: alias.page)]) && site.display(of: site[alias.page]) != .none
    }
    guard site.areAllURLsKnown, !aliases.isEmpty else { return [] }
    let domains = Set(aliases.map(\.domain))
    let registered = site.publishedURLs(on: domains.contains).filter { site.isRegistrable(site[$0.page]) }
    let index = ExperienceIndex(registered.map(\.url))
    func card(_ url: InvocationURL) -> Page? {
      index.match(url).candidates[0].map { site[registered[$0].page] }
    }
    return aliases.compactMap { alias in
      let page = site[alias.page]
      let short = InvocationURL(host: site[alias.domain].name, slugs: alias.path.description)
      // A URL without an experience is the matter of another check.
      guard let shown = card(short), let wanted = card(site.invocationURL(of: page)), shown !== wanted
      else { return nil }
      return Diagnostic(
        .shortURLOfAnotherCard,
        at: SourceRange(content.displayPath(of: site.source(of: page)), alias.range.bytes),
        "the short URL \(short) shows the card of \(site.url(of: shown)), but its page shows that of "
          + site.url(of: wanted),
        fix: "set `clip.title` on this page for a separate card, or begin the short URL with `\(wanted.path)`"
      )
    }
  }
}

extension DiagnosticCode {
  /// A short URL and its page launch the App Clip with different cards.
  package static let shortURLOfAnotherCard = DiagnosticCode(
    "ShortURLOfAnotherCard", .warning,
    summary: "A short URL shows another App Clip card than its page.",
    explanation: """
      A URL shows the card of the experience with the most specific prefix (Apple, “Configuring the launch
      experience of your App Clip”). A page without a separate card shows that of the page above it, but its short
      URL is somewhere else, often below the home page only. So people who scan a printed short URL see the home
      page's card.
      """,
    fix: "Give the page a separate card, or begin the short URL with the URL of the page above it.",
    example: .files(
      wrong: """
        ==> Content/ferry-street/index.md <==
        ---
        title: Ferry Street
        ---
        ==> Content/ferry-street/menu.md <==
        ---
        title: Menu
        aliases: [/m]
        ---
        """,
      right: """
        ==> Content/ferry-street/index.md <==
        ---
        title: Ferry Street
        ---
        ==> Content/ferry-street/menu.md <==
        ---
        title: Menu
        aliases: [/ferry-street/m]
        ---
        """))
}
