import ClipsiteAppClips
package import ClipsiteMustache
import ClipsitePictures
package import ClipsiteSiteModel

/// The lists on pages of businesses.
extension ContextBuilder {
  /// How many locations are shown below the businesses of a list, all taken together; with more, only their
  /// number.
  static let nestedLimit = 500

  /// The entries of one part of the list on a page.
  package func children(of page: Page, part: Int) -> Value {
    let entries = site.listEntries(of: page)
    let start = entries.startIndex + (part - 1) * Site.listLength
    let shown = entries[start..<min(start + Site.listLength, entries.endIndex)]
    let nested = shown.reduce(0) { $0 + site.listEntries(of: site[$1]).count }
    return .list(shown.map { child($0, of: page, isNested: nested <= Self.nestedLimit) })
  }

  /// The neighbours of one part of a long list, and all its parts.
  package func pagination(of page: Page, part: Int) -> Value {
    let total = site.listPartCount(of: page)
    guard total > 1 else { return nil }
    return TemplateContext.pagination.value([
      part > 1 ? .text(url(of: page, part: part - 1)) : nil,
      part < total ? .text(url(of: page, part: part + 1)) : nil,
      .text(String(part)), .text(String(total)),
      .list((1...total).map { listPart($0, of: page, isCurrent: $0 == part) }),
    ])
  }

  private func listPart(_ part: Int, of page: Page, isCurrent: Bool) -> Value {
    let entries = site.listEntries(of: page)
    let first = entry(entries[entries.startIndex + (part - 1) * Site.listLength], of: page)
    return TemplateContext.listPart.value([
      .text(String(part)), .text(url(of: page, part: part)), .text(first.source.fields.title),
      .bool(isCurrent),
    ])
  }

  private func url(of page: Page, part: Int) -> String {
    site.path(of: page, part: part).description
  }

  /// What an entry of a page's list leads to: the page in the language of the list, where there is one.
  private func entry(_ index: PageID, of page: Page) -> Page {
    site.languages.isEmpty
      ? site[index] : site[site.page(like: index, in: site.language(of: page))]
  }

  private func child(_ index: PageID, of list: Page, isNested: Bool) -> Value {
    let (page, domain) = (entry(index, of: list), list.domain)
    if page.isGenerated { return directoryPart(page, from: domain) }
    if list.isGenerated { return directoryLocation(page, in: list) }
    let entries = site.listEntries(of: page)
    let nested = isNested ? entries.map { grandchild(entry($0, of: list), from: domain) } : []
    return TemplateContext.child.value([
      .text(page.source.fields.title), .text(site.reference(to: page, from: domain)),
      Value(page.source.fields.description),
      locality(of: page), imageURL(of: page, from: domain),
      entries.isEmpty ? nil : .text(String(entries.count)), .list(nested), nil, nil,
      imageSizes(of: page, .jpeg, from: domain), imageSizes(of: page, .webp, from: domain),
    ])
  }

  private func grandchild(_ page: Page, from domain: DomainID) -> Value {
    TemplateContext.grandchild.value([
      .text(page.source.fields.title), .text(site.reference(to: page, from: domain)), locality(of: page),
    ])
  }

  private func locality(of page: Page) -> Value {
    Value(page.source.fields.place?.address.locality)
  }

  /// Only a picture of the entry's own: one that all entries inherit would say nothing, over and over.
  private func imageURL(of page: Page, from domain: DomainID) -> Value {
    switch site.ownImage(of: page) {
    case .remote(let url): .text(url.rawValue)
    case .asset(let asset): .text(pictureURL(asset, from: domain))
    case nil: nil
    }
  }

  private func imageSizes(of page: Page, _ format: PictureFormat, from domain: DomainID) -> Value {
    if case .asset(let asset) = site.ownImage(of: page) {
      srcset(of: asset, format, from: domain)
    } else {
      nil
    }
  }
}
