import ClipsiteAppClips
import ClipsiteText
import Testing

@testable import ClipsiteAppStoreConnect

struct ExperienceBodyTests {
  // MARK: ExperienceBody

  private func body(subtitle: String? = "Order ahead") throws -> ExperienceBody {
    let words = ExperienceLocalization(language: .german, title: "Fähre", subtitle: subtitle)
    let card = ExperienceCard(defaultLanguage: .german, localizations: [words], action: .view, category: .gas)
    return ExperienceBody(
      experience: AdvancedExperience(url: try InvocationURL("https://example.com/a"), card: card))
  }

  private func text(_ value: JSONValue) -> String { String(decoding: value.bytes(), as: UTF8.self) }

  @Test func aNewExperienceHasEverythingThatIsRequired() throws {
    let wanted = #"""
      {"data":{"type":"appClipAdvancedExperiences","attributes":{"link":"https://example.com/a","action":"VIEW",\#
      "isPoweredBy":false,"businessCategory":"GAS","defaultLanguage":"DE"},"relationships":{\#
      "appClip":{"data":{"type":"appClips","id":"C1"}},\#
      "headerImage":{"data":{"type":"appClipAdvancedExperienceImages","id":"I1"}},\#
      "localizations":{"data":[{"type":"appClipAdvancedExperienceLocalizations","id":"${DE}"}]}}},\#
      "included":[{"type":"appClipAdvancedExperienceLocalizations","id":"${DE}",\#
      "attributes":{"language":"DE","title":"Fähre","subtitle":"Order ahead"}}]}
      """#
    #expect(text(try body().creation(clip: "C1", image: "I1")) == wanted)
  }

  private func change(_ changes: Set<ExperienceChange>, image: String? = nil) throws -> String {
    let old: JSONValue = ["id": "E1", "attributes": ["link": "https://example.com/a"]]
    let registered = try #require(RegisteredExperience(old, included: [:]))
    return text(try body(subtitle: nil).update(of: registered, changes, image: image))
  }

  @Test func aChangeHasTheAttributesThatChange() throws {
    #expect(
      try change([.action, .place])
        == #"{"data":{"type":"appClipAdvancedExperiences","id":"E1","attributes":{"action":"VIEW","place":null}}}"#
    )
  }

  @Test func aNewPictureIsARelationship() throws {
    let wanted = #"""
      {"data":{"type":"appClipAdvancedExperiences","id":"E1","relationships":{"headerImage":{"data":\#
      {"type":"appClipAdvancedExperienceImages","id":"I2"}}}}}
      """#
    #expect(try change([.headerImage], image: "I2") == wanted)
  }

  @Test func newWordsAreIncluded() throws {
    let wanted = #"""
      {"data":{"type":"appClipAdvancedExperiences","id":"E1","relationships":{"localizations":{"data":[\#
      {"type":"appClipAdvancedExperienceLocalizations","id":"${DE}"}]}}},"included":[\#
      {"type":"appClipAdvancedExperienceLocalizations","id":"${DE}","attributes":{"language":"DE","title":"Fähre"}}]}
      """#
    #expect(try change([.words]) == wanted)
  }

  @Test func aDeactivationSaysNothingElse() {
    #expect(
      text(ExperienceBody.deactivation(of: "E1"))
        == #"{"data":{"type":"appClipAdvancedExperiences","id":"E1","attributes":{"removed":true}}}"#)
  }

  // MARK: PlaceBody

  private static func place() throws -> ExperiencePlace {
    ExperiencePlace(
      name: "Ferry",
      address: PostalAddress(
        street: "1 Market St", locality: "San Francisco", country: try CountryCode("US")),
      coordinates: try GeoCoordinates(latitude: "37.790", longitude: "-122.40"),
      mapAction: .restaurantOrderFood,
      relationship: .owner, phone: try PhoneNumber("+1 415 555 0100"), phoneType: .landline,
      homePage: "https://example.com/a")
  }

  @Test func numbersKeepTheirSpelling() throws {
    let text = String(decoding: PlaceBody.value(try Self.place()).bytes(), as: UTF8.self)
    let wanted = #"""
      {"names":["Ferry"],"mainAddress":{"fullAddress":"1 Market St, San Francisco, United States",\#
      "structuredAddress":{"streetAddress":["1 Market St"],"locality":"San Francisco","countryCode":"US"}},\#
      "displayPoint":{"coordinates":{"latitude":37.790,"longitude":-122.40},"source":"MANUALLY_PLACED"},\#
      "mapAction":"RESTAURANT_ORDER_FOOD","relationship":"OWNER",\#
      "phoneNumber":{"number":"+14155550100","type":"LANDLINE"},"homePage":"https://example.com/a"}
      """#
    #expect(text == wanted)
  }

  @Test func whatIsNotKnownIsLeftOut() {
    let value = PlaceBody.value(ExperiencePlace(name: "A", homePage: "https://example.com/a"))
    #expect(value.members?.map(\.name) == ["names", "homePage"])
  }

  /// A place as App Store Connect has it after Apple Maps found it, with what no page can say.
  private static let registered = #"""
    {"placeId":"I1","names":["Ferry","Fähre"],"mainAddress":{"fullAddress":"1 Market St, SF","structuredAddress":{\#
    "streetAddress":["1 Market St"],"locality":"SAN FRANCISCO","stateProvince":"CA","countryCode":"US","floor":"2"}},\#
    "displayPoint":{"coordinates":{"latitude":37.79001,"longitude":-122.40},"source":"CALCULATED"},\#
    "mapAction":"RESTAURANT_ORDER_FOOD","relationship":"OWNER","phoneNumber":{"number":"+1 415-555-0100",\#
    "type":"LANDLINE","intent":"ORDER"},"homePage":"https://ferry.example","categories":["food"],"other":null}
    """#

  /// The parts of a request that follow the site, by what changes there. All others are sent as registered.
  @Test(arguments: [
    (["phone"], [#""number":"+1 415-555-0100""#: #""number":"+14155550199""#]),
    (["no phone"], [#""phoneNumber":{"number":"+1 415-555-0100","type":"LANDLINE","intent":"ORDER"},"#: ""]),
    (["name"], [#"["Ferry","Fähre"]"#: #"["Pier","Fähre"]"#]),
    (["Maps ID"], [#""placeId":"I1""#: #""placeId":"I2""#]),
    (
      ["street"],
      [
        "1 Market St, SF": "9 Oak St, San Francisco, United States", #"["1 Market St"]"#: #"["9 Oak St"]"#,
        "SAN FRANCISCO": "San Francisco", #""stateProvince":"CA","#: "",
      ]
    ),
  ])
  func aChangedPlaceKeepsWhatTheSiteDoesNotSay(_ change: [String], _ edits: [String: String]) throws {
    var place = try Self.place()
    switch change[0] {
    case "phone": place.phone = try PhoneNumber("+1 415 555 0199")
    case "no phone": (place.phone, place.phoneType) = (nil, nil)
    case "name": place.name = "Pier"
    case "Maps ID": place.mapsID = "I2"
    default: place.address.street = "9 Oak St"
    }
    let old = try JSONParser.parse(Array(Self.registered.utf8)).value
    var wanted = Self.registered.replacing(#","other":null"#, with: "")
      .replacing("https://ferry.example", with: "https://example.com/a")
    for (part, new) in edits { wanted = wanted.replacing(part, with: new) }
    let sent = PlaceBody.value(place, over: old)
    let expected = try JSONParser.parse(Array(wanted.utf8)).value
    #expect(Self.sorted(sent) == Self.sorted(expected))
  }

  /// Somewhere else, neither the Maps ID nor the floor is right. The name and categories still are. A correction
  /// leaves all.
  @Test(arguments: [
    (["45.51", "-122.68"], "9 Oak St", "San Francisco", "94105", true),
    (["38.2", "-122.40"], "1 Market St", "San Francisco", "94105", true),
    ([], "9 Oak St", "Portland", "97201", true),
    (["37.790", "-122.40"], "9 Oak St", "Oakland", "94601", true),
    (["37.7903", "-122.4003"], "3 Market St", "San Francisco", "94105", false),
    (["37.790", "-122.40"], "1 Market St", "San Fransisco", "94105", false),
  ])
  func aPlaceThatMovesLosesItsMapsIDAndFloor(
    _ point: [String], _ street: String, _ town: String, _ code: String, isMove: Bool
  ) throws {
    var place = try Self.place()
    place.mapsID = nil
    (place.address.street, place.address.locality, place.address.postalCode) = (street, town, code)
    place.coordinates = try point.last.map { try GeoCoordinates(latitude: point[0], longitude: $0) }
    let registered = Self.registered.replacing(
      #""countryCode""#, with: #""postalCode":"94105","countryCode""#)
    let sent = PlaceBody.value(place, over: try JSONParser.parse(Array(registered.utf8)).value)
    #expect((sent["placeId"] == nil) == isMove)
    #expect((sent["mainAddress"]?["structuredAddress"]?["floor"] == nil) == isMove)
    #expect(sent["names"]?.elements?.count == 2 && sent["categories"] == ["food"])
  }

  /// A value with the members of objects in one order.
  private static func sorted(_ value: JSONValue) -> JSONValue {
    guard let members = value.members else { return value }
    return .object(
      members.map { JSONValue.Member($0.name, sorted($0.value)) }.sorted { $0.name < $1.name })
  }

  @Test func aPlaceThatWasDroppedIsSentAsTheSiteHasIt() throws {
    let old = try JSONParser.parse(Array(#"{"names":null}"#.utf8)).value
    #expect(PlaceBody.value(try Self.place(), over: old) == PlaceBody.value(try Self.place()))
  }

  @Test(arguments: [
    // What App Store Connect adds makes no difference.
    (#""placeId":"x","categories":["y"],"#, true), (#""mapAction":null,"#, false),
    (#""relationship":"OTHER","#, false),
    ("", true),
  ])
  func comparesWhatBothSidesKnow(_ more: String, isSame: Bool) throws {
    let ours = PlaceBody.value(try Self.place())
    var theirs = String(decoding: ours.bytes(), as: UTF8.self).replacing("37.790", with: "37.79")
    for name in ["mapAction", "relationship"] where more.contains(name) {
      theirs.replace(try Regex("\"\(name)\":\"[A-Z_]+\","), with: "")
    }
    let value = try JSONParser.parse(Array("{\(more)\(theirs.dropFirst())".utf8)).value
    #expect(PlaceComparison.isSame(ours, value) == isSame)
  }

  @Test func noPlaceIsLikeAnEmptyOne() {
    #expect(PlaceBody.facts(of: nil) == [:])
    #expect(PlaceBody.facts(of: .null) == [:])
    #expect(PlaceBody.facts(of: ["names": [], "phoneNumber": .null]) == [:])
  }

  // MARK: ExperienceTable

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("a \"b\"", "\"a \"\"b\"\"\""), ("a\nb", "\"a\nb\""),
    ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+14155550100", "'+14155550100"), ("-122.47", "-122.47"),
    ("-1+2", "'-1+2"), ("\t=1", "'\t=1"), ("=a,b", "\"'=a,b\""), ("-", "-"),
  ])
  func cellsAreNoFormulas(_ text: String, cell: String) {
    #expect(ExperienceTable.cell(text) == cell)
  }
}
