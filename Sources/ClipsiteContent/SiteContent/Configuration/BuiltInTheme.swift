/// The themes of the program: the key `theme` of `site.yml`.
package enum BuiltInTheme: String, CaseIterable, Sendable {
  /// Sans serif, round corners and panels: the default, and that of the example.
  case clean
  /// Set like a printed menu: serif, centered, ruled lines and dotted leaders.
  case bistro

  /// The name as it is typed.
  package var name: String { rawValue }
}
