package import ClipsiteAppClips
package import ClipsiteSystem

/// Apple's program AppClipCodeGenerator, which alone makes App Clip Codes: how it encodes URLs is not public,
/// and codes that others make are not approved (Human Interface Guidelines, “App Clips”).
package struct CodeGenerator: Sendable {
  private static let name = "AppClipCodeGenerator"
  /// The folders where Apple's installer puts the tool.
  private static let folders = ["", "/bin"].map { "/Library/Developer/AppClipCodeGenerator\($0)" }

  private let path: String

  /// The program at a path.
  ///
  /// - Throws: `SystemError` when there is none that may be run.
  package init(at path: String) throws(SystemError) {
    guard FileStore.isExecutable(path) else {
      throw SystemError("cannot run", path, reason: "there is no program of that name")
    }
    self.init(found: path)
  }

  private init(found path: String) { self.path = path }

  /// The installed program, or `nil` if there is none.
  ///
  /// - Parameter search: The folders to look in first, as the environment variable `PATH` has them.
  package static func installed(search: String) -> CodeGenerator? {
    (search.split(separator: ":").map(String.init) + folders).map { "\($0)/\(name)" }
      .first { FileStore.isExecutable($0) }.map { CodeGenerator(found: $0) }
  }

  /// Values reach the program by its environment, so that nothing in them is taken for a part of the command.
  private static let line = """
    "$CLIPSITE_GENERATOR" generate --url "$CLIPSITE_URL" $CLIPSITE_COLORS \
    --type "$CLIPSITE_TYPE" --logo "$CLIPSITE_LOGO" --output "$CLIPSITE_FILE"
    """

  /// No picture of a code is nearly as large as this, in bytes.
  private static let largestCode = 16 << 20

  /// Makes the App Clip Code of a URL.
  ///
  /// - Parameter file: The SVG file to make.
  /// - Returns: The file's bytes, or `nil` if the program refused, which it explains where our messages go.
  /// - Throws: `SystemError` when the program cannot be run, or its file cannot be read.
  package func generate(
    _ url: InvocationURL, _ design: CodeDesign, to file: String
  ) throws(SystemError) -> [UInt8]? {
    let colors =
      design.template.map { "--index \($0)" }
      ?? "--foreground \(design.foreground) --background \(design.background)"
    let status = try ShellCommand(Self.line, in: ".").run(with: [
      ("CLIPSITE_GENERATOR", path), ("CLIPSITE_URL", url.description), ("CLIPSITE_COLORS", colors),
      ("CLIPSITE_TYPE", design.reading.rawValue), ("CLIPSITE_LOGO", design.logo.rawValue),
      ("CLIPSITE_FILE", file),
    ])
    guard status == 0, try FileStore.kind(at: file) == .other else { return nil }
    return try FileStore.read(file, limit: Self.largestCode)
  }
}
