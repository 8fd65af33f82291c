import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSystem
import ClipsiteText

/// One row of a table as the page that it makes.
package struct LocationRow {
  /// The line on which the row starts, from 1.
  package let line: Int
  /// The page's title.
  package let title: String
  /// The fields of the front matter, in order, without the import ID.
  package let fields: [PageField]
  /// The fields of the pages in other languages.
  var translations: [String: [PageField]] = [:]
  /// The page's text as Markdown; nil if the table has none.
  package let body: String?
  /// The request for a name that differs from all others.
  package let request: SlugPlan.Request

  /// A text as it follows the front matter, after an empty line.
  static func bodyBytes(_ text: String) -> String { text.isEmpty ? "" : "\n" + text }

  /// Indicates whether a row makes the same page.
  func makesSamePage(as other: LocationRow) -> Bool {
    fields == other.fields && translations == other.translations && body == other.body
      && request.name == other.request.name
  }
}

/// Reads the rows of a table into pages, and notes what was left out and why.
package struct RowReader {
  /// The longest text of a page, in bytes as Markdown: a content file has at most 1 MiB.
  package static let maximumBodyLength = 900_000

  private let table: LocationTable
  private let plan: ColumnPlan
  private let check: FieldCheck
  /// The checks of rows that name their language.
  private var checks: [String: FieldCheck] = [:]
  /// The fields of each column, and those that a row without any cell has.
  private let fieldsOfColumn: [[Int]]
  private let constantFields: Set<Int>
  private let columns: [FrontMatterKey: Int]
  private let numberColumns: [Int]
  private let hasDays: Bool
  private let hasPlaces: Bool
  /// The columns that can say that nobody should see a row.
  private let markColumns: [Int]
  /// The country of rows without a cell for it.
  private let country: String

  /// A reader for a table whose columns are resolved.
  package init(_ table: LocationTable, plan: ColumnPlan, check: FieldCheck) {
    self.table = table
    self.plan = plan
    self.check = check
    var fields = [[Int]](repeating: [], count: table.columns.count)
    for (index, field) in plan.fields.enumerated() {
      for column in field.columns { fields[column].append(index) }
    }
    fieldsOfColumn = fields
    constantFields = Set(plan.fields.indices.filter { plan.fields[$0].constant?.isEmpty == false })
    columns = Dictionary(plan.fields.compactMap { field in field.column.map { (field.key, $0) } }) {
      first, _ in first
    }
    numberColumns = plan.fields.first { $0.key == .houseNumber }?.columns ?? []
    hasDays = plan.fields.contains { if case .dayHours = $0.key.kind { true } else { false } }
    hasPlaces = plan.fields.contains { $0.column != nil && Self.isPlace($0.key) }
    country = plan.fields.first { $0.key == .country }?.constant ?? ""
    markColumns = table.columns.indices.filter { RowMark.isMark(table.columns[$0]) }
    guard columns[.language] != nil else { return }
    for text in Set(table.rows.indices.map { cell(.language, of: $0) }) {
      checks[text] = (try? LanguageTag(text)).map(check.reading)
    }
  }

  private static func isPlace(_ key: FrontMatterKey) -> Bool {
    key.name.hasPrefix("place.") && key != .country
  }

  private func check(of row: Int, for key: FrontMatterKey = .hours) -> FieldCheck {
    if let tag = try? LanguageTag(key.language) { return check.reading(tag) }
    return checks[cell(.language, of: row)] ?? check
  }

  /// The page of a row, or `nil` if the row has no title.
  ///
  /// - Throws: `SystemError` when the system does not tell whether a picture is there.
  package func row(
    _ index: Int, reportingTo report: inout ImportReport
  ) throws(SystemError) -> LocationRow? {
    let line = table.rows[index].line
    let values = try values(ofRow: index, &report)
    var fields: [(key: FrontMatterKey, value: FieldValue)] = []
    var (days, week): ([DayColumn: String], String) = ([:], "")
    for (field, value) in values {
      let key = plan.fields[field].key
      let text = value.isEmpty ? plan.fields[field].constant ?? "" : value
      switch key.kind {
      case .dayHours(let column): days[column] = text
      case .houseNumber: break
      case _ where key == .hours && hasDays:
        week = text
        report.filled[key.name, default: 0] += 1
      default:
        if text.isEmpty { continue }
        report.filled[key.name, default: 0] += 1
        let outcome =
          try key == .street
          ? street(text, of: index)
          : check(of: index, for: key).outcome(of: text, as: key.original, in: country(of: index))
        if case .refused = outcome, key == .draft {
          // Nobody publishes a page by a word that clipsite does not know.
          report.doubt(
            line: line, key: key, value: text, "neither `true` nor `false`, so the page is a draft")
          fields.append((key, .literal("true")))
        } else if let value = note(outcome, of: key, text, line: line, &report) {
          fields.append((key, value))
        }
      }
    }
    if hasDays, let value = hours(ofDays: days, week, in: index, line: line, &report) {
      fields.append((.hours, value))
    }
    guard let title = title(in: fields) else {
      report.count(.leftOut)
      report.note(line: line, "the row has no title, so it makes no page")
      return nil
    }
    let isPlace = values.contains { field, text in
      // A country alone says nothing, and a sum can be in any column.
      let key = plan.fields[field].key
      return !text.isEmpty && Self.isPlace(key) && !(key == .street && text.allSatisfy(\.isNumber))
    }
    if let reason = reasonForNoPage(index, title: title, isPlace: isPlace) {
      report.count(.leftOut)
      report.note(line: line, reason + ", so it makes no page")
      return nil
    }
    if !isPlace, hasPlaces { report.doubt(line: line, key: .title, value: title, "the row has no address") }
    if RowMark.isDoubtful(title) {
      report.doubt(line: line, key: .title, value: title, "the title says that nobody should see the page")
    }
    checkAddress(fields, of: index, &report)
    dropExcess(from: &fields, line: line, &report)
    dropLoneCoordinate(from: &fields, line: line, &report)
    if !fields.contains(where: { $0.key == .street }) { noteLoneNumber(of: index, line: line, &report) }
    return LocationRow(
      line: line, title: title, fields: Self.fields(of: "", in: fields, title),
      translations: Dictionary(
        uniqueKeysWithValues: plan.languages.map { ($0, Self.fields(of: $0, in: fields, title)) }),
      body: body(of: index, line: line, &report),
      request: request(for: index, title: title, values: values))
  }

  /// The fields of the page in a language, whose title can be that of the row.
  private static func fields(
    of language: String, in all: [(key: FrontMatterKey, value: FieldValue)], _ title: String
  ) -> [PageField] {
    let fields = all.filter { $0.key.language == language }.map {
      PageField(key: $0.key.original.name, value: $0.value)
    }
    let title = PageField(key: FrontMatterKey.title.name, value: .text(title))
    return fields.isEmpty || fields.contains { $0.key == title.key } ? fields : [title] + fields
  }

  private func reasonForNoPage(_ row: Int, title: String, isPlace: Bool) -> String? {
    if !isPlace, RowMark.isSum(title) { return "the row `\(title)` is a sum" }
    for column in markColumns {
      let (name, text) = (table.columns[column], cell(column, of: row))
      if RowMark.isClosed(text, in: name) { return "the row has `\(text)` in the column `\(name)`" }
    }
    let isHeader =
      columns[.title].map { table.columns[$0] } == title
      && table.cells(ofRow: row).allSatisfy { table.text(of: $0) == table.columns[table.column(of: $0)] }
    return isHeader ? "the row repeats the names of the columns" : nil
  }

  /// A house number without a street is no address.
  private func noteLoneNumber(of row: Int, line: Int, _ report: inout ImportReport) {
    let number = houseNumber(of: row)
    if number.isEmpty { return }
    report.note(line: line, key: "place.street", value: number, "a number without a street is left out")
  }

  /// A text that would make the page larger than a content file may be is left out.
  private func body(of row: Int, line: Int, _ report: inout ImportReport) -> String? {
    guard let column = plan.body else { return nil }
    let cell = table.cell(row: row, column: column)
    if NoValue.contains(PlainText.line(cell)) { return "" }
    if let residue = PlainText.residue(in: cell, isMarkdown: plan.bodyIsMarkdown) {
      report.note(line: line, key: "body", value: cell, residue, isExample: true)
    }
    let text = plan.bodyIsMarkdown ? MarkdownText.asWritten(cell) : MarkdownText.paragraphs(cell)
    if text.utf8.count <= Self.maximumBodyLength { return text }
    report.refuse(line: line, key: "body", "the text is longer than \(Self.maximumBodyLength) bytes")
    return ""
  }

  private func cell(_ column: Int?, of row: Int) -> String {
    column.map { PlainText.line(table.cell(row: row, column: $0)) } ?? ""
  }

  private func cell(_ key: FrontMatterKey, of row: Int) -> String { cell(columns[key], of: row) }

  /// The fields for which a row has a cell, or that have a constant, with the text of their cells. A table
  /// can have thousands of columns, of which each row fills a few.
  private func values(
    ofRow row: Int, _ report: inout ImportReport
  ) throws(SystemError) -> [(field: Int, text: String)] {
    var fields = constantFields
    for cell in table.cells(ofRow: row) { fields.formUnion(fieldsOfColumn[table.column(of: cell)]) }
    var values: [(field: Int, text: String)] = []
    for field in fields.sorted() {
      var texts: [String] = []
      for column in plan.fields[field].columns {
        let (text, key) = (cell(column, of: row), plan.fields[field].key)
        if text.isEmpty { continue }
        if let residue = PlainText.residue(in: text) {
          report.doubt(line: table.rows[row].line, key: key, value: text, residue, isExample: true)
        }
        if key == .street || key == .title, PlainText.isDate(text) {
          report.doubt(line: table.rows[row].line, key: key, value: text, "a spreadsheet made a date of it")
        }
        if try check.saysNothing(text, as: key.original, in: country(of: row)) {
          report.nothing[key.name, default: [:]][text, default: 0] += 1
        } else {
          texts.append(text)
        }
      }
      values.append((field, texts.joined(separator: ", ")))
    }
    return values
  }

  private func country(of row: Int) -> String {
    let own = cell(.country, of: row)
    return own.isEmpty ? country : own
  }

  /// A street with the number of the house, which some tables have in another column.
  private func street(_ name: String, of row: Int) throws(SystemError) -> FieldCheck.Outcome {
    let isEnglish = columns[.houseNumber].map { ColumnNames.isEnglish(table.columns[$0]) } ?? true
    let street = check.street(
      name, houseNumber(of: row), in: country(of: row), isEnglish: isEnglish)
    return try check.outcome(of: street, as: .street)
  }

  /// The number of the house, with what other columns add to it: `1A` and `1-2`.
  private func houseNumber(of row: Int) -> String {
    numberColumns.map { cell($0, of: row) }.reduce("") { number, part in
      if NoValue.contains(part) { return number }
      let isNext = !number.isEmpty && part.first?.isNumber == true
      return number + (isNext ? "-" : "") + part
    }
  }

  /// Notes what contradicts itself in the address of a row.
  private func checkAddress(
    _ fields: [(key: FrontMatterKey, value: FieldValue)], of row: Int, _ report: inout ImportReport
  ) {
    let text = { (key: FrontMatterKey) in fields.first { $0.key == key }?.value.plainText }
    let address = PostalAddress(
      street: text(.street), locality: text(.locality), region: text(.region), postalCode: text(.postalCode),
      country: try? FieldCheck.countryCode(country(of: row)))
    for (key, mistake) in AddressContradictions(address).found() {
      guard let key = FrontMatterKey.all.first(where: { $0.name == "place.\(key)" }) else { continue }
      report.doubt(
        line: table.rows[row].line, key: key, value: text(key) ?? "",
        mistake.message.followed(by: mistake.fix))
    }
  }

  private func hours(
    ofDays cells: [DayColumn: String], _ week: String, in row: Int, line: Int, _ report: inout ImportReport
  ) -> FieldValue? {
    guard let outcome = check(of: row).hours(ofDays: cells, week) else {
      report.missing[FrontMatterKey.hours.name, default: 0] += 1
      return nil
    }
    let texts = ([week] + DayColumn.all.compactMap { cells[$0] }).filter { !$0.isEmpty }
    return note(outcome, of: .hours, texts.joined(separator: ", "), line: line, &report)
  }

  private func note(
    _ outcome: FieldCheck.Outcome, of key: FrontMatterKey, _ text: String, line: Int,
    _ report: inout ImportReport
  ) -> FieldValue? {
    switch outcome {
    case .value(let value): return value
    case .doubtful(let value, let reason):
      report.doubt(line: line, key: key, value: text, reason)
      return value
    case .refused(let reason):
      report.refuse(line: line, key: key.name, value: text, reason)
      return nil
    }
  }

  private func title(in fields: [(key: FrontMatterKey, value: FieldValue)]) -> String? {
    guard case .text(let title) = fields.first(where: { $0.key == .title })?.value else { return nil }
    return title
  }

  /// A latitude without a longitude is no place, nor is a longitude without a latitude.
  private func dropLoneCoordinate(
    from fields: inout [(key: FrontMatterKey, value: FieldValue)], line: Int, _ report: inout ImportReport
  ) {
    let coordinates = fields.filter { $0.key == .latitude || $0.key == .longitude }
    guard coordinates.count == 1, let lone = coordinates.first, case .literal(let value) = lone.value else {
      return
    }
    fields.removeAll { $0.key == lone.key }
    report.refuse(line: line, key: lone.key.name, value: value, "the other coordinate is missing or left out")
  }

  /// The most bytes of the values of a page: its front matter has at most 64 KiB, and quotes take room.
  private static let maximumFrontMatter = 56_000

  /// Values that do not fit into the front matter are left out. The first key is the title.
  private func dropExcess(
    from fields: inout [(key: FrontMatterKey, value: FieldValue)], line: Int, _ report: inout ImportReport
  ) {
    let plain = fields.reduce(0) { $0 + $1.key.name.utf8.count + $1.value.plainText.utf8.count }
    // Quotes, escapes, and indentation can double a value at most.
    if 2 * plain + 16 * fields.count <= Self.maximumFrontMatter { return }
    var left = Self.maximumFrontMatter
    fields.removeAll { key, value in
      let size = FrontMatterText.text([PageField(key: key.name, value: value)]).utf8.count
      left -= size
      if left >= 0 { return false }
      left += size
      report.refuse(line: line, key: key.name, "the front matter of a page has at most 64 KiB")
      return true
    }
  }

  private func request(
    for row: Int, title: String, values: [(field: Int, text: String)]
  ) -> SlugPlan.Request {
    let slug = cell(plan.slug, of: row)
    let name = NoValue.contains(slug) ? "" : slug
    let locality = cell(.locality, of: row)
    return SlugPlan.Request(
      name: PageName.slug(of: name.isEmpty ? title : name),
      locality: PageName.slug(of: locality),
      identity: identity(of: row, title: title, locality: locality, values: values))
  }

  private func identity(
    of row: Int, title: String, locality: String, values: [(field: Int, text: String)]
  ) -> RowIdentity {
    let id = cell(plan.id, of: row)
    // A longer one would leave no room in the front matter.
    if !id.isEmpty, !NoValue.contains(id) {
      return RowIdentity(id: id.utf8.count <= FieldCheck.maximumLength ? id : NameHash([id]).text)
    }
    return RowIdentity(
      title: title, address: [cell(.street, of: row), locality],
      coordinates: [cell(.latitude, of: row), cell(.longitude, of: row)],
      exact: NameHash(values.map { ($0.field, $0.text) }, of: plan.fields.count))
  }
}
