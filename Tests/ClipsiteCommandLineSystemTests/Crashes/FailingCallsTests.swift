#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  /// A system that refuses one call, each in turn (`RandomRounds`): the reason is named, and the output folder is as it was, or
  /// the error says that it is not.
  @Suite(
    .blocking, .needs(FaultyCalls.compiler),
    .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers))
  struct FailingCallsTests {
    /// The error numbers that a build meets, with the system's words.
    private static let faults: [(FaultyCalls.Fault, String)] = [
      (.error(ENOSPC, stays: true), "No space left on device"), (.error(EIO), "Input/output error"),
      (.error(EDQUOT, stays: true), "Disk quota exceeded"), (.error(EMFILE), "Too many open files"),
      (.error(EROFS), "Read-only file system"), (.error(ENOSPC), "No space left on device"),
    ]

    private static let halfDone =
      "The output folder now has files of two builds, and the next build repairs that"

    @Test(arguments: SiteToCrash.Change.allCases)
    func changeNothingOrSaySo(_ change: SiteToCrash.Change) throws {
      let site = try SiteToCrash(change)
      try site.keepOriginal()
      let calls = try FaultyCalls(in: site.folder)
      try site.prepare()
      let old = site.files()
      let clean = try site.cleanBuild()
      let count = try calls.count("build --quiet --workers 1", in: site.folder)
      for call in RandomRounds.calls(count, every: 5, place: change.place) {
        // Every call fails with every reason, but not in every one of the changes.
        let (fault, words) = Self.faults[(call + change.rawValue.utf8.count) % Self.faults.count]
        try site.prepare()
        let run = try calls.run("build --quiet --workers 1", in: site.folder, fault, at: call)
        let comment = "\(change), call \(call) of \(count): \(words): \(run.text)"
        if run.status == 0 {
          // Nobody needs what failed, such as clearing up.
          #expect(site.files() == clean, "\(comment)")
        } else {
          #expect(run.status == 74, "\(comment)")
          // The output folder, or the one that it stands in.
          #expect(run.text.contains(words), "\(comment)")
          #expect(run.text.contains("'Output") || run.text.contains("'.'"), "\(comment)")
          let files = site.files()
          if site.isUnfinished {
            // All that is left may be the mark.
            #expect(run.text.contains(Self.halfDone) || files == clean, "\(comment)")
            site.expectWhole(files, old, clean, comment)
          } else {
            // The list may name files that are not there yet.
            let list = [".clipsite"]
            #expect(files.without(list) == old.without(list), "\(comment)")
          }
        }
        try site.expectRecovery(clean, comment)
      }
    }

    /// A call that takes nothing leaves the number of an earlier error behind.
    @Test func aDiskThatTakesNothingIsAnErrorOfItsOwn() throws {
      let site = try SiteToCrash(.first)
      try site.keepOriginal()
      let calls = try FaultyCalls(in: site.folder)
      var messages: Set<String> = []
      for call in 1...25 {
        try site.prepare()
        messages.insert(try calls.run("build --quiet --workers 1", in: site.folder, .error(0), at: call).text)
      }
      #expect(messages.contains { $0.contains("cannot write 'Output/") && $0.contains("Input/output error") })
      #expect(!messages.contains { $0.contains("No such file or directory") })
    }

    @Test func aFullDiskIsToldWithWhatIsFree() throws {
      let site = try SiteToCrash(.first)
      try site.keepOriginal()
      let calls = try FaultyCalls(in: site.folder)
      let told = /cannot write 'Output\/[^']*': No space left on device\. [0-9]+ bytes are free/
      let isTold = try (1...25).contains { call in
        try site.prepare()
        let run = try calls.run("build --quiet --workers 1", in: site.folder, .error(ENOSPC), at: call)
        return run.text.contains(told)
      }
      #expect(isTold)
    }
  }

  extension [String: Data] {
    fileprivate func without(_ names: [String]) -> Self { filter { !names.contains($0.key) } }
  }
#endif
