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
    positionals: [
      Positional(.choice(Shell.allCases.map(\.rawValue)), name: "SHELL", "bash, zsh or fish."),
      Positional(
        .text("WORD"), isOptional: true, repeats: true,
        "The words of a command line, from the script. clipsite then prints the words that complete it."),
    ]
  ) { context in
    guard let shell = context.arguments.positional(0).flatMap(Shell.init) else { return .usage }
    let words = context.arguments.positionals(from: 1)
    context.terminal.output.print(
      verbatim: words.isEmpty ? script(for: shell) : lines(for: words, in: shell, context))
    return .success
  }

  /// The script for a shell.
  static func script(for shell: Shell) -> String { WebFiles.files["completions.\(shell)"] ?? "" }

  /// The lines that complete a command line.
  ///
  /// - Parameter words: The words with the program's name, and the last one after an equals sign, because it may
  ///   be empty.
  private static func lines(for words: [String], in shell: Shell, _ context: CommandContext) -> String {
    var before = words.dropFirst().dropLast()
    var last = words[words.count - 1].dropFirst()
    if shell == .bash {
      // bash takes '=' for a word of its own.
      before.removeAll { $0 == "=" }
      if last == "=" { last = "" }
    }
    let completion = Completion(
      of: context.tool, after: before, workingFolder: context.arguments.workingFolder)
    return completion.lines(for: String(last)).map { $0 + "\n" }.joined()
  }
}
