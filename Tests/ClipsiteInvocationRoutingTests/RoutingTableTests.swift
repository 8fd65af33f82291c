import Foundation
import Testing

@testable import ClipsiteInvocationRouting

struct RoutingTableTests {
  private let table = SampleTable.table

  @Test func holdsWhatWasWritten() throws {
    #expect(table.locations.map(\.id) == ["index", "coffee/index", "coffee/pier", "ferry-street/market"])
    #expect(
      table.locations.map(\.url) == [
        "https://example.com/", "https://example.com/coffee", "https://example.com/coffee/pier",
        "https://ferry.example.net/market",
      ])
    let pier = try #require(table["coffee/pier"])
    #expect(pier.title == "Pier \"1½\" 🍩")
    #expect(pier.coordinate == .init(latitude: 37.79721, longitude: -122.39456))
    #expect(table["coffee/index"]?.coordinate == nil)
    #expect(table["coffee"] == nil)
    #expect(table.domains == ["example.com", "ferry.example.net", "go.example.com"])
  }

  private static let folders = #""folders":[["",[["a","A"]]]]"#

  @Test(arguments: [
    ("", RoutingTableError.Reason.expected("an object")), ("[]", .expected("an object")),
    ("{}", .unknownVersion(0)), (#"{"version":2}"#, .unknownVersion(2)),
    (#"{"version":"1"}"#, .expected("a whole number")), (#"{"version":1}x"#, .notJSON),
    (#"{"version":1"#, .notJSON), (#"{"version":1,}"#, .expected("a string")),
    (#"{"version":1,"clip":"a\u00"}"#, .notJSON), (#"{"version":1,"clip":"\u+041"}"#, .notJSON),
    (#"{"version":1,"clip":"a"#, .notJSON),
    (#"{"version":1,\#(folders)}"#, .noAddress("a")),
    (#"{"version":1,\#(folders),"hosts":{"x.y":{"":0,"b":0}}}"#, .noAddress("https://x.y/b")),
    (#"{"version":1,\#(folders),"hosts":{"x.y":{"":1}}}"#, .unknownLocation(1)),
    (#"{"version":1,\#(folders),"hosts":{"x.y":{"":-9}}}"#, .unknownLocation(8)),
    (#"{"version":1,"folders":[["",[["a"]]]]}"#, .expected("a title")),
    (#"{"version":1,"folders":[["",[["a","A",1]]]]}"#, .expected("a longitude")),
    (#"{"version":1,"folders":[["",[["a","A",1,"2"]]]]}"#, .expected("a number")),
    (#"{"version":1,"folders":[["",[["a","A",1,2,3]]]]}"#, .expected("the end of a location")),
    (#"{"version":1,"folders":[["",[],1]]}"#, .expected("the end of a folder")),
    (#"{"version":1,"folders":[[]]}"#, .expected("a folder")),
    (#"{"version":1,"hosts":{"x.y":\#(String(repeating: #"{"a":"#, count: 100_000))"#, .tooDeep),
    (#"{"version":1,"new":\#(String(repeating: "[", count: 100_000))"#, .tooDeep),
  ])
  func refusesWhatIsNoTable(_ text: String, reason: RoutingTableError.Reason) {
    let error = #expect(throws: RoutingTableError.self) { try RoutingTable(json: Array(text.utf8)) }
    #expect(error?.reason == reason)
    #expect(error?.description.hasSuffix(".") == false)
  }

  @Test func everyCutOfATableIsRefused() throws {
    let whole = Array(
      #"{"version":1,"clip":"a\n","folders":[["",[["a","A",1.5,-2]]]],"hosts":{"x.y":{"":0}}}"#.utf8)
    _ = try RoutingTable(json: whole)
    for count in whole.indices {
      #expect(throws: RoutingTableError.self) { try RoutingTable(json: Array(whole[..<count])) }
    }
  }

  @Test func readsAFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: (any Error).self) { try RoutingTable(contentsOf: file) }
    try Data(#"{"version":1,"clip":"a.b"}"#.utf8).write(to: file)
    #expect(try RoutingTable(contentsOf: file).clip == "a.b")
  }
}
