import ClipsiteAppClips
import ClipsiteJSON
import Testing

@testable import ClipsiteAppStoreConnect

@Suite(.timeLimit(.minutes(30))) struct PlaceBodyTests {
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
    #expect((PlaceBody.comparable(ours) == PlaceBody.comparable(value)) == isSame)
  }

  @Test func noPlaceIsLikeAnEmptyOne() {
    #expect(PlaceBody.comparable(nil) == [:])
    #expect(PlaceBody.comparable(.null) == [:])
    #expect(PlaceBody.comparable(["names": [], "phoneNumber": .null]) == [:])
  }
}
