import ClipsiteInvocationRouting

/// A site with a business on its own domain, one below the first domain, and short URLs.
enum SampleTable {
  static let table: RoutingTable = {
    let json = #"""
      {"version": 1, "clip": "com.example.Donuts.Clip", "new": [{"a": [1, "\u00e9", null]}],
       "folders": [
        ["", [["index", "Ferry Street"]]],
        ["coffee", [["index", "Harbor Coffee"], ["", "Pier \"1½\" \ud83c\udf69", 37.79721, -122.39456]]],
        ["ferry-street", [["market", "Market Street"]]]],
       "hosts": {
        "example.com": {"": 0, "coffee": {"": 1, "pier": {"": 2, "order": -3}}, "dock": -3},
        "ferry.example.net": {"market": 3},
        "go.example.com": {"e": -3, "m": -4}}}
      """#
    do throws(RoutingTableError) { return try RoutingTable(json: Array(json.utf8)) } catch {
      preconditionFailure(error.description)
    }
  }()
}
