import ClipsiteAppClips
import ClipsiteText
import Testing

struct LocalBusinessTests {
  @Test func writesWhatIsKnown() throws {
    let business = LocalBusiness(
      type: try SchemaType("Bakery"), id: "https://example.com/market#place", name: "Market </script><b>",
      url: try WebURL("https://example.com/market"), image: try WebURL("https://example.com/market.jpg"),
      telephone: try PhoneNumber("+1 415 555 0100"),
      address: PostalAddress(
        street: "1 Market St", locality: "San Francisco", region: "CA", postalCode: "94105",
        country: try CountryCode("US")),
      geo: try GeoCoordinates(latitude: "37.7936", longitude: "-122.39580"))
    let hours =
      #"[{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday"],"opens":"06:00","closes":"18:00"}]"#
    var bytes: [UInt8] = []
    business.append(to: &bytes, hours: Array(hours.utf8))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("<") && !text.contains(">"))
    #expect(
      try JSONParser.parse(bytes).value == [
        "@context": "https://schema.org", "@type": "Bakery", "@id": "https://example.com/market#place",
        "name": "Market </script><b>", "url": "https://example.com/market",
        "image": "https://example.com/market.jpg",
        "telephone": "+1 415 555 0100",
        "address": [
          "@type": "PostalAddress", "streetAddress": "1 Market St", "addressLocality": "San Francisco",
          "addressRegion": "CA", "postalCode": "94105", "addressCountry": "US",
        ],
        "geo": [
          "@type": "GeoCoordinates", "latitude": .number("37.7936"), "longitude": .number("-122.39580"),
        ],
        "openingHoursSpecification": [
          [
            "@type": "OpeningHoursSpecification", "dayOfWeek": ["Monday"], "opens": "06:00",
            "closes": "18:00",
          ]
        ],
      ])
  }

  @Test func writesWhatOnlySomeLocationsState() throws {
    let business = LocalBusiness(
      name: "A", image: try WebURL("https://example.com/a.jpg"),
      photos: [try WebURL("https://example.com/b.jpg")], priceRange: "$$",
      menu: try WebURL("https://example.com/menu"), amenities: ["Wi-Fi"],
      sameAs: [try WebURL("https://www.instagram.com/a")])
    #expect(
      try JSONParser.parse(business.bytes).value == [
        "@context": "https://schema.org", "@type": "LocalBusiness", "name": "A",
        "image": ["https://example.com/a.jpg", "https://example.com/b.jpg"], "priceRange": "$$",
        "menu": "https://example.com/menu",
        "amenityFeature": [["@type": "LocationFeatureSpecification", "name": "Wi-Fi", "value": true]],
        "sameAs": ["https://www.instagram.com/a"],
      ])
  }

  @Test func aPhotoAloneIsTheImage() throws {
    let business = LocalBusiness(name: "A", photos: [try WebURL("https://example.com/b.jpg")])
    #expect(try JSONParser.parse(business.bytes).value["image"] == "https://example.com/b.jpg")
  }

  @Test func leavesOutWhatIsNot() {
    let business = LocalBusiness(name: "A", address: PostalAddress())
    #expect(
      String(decoding: business.bytes, as: UTF8.self)
        == #"{"@context":"https://schema.org","@type":"LocalBusiness","name":"A"}"#)
  }
}

struct SchemaTypeTests {
  @Test(arguments: [
    ("", SchemaType.Rule.empty), ("bakery", .notAName), ("Bak ery", .notAName), ("schema:Bakery", .notAName),
  ])
  func refuses(text: String, rule: SchemaType.Rule) {
    #expect(mistake { () throws(InvalidValue) in try SchemaType(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }
}

struct BreadcrumbListTests {
  @Test func numbersThePagesFromTheFirst() throws {
    let list = BreadcrumbList([
      .init(name: "Home", url: try WebURL("https://example.com/")),
      .init(name: "Market </script><b>", url: try WebURL("https://example.com/market")),
    ])
    var bytes: [UInt8] = []
    list.append(to: &bytes)
    #expect(!bytes.contains(UInt8(ascii: "<")) && !bytes.contains(UInt8(ascii: ">")))
    #expect(
      try JSONParser.parse(bytes).value == [
        "@context": "https://schema.org", "@type": "BreadcrumbList",
        "itemListElement": [
          ["@type": "ListItem", "position": 1, "name": "Home", "item": "https://example.com/"],
          [
            "@type": "ListItem", "position": 2, "name": "Market </script><b>",
            "item": "https://example.com/market",
          ],
        ],
      ])
  }
}
