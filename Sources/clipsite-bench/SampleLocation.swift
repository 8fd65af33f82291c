import ClipsitePlatform

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
    let frontMatter = Self.frontMatter(of: number, titled: title, &random)
    let neighbor = first + (number - first + 1) % count
    var writer = SampleText(random: random, neighbor: Self.fileName(neighbor))
    text = "---\n\(frontMatter)---\n\(writer.body(bytes: bodyBytes))"
  }

  private static func fileName(_ number: Int) -> String { "place-\(number.padded(to: 6)).md" }

  private static func frontMatter(of number: Int, titled title: String, _ random: inout SplitMix64) -> String
  {
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
    """ + (number % 5 == 0 ? "aliases: [/m\(number.padded(to: 6))]\n" : "")
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

/// Writes Markdown that looks like what people write: headings, paragraphs, lists, links and emphasis.
struct SampleText {
  private var random: SplitMix64
  private let neighbor: String

  /// - Parameter neighbor: The file name of another page in the folder, which the text links to.
  init(random: SplitMix64, neighbor: String) {
    self.random = random
    self.neighbor = neighbor
  }

  /// A body of about this many bytes.
  mutating func body(bytes: Int) -> String {
    var text = "\(sentences(2)) Our [nearest other place](\(neighbor)) is a short walk away.\n"
    while text.utf8.count < bytes {
      text += "\n## \(capitalized(words(3)))\n\n\(sentences(4))\n"
      if text.utf8.count < bytes { text += "\n" + list(3) }
      if text.utf8.count < bytes {
        text += "\n\(sentences(3)) See [\(words(2))](https://example.org/\(word()))." + "\n"
      }
    }
    return text
  }

  private mutating func list(_ count: Int) -> String {
    (0..<count).map { _ in "- **\(capitalized(word()))** \(words(6))\n" }.joined()
  }

  private mutating func sentences(_ count: Int) -> String {
    (0..<count).map { _ in sentence() }.joined(separator: " ")
  }

  private mutating func sentence() -> String {
    let start = capitalized(words(3 + random.next(below: 5)))
    let middle = random.next(below: 3) == 0 ? " *\(words(2))* " : " "
    return "\(start)\(middle)\(words(3 + random.next(below: 5)))."
  }

  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in word() }.joined(separator: " ")
  }

  private mutating func word() -> String { random.pick(Self.vocabulary) }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static let vocabulary = """
    the a of and to in on with from for every early late warm fresh small open quiet bright slow green counter ferry \
    harbor market window morning evening table corner bicycle garden station bridge coffee bread sugar butter glaze \
    order queue ticket minute door street island weather neighbor friend season box cup bell light paper stone water
    """.split(separator: " ").map(String.init)
}

/// A small generator of random numbers whose sequence is part of the benchmark: the same seed gives the same
/// site on every machine and with every compiler (Steele, Lea and Flood, “Fast Splittable Pseudorandom Number
/// Generators”, OOPSLA 2014).
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a small bound. The standard library's own way there may change between versions.
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One element of a list that is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[next(below: list.count)] }
}
