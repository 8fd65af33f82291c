import ClipsiteAppClips
package import ClipsiteMustache
package import ClipsiteSiteModel

/// The nearest other locations, for their list on the page of a location.
extension ContextBuilder {
  /// The neighbors of a location; nothing where there are none.
  package func neighbors(of id: PageID, _ page: Page) -> Value {
    let original = site.variants(of: page)?.original ?? id
    guard let found = site.neighbors?.neighbors(of: original), !found.isEmpty,
      let point = Self.point(of: page)
    else { return nil }
    let language = site.language(of: page)
    return TemplateContext.neighbors.value([
      .list(found.map { neighbor(site[site.page(like: $0, in: language)], of: page, at: point) })
    ])
  }

  private func neighbor(_ neighbor: Page, of page: Page, at point: GlobePoint) -> Value {
    let distance = Self.point(of: neighbor).map {
      DistanceText.text(
        meters: GlobePoint.meters(ofSquared: point.squaredDistance(to: $0)),
        in: page.source.fields.place?.address.country)
    }
    return TemplateContext.neighbor.value([
      .text(neighbor.source.fields.title), .text(site.reference(to: neighbor, from: page.domain)),
      Value(neighbor.source.fields.place?.address.locality), Value(distance),
    ])
  }

  private static func point(of page: Page) -> GlobePoint? {
    page.source.fields.place?.coordinates.flatMap(GlobePoint.init)
  }
}
