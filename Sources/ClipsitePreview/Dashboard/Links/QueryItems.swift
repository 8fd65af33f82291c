import ClipsiteAppClips
import ClipsiteMustache

/// The items of a query as forms send them (URL Standard, “application/x-www-form-urlencoded”).
struct QueryItems {
  private let items: [(name: String, value: String)]

  init(_ query: some StringProtocol) {
    items = query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
    }
  }

  /// All values of an item, in order.
  func all(_ name: String) -> [String] { items.filter { $0.name == name }.map(\.value) }

  /// The value of an item that is there and not empty.
  subscript(name: String) -> String? { items.first { $0.name == name && !$0.value.isEmpty }?.value }

  /// The number of a part of a list, from 1.
  var part: Int { self["page"].flatMap(Int.init).map { max(1, $0) } ?? 1 }

  private static func decoded(_ text: some StringProtocol) -> String {
    let spaced = String(text).replacing("+", with: " ")
    return PercentEncoding.decode(spaced) ?? spaced
  }
}

/// A long list shown in parts.
struct ListParts {
  /// The positions of the part that is shown.
  let range: Range<Int>
  private let number: Int
  private let count: Int

  /// - Parameters:
  ///   - total: How many entries there are.
  ///   - length: How many are shown at a time.
  ///   - number: The part that is asked for, from 1; one too far is the last.
  init(_ total: Int, length: Int, number: Int) {
    count = max(1, (total + length - 1) / length)
    self.number = min(number, count)
    let start = (self.number - 1) * length
    range = start..<min(start + length, total)
  }

  /// The links to the parts beside this one.
  ///
  /// - Parameter query: What the links carry besides the number, each with its value.
  func value(_ query: [(String, String?)]) -> Value {
    guard count > 1 else { return nil }
    func link(_ number: Int) -> Value {
      let items = query.compactMap { name, value in
        value.map { "\(name)=\(PercentEncoding.queryComponent($0))&" }
      }
      return .text("?" + items.joined() + "page=\(number)")
    }
    return [
      "number": .text(String(number)), "count": .text(String(count)),
      "previous": number > 1 ? link(number - 1) : nil, "next": number < count ? link(number + 1) : nil,
    ]
  }
}
