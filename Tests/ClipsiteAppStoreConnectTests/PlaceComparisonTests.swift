import ClipsiteAppClips
import ClipsiteText
import Testing

@testable import ClipsiteAppStoreConnect

struct PlaceComparisonTests {
  private func place(
    _ street: String? = nil, country: String = "US", postalCode: String? = nil, region: String? = nil,
    name: String = "Donuts", point: (String, String)? = nil, phone: String? = nil
  ) throws -> JSONValue {
    PlaceBody.value(
      ExperiencePlace(
        name: name,
        address: PostalAddress(
          street: street, locality: "Town", region: region, postalCode: postalCode,
          country: try CountryCode(country)),
        coordinates: try point.map { try GeoCoordinates(latitude: $0.0, longitude: $0.1) },
        phone: try phone.map { try PhoneNumber($0) }, homePage: "https://example.com/a"))
  }

  /// What people and Apple Maps write for one street, by country.
  @Test(arguments: [
    ("US", "1 Main Street", "1 Main St"), ("US", "1 Main St.", "1 MAIN STREET"),
    ("US", "200 North First Avenue, Suite 4", "200 N 1st Ave Ste 4"), ("GB", "5 High Road", "5 High Rd"),
    ("DE", "Hauptstraße 5", "Hauptstr. 5"), ("DE", "Berliner Strasse 5", "Berliner Str. 5"),
    ("AT", "Marktplatz 1", "Marktpl. 1"), ("FR", "3 Avenue de l'Opéra", "3 Av. de l’Opera"),
    ("FR", "12 Boulevard Saint-Michel", "12 Bd St-Michel"), ("ES", "Calle Mayor 1", "C. Mayor, 1"),
    ("IT", "Via Roma 1", "V. Roma, 1"), ("NL", "Damstraat 2", "Damstr. 2"),
    ("BR", "Avenida Central 1", "Av. Central, 1"),
    ("US", "12 Saint Mark's Place", "12 St. Marks Pl"), ("US", "1 St Marks Pl", "1 Saint Mark’s Place"),
    ("US", "3 Fort Street", "3 Ft St"), ("US", "8 Bay Street, Suite 5", "8 Bay St #5"),
    ("US", "8 Bay Street, Apartment 5", "8 Bay St # 5"), ("US", "8 Bay St Unit 5", "8 Bay St Apt 5"),
    ("IT", "Piazza del Duomo 1", "P.za del Duomo, 1"), ("IT", "Corso Italia 2", "C.so Italia, 2"),
    ("IT", "Viale Europa 3", "V.le Europa 3"),
  ])
  func oneStreetInTwoSpellings(_ country: String, own: String, registered: String) throws {
    let (a, b) = (try place(own, country: country), try place(registered, country: country))
    #expect(PlaceComparison.isSame(a, b) && PlaceComparison.isSame(b, a))
  }

  @Test(arguments: [
    ("US", "1 Main Street", "2 Main Street"), ("US", "1 Main Street", "1 Main Avenue"),
    ("US", "1 North Main St", "1 South Main St"), ("DE", "Hauptstraße 5", "Hauptplatz 5"),
    ("FR", "1 Rue Saint-Jean", "1 Rue Street-Jean"), ("DE", "Ring 5", "Ring 5a"),
    ("US", "8 Bay Street, Suite 5", "8 Bay Street, Suite 6"), ("IT", "Piazza Roma 1", "Via Roma 1"),
  ])
  func twoStreetsAreAChange(_ country: String, own: String, registered: String) throws {
    #expect(
      try !PlaceComparison.isSame(place(own, country: country), place(registered, country: country)))
  }

  /// A number as people dial it inside the country.
  @Test(arguments: [
    ("US", "+1 217 555 0100", "(217) 555-0100"), ("US", "+1 217 555 0100", "1-217-555-0100"),
    ("DE", "+49 30 5550100", "030 5550100"), ("FR", "+33 1 70 18 99 00", "01 70 18 99 00"),
    ("GB", "+44 20 7946 0100", "(020) 7946 0100"), ("IT", "+39 06 6982 0100", "06 6982 0100"),
    ("JP", "+81 3 5550 0100", "03-5550-0100"), ("US", "+1 217 555 0100", "+1 (217) 555-0100"),
  ])
  func oneNumberInTwoForms(_ country: String, own: String, registered: String) throws {
    let a = try place(country: country, phone: own)
    let b = try JSONParser.parse(
      Array(
        String(decoding: a.bytes(), as: UTF8.self).replacing(
          own.filter { $0 != " " }, with: registered
        ).utf8)
    ).value
    #expect(PlaceBody.facts(of: b)[.phone] == registered)
    #expect(PlaceComparison.isSame(a, b))
    let other = try place(country: country, phone: String(own.dropLast()) + "1")
    #expect(!PlaceComparison.isSame(other, b))
  }

  @Test(arguments: [("Saint Louis", "St. Louis"), ("Fort Worth", "Ft Worth"), ("St. Marks", "Saint Marks")])
  func oneTownInTwoSpellings(own: String, registered: String) throws {
    let text = String(decoding: try place("1 Main St").bytes(), as: UTF8.self)
    func town(_ name: String) throws -> JSONValue {
      try JSONParser.parse(Array(text.replacing("\"Town\"", with: "\"\(name)\"").utf8)).value
    }
    #expect(PlaceComparison.isSame(try town(own), try town(registered)))
    #expect(!PlaceComparison.isSame(try town(own), try town("Paris")))
  }

  /// About 1.1 m are 0.00001 degrees of latitude.
  @Test(arguments: [
    ("37.790000", "-122.395000", true), ("37.790001", "-122.395001", true), ("37.79008", "-122.395", true),
    ("37.79010", "-122.395", false), ("37.79", "-122.39510", true), ("37.79", "-122.39512", false),
    ("37.8", "-122.395", false),
  ])
  func pointsThatAreCloseAreOnePlace(_ latitude: String, _ longitude: String, isSame: Bool) throws {
    let (a, b) = (try place(point: ("37.79", "-122.395")), try place(point: (latitude, longitude)))
    #expect(PlaceComparison.isSame(a, b) == isSame)
  }

  @Test func theDateLineDividesNoPlace() throws {
    let (a, b) = (try place(point: ("-17", "179.99999")), try place(point: ("-17", "-179.99999")))
    #expect(PlaceComparison.isSame(a, b))
  }

  @Test func whatAppleAddsIsNoChange() throws {
    let own = try place("1 Main St")
    let registered = try place(
      "1 Main St", postalCode: "94105-1234", region: "CA", name: "Donuts", point: ("37.79", "-122.395"))
    #expect(PlaceComparison.isSame(own, registered))
    #expect(!PlaceComparison.isSame(registered, own))
    let code = try place("1 Main St", postalCode: "94105", region: "California")
    #expect(PlaceComparison.isSame(code, registered))
    #expect(try !PlaceComparison.isSame(place("1 Main St", postalCode: "94106"), registered))
    #expect(try !PlaceComparison.isSame(place("1 Main St", region: "California"), registered))
  }

  @Test func namesAndTelephoneNumbersAreComparedAsPeopleReadThem() throws {
    let own = try place("1 Main St", name: "Ferry Donuts", phone: "+1 415 555 0100")
    var text = String(decoding: own.bytes(), as: UTF8.self)
    text = text.replacing(#"["Ferry Donuts"]"#, with: #"["Donuts","FERRY DONUTS"]"#)
      .replacing("+14155550100", with: "+1 (415) 555-0100").replacing("com/a\"", with: "com/a/\"")
    let registered = try JSONParser.parse(Array(text.utf8)).value
    #expect(text.contains("(415)") && text.contains("FERRY"))
    #expect(PlaceComparison.isSame(own, registered))
    #expect(
      try !PlaceComparison.isSame(place("1 Main St", name: "Ferry", phone: "+1 415 555 0100"), registered))
    #expect(try !PlaceComparison.isSame(place("1 Main St", name: "Ferry Donuts"), registered))
  }

  @Test func aPlaceWithoutAHomePageIsNoChange() throws {
    let own = try place("1 Main St")
    let text = String(decoding: own.bytes(), as: UTF8.self)
    let none = text.replacing(#","homePage":"https://example.com/a""#, with: "")
    #expect(none != text)
    #expect(PlaceComparison.isSame(own, try JSONParser.parse(Array(none.utf8)).value))
    let other = text.replacing("https://example.com/a", with: "https://example.com/b")
    #expect(PlaceComparison.isSame(own, try JSONParser.parse(Array(other.utf8)).value) == false)
  }

  @Test func aPlaceThatIsGoneIsAChange() throws {
    #expect(try !PlaceComparison.isSame(place("1 Main St"), nil))
    #expect(try !PlaceComparison.isSame(nil, place("1 Main St")))
    #expect(PlaceComparison.isSame(nil, .null))
  }
}
