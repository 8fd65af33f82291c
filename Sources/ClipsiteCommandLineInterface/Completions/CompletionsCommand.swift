/// `clipsite completions SHELL`.
enum CompletionsCommand {
  /// The shells that scripts are made for.
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  /// The declaration.
  static let command = Command(
    "completions", "Print a script that completes commands and options in a shell.",
    discussion: """
      Load the script when the shell starts:

          bash   add to ~/.bashrc: source <(clipsite completions bash)
          zsh    add to ~/.zshrc, after compinit: source <(clipsite completions zsh)
          fish   clipsite completions fish > ~/.config/fish/completions/clipsite.fish

      The bash of macOS is too old for that line. Use this one instead: eval "$(clipsite completions bash)"
      """,
    examples: [.init("completions bash", "Print the script for bash.")],
    positionals: [Positional(.choice(Shell.allCases.map(\.rawValue)), name: "SHELL", "bash, zsh or fish.")]
  ) { context in
    guard let shell = context.arguments.positional(0).flatMap(Shell.init) else { return .usage }
    context.terminal.output.print(verbatim: script(for: shell, context.tool))
    return .success
  }

  /// The script for a shell.
  static func script(for shell: Shell, _ tool: CommandLineTool) -> String {
    switch shell {
    case .bash: BashCompletions(tool: tool).script
    case .zsh: ZshCompletions(tool: tool).script
    case .fish: FishCompletions(tool: tool).script
    }
  }
}
