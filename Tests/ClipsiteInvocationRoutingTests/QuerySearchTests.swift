import Testing

@testable import ClipsiteInvocationRouting

struct QuerySearchTests {
  /// Short URLs with one item, with two that share the first, with two in another order, and in both letter
  /// cases.
  private static func table() throws -> RoutingTable {
    let json = #"""
      {"version": 1, "clip": "com.example.Donuts.Clip",
       "folders": [["", [["home", "Home"], ["", "One"], ["", "Two"], ["", "Three"]]]],
       "hosts": {
        "example.com": {"": 0, "one": 1, "two": 2, "three": 3,
         "?id=1": {"": -2, "?kind=A%20b": -3}, "?id=2": -3, "?z=1": {"?a=1": -4}, "?ID=2": -4},
        "go.example.com": {"?a=1": -2, "?b=2": {"?c=3": -3}, "?c=3": {"?b=2": -4}, "?d=4": {"?d=4": -2}}}}
      """#
    return try RoutingTable(json: Array(json.utf8))
  }

  @Test(
    arguments: [
      ("id=7", "home", "id=7"), ("", "home", ""), ("id=1", "one", ""), ("t=3&id=1", "one", "t=3"),
      ("id=1&t=3", "one", "t=3"), ("x&t=3&%69d=%31&t=4", "one", "x=&t=3&t=4"), ("id=1&id=1", "one", "id=1"),
      // The short URL with more items counts, wherever they are.
      ("id=1&kind=A%20b", "two", ""), ("kind=A+b&id=1", "one", "kind=A%2Bb"),
      ("kind=A%20b&x=1&id=1", "two", "x=1"), ("kind=A%20b", "home", "kind=A%20b"),
      // With as many items, the ones that come first.
      ("id=1&id=2", "one", "id=2"), ("id=2&id=1", "two", "id=1"), ("x=0&id=2&id=1", "two", "x=0&id=1"),
      ("z=1&a=1", "three", ""), ("a=1&z=1", "three", ""), ("z=1", "home", "z=1"),
      // An exact item counts before one in lower case.
      ("ID=2", "three", ""), ("Id=2", "two", ""), ("ID=1", "one", ""), ("id=3&ID=2", "three", "id=3"),
    ])
  func findsTheMostItems(_ query: String, id: String, rest: String) throws {
    let invocation = Invocation(url: "https://example.com/?\(query)", in: try Self.table())
    #expect(invocation.location?.id == id)
    #expect(invocation.parameters.description == rest)
  }

  @Test(
    arguments: [
      ("b=2", nil, "b=2"), ("c=3&a=1&b=2", "three", "a=1"), ("b=2&a=1&c=3", "two", "a=1"),
      // One item is not two.
      ("d=4", nil, "d=4"), ("d=4&x=1&d=4", "one", "x=1"),
    ] as [(String, String?, String)])
  func aDomainWithoutARootPageHasQueries(_ query: String, id: String?, rest: String) throws {
    let invocation = Invocation(url: "https://go.example.com?\(query)", in: try Self.table())
    #expect(invocation.location?.id == id)
    #expect(invocation.parameters.description == rest)
  }

  /// Each item leads to a node. If each node read the whole query, this would not end while somebody waits.
  @Test func aLongQueryOnALargeTableReadsBothOnce() throws {
    let items = (0..<10_000).map { "id=\($0)" }
    let entries = items.map { "\"?\($0)\": {\"?lang=en\": -1}" }.joined(separator: ",")
    let json = """
      {"version": 1, "clip": "a.b", "folders": [["", [["", "A"]]]],
       "hosts": {"example.com": {"a": 0, \(entries)}}}
      """
    let url = "https://example.com/?" + items.joined(separator: "&")
    let routes = try RoutingTable(json: Array(json.utf8))
    let found = [url, url + "&lang=en"].map { Invocation(url: $0, in: routes) }
    #expect(found.map { $0.location?.id } == [nil, "a"])
    #expect(found[1].parameters.items.count == 9_999)
  }
}
