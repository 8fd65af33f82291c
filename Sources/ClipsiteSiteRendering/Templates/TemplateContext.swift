import ClipsiteMustache

/// Everything that a template of a theme may use.
enum TemplateContext {
  /// A page with its title, wherever one is linked.
  static let link = ContextType([
    ("title", .text("The title of the page", example: "Market Street")),
    (
      "url",
      .text(
        "The address of the page; with its domain only when that is another one",
        example: "/ferry-street/market")
    ),
  ])

  /// The program's tags for the `<head>`.
  static let head = ContextType([
    (
      "tags",
      .html(
        "Title, App Clip tag, previews, canonical address, icons and structured data",
        example: "<title>Market Street</title>…")
    )
  ])

  /// The looks of the site, for themes that let `site.yml` set them.
  static let looks = ContextType([
    ("accent-light", .text("The accent color for text on a light background", example: "#a33c13")),
    ("accent-dark", .text("The accent color for text on a dark background", example: "#ff9d74")),
    ("fill-light", .text("The accent color as it is, for areas on a light background", example: "#ff6a3d")),
    ("fill-dark", .text("The accent color as it is, for areas on a dark background", example: "#ff9d74")),
    ("on-fill-light", .text("White or black, what can be read on `fill-light`", example: "#000000")),
    ("on-fill-dark", .text("White or black, what can be read on `fill-dark`", example: "#000000")),
    ("font", .text("The families of the font, as CSS lists them", example: "ui-serif,Georgia,serif")),
    ("radius", .text("How round corners are, as a length of CSS", example: "0.5rem")),
    ("button-radius", .text("How round those of buttons are", example: "0.5rem")),
  ])

  /// The site as a whole.
  static let site = ContextType([
    ("name", .text("The name of the site", example: "Ferry Street Donuts")),
    ("url", .text("The home page of the primary domain; with its domain only on another one", example: "/")),
    ("language", .text("The language of pages that name none", example: "en")),
    (
      "home",
      .text(
        "The home page of the domain that the page is on; that of the site if the domain has none",
        example: "/")
    ),
    ("looks", looks.schema.described("The mapping `looks` of site.yml")),
    (
      "today-script",
      .html(
        "The script that marks today among opening hours: in elements with `data-days`, by `aria-current`",
        example: "<script>…</script>")
    ),
    ("extra", .open("The mapping `extra` of site.yml", example: #"{"season": "summer"}"#)),
  ])

  /// A picture.
  static let image = ContextType([
    ("url", .text("The address; with its domain only when that is another one", example: "/market.jpg")),
    ("width", .text("The width in pixels; missing for pictures of other sites", example: "1800")),
    ("height", .text("The height in pixels; missing for pictures of other sites", example: "1200")),
    ("alt", .text("What the picture shows", example: "A tray of donuts")),
    (
      "srcset",
      .text(
        "Its sizes as JPEG, with `pictures` in site.yml",
        example: "/market-480.jpg 480w, /market-800.jpg 800w")
    ),
    (
      "webp-srcset",
      .text("Its sizes as WebP, likewise", example: "/market-480.webp 480w, /market-800.webp 800w")
    ),
  ])

  /// The page itself.
  static let page = ContextType([
    ("title", .text("The title", example: "Market Street")),
    ("url", .text("The address", example: "https://example.com/ferry-street/market")),
    ("path", .text("The path of the address", example: "/ferry-street/market")),
    (
      "description", .text("The description, or the start of the text", example: "Fresh donuts, order ahead.")
    ),
    ("language", .text("The language", example: "en")),
    ("direction", .text("The direction of its script: ltr or rtl", example: "ltr")),
    ("body", .html("The text of the page", example: "<p>Fresh donuts, order ahead.</p>")),
    ("is-home", .bool("Whether it is the home page of its domain")),
    ("is-directory", .bool("Whether it stands for a folder and has a list")),
    ("is-location", .bool("Whether it has a place")),
    ("image", image.schema.described("The preview picture")),
    ("extra", .open("The mapping `extra` of the front matter", example: #"{"seats": "40"}"#)),
  ])

  /// The App Clip on the page; missing where `clip.display` is `none`.
  static let clip = ContextType([
    ("title", .text("The title of the App Clip card", example: "Market Street Donuts")),
    ("subtitle", .text("The subtitle of the App Clip card", example: "Order ahead, skip the line")),
    ("action-label", .text("The word on the card's button", example: "Open")),
    ("url", .text("The invocation URL", example: "https://example.com/ferry-street/market")),
    ("card-page", link.schema.described("The page of its own that shows the card, if there is one")),
    ("shows-card", .bool("Whether Safari shows the App Clip card on this page")),
    ("shows-banner", .bool("Whether Safari shows only the Smart App Banner on this page")),
    ("store-url", .text("The full app in the App Store", example: "https://apps.apple.com/app/id1234567890")),
  ])

  /// A page in one of its languages.
  static let language = ContextType([
    ("name", .text("What speakers call the language", example: "Deutsch")),
    ("tag", .text("The language tag", example: "de")),
    ("url", .text("The address of the page in it", example: "/ferry-street/market/de")),
    ("is-current", .bool("Whether it is the language of this page")),
  ])

  /// The page in other languages.
  static let languages = ContextType([
    ("all", .list(of: language.schema, "All of its languages, that of the original first"))
  ])

  /// One line of opening hours.
  static let hours = ContextType([
    ("days", .text("The days", example: "Monday–Friday")),
    ("times", .text("The times", example: "06:00–18:00")),
    ("text", .text("Both in one line", example: "Monday–Friday 06:00–18:00")),
    ("day-numbers", .text("The days as numbers; Monday is 1 (ISO 8601)", example: "1 2 3 4 5")),
  ])

  /// The physical place.
  static let place = ContextType([
    ("street", .text("Street and number", example: "1 Market St")),
    ("locality", .text("Town", example: "San Francisco")),
    ("region", .text("State or province", example: "CA")),
    ("postal-code", .text("Postal code", example: "94105")),
    ("country", .text("Country code (ISO 3166-1)", example: "US")),
    ("address-lines", .list(of: .text(example: "1 Market St"), "The address as it is written on a letter")),
    ("latitude", .text("Degrees north", example: "37.7936")),
    ("longitude", .text("Degrees east", example: "-122.3958")),
    ("phone", .text("Telephone number", example: "+1 415 555 0100")),
    ("phone-url", .text("Address that calls the number", example: "tel:+14155550100")),
    ("map-url", .text("The place in Apple Maps", example: "https://maps.apple.com/?q=Market%20Street")),
    ("hours", .list(of: hours.schema, "Opening hours")),
    ("has-hours", .bool("Whether there are opening hours")),
  ])

  /// Another location nearby.
  static let neighbor = ContextType([
    ("title", .text("The title of its page", example: "Mission Street")),
    (
      "url",
      .text(
        "The address of its page; with its domain only when that is another one",
        example: "/ferry-street/mission")
    ),
    ("locality", .text("The town", example: "San Francisco")),
    ("distance", .text("The straight line to it, in the unit of the country's roads", example: "2.4 mi")),
  ])

  /// The other locations nearby.
  static let neighbors = ContextType([
    ("all", .list(of: neighbor.schema, "The five nearest, the nearest first"))
  ])

  /// A location in the list below a business.
  static let grandchild = ContextType([
    ("title", .text("The title of the page", example: "Market Street")),
    (
      "url",
      .text(
        "The address of the page; with its domain only when that is another one",
        example: "/ferry-street/market")
    ),
    ("locality", .text("The town", example: "San Francisco")),
  ])

  /// An entry of the list on a page.
  static let child = ContextType([
    ("title", .text("The title of the page", example: "Ferry Street Donuts")),
    ("url", .text("The address of the page", example: "https://ferrystreet.example.net/")),
    ("description", .text("The description of the page", example: "Fresh donuts, order ahead.")),
    ("locality", .text("The town", example: "San Francisco")),
    ("image-url", .text("The picture that the page itself names", example: "/market.jpg")),
    ("count", .text("How many entries its own list has", example: "12")),
    ("children", .list(of: grandchild.schema, "These entries, where there are not too many")),
    ("location-count", .text("How many locations there are below, in the directory", example: "12")),
    ("only-location", .text("The title of the only one, in the directory", example: "Market Street")),
    (
      "image-srcset",
      .text("The sizes of the picture as JPEG, with `pictures` in site.yml", example: "/market-480.jpg 480w")
    ),
    ("image-webp-srcset", .text("Its sizes as WebP, likewise", example: "/market-480.webp 480w")),
  ])

  /// One part of a long list.
  static let listPart = ContextType([
    ("number", .text("Which part it is", example: "2")),
    ("url", .text("The address of the part", example: "/ferry-street/page/2")),
    ("first", .text("The title of its first entry", example: "Market Street")),
    ("is-current", .bool("Whether it is the one on this page")),
  ])

  /// The parts of a long list.
  static let pagination = ContextType([
    ("previous-url", .text("The part before this one", example: "/ferry-street")),
    ("next-url", .text("The part after this one", example: "/ferry-street/page/3")),
    ("number", .text("Which part this is", example: "2")),
    ("total", .text("How many parts there are", example: "12")),
    ("parts", .list(of: listPart.schema, "All of them")),
  ])

  /// What a template sees besides `site`; `PageContext` gives the values.
  static let own = ContextType(ownFields)

  private static let ownFields: [(Name, Schema)] = [
    ("head", head.schema.described("The program's tags for the head")),
    ("page", page.schema.described("The page itself")),
    ("clip", clip.schema.described("The App Clip on the page")),
    ("languages", languages.schema.described("The page in several languages, if it has variants")),
    ("place", place.schema.described("The physical place of a location")),
    ("neighbors", neighbors.schema.described("The other locations nearby, with `neighbors` in site.yml")),
    ("breadcrumbs", .list(of: link.schema, "The pages from the home page down to this one")),
    ("children", .list(of: child.schema, "The businesses and locations right below a page")),
    ("pagination", pagination.schema.described("The parts of a long list")),
    ("redirect", link.schema.described("Where a short URL leads")),
    ("location-page", link.schema.described("The page of the location, on a page that shows its card")),
  ]

  /// All that a template sees.
  static let root = ContextType([("site", site.schema.described("The site as a whole"))] + ownFields)

  /// The part of `root` that is the same on all pages of a domain.
  static let shared = Shape(["site"])

  /// The two parts that a page is rendered with as one record, `root`.
  static func whole(shared: Value, own: Value) -> Value {
    guard case .record(let first) = shared, case .record(let second) = own else { return own }
    return root.value(first.values + second.values)
  }
}
