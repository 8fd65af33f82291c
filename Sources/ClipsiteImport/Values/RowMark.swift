/// Marks by which people and programs tell the rows of locations from others.
enum RowMark {
  /// Indicates whether a title is that of a sum, as in `Grand total: 40`.
  static func isSum(_ title: String) -> Bool {
    let words = words(of: title).filter { Int($0) == nil && !nouns.contains($0) }
    return words.allSatisfy(sums.contains) && title.contains(where: \.isLetter)
  }

  private static let sums = set(
    "toplam 合計 总计 total totals grandtotal subtotal subtotals sum average avg summe gesamt somme suma totale totaal durchschnitt "
      + "moyenne promedio")
  private static let nouns = set("grand sub of all stores shops locations branches rows records count")

  /// Indicates whether a column can say that nobody should see a row.
  static func isMark(_ column: String) -> Bool {
    let name = ColumnNames.normalized(column)
    return name.hasSuffix("status") || states.contains(name) || publications.contains(name)
      || closings.contains(name)
  }

  /// Indicates whether a cell of such a column says that its location is closed for good, or not public.
  static func isClosed(_ text: String, in column: String) -> Bool {
    let (value, name) = (words(of: text).joined(separator: "-"), ColumnNames.normalized(column))
    if closed.contains(value) { return true }
    let truth = FieldCheck.truths[value] ?? value
    return publications.contains(name) && truth == "false" || closings.contains(name) && truth == "true"
  }

  /// Indicates whether a text is the state of a location, and not one of a country.
  static func isState(_ text: String) -> Bool {
    let value = words(of: text).joined(separator: "-")
    return closed.contains(value) || open.contains(value)
  }

  private static let states = set("estado statut etat situacao situacion durum stan stato toestand tila")
  private static let open = set(
    "active open activo abierto actif ouvert ativo aberto aktiv attivo aperto offen")
  private static let closed = set(
    "fermé-définitivement définitivement-fermé kapalı baixada encerrado encerrada fechado fechada inativo inativa inactiva "
      + "cerrada cerrado-permanentemente dauerhaft-geschlossen chiuso-definitivamente baja zamknięty zamknięte gesloten "
      + "closed permanently-closed closed-permanently inactive deleted archived unpublished not-published hidden disabled "
      + "discontinued draft geschlossen inaktiv fermé inactif cerrado inactivo chiuso")
  private static let publications = set(
    "published is-published publish active is-active enabled is-enabled visible is-visible live is-live")
  private static let closings = set(
    "closed is-closed permanently-closed inactive is-inactive deleted is-deleted archived is-archived hidden "
      + "is-hidden disabled unpublished")

  /// Indicates whether a title has a remark for colleagues, as in `Butler (CLOSED)`.
  static func isDoubtful(_ title: String) -> Bool {
    let words = "-" + words(of: title).joined(separator: "-") + "-"
    let isRemark = ["(closed", "(test", "(old", "(inactive", "(duplicate"].contains(
      where: title.lowercased().contains)
    return isRemark || words.contains("-do-not-use-") || words.contains("-permanently-closed-")
      || title.lowercased().hasSuffix("- closed") || words.hasPrefix("-test-")
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }
}
