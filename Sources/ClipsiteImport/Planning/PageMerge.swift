import ClipsiteContent

/// A row and the page that an earlier import made of it, brought together key by key.
///
/// A value that nobody edited since the last import follows the table. An edited one stays. If the table
/// changed it as well, it stays and is reported.
package struct PageMerge {
  /// The changes to the front matter.
  package private(set) var changes: [PageChange] = []
  /// The new text of the page, or `nil` if it stays.
  package private(set) var body: String?
  /// The keys with edits that the table contradicts.
  package private(set) var conflicts: [PageChange] = []
  /// The knowledge of the page's keys after the import.
  package private(set) var past: ImportRecord.Page

  /// Indicates whether the page stays as it is.
  package var isEmpty: Bool { changes.isEmpty && body == nil }

  private let page: PageDocument
  private let settings: [String: FieldValue]
  private let known: ImportRecord.Page
  private let overwrites: Bool
  /// The end of keys in the record: the language of the page, as `.fr`, or nothing.
  private let suffix: String

  /// Compares a page with its row.
  ///
  /// - Parameters:
  ///   - page: The page as it is.
  ///   - row: The row that made it.
  ///   - language: The language of the page, or nothing for the page of the row.
  ///   - keys: The keys that the import fills, with their order.
  ///   - known: The values that the last import wrote.
  ///   - past: The knowledge of the page's keys after the import, as far as another page has them.
  ///   - overwrites: Indicates whether values of the table replace edited ones.
  package init(
    _ page: PageDocument, with row: LocationRow, in language: String = "", keys: [String: Int],
    known: ImportRecord.Page, past: ImportRecord.Page, overwrites: Bool
  ) {
    self.page = page
    self.known = known
    self.past = past
    self.overwrites = overwrites
    let suffix = language.isEmpty ? "" : ".\(language)"
    self.suffix = suffix
    let fields = language.isEmpty ? row.fields : row.translations[language] ?? []
    let values = Dictionary(fields.map { ($0.key, $0.value) }) { first, _ in first }
    settings = page.settings
    let written = known.keysWithValue.filter { $0.hasSuffix(suffix) }.map {
      String($0.dropLast(suffix.utf8.count))
    }
    // Other keys have no value on either side.
    let found = Set(values.keys).union(settings.keys).union(written).compactMap { key in
      keys[key + suffix].map { (key, $0) }
    }
    for (key, _) in found.sorted(by: { $0.1 < $1.1 }) { merge(key, values[key]) }
    if language.isEmpty { mergeBody(row) }
  }

  private mutating func merge(_ key: String, _ new: FieldValue?) {
    let old = settings[key]
    let change = PageChange(key: key, before: old, after: new)
    let last = known[key + suffix]
    past[key + suffix] = ImportRecord.past(of: new)
    if old == nil && new == nil || new.map({ old?.means($0) }) == true { return }
    let isFree = last == .unknown ? old == nil : last == ImportRecord.past(of: old)
    if isFree || overwrites {
      changes.append(change)
    } else if last != ImportRecord.past(of: new) {
      // What the table had is still unknown to the page, and so is whether a later value is a change.
      if last == .unknown && new == nil { return }
      conflicts.append(change)
      past[key + suffix] = last
    }
  }

  /// The text is the author's as soon as somebody edits it, whatever `--overwrite` says.
  private mutating func mergeBody(_ row: LocationRow) {
    guard let text = row.body else { return }
    let new = FieldValue.text(LocationRow.bodyBytes(text))
    let old = FieldValue.text(page.bodyText)
    let last = known[ImportRecord.bodyKey]
    if old.means(new) {
      past[ImportRecord.bodyKey] = ImportRecord.past(of: new)
    } else if last == ImportRecord.past(of: old)
      || last == .unknown && page.bodyText.allSatisfy(\.isWhitespace)
    {
      body = new.plainText
      past[ImportRecord.bodyKey] = ImportRecord.past(of: new)
    }
  }
}
