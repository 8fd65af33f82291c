import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// Completes command lines in the real shells.
@Suite(.blocking) struct CompletionsTests {
  private func folder(for shell: CompletionsCommand.Shell) throws -> ScenarioFolder {
    let folder = try ScenarioFolder()
    try folder.write("script", CompletionsCommand.script(for: shell))
    try folder.write("a dir/notes.txt", "")
    try folder.write("data.json", "")
    // Hostile names run nothing.
    try folder.write(
      "shop/Content/site.yml",
      """
      name: Shop
      domains: [example.com]
      app: {team-id: ABCDE12345, bundle-id: com.example.app, clip-bundle-id: com.example.app.Clip}
      publish:
        production: {to: /srv/site}
        "$(touch pwned)": {to: /srv/other}
        staging: {to: /srv/staging}
      """)
    try folder.write("shop/Content/ferry-street/market.md", "")
    try folder.write("shop/Content/harbor/a.md", "")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/bin/clipsite", withDestinationPath: BuiltProgram.path)
    return folder
  }

  @Test(
    .needs(InstalledTool("bash")),
    arguments: [
      (["clipsite", "b"], ["build"]), (["clipsite", "-"], ["--help", "--version"]),
      (["clipsite", "check", "--s"], ["--site", "--strict"]),
      (["clipsite", "build", "--format", ""], ["text", "json", "github"]),
      (["clipsite", "build", "--format", "=", "j"], ["json"]),
      (["clipsite", "build", "--format", "="], ["text", "json", "github"]),
      (["clipsite", "build", "--site", "a"], ["a dir"]), (["clipsite", "--site", "build", "ch"], ["check"]),
      (["clipsite", "--site", "=", "build", "ch"], ["check"]), (["clipsite", "import", "d"], ["data.json"]),
      (["clipsite", "explain", "DanglingL"], ["DanglingLink"]),
      (["clipsite", "help", "i"], ["init", "import"]),
      (["clipsite", "build", "--workers", ""], []), (["clipsite", "init", "--", "--"], []),
      (["clipsite", "completions", ""], ["bash", "zsh", "fish"]), (["clipsite", "exper"], ["experiences"]),
      (["clipsite", "experiences", ""], ["export", "import", "plan", "push", "status"]),
      (["clipsite", "experiences", "push", "--dr"], ["--dry-run"]),
      (["clipsite", "experiences", "export", "--format", ""], ["json", "csv"]),
      (["clipsite", "-o", "build", "ch"], ["check"]),
      (["clipsite", "build", "-o", ""], ["a dir", "bin", "shop"]),
      (["clipsite", "publish", "--site", "shop", "p"], ["production"]),
      (["clipsite", "publish", "--site", "=", "shop", ""], ["production", "$(touch pwned)", "staging"]),
      (["clipsite", "new", "--site", "shop", "--folder", "f"], ["ferry-street"]),
      (["clipsite", "--site", "shop", "import", "--folder", ""], ["ferry-street", "harbor"]),
      (["clipsite", "publish", ""], []),
    ])
  func bashCompletes(_ words: [String], replies: [String]) throws {
    let folder = try folder(for: .bash)
    defer { folder.remove() }
    let line = """
      PATH=$PWD/bin:$PATH; source ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _clipsite; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let output = try InstalledTool("bash").run(["--norc", "-c", line, "bash"] + words, in: folder.path)
    #expect(output.split(separator: "\n").map(String.init).sorted() == replies.sorted())
    #expect(!folder.has("pwned"))
  }

  @Test(
    .needs(InstalledTool("fish")),
    arguments: [
      ("clipsite b", ["build"]), ("clipsite check --s", ["--site", "--strict"]),
      ("clipsite build --format ", ["github", "json", "text"]), ("clipsite build --site a", ["a dir/"]),
      ("clipsite --site build ch", ["check"]), ("clipsite explain DanglingL", ["DanglingLink"]),
      ("clipsite help i", ["import", "init"]), ("clipsite help import --v", ["--version"]),
      ("clipsite import d", ["data.json"]), ("clipsite exper", ["experiences"]),
      ("clipsite experiences p", ["plan", "push"]), ("clipsite experiences push --dr", ["--dry-run"]),
      ("clipsite experiences export --format ", ["csv", "json"]),
      ("clipsite -o build ch", ["check"]), ("clipsite publish --site shop p", ["production"]),
      ("clipsite publish --site=shop s", ["staging"]),
      ("clipsite new --site shop --folder f", ["ferry-street"]),
      ("clipsite publish ", []),
    ])
  func fishCompletes(_ line: String, replies: [String]) throws {
    let folder = try folder(for: .fish)
    defer { folder.remove() }
    let output = try InstalledTool("fish").run(
      ["-c", "set PATH $PWD/bin $PATH; source ./script; complete -C $argv[1]", line], in: folder.path)
    #expect(output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == replies)
  }

  /// zsh completes only inside its line editor, so this asks whether the script loads and registers itself.
  @Test(.needs(InstalledTool("zsh")))
  func zshLoadsTheScript() throws {
    let folder = try folder(for: .zsh)
    defer { folder.remove() }
    let line =
      "autoload -Uz compinit; compinit -u -D; source ./script; print -- $_comps[clipsite]; whence -w "
      + "_clipsite"
    let output = try InstalledTool("zsh").run(["-f", "-c", line], in: folder.path)
    #expect(output == "_clipsite\n_clipsite: function\n")
  }
}
