#if os(Linux)
  import Foundation
  import ClipsiteTestTools
  import Testing

  @testable import ClipsiteCommandLineInterfaceTests

  /// A build that is killed, at moments that seeds decide: before the n-th call that changes a file.
  @Suite(
    .blocking, .needs(FaultyCalls.compiler),
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
      let count = try calls.count("build --quiet --workers 1", in: site.folder)
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

    /// Of an update, no file is ever empty. Of a first build some may be, and the next build repairs them.
    @Test(arguments: SiteToCrash.Change.allCases)
    func aLossOfPowerIsRepaired(_ change: SiteToCrash.Change) throws {
      let site = try SiteToCrash(change)
      try site.keepOriginal()
      let calls = try FaultyCalls(in: site.folder)
      try site.prepare()
      let old = site.files()
      let clean = try site.cleanBuild()
      let count = try calls.count("build --quiet --workers 1", in: site.folder)
      for moment in stride(from: 1, through: count, by: max(1, count / Self.moments)) {
        try site.prepare()
        _ = try calls.run("build --quiet --workers 1", in: site.folder, .powerLoss, at: moment)
        if change != .first { expectWhole(site.files(), old, clean, "\(change), call \(moment)") }
        try site.expectRecovery(clean, "\(change), call \(moment)", losesRecords: true)
      }
    }

    @Test func onlyAnUpdateForcesAnythingToTheDisk() throws {
      let site = try SiteToCrash(.page)
      try site.keepOriginal()
      let calls = try FaultyCalls(in: site.folder)
      try site.prepare()
      #expect(try calls.run("build --quiet", in: site.folder, .none).forced > 0)
      #expect(try calls.run("build --quiet", in: site.folder, .none).forced == 0)
      #expect(try calls.run("check --quiet", in: site.folder, .none).forced == 0)
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
      let count = try calls.count("build --quiet --workers 1", in: site.folder)
      for moment in stride(from: 1, through: count, by: max(1, count / Self.moments)) {
        try site.prepare()
        _ = try calls.run("build --quiet --workers 1", in: site.folder, .signal(SIGKILL), at: moment)
        try site.folder.write("Content/broken.md", "---\ntitel: no\n---\n")
        let isPending = try site.hasJournal()
        let check = try ShellRun("clipsite check", in: site.folder)
        #expect(check.error.contains("UnfinishedUpdate") == isPending, "\(change), call \(moment)")
        let run = try ShellRun("clipsite build", in: site.folder)
        #expect(run.status == 1)
        let files = site.files()
        #expect(files == old || files == clean, "\(change), call \(moment)")
        let state = isPending ? "has the site of a build that was killed" : "is as it was."
        #expect(run.error.contains("Nothing was built. The output folder \(state)"), "\(run.error)")
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
