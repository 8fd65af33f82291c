package import ClipsiteMustache
import ClipsiteSite

/// Everything that a template of a theme may use. Each name is declared once, with the getter that reads it.
package enum TemplateContext {
  /// The names in a template besides `site`.
  static let own = Fields<PageContext>([
    .record("head", head, "The program's tags for the head") { $0.head },
    .record("page", page, "The page itself") { $0 },
    .record("labels", labels, "The words of the theme in the language of the page") { $0 },
    .record("clip", clip, "The App Clip on the page") { ClipContext($0) },
    .record("languages", languages, "The page in several languages, if it has variants") {
      LanguagesContext($0)
    },
    .record("place", place, "The physical place of a location") { PlaceContext($0) },
    .record("home", link, "The home page of the domain, or of the site, in the language of the page") {
      $0.home
    },
    .list("profiles", of: link, "The profiles of the business of the page, or else of the site") {
      $0.profiles
    },
    .record("business", link, "The business that a location belongs to") { $0.business },
    .record("directory", link, "The directory of all locations, with `directory` in site.yml") {
      $0.directory
    },
    .record("finder", finder, "The search page of the domain and language, with `directory` in site.yml") {
      FinderContext($0)
    },
    .record("neighbors", neighbors, "The other locations nearby, with `neighbors` in site.yml") {
      NeighborsContext($0)
    },
    .list("breadcrumbs", of: link, "The pages from the home page down to this one") { $0.breadcrumbs },
    .list(
      "children", of: child,
      "The businesses and locations right below a page, or the parts of the directory on a search page"
    ) { $0.children },
    listsHours,
    hoursWords,
    .record("pagination", pagination, "The parts of a long list") { ListPartContext($0) },
    .record(
      "locations", locations, "All locations below a page with a list, or of the site for a search page"
    ) { LocationsContext($0) },
    .record("map", map, "A map with the locations below a page with a list, if there is one") {
      MapContext($0)
    },
    .record("redirect", link, "Where a short URL leads") { $0.redirect },
    .record("location-page", link, "The page of the location, on a page that shows its card") {
      $0.locationPage
    },
  ])

  /// The names that all pages of a domain share.
  static let shared = Fields<SiteContext>([.record("site", site, "The site as a whole") { $0 }])

  /// All that a template sees, for documentation.
  package static let schema = Schema.record(shared.names + own.names)

  /// The contexts that a template begins with.
  package static let stack = [own.schema, shared.schema]

  /// The two parts that a page is rendered with as one record.
  package static func whole(shared: Value, own: Value) -> Value {
    guard case .record(let first) = shared, case .record(let second) = own else { return own }
    return .record(Record(Shape(first.shape.names + second.shape.names), first.values + second.values))
  }

  /// The program's tags for the `<head>`.
  static let head = Fields<HTML>([
    .html(
      "tags", "Title, App Clip tag, previews, canonical address, icons and structured data",
      example: "<title>Market Street</title>…"
    ) { $0 }
  ])

  /// A page with its title, wherever one is linked.
  static let link = Fields<LinkContext>([
    .text("title", "The title of the page", example: "Market Street") { $0.title },
    .text(
      "url", "The address of the page, with its domain only when that is another one",
      example: "/ferry-street/market"
    ) { $0.url },
    .text("language", "The language of the title, if it is not that of the page", example: "en") {
      $0.language
    },
  ])
}

/// A link to a page.
struct LinkContext: Sendable {
  let title: String
  let url: String
  /// The language of the title, if it is another one than that of the page with the link.
  var language: String?
}
