/// `clipsite version`.
enum VersionCommand {
  /// The name.
  static let name = "version"

  /// The declaration.
  ///
  /// - Parameter tool: the program whose version is meant.
  static func command(tool: @escaping @Sendable () -> CommandLineTool) -> Command {
    Command(name, "Show the version.") { _, terminal in
      tool().printVersion(on: terminal)
      return .success
    }
  }
}
