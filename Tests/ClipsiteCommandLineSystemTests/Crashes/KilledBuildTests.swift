#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  @testable import ClipsiteCommandLineTests

  /// A build that is killed before each call that changes a file (`RandomRounds`).
  @Suite(
    .blocking, .needs(FaultyCalls.compiler),
    .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers))
  struct KilledBuildTests {
    private static let line = "build --quiet --workers 1"

    /// A site, what kills its builds, and its output before and after.
    private func site(
      _ change: SiteToCrash.Change
    ) throws -> (site: SiteToCrash, calls: FaultyCalls, old: [String: Data], clean: [String: Data]) {
      let site = try SiteToCrash(change)
      try site.folder.write(
        "Content/site.yml", SiteToCrash.configuration + "publish: {here: {to: www}}\n")
      try site.keepOriginal()
      let calls = try FaultyCalls(in: site.folder)
      try site.prepare()
      return (site, calls, site.files(), try site.cleanBuild())
    }

    @Test(arguments: SiteToCrash.Change.allCases)
    func leavesEveryFileWholeAndTheNextBuildIsRight(_ change: SiteToCrash.Change) throws {
      let (site, calls, old, clean) = try site(change)
      let foreign = "Output/example.com/notes.txt"
      let count = try calls.count(Self.line, in: site.folder)
      #expect(count > 5)
      for moment in RandomRounds.calls(count, every: 4, place: change.place) {
        let comment = "\(change), call \(moment) of \(count)"
        try site.prepare()
        if change != .first { try site.folder.write(foreign, "mine") }
        let killed = try calls.run(Self.line, in: site.folder, .signal(SIGKILL), at: moment)
        #expect(killed.status == 128 + SIGKILL, "\(comment)")
        if change != .first {
          #expect(site.folder.read(foreign) == "mine", "\(comment)")
          try FileManager.default.removeItem(atPath: "\(site.folder.path)/\(foreign)")
        }
        site.expectWhole(site.files(), old, clean, comment)
        try site.expectRecovery(clean, comment)
      }
    }

    /// A page that is broken meanwhile does not hide what happened, and nothing is published.
    @Test(arguments: [SiteToCrash.Change.first, .everything])
    func isKnownUntilABuildCompletes(_ change: SiteToCrash.Change) throws {
      let (site, calls, old, clean) = try site(change)
      let count = try calls.count(Self.line, in: site.folder)
      var markers = 0
      for moment in RandomRounds.calls(count, every: 4, place: change.place + 1) {
        let comment = "\(change), call \(moment) of \(count)"
        try site.prepare()
        _ = try calls.run(Self.line, in: site.folder, .signal(SIGKILL), at: moment)
        let (isUnfinished, files) = (site.isUnfinished, site.files())
        if isUnfinished { markers += 1 }
        let isOld = files.keys.allSatisfy { $0 == ".clipsite" || old[$0] != nil }
        #expect(isUnfinished || files == clean || isOld, "\(comment)")
        let publish = try ShellRun("clipsite publish --dry-run --allow-placeholders", in: site.folder)
        if isUnfinished || files != clean {
          #expect(publish.status == 3, "\(comment): \(publish.error)")
          #expect(publish.error.contains("Run 'clipsite build'"), "\(comment): \(publish.error)")
        }
        try site.folder.write("Content/broken.md", "---\ntitel: no\n---\n")
        #expect(try ShellRun("clipsite build", in: site.folder).status == 1)
        #expect(site.files() == files, "\(comment)")
        let check = try ShellRun("clipsite check", in: site.folder)
        #expect(check.error.contains("UnfinishedUpdate") == isUnfinished, "\(comment)")
        try FileManager.default.removeItem(atPath: "\(site.folder.path)/Content/broken.md")
        try site.expectRecovery(clean, comment)
      }
      #expect(markers > RandomRounds.count(0, of: 1))
    }

    /// Pages may be empty then, and the next build repairs them. The list of files is none of them, so nothing
    /// becomes foreign.
    @Test(arguments: SiteToCrash.Change.allCases)
    func aLossOfPowerIsRepaired(_ change: SiteToCrash.Change) throws {
      let (site, calls, _, clean) = try site(change)
      let count = try calls.count(Self.line, in: site.folder)
      for moment in RandomRounds.calls(count, every: 8, place: 2 * change.place) {
        try site.prepare()
        _ = try calls.run(Self.line, in: site.folder, .powerLoss, at: moment)
        try site.expectRecovery(clean, "\(change), call \(moment) of \(count)")
      }
    }

    @Test func onlyTheListIsForcedToTheDiskAndAnUnchangedBuildWritesNothing() throws {
      let (site, calls, _, _) = try site(.everything)
      // The list of the new files, and that of the old and new ones with its folder.
      #expect(try calls.run("build --quiet", in: site.folder, .none).forced == 3)
      let unchanged = try calls.run("build --quiet", in: site.folder, .none)
      #expect(unchanged.forced == 0 && unchanged.calls == 0)
      try site.folder.write("Content/a.md", "---\ntitle: Other\n---\n")
      #expect(try calls.run("build --quiet", in: site.folder, .none).forced == 0)
      #expect(try calls.run("check --quiet", in: site.folder, .none).calls == 0)
    }
  }
#endif
