/// The position of an element in one of the lists of a site.
///
/// Each list has its own type, so that the compiler finds a domain where a page is meant.
package struct SiteIndex<Element>: Hashable, Sendable {
  /// The offset in the list, also for lists that are parallel to it.
  package let offset: Int

  package init(_ offset: Int) { self.offset = offset }
}

/// The position of a page in `Site.pages`.
package typealias PageID = SiteIndex<Page>
/// The position of a folder in `Site.sections`.
package typealias SectionID = SiteIndex<Section>
/// The position of a domain in `Site.domains`.
package typealias DomainID = SiteIndex<SiteDomain>
/// The position of a copied file in `Site.assets`.
package typealias AssetID = SiteIndex<Asset>
/// The position of a short URL in `Site.aliases`.
package typealias AliasID = SiteIndex<Alias>

extension SiteIndex: Strideable {
  // Else that of `Strideable` is taken, which looks its distance up.
  package static func == (left: Self, right: Self) -> Bool { left.offset == right.offset }
  package static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  package func distance(to other: Self) -> Int { other.offset - offset }
  package func advanced(by distance: Int) -> Self { Self(offset + distance) }
}

extension DomainID {
  /// The first of `domains` in `site.yml`.
  package static var primary: DomainID { DomainID(0) }
}

extension Array {
  /// The positions of all elements.
  package var ids: Range<SiteIndex<Element>> { SiteIndex(0)..<SiteIndex(count) }

  subscript(id: SiteIndex<Element>) -> Element { self[id.offset] }

  subscript(ids: Range<SiteIndex<Element>>) -> ArraySlice<Element> {
    self[ids.lowerBound.offset..<ids.upperBound.offset]
  }
}

extension [Section] {
  /// The `index.md` of a folder and those of the folders above it, the nearest first.
  func indexes(from section: SectionID) -> some Sequence<PageID> {
    sequence(first: section) { self[$0].parent }.lazy.compactMap { self[$0].index }
  }
}

/// The elements that other modules look up for every page: not generic, so that no call passes a type.
extension Site {
  package subscript(page: PageID) -> Page { pages[page.offset] }
  package subscript(section: SectionID) -> Section { sections[section.offset] }
  package subscript(domain: DomainID) -> SiteDomain { domains[domain.offset] }
  package subscript(asset: AssetID) -> Asset { assets[asset.offset] }
  package subscript(alias: AliasID) -> Alias { aliases[alias.offset] }
}
