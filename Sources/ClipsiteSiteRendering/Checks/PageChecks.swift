package import ClipsitePlatform
import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteMustache
package import ClipsiteSiteModel

/// The checks of single pages that need to know what a page inherits. `FrontMatterReader` makes the others,
/// where the values stand.
package enum PageChecks {
  package static func check(
    _ site: Site, _ content: ContentFolder, theme: Theme?, _ workers: Workers
  ) -> [Diagnostic] {
    let pages = workers.map(site.pages.count, by: 512) {
      ()
    } _: { _, slice in
      slice.flatMap { check(site.pages[$0], site, content, theme) }
    }
    return pages.flatMap { $0 } + site.notFoundPages.values.flatMap { template(of: $0, site, content, theme) }
  }

  private static func check(_ page: Page, _ site: Site, _ content: ContentFolder, _ theme: Theme?)
    -> [Diagnostic]
  {
    guard page.source.isReadable else { return [] }
    var diagnostics: [Diagnostic] = []
    let showsClip = site.display(of: page) != .none
    if showsClip, page.source.fields.clip.title == nil, CardText.excess(ofTitle: page.source.fields.title) > 0
    {
      let place = SourceRange(
        content.displayPath(of: site.source(of: page)), page.source.fields.titleRange.bytes)
      diagnostics += ClipReader.check(borrowedTitle: page.source.fields.title, at: place).map { [$0] } ?? []
    }
    if showsClip, page.source.fields.image == nil, site.image(of: page) == nil,
      !SocialCards.hasCard(page, in: site)
    {
      diagnostics.append(
        MissingPreviewImage.diagnostic(at: SourceRange(content.displayPath(of: site.source(of: page)))))
    }
    return diagnostics + template(of: page, site, content, theme)
  }

  private static func template(
    of page: Page, _ site: Site, _ content: ContentFolder, _ theme: Theme?
  ) -> [Diagnostic] {
    guard let template = page.source.fields.template, let theme,
      !theme.pageTemplateNames.contains(template.value)
    else { return [] }
    let path = content.displayPath(of: site.source(of: page))
    return [UnknownTemplate.diagnostic(template, in: path, known: theme.pageTemplateNames)]
  }
}
