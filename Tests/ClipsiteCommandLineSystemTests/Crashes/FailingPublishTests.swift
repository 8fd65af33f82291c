#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  @testable import ClipsiteCommandLineTests

  /// A folder that is published to, and a system that refuses one call there, each in turn.
  @Suite(
    .blocking, .needs(FaultyCalls.compiler),
    .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers))
  struct FailingPublishTests {
    private static let line = "publish --workers 1"
    private static let faults: [(FaultyCalls.Fault, String)] = [
      (.error(EIO), "Input/output error"), (.error(ENOSPC, stays: true), "No space left on device"),
    ]

    private let site: SiteToCrash
    private let calls: FaultyCalls

    init() throws {
      site = try SiteToCrash(.first)
      try site.folder.write("Content/site.yml", SiteToCrash.configuration + "publish: {here: {to: www}}\n")
      let built = "clipsite build --quiet && clipsite publish >/dev/null && page b.md 'title: B' 'New.'"
      let kept = "&& clipsite build --quiet && cp -a www original"
      try #require(ShellRun(built + kept, in: site.folder).status == 0)
      calls = try FaultyCalls(in: site.folder)
    }

    private func prepare() throws {
      try #require(ShellRun("rm -rf www && cp -a original www", in: site.folder).status == 0)
    }

    /// What visitors get.
    private func served() throws -> [String: Data] {
      let link = site.folder.path + "/www/current"
      return site.files(in: "www/" + (try FileManager.default.destinationOfSymbolicLink(atPath: link)))
    }

    /// What a run has for itself while it is under way.
    private func leftovers() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: site.folder.path + "/www")
        .filter { $0.contains(".clipsite-stage") }
    }

    @Test func servesTheOldReleaseOrTheNewOneAndKeepsNoHalf() throws {
      try prepare()
      let old = try served()
      let count = try calls.count(Self.line, in: site.folder)
      let new = try served()
      var messages: [String] = []
      for call in 1...count {
        let (fault, words) = Self.faults[call % Self.faults.count]
        try prepare()
        let run = try calls.run(Self.line, in: site.folder, fault, at: call)
        let comment: Comment = "call \(call) of \(count): \(run.text)"
        let files = try served()
        if run.status == 0 {
          #expect(files == new, comment)
        } else {
          #expect(run.text.contains(words), comment)
          #expect(files == old || files == new, comment)
          #expect(try leftovers() == [], comment)
          if files == old { messages.append(run.text) }
        }
        let next = try ShellRun("clipsite \(Self.line)", in: site.folder)
        #expect(next.status == 0, comment)
        #expect(try served() == new, comment)
        #expect(try leftovers() == [], comment)
      }
      // A release is on the disk before it is served.
      let refusal = /www\/releases\/\.clipsite-stage\/release': Input\/output error/
      #expect(messages.contains { $0.contains(refusal) })
    }

    @Test func isFinishedAfterItWasKilled() throws {
      try prepare()
      let old = try served()
      let count = try calls.count(Self.line, in: site.folder)
      let new = try served()
      for call in RandomRounds.calls(count, every: 3) {
        try prepare()
        let killed = try calls.run(Self.line, in: site.folder, .signal(SIGKILL), at: call)
        #expect(killed.status == 128 + SIGKILL)
        let files = try served()
        #expect(files == old || files == new)
        // The second run has nothing to do, and removes what is left all the same.
        let next = try ShellRun("clipsite \(Self.line) && clipsite \(Self.line)", in: site.folder)
        #expect(next.status == 0, "call \(call): \(next.error)")
        #expect(try served() == new)
        #expect(try leftovers() == [], "call \(call)")
      }
    }
  }
#endif
