/// A place as people count it: 1-based line, 1-based column in Unicode scalars.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// A line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
