import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The script that installs clipsite in GitHub Actions, against a release in a folder.
@Suite(.blocking, .needs(InstalledTool("bash")))
struct InstallActionTests {
  private static let action = Document.root.appending(path: ".github/actions/clipsite").path

  /// A release with the program of these tests, and what a runner has.
  private struct Release {
    let folder: ScenarioFolder

    init() throws {
      folder = try ScenarioFolder()
      // A shell script stands for the program, which is large with what finds its faults.
      try folder.write("clipsite-1.2.3/bin/clipsite", "#!/bin/sh\necho \"clipsite 1.2.3 $1\"\n")
      try folder.write("path", "")
      let lines = """
        set -e
        chmod +x clipsite-1.2.3/bin/clipsite
        name=clipsite-1.2.3-linux-$(uname -m).tar.gz
        mkdir -p temporary server/me/tools/releases/download/v1.2.3 _actions/me/tools/v1/.github/actions
        cp -R '\(InstallActionTests.action)' _actions/me/tools/v1/.github/actions/
        ln -s server/me/tools/releases/download/v1.2.3 release
        tar -czf "release/$name" clipsite-1.2.3
        cd release
        sha256sum "$name" >SHA256SUMS
        """
      _ = try InstalledTool("bash").run(["-c", lines], in: folder.path)
    }

    /// Runs the script as the runner does, and gives its status and what it printed.
    func install(_ version: String, after change: String = "true") throws -> (status: String, text: String) {
      let lines = """
        \(change)
        export RUNNER_TEMP=$PWD/temporary GITHUB_PATH=$PWD/path
        export GITHUB_SERVER_URL="file://$PWD/server" GITHUB_REPOSITORY=somebody/else
        _actions/me/tools/v1/.github/actions/clipsite/install '\(version)' >output 2>&1
        echo $?
        """
      let status = try InstalledTool("bash").run(["-c", lines], in: folder.path, keepsErrors: false)
      return (status.trimmingCharacters(in: .whitespacesAndNewlines), folder.read("output") ?? "")
    }
  }

  #if os(Linux)
    @Test(.needs(InstalledTool.curl))
    func putsTheProgramOfAReleaseOnThePath() throws {
      let release = try Release()
      defer { release.folder.remove() }
      let (status, text) = try release.install("1.2.3")
      #expect(status == "0" && text == "clipsite 1.2.3 version\n", "\(text)")
      let path = try #require(release.folder.read("path")).trimmingCharacters(in: .newlines)
      #expect(path == release.folder.path + "/temporary/clipsite-1.2.3/bin")
    }

    @Test(
      .needs(InstalledTool.curl),
      arguments: [
        (
          "echo more >>release/clipsite-1.2.3-linux-$(uname -m).tar.gz",
          "is not the file that SHA256SUMS names"
        ),
        (": >release/SHA256SUMS", "does not name"),
        ("rm release/SHA256SUMS", "SHA256SUMS of release v1.2.3 cannot be downloaded"),
        ("rm release/*.gz", "cannot be downloaded"),
      ])
    func aReleaseThatDoesNotFitItsChecksumIsNotUsed(_ change: String, _ message: String) throws {
      let release = try Release()
      defer { release.folder.remove() }
      let (status, text) = try release.install("1.2.3", after: change)
      #expect(status == "1")
      #expect(text.contains("::error title=clipsite::") && text.contains(message), "\(text)")
      #expect(release.folder.read("path") == "")
      #expect(!release.folder.has("temporary/clipsite-1.2.3/bin"))
    }

    @Test(arguments: ["latest", "../1.2.3", "1.2", "1.2.3; true"])
    func aVersionIsThreeNumbers(_ version: String) throws {
      let release = try Release()
      defer { release.folder.remove() }
      let (status, text) = try release.install(version)
      #expect(status == "1" && text.contains("is not a version"), "\(text)")
    }

    @Test(.needs(InstalledTool("openssl")))
    func theKeyOfABuildFollowsTheSources() throws {
      let release = try Release()
      defer { release.folder.remove() }
      let root = "_actions/me/tools/v1"
      let lines = """
        mkdir -p \(root)/Sources && echo 1 >\(root)/Package.swift && echo 1 >\(root)/Sources/a
        export TMPDIR=$PWD  # `swift` leaves folders there.
        for text in 1 1 2; do
          echo $text >\(root)/Sources/a
          \(root)/.github/actions/clipsite/install source-key
        done
        """
      let output = try InstalledTool("bash").run(["-c", lines], in: release.folder.path, keepsErrors: false)
      let printed = output.split(separator: "\n").map(String.init)
      try #require(printed.count == 6)
      #expect(printed[0].hasSuffix("/\(root)/.build") && printed[0].hasPrefix("path=/"))
      #expect(printed[1].wholeMatch(of: /key=[0-9a-f]{64}/) != nil)
      #expect(printed[1] == printed[3] && printed[1] != printed[5])
    }
  #endif
}
