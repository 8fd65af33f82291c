/// One location of the sample site: a Markdown file with front matter as rich as that of the worked example.
struct SampleLocation {
  /// The file's name.
  let fileName: String
  /// The page's title.
  let title: String
  /// The whole file.
  let text: String

  /// - Parameters:
  ///   - number: The location's number on the site, from 0; everything follows from it.
  ///   - count: How many locations its folder holds, with the numbers from `first` on.
  init(_ number: Int, first: Int, count: Int, bodyBytes: Int) {
    var random = SplitMix64(seed: UInt64(number))
    fileName = Self.fileName(number)
    title = "\(random.pick(Self.adjectives)) \(random.pick(Self.nouns)) \(number)"
    let frontMatter = Self.frontMatter(number, title, &random)
    let neighbor = first + (number - first + 1) % count
    var writer = SampleText(random: random, neighbor: Self.fileName(neighbor))
    text = "---\n\(frontMatter)---\n\(writer.body(bytes: bodyBytes))"
  }

  private static func fileName(_ number: Int) -> String { "place-\(SampleSize.padded(number, to: 6)).md" }

  private static func frontMatter(_ number: Int, _ title: String, _ random: inout SplitMix64) -> String {
    """
    title: \(title)
    description: \(random.pick(offers)) at \(title). Order ahead, skip the line.
    image-alt: The counter of \(title) in the morning.
    clip:
      display: card
      title: \(title)
      subtitle: Order ahead, skip the line
      action: open
      category: FOOD_AND_DRINK
    \(place(number, &random))
    """ + (number % 5 == 0 ? "aliases: [/m\(SampleSize.padded(number, to: 6))]\n" : "")
      + (number % 4 == 0 ? appLinks(number) : "")
  }

  private static func place(_ number: Int, _ random: inout SplitMix64) -> String {
    """
    place:
      type: Bakery
      street: \(1 + random.next(below: 990)) \(random.pick(nouns)) St
      locality: \(random.pick(towns))
      region: CA
      postal-code: "\(94_000 + random.next(below: 999))"
      country: US
      latitude: 37.\(10_000 + random.next(below: 80_000))
      longitude: -122.\(10_000 + random.next(below: 80_000))
      phone: "+1 415 555 \(1_000 + number % 9_000)"
      hours: [\(random.pick(hours))]

    """
  }

  private static func appLinks(_ number: Int) -> String {
    """
    app-links:
      ios:
        - {url: "donuts://place/\(number)", app-store-id: "1234567890", app-name: Donuts}
      android:
        - {package: com.example.donuts, url: "donuts://place/\(number)", app-name: Donuts}

    """
  }

  private static let adjectives = ["Early", "Sunny", "Harbor", "Copper", "Little", "Golden", "Quiet", "Blue"]
  private static let nouns = ["Market", "Counter", "Corner", "Wharf", "Garden", "Mill", "Lane", "Pier"]
  private static let offers = ["Fresh donuts", "Good coffee", "Warm bread", "Cold lemonade"]
  private static let towns = ["San Francisco", "Oakland", "Berkeley", "Alameda", "Sausalito"]
  private static let hours = [
    #""Mo-Fr 06:00-18:00", "Sa 07:00-16:00", "Su 08:00-14:00""#, #""Mo-Su 07:00-19:00""#,
    #""Tu-Fr 08:00-17:00", "Sa-Su 09:00-15:00""#,
  ]
}
