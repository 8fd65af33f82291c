#if os(Linux)
  import Foundation
  import ClipsiteTestTools
  import Testing

  @testable import ClipsiteCommandLineInterfaceTests

  /// A system that refuses to move files from some call on: neither the commit nor its undoing can be done.
  @Suite(
    .blocking, .needs(FaultyCalls.compiler),
    .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers))
  struct RefusedUndoingTests {
    private static let halfDone =
      "The output folder now has files of two builds, and the next build repairs that"

    @Test(arguments: [SiteToCrash.Change.everything, .kinds])
    func isToldAndRepairedByTheNextBuildWhateverTheContent(_ change: SiteToCrash.Change) throws {
      let site = try SiteToCrash(change)
      try site.keepOriginal()
      let calls = try FaultyCalls(in: site.folder)
      try site.prepare()
      let old = site.files()
      let clean = try site.cleanBuild()
      let count = try calls.count("build --quiet --workers 1", in: site.folder)
      var tellings = 0
      for call in 1...count {
        try site.prepare()
        let run = try calls.run(
          "build --quiet --workers 1", in: site.folder, .errorAndNoMoves(EIO), at: call)
        let comment = "\(change), call \(call) of \(count): \(run.text)"
        if run.status == 0 { continue }
        #expect(run.status == 74, "\(comment)")
        #expect(run.text.contains("Input/output error"), "\(comment)")
        let isHalfDone = run.text.contains(Self.halfDone)
        #expect(try site.hasJournal() == isHalfDone, "\(comment)")
        if !isHalfDone {
          #expect(site.files() == old, "\(comment)")
          continue
        }
        tellings += 1
        try expectRepair(of: site, with: calls, old, clean, comment)
      }
      #expect(tellings > 3)
    }

    /// A second build cannot move anything either and says so; a third can, and its content is broken.
    private func expectRepair(
      of site: SiteToCrash, with calls: FaultyCalls, _ old: [String: Data], _ clean: [String: Data],
      _ comment: String
    ) throws {
      try site.folder.write("Content/broken.md", "---\ntitel: no\n---\n")
      let second = try calls.run("build --quiet", in: site.folder, .errorAndNoMoves(EIO), at: 1)
      if second.status == 74 {
        #expect(second.text.contains(Self.halfDone), "\(comment): \(second.text)")
        #expect(try site.hasJournal(), "\(comment)")
        #expect(try ShellRun("clipsite check", in: site.folder).error.contains("UnfinishedUpdate"))
      }
      _ = try ShellRun("clipsite build", in: site.folder)
      let files = site.files()
      #expect(files == old || files == clean, "\(comment)")
      #expect(try site.leftovers() == [], "\(comment)")
    }
  }
#endif
