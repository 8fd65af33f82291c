import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The files for GitHub and GitLab that readers copy: their commands, run in a shell as a runner does.
@Suite(.blocking) struct PublishingWorkflowTests {
  private static let page = "Guides/PublishFromCI"
  private static var files: [Document.Block] {
    get throws { try Document(page: page).blocks.filter { $0.language == "yaml" } }
  }

  private static func tree(_ name: String, _ text: String) -> YAMLNode {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(SourceFile(path: name, text), diagnostics: &diagnostics)
    #expect(diagnostics.map(\.message) == [], "\(name)")
    return tree.root
  }

  /// The texts of all keys `run` in a file.
  private static func runs(in node: YAMLNode) -> [String] {
    switch node.kind {
    case .scalar: []
    case .sequence: node.items.flatMap { runs(in: $0) }
    case .mapping:
      node.entries.flatMap { key, value in
        key.text == "run" ? [value.text ?? ""] : runs(in: value)
      }
    }
  }

  private static func texts(_ node: YAMLNode?) -> [String] { node?.items.compactMap(\.text) ?? [] }

  @Test(
    .needs(InstalledTool("bash")),
    .needs(LiveServer.need))
  func theCommandsForGitHubPublishAndVerify() throws {
    let file = try #require(try Self.files.first)
    let jobs = try #require(Self.tree("site.yml", file.text).value(forKey: "jobs"))
    let check = Self.runs(in: try #require(jobs.value(forKey: "check")))
    let publish = Self.runs(in: try #require(jobs.value(forKey: "publish")))
    #expect(check.count == 1 && publish.count == 3)
    try expectLiveSite(check + publish, with: "bash --noprofile --norc -eo pipefail", summary: true)
  }

  @Test(
    .needs(InstalledTool("bash")),
    .needs(LiveServer.need))
  func theCommandsForGitLabPublishAndVerify() throws {
    let file = try #require(try Self.files.last)
    let job = try #require(Self.tree(".gitlab-ci.yml", file.text).value(forKey: "site"))
    let script = Self.texts(job.value(forKey: "script"))
    #expect(script.count == 4)
    try expectLiveSite([script.joined(separator: "\n")], with: "sh -e", summary: false)
    #expect(Self.texts(job.value(forKey: "before_script")).contains { $0.hasPrefix("sha256sum --check") })
  }

  /// Commands as a runner gives them to a shell, each list in a shell of its own, lead to a live site.
  private func expectLiveSite(_ steps: [String], with shell: String, summary: Bool) throws {
    let live = try SiteToVerify("correct")
    let folder = live.site.folder
    defer { folder.remove() }
    try FileManager.default.removeItem(atPath: folder.path + "/Output")
    try folder.write("Content/site.yml", live.site.configuration + "publish: {production: {to: www}}\n")
    try folder.write("bin/clipsite", live.wrapper)
    for (number, step) in steps.enumerated() {
      try folder.write("step-\(number)", step)
      let lines = """
        chmod +x bin/clipsite
        export PATH="$PWD/bin:$PATH" CI_COMMIT_BRANCH=main CI_DEFAULT_BRANCH=main
        export GITHUB_STEP_SUMMARY=$PWD/summary.md GITHUB_WORKSPACE=$PWD
        \(shell) step-\(number) >log 2>&1
        echo $?
        """
      let status = try InstalledTool("bash").run(["-c", lines], in: folder.path, keepsErrors: false)
      #expect(status == "0\n", "\(step)\n\(folder.read("log") ?? "")")
    }
    #expect(folder.has("www/current/example.com/ferry-street/market.html") || folder.has("www/example.com"))
    #expect(folder.has("verify.xml") != summary)
  }

  /// Every file for GitHub is YAML, and its scripts are programs without a mistake of syntax.
  @Test func theWorkflowsNameScriptsThatExist() throws {
    let folders = [".github/workflows", ".github/actions/clipsite"]
    for folder in folders {
      let names = try FileManager.default.contentsOfDirectory(atPath: Document.root.path + "/" + folder)
      for name in names.sorted() where name.hasSuffix(".yml") {
        let text = try String(contentsOf: Document.root.appending(path: "\(folder)/\(name)"), encoding: .utf8)
        for run in Self.runs(in: Self.tree(name, text)) {
          for script in run.matches(of: /(?:^|\s)(\.ci\/[a-z\/-]+)/).map({ String($0.1) }) {
            #expect(
              FileManager.default.isExecutableFile(atPath: Document.root.path + "/" + script),
              "\(name): \(script)")
          }
        }
      }
    }
  }

  @Test(
    .needs(InstalledTool("bash")),
    arguments: [
      ".ci/release", ".ci/packaging/chroot", ".ci/packaging/notices", ".github/actions/clipsite/install",
    ])
  func theScriptsHaveNoMistakeOfSyntax(_ script: String) throws {
    let output = try InstalledTool("bash").run(["-n", script], in: Document.root.path)
    #expect(output == "")
  }

  /// A tag that names another version would make a release whose archives nobody finds.
  @Test(
    .needs(InstalledTool("bash")), arguments: ["v9.9.9", "0.2.0", ""])
  func noReleaseIsMadeForATagOfAnotherVersion(_ tag: String) throws {
    let lines = """
      GITHUB_REF_TYPE=tag GITHUB_REF_NAME=\(tag) PATH=/usr/bin:/bin .ci/release 2>&1
      echo $?
      """
    let output = try InstalledTool("bash").run(["-c", lines], in: Document.root.path, keepsErrors: false)
    #expect(
      output
        == "release: the tag is \(tag), but the program has the version \(CommandLineTool.currentVersion)\n1\n"
    )
  }

  /// The version is in the program, in what readers type, and in what installs it.
  @Test(arguments: [
    "README.md", "\(Document.catalog)/Guides/Install.md", "\(Document.catalog)/Guides/PublishFromCI.md",
    "\(Document.catalog)/Guides/BuildInParts.md", ".github/actions/clipsite/action.yml",
    ".ci/packaging/Containerfile", ".ci/packaging/clipsite.rb",
  ])
  func theVersionIsTheSameEverywhere(_ name: String) throws {
    let text = try String(contentsOf: Document.root.appending(path: name), encoding: .utf8)
    let versions = text.matches(
      of: /(?:clipsite-|clipsite@v|default: "|VERSION[:=] ?"?|tags\/v)([0-9]+\.[0-9]+\.[0-9]+)/
    )
    .map { String($0.1) }
    #expect(Set(versions) == [CommandLineTool.currentVersion], "\(name)")
  }
}

extension SiteToVerify {
  /// The program for a shell, which asks the server of the test when it verifies.
  var wrapper: String {
    """
    #!/bin/sh
    if [ "$1" = verify ]; then
      set -- "$@" --resolve example.com:443:127.0.0.1:\(server.port) \\
        --resolve example.com:80:127.0.0.1:\(server.plainPort) --ca-file ca.pem \\
        --cdn http://127.0.0.1:\(server.plainPort)/ --google http://127.0.0.1:\(server.plainPort)
    fi
    exec '\(BuiltProgram.path)' "$@"
    """
  }
}
