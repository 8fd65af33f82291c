import ClipsiteCBuild
import ClipsiteContent
import ClipsiteNetwork
import ClipsitePrinting
import ClipsiteSystem

/// `clipsite version`.
enum VersionCommand {
  /// The declaration.
  static let command = Command(
    "version", "Show the version.",
    discussion: """
      With `--verbose`, it shows the commit that the program was built from, and the versions of the libraries
      that it contains or finds. Add them to a report of a problem.
      """,
    options: [.verbose]
  ) { context in
    context.tool.printVersion(on: context.terminal)
    guard context.arguments.has(.verbose) else { return .success }
    let rows = [("commit", commit)] + libraries
    let width = rows.map(\.0.utf8.count).max() ?? 0
    for (name, version) in rows {
      context.terminal.output.print(
        name + String(repeating: " ", count: width + 2 - name.utf8.count) + version)
    }
    return .success
  }

  /// The commit that the program was built from, or “unknown”.
  static var commit: String {
    let commit = String(cString: clipsite_build_commit())
    return commit.isEmpty ? "unknown" : commit
  }

  private static var printingVersion: String {
    (try? PrintLibrary()).map { "with cairo \($0.version)" } ?? "not installed (for codes --sign)"
  }

  /// The libraries, those first that every command needs.
  private static var libraries: [(String, String)] {
    let images = Result { () throws(ImageLibraryError) in try ImageLibrary().version }
    let imageVersion =
      switch images {
      case .success(let version): version
      case .failure(let error): "cannot be used: \(error.reason) (for sites with `pictures: true`)"
      }
    return [
      ("libcmark", ParserVersions.markdown), ("libyaml", ParserVersions.yaml),
      ("libcrypto", CryptographyVersion.text),
      ("libcurl", CurlLibrary.version ?? "not installed (for publish, verify, and experiences)"),
      ("libqrencode", QRCode.libraryVersion ?? "not installed (for codes)"),
      ("librsvg", printingVersion), ("libvips", imageVersion),
    ]
  }
}

extension CommandOption {
  static let verbose = CommandOption("verbose", .flag, "Also show the commit and the libraries.")
}
