/// A chain of coffee shops in three countries, for the pages that only a chain has, and a site that asks much
/// of a theme: names that are long, in two scripts or one endless word, pages that say next to nothing, and
/// an accent color that nobody can read.
enum Chain {
  /// Its `site.yml`.
  static let configuration = """
    name: Ferry Street Coffee
    language: en
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}
    image: donut.jpg
    image-alt: A donut with pink glaze and colored sprinkles on a white plate.
    icons: {favicon: favicon.svg}
    directory: {path: shops, title: Our shops}
    neighbors: true
    looks: {accent: {light: "#ffe14d", dark: "#3a2a10"}, font: rounded, corners: soft}

    """

  static let pages = [
    GalleryPage("chain-home", on: "example.com", "/"),
    GalleryPage("chain-countries", on: "example.com", "/shops"),
    GalleryPage("chain-regions", on: "example.com", "/shops/us"),
    GalleryPage("chain-towns", on: "example.com", "/shops/us/tx"),
    GalleryPage("chain-town", on: "example.com", "/shops/us/tx/austin"),
    // With 500 entries. A server that compresses sends a tenth of it.
    GalleryPage("chain-long-list", on: "example.com", "/shops/us/or", weightLimit: 80_000),
    GalleryPage("chain-long-list-end", on: "example.com", "/shops/us/or/page/2"),
    GalleryPage("chain-finder", on: "example.com", "/shops/find?q=Austin"),
    GalleryPage("chain-neighbors", on: "example.com", "/coffee/sixth-street"),
    GalleryPage("chain-neighbors-in-kilometers", on: "example.com", "/coffee/kreuzberg"),
    GalleryPage("chain-little", on: "example.com", "/little"),
    GalleryPage("chain-long-word", on: "example.com", "/captain"),
    GalleryPage("chain-right-to-left", on: "example.com", "/haifa"),
  ]

  /// The files of its shops: some in each of three countries, and more in Oregon than a list has.
  static var files: [String: String] {
    var files = [
      "Content/coffee/index.md": "---\ntitle: Coffee\n---\n",
      "Content/coffee/sixth-street.md": shop(
        "Sixth Street", "600 E 6th St", "Austin", "TX", "US", 30.2672, -97.7376),
      "Content/coffee/south-congress.md": shop(
        "South Congress Avenue, behind the second-oldest theater of the town", "1100 S Congress Ave",
        "Austin", "TX", "US",
        30.2519, -97.7491),
      "Content/coffee/lamar.md": shop("Lamar", "1200 S Lamar Blvd", "Austin", "TX", "US", 30.2551, -97.7622),
      "Content/coffee/montrose.md": shop(
        "Montrose", "900 Westheimer Rd", "Houston", "TX", "US", 29.7441, -95.3908),
      "Content/coffee/heights.md": shop(
        "The Heights", "250 W 19th St", "Houston", "TX", "US", 29.8026, -95.4013),
      "Content/coffee/marfa.md": shop(
        "Highland Avenue", "100 N Highland Ave", "Marfa", "TX", "US", 30.3095, -104.0206),
      "Content/coffee/kreuzberg.md": shop(
        "Kreuzberg", "Oranienstraße 20", "Berlin", "Berlin", "DE", 52.5009, 13.4224),
      "Content/coffee/wedding.md": shop(
        "Wedding", "Müllerstraße 140", "Berlin", "Berlin", "DE", 52.5466, 13.3590,
        hours: "[Mo-Fr 06:00-12:00, Mo-Fr 13:00-18:00, Sa-Su 18:00-02:00]"),
      "Content/coffee/garmisch.md": shop(
        "Am Kurpark", "Am Kurpark 1", "Garmisch-Partenkirchen", "Bayern", "DE", 47.4925, 11.0955),
      "Content/coffee/carmel.md": shop("הכרמל", "נחלת בנימין 10", "תל אביב", "", "IL", 32.0680, 34.7700),
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
    let trees = ["Alder", "Birch", "Cedar", "Elm", "Hawthorne", "Juniper", "Laurel", "Maple", "Oak", "Pine"]
    for number in 1...510 {
      let (street, tree) = (1 + (number - 1) / trees.count, trees[(number - 1) % trees.count])
      files["Content/coffee/portland-\(number).md"] = shop(
        "\(tree) Street \(street)01", "\(street)01 SE \(tree) St", "Portland", "OR", "US",
        45.50 + Double(number % trees.count) / 1000, -122.66 + Double(street) / 1000)
    }
    return files
  }

  private static func shop(
    _ title: String, _ street: String, _ town: String, _ region: String, _ country: String,
    _ latitude: Double,
    _ longitude: Double, hours: String = "[Mo-Fr 06:00-18:00, Sa 08:00-16:00]"
  ) -> String {
    let regionLine = region.isEmpty ? "" : "region: \(region), "
    return """
      ---
      title: "\(title)"
      description: Coffee, cakes and a table by the window. Order ahead, skip the line.
      place: {street: "\(street)", locality: "\(town)", \(regionLine)country: \(country),
        latitude: \(latitude), longitude: \(longitude), phone: "+1 415 555 0100",
        hours: \(hours)}
      ---
      We roast on Tuesdays.

      """
  }
}
