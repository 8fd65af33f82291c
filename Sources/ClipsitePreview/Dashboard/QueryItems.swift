import ClipsiteAppClips

/// The items of a query as forms send them (URL Standard, “application/x-www-form-urlencoded”).
struct QueryItems {
  private let items: [(name: String, value: String)]

  init(_ query: some StringProtocol) {
    items = query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
    }
  }

  /// The value of an item that is there and not empty.
  subscript(name: String) -> String? { items.first { $0.name == name && !$0.value.isEmpty }?.value }

  /// The number of a part of a list, from 1.
  var part: Int { self["page"].flatMap(Int.init).map { max(1, $0) } ?? 1 }

  private static func decoded(_ text: some StringProtocol) -> String {
    let spaced = String(text).replacing("+", with: " ")
    return PercentEncoding.decode(spaced) ?? spaced
  }
}
