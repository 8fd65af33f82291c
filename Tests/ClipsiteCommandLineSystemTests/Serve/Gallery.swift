import ClipsiteContent
import ClipsiteSystem
import ClipsiteTestTools
import Testing

@testable import ClipsiteCommandLine

/// Sites in the states that a preview shows, each with the pages that are looked at closely: by the Nu
/// checker, by axe-core and by people.
enum Gallery: CaseIterable {
  /// The example: pages of each kind, and the dashboard of a site in order.
  case example
  /// The same pages with the theme that is not the default one.
  case bistro
  /// A chain with a directory, neighbors, a long list, long names, pages with little on them, and a pale
  /// accent color.
  case chain
  /// The same chain with the other theme.
  case bistroChain
  /// The starter site with everything that `looks` has.
  case brand
  /// The same site with the other theme.
  case bistroBrand
  /// The example with `pictures: true`, a logo, and a location without a picture of its own.
  case madePictures
  /// The same site with the other theme.
  case bistroMadePictures
  /// A site with warnings and more pages than the dashboard lists at a time.
  case doubtful
  /// A site whose files have errors.
  case broken

  /// Indicates whether this computer can show it, or must: where images are made, libvips is needed.
  var isWanted: Bool { !makesImages || LoadedLibrary.vips.isWanted }

  private var makesImages: Bool { self == .madePictures || self == .bistroMadePictures }

  /// Serves the site as it is now: what is looked at closely is never loaded again.
  func start() throws -> RunningPreview {
    if makesImages { try LoadedLibrary.vips.require(for: "\(self)") }
    switch self {
    case .example: return try .ofExample()
    case .bistro: return try .ofExample(theme: .bistro)
    case .chain:
      return try RunningPreview(
        configuration: Chain.configuration, files: Chain.files, follows: false)
    case .bistroChain:
      return try RunningPreview(
        theme: .bistro, configuration: Chain.configuration, files: Chain.files, follows: false)
    case .brand, .bistroBrand:
      return try RunningPreview(
        theme: self == .brand ? .clean : .bistro, configuration: Brand.configuration, files: Brand.files,
        fonts: Brand.fonts, follows: false)
    case .madePictures: return try .ofExampleMakingPictures()
    case .bistroMadePictures: return try .ofExampleMakingPictures(theme: .bistro)
    case .doubtful:
      let title = "The donut shop with the longest name along the whole waterfront of San Francisco"
      var files = ["Content/ferry-street/pier.md": "---\ntitle: \(title)\n---\n"]
      for number in 1...120 { files["Content/shops/s\(number).md"] = "---\ntitle: Shop \(number)\n---\n" }
      return try RunningPreview(files: files, follows: false)
    case .broken:
      return try RunningPreview(configuration: "name: Ferry Street\nlanguege: en\n", follows: false)
    }
  }

  var pages: [GalleryPage] {
    switch self {
    case .example: Self.site + Self.dashboard
    case .bistro: Self.site.map { $0.named("bistro-\($0.name)") }
    case .chain: Chain.pages
    case .bistroChain: Chain.pages.map { $0.named("bistro-\($0.name)") }
    case .brand: Brand.pages
    case .bistroBrand: Brand.pages.map { $0.named("bistro-\($0.name)") }
    case .madePictures: Self.pages.map { $0.named("pictures-\($0.name)") }
    case .bistroMadePictures: Self.pages.map { $0.named("bistro-pictures-\($0.name)") }
    case .doubtful:
      [
        GalleryPage("dashboard-long", "/_clipsite/"),
        GalleryPage("dashboard-long-middle", "/_clipsite/?q=shop&page=2"),
        GalleryPage("dashboard-warnings", "/_clipsite/diagnostics"),
        .details("dashboard-page-warnings", of: "/ferry-street/pier"),
      ]
    case .broken:
      [
        GalleryPage("broken-page", on: "example.com", "/"), GalleryPage("broken-sites", "/"),
        GalleryPage("broken-dashboard", "/_clipsite/"), GalleryPage("broken-domains", "/_clipsite/domains"),
        GalleryPage("broken-diagnostics", "/_clipsite/diagnostics"),
      ]
    }
  }

  /// The pages that the theme makes, as visitors see them.
  var pagesOfTheTheme: [GalleryPage] { pages.filter { $0.domain != nil } }

  /// Opens pages in a browser and shows each in some looks.
  func visit(
    _ pages: [GalleryPage], in page: some BrowserPage, on looks: [Look],
    _ look: (_ entry: GalleryPage, _ look: Look) throws -> Void
  ) throws {
    let preview = try start()
    defer { preview.stop() }
    try visit(pages, of: preview, in: page, on: looks, look)
  }

  /// The pages of the theme that a test looks at on a device. All are looked at on one; `ALL_ROUNDS=1` asks for all on
  /// each.
  ///
  /// - Parameter devices: The devices of the test.
  func pagesOfTheTheme(on device: Look.Device, of devices: [Look.Device]) -> [GalleryPage] {
    let place = devices.firstIndex(of: device) ?? 0
    let part = pagesOfTheTheme.enumerated().filter { ($0.offset + place) % devices.count == 0 }.map(\.element)
    return RandomRounds.cases(part, of: pagesOfTheTheme)
  }

  /// A time at which the pages of the example show all that they ever show: the dates of its special hours are
  /// less than four weeks away, and its notices count. It is a Tuesday, 10 o'clock in San Francisco.
  static let time = "2026-12-08T18:00:00Z"

  /// Opens pages of its preview in a browser, at `time`, and shows each in some looks.
  func visit(
    _ pages: [GalleryPage], of preview: RunningPreview, in page: some BrowserPage, on looks: [Look],
    _ look: (_ entry: GalleryPage, _ look: Look) throws -> Void
  ) throws {
    try visit(pages, of: preview, in: page, on: { _ in looks }, look)
  }

  /// Opens pages of its preview in a browser, at `time`, and shows each in looks that depend on its place.
  func visit(
    _ pages: [GalleryPage], of preview: RunningPreview, in page: some BrowserPage, on looks: (Int) -> [Look],
    _ look: (_ entry: GalleryPage, _ look: Look) throws -> Void
  ) throws {
    try page.stopClock(at: Self.time)
    for (place, entry) in pages.enumerated() {
      try page.open(preview.address(entry.target, on: entry.domain))
      // The dashboard shows errors itself.
      if self == .broken, !entry.isOfDashboard {
        try page.wait(for: "document.querySelector('clipsite-overlay')")
      }
      for each in looks(place) {
        try page.take(on: each)
        try look(entry, each)
      }
    }
  }

  private static let site = [
    GalleryPage("home", on: "example.com", "/"), GalleryPage("list", on: "example.com", "/harbor-coffee"),
    GalleryPage("location", on: "example.com", "/harbor-coffee/embarcadero"),
    GalleryPage("right-to-left", on: "example.com", "/harbor-coffee/haifa"),
    GalleryPage("two-languages", on: "example.com", "/tide-bikes/amsterdam/nl"),
    GalleryPage("text", on: "example.com", "/about"), GalleryPage("404", on: "example.com", "/nothing"),
    GalleryPage("finder", on: "example.com", "/locations/find?q=San%20Francisco"),
    GalleryPage("finder-empty", on: "example.com", "/locations/find"),
    GalleryPage("finder-nothing", on: "example.com", "/locations/find/nl?q=Nergenshuizen"),
    GalleryPage("business", on: "ferrystreet.example.net", "/"),
    GalleryPage("market", on: "ferrystreet.example.net", "/market"),
    GalleryPage("card", on: "ferrystreet.example.net", "/market/order"),
  ]

  private static let pages = [
    GalleryPage("home", on: "example.com", "/"), GalleryPage("list", on: "example.com", "/harbor-coffee"),
    GalleryPage("location", on: "example.com", "/harbor-coffee/embarcadero"),
    GalleryPage("card", on: "example.com", "/harbor-coffee/haifa"),
  ]

  private static let dashboard = [
    GalleryPage("sites", "/"), GalleryPage("404-of-the-preview", "/nothing"),
    GalleryPage("dashboard", "/_clipsite/"), GalleryPage("dashboard-nothing", "/_clipsite/?q=nothing"),
    .details("dashboard-page", of: "/market", on: "ferrystreet.example.net"),
    .details("dashboard-page-plain", of: "/privacy"),
    .details("dashboard-page-right-to-left", of: "/harbor-coffee/haifa"),
    .details("dashboard-missing", of: "/nothing"), GalleryPage("dashboard-domains", "/_clipsite/domains"),
    GalleryPage("dashboard-short-urls", "/_clipsite/short-urls"),
    GalleryPage("dashboard-diagnostics", "/_clipsite/diagnostics"),
  ]
}

/// A page of a preview that is looked at closely.
struct GalleryPage: Sendable {
  /// What its pictures are called.
  let name: String
  /// The domain that it is on; nil for what belongs to none.
  let domain: String?
  /// The path, and the query if there is one.
  let target: String
  /// The heaviest that it may be without its pictures, in bytes.
  let weightLimit: Int

  init(
    _ name: String, on domain: String? = nil, _ target: String, weightLimit: Int = ThemeFaults.weightLimit
  ) {
    self.name = name
    self.domain = domain
    self.target = target
    self.weightLimit = weightLimit
  }

  /// Whether it is a page of the dashboard.
  var isOfDashboard: Bool { target.hasPrefix("/_clipsite/") }

  /// The same page under another name.
  func named(_ name: String) -> GalleryPage {
    GalleryPage(name, on: domain, target, weightLimit: weightLimit)
  }

  /// The page of the dashboard about a page.
  static func details(_ name: String, of path: String, on domain: String = "example.com") -> GalleryPage {
    GalleryPage(name, "/_clipsite/page?domain=\(domain)&path=\(path)")
  }
}

/// A device and the colours that its reader prefers.
struct Look: Sendable {
  /// What a reader holds, or sits at.
  enum Device: String, Sendable { case small, phone, tablet, window, desktop }

  /// The device. A window is half as wide as the screen of a laptop.
  let device: Device
  /// The colours: `light` or `dark`.
  let scheme: String

  /// A phone and a desk's computer, each light and dark: the two ways that pages are laid out.
  static let all = looks(on: [.phone, .desktop])
  /// Every device, each light and dark.
  static let everywhere = looks(on: [.phone, .tablet, .desktop])

  /// The looks of all in which a test looks at a page: one device in the light and, for two pages of three, the
  /// other in the dark. `ALL_ROUNDS=1` asks for all.
  static func sample(_ place: Int) -> [Look] {
    let (light, dark) = place.isMultiple(of: 2) ? (Device.phone, Device.desktop) : (.desktop, .phone)
    let looks = [Look(device: light, scheme: "light"), Look(device: dark, scheme: "dark")]
    return RandomRounds.cases(place % 3 == 2 ? [looks[0]] : looks, of: all)
  }

  static func looks(on devices: [Device]) -> [Look] {
    devices.flatMap { device in ["light", "dark"].map { Look(device: device, scheme: $0) } }
  }

  /// As in `phone-dark`.
  var name: String { "\(device.rawValue)-\(scheme)" }
  /// Whether fingers are its pointers.
  var isTouched: Bool { device != .desktop && device != .window }
  /// The size of the window in CSS pixels.
  var width: Int {
    [.small: 320, .phone: 390, .tablet: 820, .window: 720, .desktop: 1280][device, default: 0]
  }
  var height: Int {
    [.small: 568, .phone: 844, .tablet: 1180, .window: 800, .desktop: 800][device, default: 0]
  }
  /// How many pixels of the screen a CSS pixel has in each direction.
  var scale: Int { device == .phone ? 2 : 1 }
}
