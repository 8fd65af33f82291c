#if os(Linux)
  import Foundation
  import TestTools
  import Testing

  /// A build that is killed, at moments that seeds decide: before the n-th call that changes a file.
  @Suite(
    .enabled(if: FaultyCalls.isWanted, "clang is not installed"),
    .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers))
  struct KilledBuildTests {
    private static let moments = 20

    @Test(arguments: SiteToCrash.Change.allCases)
    func leavesEveryFileWholeAndTheNextBuildIsRight(_ change: SiteToCrash.Change) throws {
      let site = try SiteToCrash(change)
      try site.keepOriginal()
      let calls = try FaultyCalls(in: site.folder)
      try site.prepare()
      let old = site.files()
      let clean = try site.cleanBuild()
      let count = try calls.run("build --quiet --workers 1", in: site.folder, .none).calls
      #expect(count > 5)
      var random = SeededNumbers(7)
      for _ in 0..<Self.moments {
        let moment = Int.random(in: 1...count, using: &random)
        try site.prepare()
        let killed = try calls.run(
          "build --quiet --workers 1", in: site.folder, .signal(SIGKILL), at: moment)
        #expect(killed.status == 128 + SIGKILL)
        expectWhole(site.files(), old, clean, "\(change), call \(moment)")
        try site.expectRecovery(clean, "\(change), call \(moment)")
      }
    }

    /// A page that is broken meanwhile does not keep the commit from being finished.
    @Test(arguments: SiteToCrash.Change.allCases)
    func isFinishedByTheNextBuildWhateverTheContent(_ change: SiteToCrash.Change) throws {
      let site = try SiteToCrash(change)
      try site.keepOriginal()
      let calls = try FaultyCalls(in: site.folder)
      try site.prepare()
      let old = site.files()
      let clean = try site.cleanBuild()
      let count = try calls.run("build --quiet --workers 1", in: site.folder, .none).calls
      for moment in stride(from: 1, through: count, by: max(1, count / Self.moments)) {
        try site.prepare()
        _ = try calls.run("build --quiet --workers 1", in: site.folder, .signal(SIGKILL), at: moment)
        try site.folder.write("Content/broken.md", "---\ntitel: no\n---\n")
        #expect(try ShellRun("clipsite build --quiet", in: site.folder).status == 1)
        let files = site.files()
        #expect(files == old || files == clean, "\(change), call \(moment)")
        #expect(try site.leftovers() == [], "\(change), call \(moment)")
      }
    }

    private func expectWhole(
      _ files: [String: Data], _ old: [String: Data], _ new: [String: Data], _ comment: String
    ) {
      for (path, bytes) in files where path != ".clipsite" {
        #expect(bytes == old[path] || bytes == new[path], "\(comment): \(path)")
      }
      for path in old.keys where new[path] == old[path] { #expect(files[path] != nil, "\(comment): \(path)") }
    }
  }
#endif
