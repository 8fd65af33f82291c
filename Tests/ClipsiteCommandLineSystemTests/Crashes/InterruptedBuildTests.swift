#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  /// Ctrl-C, and the signal that asks a program to end, at each call that changes a file
  /// (`RandomRounds`).
  @Suite(
    .blocking, .needs(FaultyCalls.compiler),
    .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers))
  struct InterruptedBuildTests {
    @Test(arguments: [SIGINT, SIGTERM])
    func leavesNothingBehind(_ signal: Int32) throws {
      let site = try SiteToCrash(.everything)
      try site.keepOriginal()
      let calls = try FaultyCalls(in: site.folder)
      try site.prepare()
      let old = site.files()
      let clean = try site.cleanBuild()
      let count = try calls.count("build --quiet --workers 1", in: site.folder)
      var outcomes: Set<String> = []
      for call in RandomRounds.calls(count, every: 3, place: signal == SIGINT ? 0 : 1) {
        try site.prepare()
        let run = try calls.run("build --workers 1", in: site.folder, .signal(signal), at: call)
        let comment = "signal \(signal), call \(call) of \(count): \(run.text)"
        // A commit that has begun is finished, and says so: stopping it would take as long.
        let isBuilt = run.text.contains("Built ")
        #expect(run.status == (isBuilt ? 0 : 128 + signal), "\(comment)")
        #expect(site.files() == (isBuilt ? clean : old), "\(comment)")
        #expect(try site.leftovers() == [], "\(comment)")
        #expect(isBuilt || run.text.contains("Stopped. The output folder is as it was."), "\(comment)")
        outcomes.insert(isBuilt ? "built" : "stopped")
      }
      #expect(outcomes == ["built", "stopped"])
    }
  }
#endif
