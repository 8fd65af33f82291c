/// Reads front matter in TOML 1.0: the form between `+++` lines that Hugo reads.
///
/// Dates and numbers keep their spelling. Dotted keys, tables, arrays of tables, and inline tables become
/// mappings.
struct TOMLReader {
  /// The levels of arrays and inline tables.
  private static let maximumDepth = 32

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line: Int
  private var root = Table()

  /// A mapping that grows while the text is read. An object, because tables are opened again.
  private final class Table {
    var keys: [String] = []
    var values: [String: Node] = [:]

    var entries: [ForeignValue.Entry] {
      keys.compactMap { key in values[key].map { .init(key: key, value: $0.value) } }
    }

    subscript(key: String) -> Node? {
      get { values[key] }
      set {
        if values[key] == nil { keys.append(key) }
        values[key] = newValue
      }
    }
  }

  /// An array of tables. An object, because it grows by one table at a time.
  private final class TableList {
    var all: [Table]
    init(_ first: Table) { all = [first] }
  }

  private enum Node {
    case value(ForeignValue)
    case table(Table)
    case tables(TableList)

    var value: ForeignValue {
      switch self {
      case .value(let value): value
      case .table(let table): .mapping(table.entries)
      case .tables(let tables): .list(tables.all.map { .mapping($0.entries) })
      }
    }
  }

  /// The entries of a text.
  ///
  /// - Parameter firstLine: The number of its first line in the file.
  static func entries(of text: String, firstLine: Int) throws(ForeignFault) -> [ForeignValue.Entry] {
    var reader = TOMLReader(text, firstLine: firstLine)
    return try reader.read()
  }

  private init(_ text: String, firstLine: Int) {
    scalars = Array(text.unicodeScalars.filter { $0 != "\r" })
    line = firstLine
  }

  private mutating func read() throws(ForeignFault) -> [ForeignValue.Entry] {
    var table = root
    while true {
      skipBlank(lines: true)
      guard let scalar = peek else { return root.entries }
      if scalar == "[" {
        table = try header()
      } else {
        try entry(into: table, depth: 0)
      }
      skipBlank(lines: false)
      guard peek == nil || peek == "\n" else { throw fault("something follows the value") }
    }
  }

  /// `[a.b]` or `[[a.b]]`.
  private mutating func header() throws(ForeignFault) -> Table {
    index += 1
    let isList = peek == "["
    if isList { index += 1 }
    let path = try keys()
    for _ in 0..<(isList ? 2 : 1) {
      guard peek == "]" else { throw fault("the name of a table is not closed with `]`") }
      index += 1
    }
    let parent = try table(path.dropLast(), in: root)
    let name = path.last ?? ""
    if isList {
      let table = Table()
      switch parent[name] {
      case nil: parent[name] = .tables(TableList(table))
      case .tables(let tables): tables.all.append(table)
      case .value, .table: throw fault("the key `\(name)` is there already")
      }
      return table
    }
    return try self.table([name], in: parent)
  }

  /// The table at a path, which is made if it is missing.
  private func table(_ path: some Sequence<String>, in table: Table) throws(ForeignFault) -> Table {
    var table = table
    for name in path {
      switch table[name] {
      case nil:
        let new = Table()
        table[name] = .table(new)
        table = new
      case .table(let inner): table = inner
      case .tables(let tables): table = tables.all[tables.all.count - 1]
      case .value: throw fault("the key `\(name)` is there already")
      }
    }
    return table
  }

  private mutating func entry(into table: Table, depth: Int) throws(ForeignFault) {
    let path = try keys()
    guard peek == "=" else { throw fault("`=` is missing after a key") }
    index += 1
    skipBlank(lines: false)
    let value = try value(depth: depth)
    let target = try self.table(path.dropLast(), in: table)
    let name = path.last ?? ""
    guard target[name] == nil else { throw fault("the key `\(name)` is there already") }
    target[name] = .value(value)
  }

  /// One key, or several with periods between them.
  private mutating func keys() throws(ForeignFault) -> [String] {
    var keys: [String] = []
    while true {
      skipBlank(lines: false)
      if peek == "\"" || peek == "'" {
        keys.append(try text())
      } else {
        let start = index
        while let scalar = peek, Self.isBare(scalar) { index += 1 }
        guard index > start else { throw fault("a key is missing") }
        keys.append(string(start..<index))
      }
      skipBlank(lines: false)
      guard peek == "." else { return keys }
      guard keys.count < Self.maximumDepth else { throw fault("values are nested too deeply") }
      index += 1
    }
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) || scalar == "_"
      || scalar == "-"
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(ForeignFault) -> ForeignValue {
    guard depth < Self.maximumDepth else { throw fault("values are nested too deeply") }
    switch peek {
    case "\"", "'": return .text(try text())
    case "[": return .list(try array(depth: depth))
    case "{": return .mapping(try inlineTable(depth: depth))
    default: return try literal()
    }
  }

  private mutating func array(depth: Int) throws(ForeignFault) -> [ForeignValue] {
    index += 1
    var items: [ForeignValue] = []
    while true {
      skipBlank(lines: true)
      if peek == "]" { break }
      items.append(try value(depth: depth + 1))
      skipBlank(lines: true)
      if peek == "," { index += 1 } else if peek != "]" { throw fault("a list is not closed with `]`") }
    }
    index += 1
    return items
  }

  private mutating func inlineTable(depth: Int) throws(ForeignFault) -> [ForeignValue.Entry] {
    index += 1
    let table = Table()
    while true {
      skipBlank(lines: false)
      if peek == "}" { break }
      try entry(into: table, depth: depth + 1)
      skipBlank(lines: false)
      if peek == "," { index += 1 } else if peek != "}" { throw fault("a table is not closed with `}`") }
    }
    index += 1
    return table.entries
  }

  /// A number, a truth value, or a date. A date can have a space before its time.
  private mutating func literal() throws(ForeignFault) -> ForeignValue {
    let start = index
    let isEnd = { (scalar: Unicode.Scalar) in [",", "]", "}", "#", "\n", " ", "\t"].contains(scalar) }
    while let scalar = peek, !isEnd(scalar) { index += 1 }
    let isDate = index - start == 10 && scalars[start + 4] == "-"
    if isDate, peek == " ", index + 1 < scalars.count, ("0"..."9").contains(scalars[index + 1]) {
      index += 1
      while let scalar = peek, !isEnd(scalar) { index += 1 }
    }
    guard index > start else { throw fault("a value is missing") }
    let spelling = string(start..<index)
    let isKnown =
      spelling == "true" || spelling == "false"
      || spelling.unicodeScalars.first.map { ("0"..."9").contains($0) || "+-in".unicodeScalars.contains($0) }
        ?? false
    guard isKnown else { throw fault("`\(spelling)` is not a value. Write text in quotes") }
    return .literal(isDate ? spelling : spelling.replacing("_", with: ""))
  }

  private mutating func text() throws(ForeignFault) -> String {
    let quote = scalars[index]
    let isLong = index + 2 < scalars.count && scalars[index + 1] == quote && scalars[index + 2] == quote
    index += isLong ? 3 : 1
    var text = String.UnicodeScalarView()
    if isLong, peek == "\n" { advance() }
    while let scalar = peek {
      if scalar == quote, !isLong || isTriple(quote) {
        index += isLong ? 3 : 1
        // Up to two quotes can precede the closing ones.
        while isLong, peek == quote {
          text.append(quote)
          index += 1
        }
        return String(text)
      }
      if scalar == "\n", !isLong { break }
      advance()
      if scalar == "\\", quote == "\"" {
        try escape(into: &text, isLong: isLong)
      } else {
        text.append(scalar)
      }
    }
    throw fault("a text is not closed with its quote")
  }

  private func isTriple(_ quote: Unicode.Scalar) -> Bool {
    index + 2 < scalars.count && scalars[index + 1] == quote && scalars[index + 2] == quote
  }

  private mutating func escape(into text: inout String.UnicodeScalarView, isLong: Bool) throws(ForeignFault) {
    guard let scalar = peek else { throw fault("a text is not closed with its quote") }
    advance()
    switch scalar {
    case "b": text.append("\u{8}")
    case "t": text.append("\t")
    case "n": text.append("\n")
    case "f": text.append("\u{C}")
    case "r": text.append("\r")
    case "\"", "\\": text.append(scalar)
    case "u", "U":
      let length = scalar == "u" ? 4 : 8
      let digits = string(index..<min(index + length, scalars.count))
      guard digits.utf8.count == length, let code = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      else {
        throw fault("`\\\(scalar)\(digits)` is not a character")
      }
      index += length
      text.append(scalar)
    case "\n" where isLong, " " where isLong, "\t" where isLong: skipBlank(lines: true, comments: false)
    default: throw fault("`\\\(scalar)` is not an escape")
    }
  }

  // MARK: Scalars

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    if peek == "\n" { line += 1 }
    index += 1
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  private mutating func skipBlank(lines: Bool, comments: Bool = true) {
    while let scalar = peek {
      if scalar == " " || scalar == "\t" || scalar == "\n" && lines {
        advance()
      } else if scalar == "#", comments {
        while let scalar = peek, scalar != "\n" { index += 1 }
      } else {
        return
      }
    }
  }

  private func fault(_ message: String) -> ForeignFault { ForeignFault(message, line: line) }
}
