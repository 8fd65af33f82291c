/// What an option `--set KEY=VALUE` says: the value of a key in every row, or, when a column is mapped to the
/// key as well, in the rows where that column is empty.
package struct FieldConstant: Hashable, Sendable {
  /// The key.
  package let key: FrontMatterKey
  /// The value, as a cell would hold it.
  package let value: String

  /// A key and its value.
  package init(_ key: FrontMatterKey, value: String) {
    self.key = key
    self.value = value
  }

  /// Reads the argument `KEY=VALUE`.
  ///
  /// - Throws: `ImportError.usage` when it has another form, or there is no such key.
  package init(argument: String) throws(ImportError) {
    let (key, value) = try splitAssignment(argument, option: "--set", value: "VALUE")
    self.init(key, value: value)
  }
}
