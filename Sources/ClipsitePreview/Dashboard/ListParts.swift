import ClipsiteAppClips
import ClipsiteMustache

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
