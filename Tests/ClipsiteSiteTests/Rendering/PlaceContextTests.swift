import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct PlaceContextTests {
  private static let location = """
    <!doctype html><html lang="en"><head><title></title>{{head.tags}}</head><body>
    {{#place.address-lines}}<i>{{.}}</i>{{/place.address-lines}}<b>{{#place.has-hours}}open{{/place.has-hours}}</b>
    </body></html>
    """

  private func page(_ place: String) throws -> String {
    let fixture = try Fixture([
      "Content/shop.md": "---\ntitle: Shop\nplace: {\(place)}\n---\n",
      "Templates/location.mustache": Self.location,
    ])
    _ = try fixture.build()
    return try fixture.read("Output/example.com/shop.html")
  }

  @Test(arguments: [
    (
      "street: 1 Market St, locality: San Francisco, region: CA, postal-code: '94105', country: US",
      ["1 Market St", "San Francisco, CA 94105", "United States"]
    ),
    (
      "street: Buiksloterweg 7, locality: Amsterdam, postal-code: 1031 CC, country: NL",
      ["Buiksloterweg 7", "1031 CC Amsterdam", "Netherlands"]
    ),
    (
      "locality: Oberasbach, region: Bayern, postal-code: '90522', country: DE",
      ["90522 Oberasbach, Bayern", "Germany"]
    ),
    ("locality: Oberasbach, region: Bayern, country: DE", ["Oberasbach, Bayern", "Germany"]),
    ("postal-code: '90522', country: DE", ["90522", "Germany"]),
    ("locality: Rome", ["Rome"]), ("locality: Rome, postal-code: '00100'", ["Rome, 00100"]),
  ])
  func writesAnAddressAsOnALetter(_ place: String, lines: [String]) throws {
    let page = try page(place)
    let shown = page.components(separatedBy: "<i>").dropFirst().compactMap {
      $0.components(separatedBy: "</i>").first
    }
    #expect(Array(shown) == lines)
  }

  @Test func tellsWhetherThereAreHours() throws {
    #expect(try page("locality: Rome, hours: [Mo 08:00-09:00]").contains("<b>open</b>"))
    #expect(try page("locality: Rome").contains("<b></b>"))
  }
}
