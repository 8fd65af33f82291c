import ClipsiteAppClips
import ClipsiteProviders
import ClipsiteSiteContent

/// The files that `clipsite init` writes: a small site to change.
enum StarterSite {
  /// All files with the default theme.
  static let files = files(with: .clean)

  /// All files.
  static func files(with theme: BuiltInTheme) -> [StarterFile] {
    [
      StarterFile("Content/donut.jpg", base64: StarterImage.base64),
      StarterFile(schemaPath, SchemaCommand.site), StarterFile(".gitignore", text: ignored),
    ] + content(with: theme)
  }

  /// The file that editors check site.yml with. It is not a file of the site, so it is not in Content.
  private static let schemaPath = ".schema/site.json"

  /// The files and folders that clipsite makes of a site, for git. The records of imports, which are in
  /// folders of `Content`, are not among them: without its record, an import takes every difference for an
  /// edit.
  private static let ignored = """
    # clipsite makes these files from the others.
    /Output
    /Codes
    /.clipsite-*

    """

  /// The files of the folder `Starter`. The names in braces are in `site.yml`.
  private static func content(with theme: BuiltInTheme) -> [StarterFile] {
    let values = [
      "schema": schemaPath, "theme": theme.name, "looks": theme.looks,
      "paper.light": theme.paper.light, "paper.dark": theme.paper.dark, "domain": ExampleIdentity.domain,
      "team": ExampleIdentity.appIDPrefix, "bundle": ExampleIdentity.bundleID,
      "clip": ExampleIdentity.clipBundleID, "store": ExampleIdentity.appStoreID,
    ]
    return StarterFiles.files.sorted { $0.key < $1.key }.map { path, text in
      StarterFile(path, text: text.filled(values))
    }
  }
}
