/// A site that asks much of a theme: a chain with a directory, neighbors, a list of several parts, names that are long,
/// in two scripts or one endless word, pages that say next to nothing, and an accent color that nobody can read.
enum Chain {
  static let configuration = """
    name: The Long Established Doughnut Company of San Francisco and the Bay
    language: en
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}
    directory: {}
    neighbors: true
    looks: {accent: {light: "#ffe14d", dark: "#3a2a10"}, font: rounded, corners: soft}

    """

  static let pages = [
    GalleryPage("chain-home", on: "example.com", "/"),
    GalleryPage("chain-countries", on: "example.com", "/locations"),
    GalleryPage("chain-towns", on: "example.com", "/locations/gb"),
    GalleryPage("chain-list", on: "example.com", "/shops"),
    GalleryPage("chain-list-end", on: "example.com", "/shops/page/2"),
    GalleryPage("chain-shop", on: "example.com", "/shops/shop-7"),
    GalleryPage("chain-little", on: "example.com", "/little"),
    GalleryPage("chain-long-word", on: "example.com", "/captain"),
    GalleryPage("chain-right-to-left", on: "example.com", "/haifa"),
  ]

  /// The pages besides those of the starter.
  static let files: [String: String] = {
    var files = [
      "Content/shops/index.md": "---\ntitle: Shops\n---\n",
      "Content/little.md": "---\ntitle: Little\nplace: {locality: Rome}\nclip: {display: none}\n---\n",
      "Content/captain.md": """
      ---
      title: Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel
      ---
      Lost.
      """,
      "Content/haifa.md": """
      ---
      title: קפה הנמל, חיפה
      language: he
      place: {street: שדרות המגינים 41, locality: חיפה, country: IL, hours: [Su-Th 07:00-19:00]}
      ---
      הבר הקטן שלנו בעיר התחתית.
      """,
    ]
    for number in 1...510 { files["Content/shops/shop-\(number).md"] = shop(number) }
    return files
  }()

  private static func shop(_ number: Int) -> String {
    let towns = [
      "San Francisco, region: CA, country: US, latitude: 37.7\(number), longitude: -122.4",
      "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, country: GB, latitude: 53, longitude: -4.\(number)",
      "London, country: GB, latitude: 51.5\(number), longitude: -0.1",
    ]
    let name = number % 7 == 0 ? "The shop with the longest name along the whole waterfront" : "Shop"
    let hours = #"phone: "+1 415 555 0100", hours: ["Mo-Fr 06:00-12:00,13:00-18:00", "Sa-Su 18:00-02:00"]"#
    return """
      ---
      title: \(name) \(number)
      clip: {title: Shop \(number)}
      place: {street: \(number) High Street, locality: \(towns[number % towns.count]), \(hours)}
      ---

      """
  }
}
