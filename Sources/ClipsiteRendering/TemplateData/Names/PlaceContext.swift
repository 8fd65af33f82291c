import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteMustache
import ClipsiteSite
import ClipsiteSystem

/// The source of the names of a physical place.
final class PlaceContext: Sendable {
  fileprivate let context: PageContext
  private let page: Page
  /// The place, with what its folders state for all of their locations.
  fileprivate let place: Location
  /// The lines of the address without the country.
  private let lines: [String]
  /// All names of hours, or `nil` if nothing is known of them.
  fileprivate let hours: HoursContext?

  /// The place of a page, or of an entry of its list, or `nil` for a page without one.
  init?(_ context: PageContext, of entry: Page? = nil) {
    guard let page = entry ?? context.ownPage, let place = context.site.place(of: page) else { return nil }
    let address = place.address
    (self.context, self.page, self.place) = (context, page, place)
    lines = context.source.words.addresses(in: address.country).lines(of: address.parts)
    hours = HoursContext(of: page, in: context.site, context.words)
  }

  /// The description of a location whose author has written nothing: its business, address, and telephone
  /// number, which need no words of a language.
  static func summary(of page: Page, _ source: PageContextSource) -> String? {
    guard let place = page.source.fields.place else { return nil }
    let site = source.site
    let business = site.business(of: page).map {
      site.linkTitle(of: site[site.page(like: $0, in: site.language(of: page))])
    }
    let lines = source.words.addresses(in: place.address.country).lines(of: place.address.parts)
    let parts = [business, lines.isEmpty ? nil : lines.joined(separator: ", "), place.phone?.rawValue]
    return ([page.source.fields.title] + parts.compactMap(\.self)).joined(separator: " · ")
  }

  /// The lines of the address. The country is one of them only abroad.
  fileprivate var addressLines: [String] { isDomestic ? lines : country.map { lines + [$0] } ?? lines }

  /// Indicates whether the location is in the country of the readers, or where most of the locations are.
  private var isDomestic: Bool {
    guard context.site.hasSeveralCountries, let country = place.country else { return true }
    return country == context.site.homeCountry || country.rawValue == context.words.country
  }

  /// The telephone number, grouped as its country groups it. Abroad, it has its country code.
  fileprivate var phone: String? {
    place.phone.map { phone in
      let country = isDomestic ? place.country?.rawValue : nil
      guard let number = phone.international, phone.isWrittenWhole(as: number) else { return phone.rawValue }
      return PhoneFormat.text(of: number, in: country) ?? phone.rawValue
    }
  }

  /// The country as the last line of an address that does not have it already.
  private var country: String? {
    context.words.countryName.flatMap { lines.isEmpty || lines.contains($0) ? nil : $0 }
  }

  fileprivate var servicesLanguage: String? {
    context.otherLanguage(page) { context.site.place(of: $0)?.services }
  }

  /// The place in Apple Maps (Apple, “Map Links”): the point where it is known, else a search for the
  /// address.
  fileprivate var mapURL: String? {
    guard place.coordinates != nil || !lines.isEmpty else { return nil }
    let address = (lines + (country.map { [$0] } ?? [])).joined(separator: ", ")
    var url = "https://maps.apple.com/?q=" + PercentEncoding.queryComponent(page.source.fields.title)
    if !address.isEmpty { url += "&address=" + PercentEncoding.queryComponent(address) }
    if let point = place.coordinates { url += "&ll=" + point.latitude + "," + point.longitude }
    return url
  }

  /// An address of a map that ends with the point, or with the address of the place if that is unknown (Apple,
  /// “Map Links”; Google, “Maps URLs”).
  fileprivate func url(_ start: String) -> String? {
    let point = place.coordinates.map { "\($0.latitude),\($0.longitude)" }
    guard let goal = point ?? (lines.isEmpty ? nil : lines.joined(separator: ", ")) else { return nil }
    return start + PercentEncoding.queryComponent(goal)
  }
}

extension PhoneNumber {
  /// Indicates whether the number as written ends with the digits of its international form, and so has no
  /// extension, which only the author's spelling says.
  fileprivate func isWrittenWhole(as number: String) -> Bool {
    rawValue.utf8.filter(\.isDigit).suffix(4).elementsEqual(number.utf8.suffix(4))
  }
}

extension TemplateContext {
  /// A service or amenity.
  private static let service = Fields<(text: String, icon: ServiceIcon)>([
    .text("text", "The words", example: "Free Wi-Fi") { $0.text },
    .text(
      "icon", "The drawing beside them, as the path of an SVG of 24 by 24 units to be stroked",
      example: ServiceIcon.check.path
    ) { $0.icon.path },
  ])

  /// The physical place.
  static let place = Fields<PlaceContext>([
    .text("street", "Street and number", example: "1 Market St") { $0.place.address.street },
    .text("locality", "Town", example: "San Francisco") { $0.place.address.locality },
    .text("region", "State or province", example: "CA") { $0.place.address.region },
    .text("postal-code", "Postal code", example: "94105") { $0.place.address.postalCode },
    .text("country", "Country code (ISO 3166-1)", example: "US") { $0.place.address.country?.rawValue },
    Field(
      "address-lines", .list(of: .text(example: "1 Market St"), "The address as it is written on a letter")
    ) {
      .list($0.addressLines.map(Value.text))
    },
    .bool("has-address", "Whether the address has a line") { !$0.addressLines.isEmpty },
    .text("latitude", "Degrees north", example: "37.7936") { $0.place.coordinates?.latitude },
    .text("longitude", "Degrees east", example: "-122.3958") { $0.place.coordinates?.longitude },
    .text("phone", "Telephone number, grouped as its country groups it", example: "(415) 555-0100") {
      $0.phone
    },
    .text("phone-url", "Address that calls the number", example: "tel:+14155550100") { $0.place.phone?.link },
    .text("map-url", "The place in Apple Maps", example: "https://maps.apple.com/?q=Market%20Street") {
      $0.mapURL
    },
    .text(
      "google-map-url", "The place in Google Maps",
      example: "https://www.google.com/maps/search/?api=1&query=37.79362%2C-122.39581"
    ) { $0.url("https://www.google.com/maps/search/?api=1&query=") },
    .text(
      "directions-url", "The way to the place in Apple Maps",
      example: "https://maps.apple.com/?daddr=37.79362%2C-122.39581"
    ) { $0.url("https://maps.apple.com/?daddr=") },
    .text(
      "google-directions-url", "The way to the place in Google Maps",
      example: "https://www.google.com/maps/dir/?api=1&destination=37.79362%2C-122.39581"
    ) { $0.url("https://www.google.com/maps/dir/?api=1&destination=") },
    .text("price-range", "The prices in a few characters", example: "$$") { $0.place.priceRange },
    .list("services", of: service, "The services and amenities") { place in
      place.place.services.map { (text: $0.text, icon: place.context.source.icon(of: $0)) }
    },
    .text("services-language", "Their language, if it is not that of the page", example: "en") {
      $0.servicesLanguage
    },
    .bool("has-services", "Whether there are services") { !$0.place.services.isEmpty },
    Field("hours", .list(of: hoursRow.schema, "The opening hours of the seven days of the usual week")) {
      $0.hours?.week ?? .list([])
    },
    .bool("has-hours", "Whether there are opening hours") { $0.hours?.stated != nil },
    .bool("has-usual-hours", "Whether there are days of the year outside all seasons") {
      $0.hours?.stated?.seasonsCoverYears == false
    },
    Field("seasons", .list(of: season.schema, "The parts of the year with other hours")) {
      $0.hours?.seasons ?? .list([])
    },
    .bool("has-seasons", "Whether there are parts of the year with other hours") {
      $0.hours?.stated?.seasons.isEmpty == false
    },
    Field("special-hours", .list(of: specialHours.schema, "The dates with other hours, in their order")) {
      $0.hours?.dates ?? .list([])
    },
    .bool("has-special-hours", "Whether there are dates with other hours") {
      $0.hours?.stated?.dates.isEmpty == false
    },
    .text("hours-note", "A sentence about public holidays", example: "Closed on public holidays") {
      $0.hours?.note
    },
    .text(
      "closed-until", "A sentence about a location that is closed for a while",
      example: "Closed until December 1, 2026"
    ) { $0.hours?.closedUntil },
    .text("closed-until-date", "The first day on which it is open again", example: "2026-12-01") {
      $0.hours?.firstOpenDay?.description
    },
    .text(
      "reopening", "A heading for the hours of a location that is closed for a while",
      example: "Hours from December 1, 2026"
    ) { $0.hours?.reopening },
    .text("time-zone", "The time zone", example: "America/Los_Angeles") { $0.hours?.zone },
    .html(
      "hours-data", "Hours, words and time zone for `site.today-script`, as the attribute `data-hours`",
      example: "{&quot;zone&quot;:&quot;America/Los_Angeles&quot;}"
    ) { $0.hours?.data() },
  ])
}
