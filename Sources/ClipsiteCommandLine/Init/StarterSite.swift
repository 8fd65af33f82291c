import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem

/// The files that `clipsite init` writes: a small site to change.
enum StarterSite {
  /// A file: its path inside the site, with `/` between the parts, and its bytes.
  typealias File = (path: String, bytes: [UInt8])

  /// All files with the default theme.
  static let files = files(with: .clean)

  /// All files.
  static func files(with theme: BuiltInTheme) -> [File] {
    [
      ("Content/donut.jpg", Base64.decode(StarterImage.base64)), (schemaPath, SchemaCommand.site),
      (".gitignore", Array(ignored.utf8)),
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
  private static func content(with theme: BuiltInTheme) -> [File] {
    let values = [
      "schema": schemaPath, "theme": theme.name, "looks": theme.looks,
      "paper.light": theme.paper.light, "paper.dark": theme.paper.dark, "domain": ExampleIdentity.domain,
      "team": ExampleIdentity.appIDPrefix, "bundle": ExampleIdentity.bundleID,
      "clip": ExampleIdentity.clipBundleID, "store": ExampleIdentity.appStoreID,
    ]
    return StarterFiles.files.sorted { $0.key < $1.key }.map { path, text in
      (path, Array(text.filled(values).utf8))
    }
  }
}
