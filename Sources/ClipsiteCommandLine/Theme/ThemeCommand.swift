import ClipsiteContent
import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText

/// `clipsite theme`.
enum ThemeCommand {
  /// The declaration.
  static let command = Command(
    "theme", "List the files of the theme, or copy one to change it.",
    discussion: """
      A site has the theme that site.yml names in `theme`. A file in its folder Templates overrides the file of
      the theme that has the same path. Without an option, clipsite lists the files of the theme, and marks
      those that the site overrides.

      A copy has the version and a digest of the original in its first line, and 'clipsite check' notes if
      another version of clipsite has another original. clipsite never overwrites a file.
      """,
    examples: [
      .init("theme --copy partials/header", "Write Templates/partials/header.mustache, to change it."),
      .init("theme --print partials/header", "Print the file of the theme, to compare it."),
      .init("theme --unedited", "Print the paths of copies that nobody changed, to delete them."),
    ],
    options: [.site, .copiedTemplate, .printedTemplate, .unedited],
    statuses: ExitStatus.ofSites, action: run)

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    let modes: [CommandOption] = [.copiedTemplate, .printedTemplate, .unedited]
    guard modes.count(where: context.arguments.has) < 2 else {
      throw .usage("'--copy', '--print', and '--unedited' exclude each other. Write one of them")
    }
    try context.folder.content.requireFolder()
    let theme = context.theme
    if let name = context.arguments.text(.printedTemplate) {
      context.terminal.output.write(try original(named: name, in: theme).file.bytes)
      return .success
    }
    if let name = context.arguments.text(.copiedTemplate) { return try copy(name, of: theme, context) }
    let overrides = try TemplateOverride.all(in: context.folder.templates, of: theme)
    if context.arguments.has(.unedited) {
      for override in overrides where override.isUnedited {
        context.terminal.output.print(VisibleText.escaped(override.file.path))
      }
      return .success
    }
    let overridden = Set(overrides.map(\.path))
    for path in theme.files.keys.sorted() {
      let mark = overridden.contains(path) ? "   overridden by the site" : ""
      context.terminal.output.print(path.withoutExtension.text + mark)
    }
    return .success
  }

  private static func copy(
    _ name: String, of theme: BuiltInTheme, _ context: CommandContext
  ) throws(SystemError) -> ExitStatus {
    let (path, original) = try original(named: name, in: theme)
    let name = SiteFolder.templatesFolderName.appending(path)
    let shown = context.folder.shown(name)
    guard try FileStore.kind(at: context.folder.below(name)) == .missing else {
      throw .usage("\(shown) exists already")
    }
    let bytes = OriginMark(of: original, version: context.tool.version).copy(of: original)
    try CommandContext.create(name, bytes, in: OpenFolder(context.folder.path), path: shown)
    context.terminal.output.print("Wrote \(VisibleText.escaped(shown)).")
    return .success
  }

  /// The file of a theme with a name such as `partials/header`, or with its path.
  private static func original(
    named name: String, in theme: BuiltInTheme
  ) throws(SystemError) -> (path: RelativePath, file: SourceFile) {
    let files = theme.files
    let folder = SiteFolder.templatesFolderName.text + "/"
    let name = name.hasPrefix(folder) ? String(name.dropFirst(folder.count)) : name
    for (path, file) in files where path.text == name || path.withoutExtension.text == name {
      return (path, file)
    }
    let names = files.keys.map(\.withoutExtension.text).sorted()
    throw .unknown("the theme has no file", name, among: names, "There are")
  }
}

extension CommandOption {
  static let copiedTemplate = CommandOption(
    "copy", .text("NAME"), "Write this file of the theme into Templates, such as partials/header.")
  static let printedTemplate = CommandOption("print", .text("NAME"), "Print this file of the theme.")
  static let unedited = CommandOption(
    "unedited", .flag, "Print the paths of files in Templates that are the same as those of the theme.")
}
