/// What an option `--map KEY=COLUMN` says: the column that fills a key.
package struct FieldMapping: Hashable, Sendable {
  /// The key.
  package let key: FrontMatterKey
  /// The column's name, as in the table's header.
  package let column: String

  /// A key and its column.
  package init(_ key: FrontMatterKey, column: String) {
    self.key = key
    self.column = column
  }

  /// Reads the argument `KEY=COLUMN`.
  ///
  /// - Throws: `ImportError.usage` when it has another form, or there is no such key.
  package init(argument: String) throws(ImportError) {
    let (key, column) = try splitAssignment(argument, option: "--map", value: "COLUMN")
    self.init(key, column: column)
  }
}

/// Splits `KEY=VALUE` at its first `=`.
func splitAssignment(
  _ argument: String, option: String, value: String
) throws(ImportError) -> (FrontMatterKey, String) {
  guard let sign = argument.firstIndex(of: "="), sign != argument.startIndex else {
    throw .usage(message: "`\(option) \(argument)` has no `=`", fix: "write `\(option) KEY=\(value)`")
  }
  let key = try FrontMatterKey(named: String(argument[..<sign]))
  return (key, String(argument[argument.index(after: sign)...]))
}
