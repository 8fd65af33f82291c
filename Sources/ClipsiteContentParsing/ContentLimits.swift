/// How large and how deeply nested content may be.
///
/// The limits bound time and memory for hostile input; an ordinary site never meets them. libyaml and
/// libcmark take quadratic time on some inputs, so the bounds on size alone would not be enough.
package struct ContentLimits: Hashable, Sendable {
  /// The size of one content file, in bytes: 1 MiB.
  package var fileBytes = 1 << 20
  /// The size of the front matter between its `---` lines, in bytes: 64 KiB.
  package var frontMatterBytes = 64 << 10
  /// The levels of mappings and lists in YAML, the outermost included: 32.
  package var yamlDepth = 32
  /// The length of a YAML key in Unicode scalars: 1,024, as in libyaml and section 7.4.2 of YAML 1.2.2.
  package var yamlKeyLength = 1_024
  /// The size of one YAML value as decoded, in bytes: 64 KiB.
  package var yamlValueBytes = 64 << 10
  /// The mistakes reported for one YAML text; then reading stops: 100.
  var yamlDiagnostics = 100
  /// The quotes and list items that may stand inside one another in Markdown: 100.
  package var markdownDepth = 100
  /// The quotes and list items around each line of a Markdown text, added up over all lines: 10 million.
  package var markdownLevels = 10_000_000
  /// How often `![` may stand in one Markdown text: 10,000.
  package var markdownImageOpeners = 10_000

  /// The limits that clipsite uses.
  package static let standard = ContentLimits()

  /// The standard limits, to be changed one by one.
  package init() {}
}
