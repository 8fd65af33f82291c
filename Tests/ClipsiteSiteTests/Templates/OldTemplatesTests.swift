import Testing

@testable import ClipsiteRendering

/// Templates of version 0.1 render as they are.
struct OldTemplatesTests {
  /// All names of version 0.1.0, in the reference of that version.
  private static let names = """
    {{site.name}} {{site.url}} {{site.language}} {{site.home}} {{site.looks.accent-light}} {{site.looks.accent-dark}}
    {{site.looks.fill-light}} {{site.looks.fill-dark}} {{site.looks.on-fill-light}} {{site.looks.on-fill-dark}}
    {{site.looks.font}} {{site.looks.radius}} {{site.looks.button-radius}} {{site.today-script}} {{site.extra.x}}
    {{page.title}} {{page.url}} {{page.path}} {{page.description}} {{page.language}} {{page.direction}} {{page.body}}
    {{#page.is-home}}{{/page.is-home}} {{#page.is-directory}}{{/page.is-directory}}
    {{#page.is-location}}{{/page.is-location}} {{page.image.url}} {{page.image.width}} {{page.image.height}}
    {{page.image.alt}} {{page.image.srcset}} {{page.image.webp-srcset}} {{page.extra.x}} {{clip.title}}
    {{clip.subtitle}} {{clip.action-label}} {{clip.url}} {{clip.card-page.title}} {{clip.card-page.url}}
    {{#clip.shows-card}}{{/clip.shows-card}} {{#clip.shows-banner}}{{/clip.shows-banner}} {{clip.store-url}}
    {{#languages.all}}{{name}} {{tag}} {{url}} {{#is-current}}{{/is-current}}{{/languages.all}}
    {{place.street}} {{place.locality}} {{place.region}} {{place.postal-code}} {{place.country}}
    {{#place.address-lines}}{{.}}{{/place.address-lines}} {{place.latitude}} {{place.longitude}} {{place.phone}}
    {{place.phone-url}} {{place.map-url}} {{#place.hours}}{{days}} {{times}} {{text}} {{day-numbers}}{{/place.hours}}
    {{#place.has-hours}}{{/place.has-hours}}
    {{#neighbors.all}}{{title}} {{url}} {{locality}} {{distance}}{{/neighbors.all}}
    {{#breadcrumbs}}{{title}} {{url}}{{/breadcrumbs}}
    {{#children}}{{title}} {{url}} {{description}} {{locality}} {{image-url}} {{count}} {{location-count}}
    {{only-location}} {{image-srcset}} {{image-webp-srcset}}
    {{#children}}{{title}} {{url}} {{locality}}{{/children}}{{/children}}
    {{pagination.previous-url}} {{pagination.next-url}} {{pagination.number}} {{pagination.total}}
    {{#pagination.parts}}{{number}} {{url}} {{first}} {{#is-current}}{{/is-current}}{{/pagination.parts}}
    {{redirect.title}} {{redirect.url}} {{location-page.title}} {{location-page.url}}
    """

  @Test(arguments: ["location", "directory", "card", "redirect", "page", "404"])
  func everyNameIsStillThere(template: String) throws {
    let fixture = try Fixture([
      "Content/shop/index.md": Fixture.page("title: Shop"),
      "Content/shop/a.md": Fixture.page("title: A\nplace: {country: DE, hours: ['Mo-Fr 09:00-17:00']}"),
      "Templates/\(template).mustache": "<!doctype html><head>{{head.tags}}</head><body>\(Self.names)",
    ])
    try fixture.buildCleanly()
    guard template == "location" else { return }
    let page = try fixture.read("Output/example.com/shop/a.html")
    #expect(page.contains("Monday 09:00–17:00 Monday 09:00–17:00 1"))
    #expect(page.contains("Sunday Closed Sunday Closed 7"))
  }
}
