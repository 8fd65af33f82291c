import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteLocales
import ClipsiteMustache
package import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// The checks of single pages that need to know what a page inherits. `FrontMatterReader` makes the others,
/// where the values stand.
package enum PageChecks {
  /// - Parameter isChecked: Indicates for each page whether it is checked by itself, or `nil` if all are.
  package static func check(
    _ site: Site, _ content: ContentFolder, theme: Theme, images: ImageTable, pages isChecked: [Bool]? = nil,
    _ workers: Workers
  ) -> [Diagnostic] {
    let pages = workers.map(site.pages.count, by: 512) {
      Memo<CountryCode, AddressFormat>()
    } _: { formats, slice in
      slice.flatMap {
        isChecked?[$0] == false ? [] : check(site.pages[$0], of: site, in: content, with: theme, &formats)
      }
    }
    return pages.flatMap { $0 } + site.notFoundPages.values.flatMap { template(of: $0, site, content, theme) }
      + unusedTemplates(site, theme) + LabelRules.check(site, content, theme: theme)
      + ScheduleChecks.check(site, content) + TitleRules.check(site, content, images: images, by: workers)
  }

  private static func check(
    _ page: Page, of site: Site, in content: ContentFolder, with theme: Theme,
    _ formats: inout Memo<CountryCode, AddressFormat>
  ) -> [Diagnostic] {
    guard site.isKnown(page) else { return [] }
    let source = page.source
    var diagnostics: [Diagnostic] = []
    let showsClip = site.display(of: page) != .none
    if showsClip, source.fields.clip.title == nil, CardText.excess(ofTitle: source.fields.title) > 0 {
      let range = SourceRange(
        content.displayPath(of: site.source(of: page)), source.fields.titleRange.bytes)
      diagnostics += Diagnostic.tooLong(borrowedTitle: source.fields.title, at: range).map { [$0] } ?? []
    }
    // A picture of `site.yml` that is missing is an error there.
    if showsClip, source.fields.image == nil, site.configuration.options.image == nil,
      site.image(of: page) == nil,
      !SocialCards.hasCard(page, in: site)
    {
      diagnostics.report(
        .missingPreviewImage, at: SourceRange(content.displayPath(of: site.source(of: page))),
        "the page shows the App Clip, but has no preview picture for Messages",
        fix: "add `image:` here, in the folder's index.md or in site.yml")
    }
    // The business of a location can hand the key down.
    if source.fields.clip.cardPage != nil, page.kind != .directory, !page.isVariant,
      site.cardPagePath(of: page) == nil
    {
      diagnostics.report(
        .cardPageWithoutCard, at: SourceRange(content.displayPath(of: site.source(of: page))),
        "the page has `clip.card-page`, but no separate App Clip card",
        fix: "remove `card-page`, or "
          + (showsClip ? "set `clip.title` for a separate card" : "set `clip.display` to `card` or `banner`"))
    }
    if !page.isVariant, let place = source.fields.place {
      diagnostics += AddressRules.check(
        place, at: content.displayPath(of: site.source(of: page)),
        { country in formats.value(for: country) { AddressFormat(country: $0.rawValue) } })
    }
    return diagnostics + template(of: page, site, content, theme)
  }

  private static func unusedTemplates(_ site: Site, _ theme: Theme) -> [Diagnostic] {
    guard !theme.unused.isEmpty else { return [] }
    let pages = [Array(site.pages), Array(site.notFoundPages.values)].joined()
    let named = Set(pages.compactMap { $0.source.template?.value })
    // A draft may name any of them.
    let possible = site.drafts.isEmpty ? [] : theme.pageTemplateNames
    return theme.unused.filter { !named.contains($0.name) && !possible.contains($0.name) }.map(\.finding)
  }

  private static func template(
    of page: Page, _ site: Site, _ content: ContentFolder, _ theme: Theme
  ) -> [Diagnostic] {
    let known = theme.pageTemplateNames
    guard let template = page.source.template, !known.contains(template.value) else { return [] }
    return [
      Diagnostic(
        .unknownTemplate,
        at: SourceRange(content.displayPath(of: site.source(of: page)), template.range.bytes),
        "the theme has no template `\(template.value)`",
        fix: Suggestion.fix(for: template.value, in: known)
          ?? "use one of \(known.prefix(8).joined(separator: ", "))")
    ]
  }
}

extension DiagnosticCode {
  /// A page that shows the App Clip has no preview picture.
  package static let missingPreviewImage = DiagnosticCode(
    "MissingPreviewImage", .warning,
    summary: "The page has no preview image.",
    explanation: """
      Messages shows the App Clip's preview only for pages with an `og:image` (Apple, “Supporting invocations
      from your website and the Messages app”).
      """,
    fix: "Set `image` on the page, on a folder above it, or in `site.yml`.",
    example: .init(
      .files, wrong: "", right: "\nimage: https://example.com/donut.png",
      in: { image in
        """
        ==> Content/site.yml <==
        name: Ferry Street Donuts
        language: en
        domains: [example.com]
        app:
          team-id: ABCDE12345
          bundle-id: com.example.Donuts
          clip-bundle-id: com.example.Donuts.Clip
          app-store-id: 1234567890\(image)
        """
      }))

  /// A page has a page for its card, but no card.
  package static let cardPageWithoutCard = DiagnosticCode(
    "CardPageWithoutCard", .error,
    summary: "`clip.card-page` is on a page without an App Clip card.",
    explanation: """
      `clip.card-page` creates a separate page that shows the App Clip card, and the call of the page links to it.
      A page has a card if it is a business or a location, or if it sets `clip.title`, `clip.subtitle`, or
      `clip.action`, and if `clip.display` is not `none`.
      """,
    fix: "Remove `card-page`, or give the page a card.",
    example: .init(
      .frontMatter, wrong: "title: Jobs\nclip: {display: banner, card-page: order}",
      right: "title: Jobs\nclip: {display: banner, card-page: order, title: Jobs}"))

  /// A page asks for a template that the theme does not have.
  package static let unknownTemplate = DiagnosticCode(
    "UnknownTemplate", .error,
    summary: "The theme does not have this template.",
    explanation: """
      `template` is a file of the theme or of the folder `Templates`, without `.mustache`. Without the key, pages with a
      `place` use `location`, an `index.md` uses `directory`, and all others use `page`.
      """,
    fix: "Correct the name, or add the file.",
    example: .init(.frontMatter, wrong: "template: menu", right: "template: page"))
}
