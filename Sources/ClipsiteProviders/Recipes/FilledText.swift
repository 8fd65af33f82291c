extension String {
  /// Returns the text with a value in each place such as `{{domain}}`.
  ///
  /// - Parameter values: The values by the names of their places. A value may have no places.
  package func filled(_ values: [String: String]) -> String {
    values.reduce(self) { $0.replacing("{{\($1.key)}}", with: $1.value) }
  }
}
