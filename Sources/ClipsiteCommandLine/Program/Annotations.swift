import ClipsiteSystem
import ClipsiteText

extension CommandContext {
  /// Prints the annotations of a run in GitHub Actions, and writes its summary, with `--format github`.
  func annotate(
    _ list: DiagnosticList, sources: @escaping (String) -> SourceFile? = CommandContext.file(at:)
  ) {
    guard isForGitHub, !list.isEmpty else { return }
    let environment = Environment.process
    let summary = environment.text(of: .runSummary)
    let repository = RepositoryPaths(root: environment[.repositoryFolder])
    let formatter = GitHubFormatter(hasSummary: summary != nil) { repository.path(of: $0) }
    terminal.output.print(verbatim: formatter.annotations(list, sources: sources))
    guard let summary else { return }
    let text = formatter.summary(list, title: "clipsite \(arguments.command.name)", sources: sources)
    do throws(SystemError) { try FileStore.append(Array(text.utf8), to: summary) } catch {
      terminal.fail(error)
    }
  }
}

/// The paths of files in the repository that a run has checked out, whatever folder the command runs in.
private struct RepositoryPaths {
  private let root: String
  /// The current folder below the root, with a slash at the end, or nothing.
  private let folder: String

  init(root: String?) {
    let root = root.flatMap { try? FileStore.realPath($0) }.map { $0 + "/" } ?? ""
    let here = ((try? FileStore.realPath(".")) ?? nil).map { $0 + "/" } ?? ""
    self.root = root
    folder = !root.isEmpty && here.hasPrefix(root) ? String(here.dropFirst(root.count)) : ""
  }

  func path(of file: String) -> String {
    if file.hasPrefix("/") {
      return !root.isEmpty && file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
    }
    return folder + (file.hasPrefix("./") ? String(file.dropFirst(2)) : file)
  }
}

extension EnvironmentVariable {
  fileprivate static let runSummary = EnvironmentVariable(
    "GITHUB_STEP_SUMMARY", about: "the file that clipsite adds the summary to")
  fileprivate static let repositoryFolder = EnvironmentVariable(
    "GITHUB_WORKSPACE", about: "the folder of the repository, from which annotations name files")

  /// The variables of GitHub Actions.
  static let ofGitHubActions = [runSummary, repositoryFolder]
}
