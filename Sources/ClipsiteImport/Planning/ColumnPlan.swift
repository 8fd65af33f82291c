package import ClipsiteSystem
import ClipsiteText

/// The options of an import, with the names of columns resolved against a table.
package struct ColumnPlan {
  /// A key that is filled: from a column, and where that is empty or there is none, with a constant.
  package struct Field {
    let key: FrontMatterKey
    let column: Int?
    /// Columns whose cells follow that of `column`: the further lines of a street, or the further times of a day.
    let furtherColumns: [Int]
    let constant: String?

    /// The columns, in order.
    var columns: [Int] { [column].compactMap(\.self) + furtherColumns }
  }

  /// The keys that are filled, in the order in which a page holds them.
  package let fields: [Field]
  /// The column that names the page's file; nil to take the title.
  package let slug: Int?
  /// The column that tells rows apart.
  package let id: Int?
  /// The column that holds the page's text.
  package let body: Int?
  /// Indicates whether the page's text is Markdown already.
  package let bodyIsMarkdown: Bool

  /// Resolves the options.
  ///
  /// - Throws: `SystemError.usage` for a column that the table does not have or has twice, and for a key that two
  ///   options fill.
  package init(_ options: ImportOptions, for table: LocationTable) throws(SystemError) {
    var columns: [FrontMatterKey: Int] = [:]
    var further: [FrontMatterKey: [Int]] = [:]
    let names = ColumnsByName(table)
    for mapping in options.mappings {
      let column = try names.column(mapping.text)
      if mapping.key.takesSeveralColumns, columns[mapping.key] != nil {
        further[mapping.key, default: []].append(column)
      } else if columns.updateValue(column, forKey: mapping.key) != nil {
        throw .usage(
          message: "the key `\(mapping.key.name)` is mapped to two columns", fix: "keep one of them")
      }
    }
    let constants = try Self.constants(options)
    Self.addDefaults(to: &columns, besides: constants, from: table)
    guard columns[.title] != nil || constants[.title] != nil else {
      for name in names.all where ColumnNames.role(of: name) == .key(.title) { _ = try names.column(name) }
      throw .usage(
        message: "no column is mapped to `title`",
        fix: "name it with `--map title=COLUMN`. \(names.list)")
    }
    let extras = options.mappings.map(\.key) + options.constants.map(\.key)
    fields = Self.ordered(extras).compactMap { key in
      if columns[key] == nil, constants[key] == nil { return nil }
      return Field(
        key: key, column: columns[key], furtherColumns: further[key] ?? [], constant: constants[key])
    }
    slug = try options.slugColumn.map(names.column)
    if options.bodyColumn != nil, options.bodyTextColumn != nil {
      throw .usage(message: "both `--body` and `--body-text` name the page's text", fix: "keep one of them")
    }
    body = try (options.bodyColumn ?? options.bodyTextColumn).map(names.column)
    bodyIsMarkdown = options.bodyColumn != nil
    id = try options.idColumn.map(names.column) ?? table.columns.firstIndex(of: "id")
  }

  /// The columns that nothing uses. Those without a name have values.
  package func unusedColumns(of table: LocationTable) -> [String] {
    let used = Set(
      fields.flatMap(\.columns)
        + [slug, id, body].compactMap { $0 })
    return table.columns.enumerated().compactMap { index, name in
      if used.contains(index) || name.hasPrefix("\u{0}") { return nil }
      if !name.isEmpty { return name }
      let hasValues = table.rows.indices.contains { !table.cell(row: $0, column: index).isEmpty }
      return hasValues ? "column \(index + 1) without a name" : nil
    }
  }

  /// The keys that the import fills, as pages have them.
  package var filledKeys: [String] { ([""] + languages).flatMap(filledKeys) }

  /// The keys that the import fills on pages in a language. Each page has a title.
  func filledKeys(in language: String) -> [String] {
    var seen: Set<String> = []
    let keys = fields.map(\.key).filter { $0.language == language }.map(\.nameOnPages)
    return (keys + (language.isEmpty ? [] : ["title.\(language)"])).filter { seen.insert($0).inserted }
  }

  /// The languages of further pages.
  var languages: [String] {
    var seen: Set = [""]
    return fields.map(\.key.language).filter { seen.insert($0).inserted }
  }

  /// The keys that a row without a cell for them has no value for.
  var keysWithoutConstant: some Sequence<String> {
    fields.lazy.filter { $0.key.nameOnPages == $0.key.name && $0.constant?.isEmpty ?? true }.map(\.key.name)
  }

  private static func constants(_ options: ImportOptions) throws(SystemError) -> [FrontMatterKey: String] {
    var values: [FrontMatterKey: String] = [:]
    for constant in options.constants {
      if values.updateValue(PlainText.line(constant.text), forKey: constant.key) != nil {
        throw .usage(message: "the key `\(constant.key.name)` is set twice", fix: "keep one of the two")
      }
    }
    return values
  }

  /// A column named `title` or `name` is the title; the coordinates of a GeoJSON point are the place's.
  private static func addDefaults(
    to columns: inout [FrontMatterKey: Int], besides constants: [FrontMatterKey: String],
    from table: LocationTable
  ) {
    if columns[.title] == nil, constants[.title] == nil {
      columns[.title] = table.columns.firstIndex(of: "title") ?? table.columns.firstIndex(of: "name")
    }
    let coordinates: [FrontMatterKey] = [.latitude, .longitude]
    if coordinates.allSatisfy({ columns[$0] == nil && constants[$0] == nil }) {
      columns[.latitude] = table.columns.firstIndex(of: LocationTable.latitude)
      columns[.longitude] = table.columns.firstIndex(of: LocationTable.longitude)
    }
  }

  /// Every key in the order of pages; those below `extra` as they were given, once each.
  private static func ordered(_ given: [FrontMatterKey]) -> [FrontMatterKey] {
    var seen = Set(FrontMatterKey.all)
    return FrontMatterKey.all + given.filter { seen.insert($0).inserted }
  }
}

/// The columns of a table by their names.
private struct ColumnsByName {
  private static let shown = 60

  let all: [String]
  private let indexes: [String: [Int]]

  init(_ table: LocationTable) {
    all = table.namedColumns
    indexes = Dictionary(grouping: table.columns.indices) { table.columns[$0] }
  }

  func column(_ name: String) throws(SystemError) -> Int {
    let matches = name.isEmpty ? [] : indexes[name] ?? []
    if matches.count > 1 {
      let numbers = matches.map { "\($0 + 1)" }.joined(separator: " and ")
      throw .usage(message: "columns \(numbers) are both named `\(name)`", fix: "rename one of them")
    }
    if let match = matches.first { return match }
    let suggestion = Suggestion.fix(for: name, in: all).map { "\($0) " } ?? ""
    throw .usage(message: "there is no column `\(name)`", fix: suggestion + list)
  }

  /// The names for people.
  var list: String {
    let shown = all.prefix(Self.shown).map { "`\(PlainText.excerpt($0))`" }.joined(separator: ", ")
    let rest = all.count - Self.shown
    return "The columns are \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }
}
