import ClipsitePrinting
import ClipsiteSystem
package import ClipsiteText

extension CommandLineTool {
  /// The version of this release.
  static let currentVersion = "0.2.0"

  /// Runs a command line on the standard streams and gives the exit status.
  ///
  /// - Parameter words: The command line without the program's name.
  fileprivate static func main(_ words: [String]) -> Int32 {
    if words == [DrawingProcess.word] {
      DrawingProcess.serve()
      return 0
    }
    DescriptorStream.openClosedStreams()
    DescriptorStream.ignoreBrokenPipes()
    return clipsite(codes: KnownDiagnosticCodes.all).run(words, on: .standard()).rawValue
  }

  /// The program as it ships.
  ///
  /// - Parameter codes: the codes of all diagnostics, for `explain`.
  package static func clipsite(codes: [DiagnosticCode]) -> CommandLineTool {
    let own = [
      InitCommand.command, NewCommand.command, ImportCommand.command, BuildCommand.command,
      CheckCommand.command, ServeCommand.command, PublishCommand.command,
      VerifyCommand.command, ResolveCommand.command,
      EntitlementsCommand.command, CodesCommand.command, RoutesCommand.command,
      ExperienceCommands.export, ExperienceCommands.importing, ExperienceCommands.plan,
      ExperienceCommands.push,
      ExperienceCommands.status,
      ThemeCommand.command, RenderCommand.command, SchemaCommand.command,
      ExplainCommand.command(codes: codes),
    ]
    let groups = [
      CommandGroup(name: "experiences", summary: "Register App Clip experiences in App Store Connect.")
    ]
    let names = own.map(\.name) + groups.map(\.name) + ["completions", "help", "version"]
    return CommandLineTool(
      name: "clipsite", version: currentVersion,
      summary: "Generate the website that an App Clip needs from a folder of Markdown files.",
      discussion: """
        Each Markdown file in Content is a business or a location. From these files and a theme, which
        the Mustache templates in Templates override, clipsite writes one folder for each domain to Output. The
        folder contains pages with the Smart App Banner or App Clip card, link previews, short URLs, and the
        apple-app-site-association file. All of them agree.
        """,
      commands: own + [CompletionsCommand.command, HelpCommand.command(for: names), VersionCommand.command],
      groups: groups, verbsOfOthers: verbsOfOthers)
  }

  /// People try the words of the tools that they know.
  private static var verbsOfOthers: [(names: [String], hint: String)] {
    [
      (["server", "preview", "watch", "dev"], "'clipsite serve' previews the site and follows your changes"),
      (["deploy", "upload"], "'clipsite publish' sends the site to the targets of site.yml"),
      (["lint", "validate", "test"], "'clipsite check' checks the site, and 'clipsite verify' a live one"),
      (
        ["clean"],
        "'clipsite build' removes what the site no longer has. To start over, delete the output folder"
      ),
      (
        ["list", "show", "ls"].map { "experiences \($0)" },
        "'clipsite experiences status' lists what is registered, and 'clipsite experiences plan' the changes"
      ),
      (["qr", "print"], "'clipsite codes' makes QR codes and App Clip Codes"),
      (
        ["aasa"],
        "'clipsite build' writes AASA files, 'clipsite verify' tests live ones, and 'clipsite resolve --aasa' reads one"
      ),
    ]
  }
}

/// Runs the process's command line, and ends the process. `main` of C calls it.
///
/// Swift's own list of arguments comes from `/proc/self/maps` on Linux, and is empty if nobody can read that.
@_cdecl("clipsite_main")
package func clipsiteMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) {
  let words = (0..<Int(count)).dropFirst().compactMap { arguments[$0].map { String(cString: $0) } }
  CurrentProcess.exit(CommandLineTool.main(words))
}
