/// What tells a row from every other, now and in later imports; it is written into the page as its import ID.
struct RowIdentity: Hashable, Sendable {
  /// The value of the table's own ID column, or a hash of name and address.
  let primary: String
  /// A hash of all imported values: the second choice when another row has the same name and address.
  let exact: String
  /// Whether `primary` comes from an ID column, so that there is no second choice.
  let isExplicit: Bool

  /// The identity of a row with an ID of its own.
  init(id: String, values: [String]) {
    self.init(primary: id, exact: StableHash(values).text, isExplicit: true)
  }

  /// The identity of a row without one. Coordinates count only where there is no address, because they are
  /// corrected more often.
  init(title: String, address: [String], coordinates: [String], values: [String]) {
    let place = address.allSatisfy(\.isEmpty) ? coordinates : address
    let hash = StableHash(([title] + place).map { $0.lowercased() })
    self.init(primary: hash.text, exact: StableHash(values).text, isExplicit: false)
  }

  private init(primary: String, exact: String, isExplicit: Bool) {
    self.primary = primary
    self.exact = exact
    self.isExplicit = isExplicit
  }

  /// The import IDs that a page of this row may bear, the more telling one first.
  var candidates: [String] { isExplicit ? [primary] : [exact, primary] }

  /// What two rows share when one of them repeats the other.
  var repetitionKey: String { isExplicit ? primary : exact }
}
