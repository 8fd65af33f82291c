/// What an option `--map KEY=COLUMN` says: the column that fills a key.
public struct FieldMapping: Hashable, Sendable {
  /// The key.
  public let key: FrontMatterKey
  /// The column's name, as in the table's header.
  public let column: String

  /// A key and its column.
  public init(_ key: FrontMatterKey, column: String) {
    self.key = key
    self.column = column
  }

  /// Reads the argument `KEY=COLUMN`.
  ///
  /// - Throws: `ImportError.usage` when it has another form, or there is no such key.
  public init(argument: String) throws(ImportError) {
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
