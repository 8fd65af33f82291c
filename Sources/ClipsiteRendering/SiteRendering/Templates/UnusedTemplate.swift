import ClipsiteSystem
package import ClipsiteText

/// A file in the folder of templates that no template includes, and that overrides none.
struct UnusedTemplate: Sendable {
  /// The name by which a page could use it.
  let name: String
  /// The warning, if no page uses it.
  let finding: Diagnostic

  /// The files that no template needs.
  ///
  /// - Parameters:
  ///   - included: The names of the templates that others include; `nil` if data decide which.
  ///   - inherited: The paths of the files of the built-in theme, by name.
  static func all(
    in files: TemplateFiles, besides included: Set<String>?, inheriting inherited: [String: RelativePath]
  ) -> [UnusedTemplate] {
    let templates = files.paths.filter { inherited[$0.key] == nil && included?.contains($0.key) == false }
    return (templates.values + files.others.filter(isForeign)).sorted().map { path in
      let name = TemplateFolder.name(of: path).text
      let near = Suggestion.nearest(to: name, in: inherited.keys.sorted()).flatMap { inherited[$0] }
      let shown = path.text(below: files.folder)
      return UnusedTemplate(
        name: name,
        finding: Diagnostic(
          .unusedTemplate, at: SourceRange(shown), "nothing uses this file",
          fix: near.map { "did you mean `\($0)`?" } ?? "include it in a template, or delete it"))
    }
  }

  /// Indicates whether a file that is not a template belongs elsewhere. Signs and their fonts are used by
  /// `codes`, and people keep notes beside templates.
  private static func isForeign(_ path: RelativePath) -> Bool {
    let kind = path.fileExtension?.lowercased() ?? "txt"
    let signs: Set = ["svg", "ttf", "otf", "ttc", "woff", "woff2"]
    return path.folder == "signs" ? !signs.contains(kind) : !["md", "txt"].contains(kind)
  }
}

extension DiagnosticCode {
  /// A file in the folder of templates has no use.
  package static let unusedTemplate = DiagnosticCode(
    "UnusedTemplate", .warning,
    summary: "Nothing uses the file in the folder `Templates`.",
    explanation: """
      A file in `Templates` overrides the file of the theme that has the same path, such as
      `partials/header.mustache`. A file with another name is used if a template includes it, or a page names it
      in `template`. Otherwise, its name may be misspelled, and pages show the template of the theme.
      `clipsite theme` lists the names.
      """,
    fix: "Correct the name, or delete the file.",
    example: .files(
      wrong: "==> Templates/partials/haeder.mustache <==\n<header>Donuts</header>\n",
      right: "==> Templates/partials/header.mustache <==\n<header>Donuts</header>\n"))
}
