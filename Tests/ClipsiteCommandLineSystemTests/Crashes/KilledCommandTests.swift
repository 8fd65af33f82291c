#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  @testable import ClipsiteCommandLineTests

  /// Commands that write to `Codes` and `Content`, and that are killed, or refused, at each call that changes a
  /// file: a second run completes what the first one began.
  @Suite(
    .blocking, .needs(FaultyCalls.compiler),
    .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers))
  struct KilledCommandTests {
    /// A command, and what it begins with.
    enum Command: String, CaseIterable, Sendable {
      case codes, codesAgain, `import`, importAgain

      /// What the shell makes of the site before each run. The page `pier` was edited, and `quay` was removed,
      /// by a person.
      var preparation: String {
        switch self {
        case .codes: "mkdir Codes && echo mine >Codes/notes.txt"
        case .codesAgain:
          """
          clipsite codes --quiet && echo mine >Codes/notes.txt && rm -r Content/shop/market.md
          page other.md 'title: Other\\nplace: {locality: York}' ''
          """
        case .import: "mkdir -p Content/uk && echo mine >Content/uk/notes.txt"
        case .importAgain:
          """
          clipsite \(line) >/dev/null && sed -i 's/^title: Pier/title: My Pier/' Content/uk/mills/pier.md
          rm Content/uk/mills/quay.md
          printf '%s\\n' id,title,town 1,Mill,Leeds 2,Pier,Hull 3,Quay,York 4,Mill,Bath 5,Mole,Rye >mills.csv
          """
        }
      }

      /// Its place among all.
      var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

      /// The command line.
      var line: String {
        switch self {
        case .codes, .codesAgain: "codes --quiet"
        case .import, .importAgain: "import mills.csv --folder uk/mills --id id --map place.locality=town"
        }
      }

      /// The folder that it writes to.
      var folder: String { self == .codes || self == .codesAgain ? "Codes" : "Content" }
    }

    private let site: SiteToCrash
    private let calls: FaultyCalls

    init() throws {
      site = try SiteToCrash(.first)
      try site.folder.write(
        "mills.csv", "id,title,town\n1,Mill,York\n2,Pier,Hull\n3,Quay,York\n4,Mill,Bath\n")
      let place =
        "page shop/market.md 'title: Market\\nplace: {locality: Riverside}' ''"
      try #require(ShellRun(place, in: site.folder).status == 0)
      calls = try FaultyCalls(in: site.folder)
    }

    /// Makes what a command begins with, and returns the number of its calls and its files before and after.
    private func make(
      _ command: Command
    ) throws -> (count: Int, old: [String: Data], clean: [String: Data]) {
      try LoadedLibrary.requireCodes(for: command.line, in: command.rawValue)
      let keep = """
        mkdir prepared && for name in Content Templates Codes mills.csv; do
          if [ -e $name ]; then cp -a $name prepared || exit 1; fi
        done
        """
      let run = try ShellRun("\(command.preparation)\n\(keep)", in: site.folder)
      try #require(run.status == 0, "\(run.error)")
      let old = site.files(in: command.folder)
      let count = try calls.count(command.line, in: site.folder)
      return (count, old, site.files(in: command.folder))
    }

    private static let restoring = "rm -rf Content Templates Codes && cp -a prepared/. ."

    @Test(arguments: Command.allCases)
    func areCompletedByTheNextRun(_ command: Command) throws {
      let (count, old, clean) = try make(command)
      #expect(old != clean)
      for call in RandomRounds.calls(count, every: 4, place: command.place) {
        for fault in [FaultyCalls.Fault.signal(SIGKILL), .error(EIO)] {
          let comment = "\(command), call \(call) of \(count), \(fault)"
          let run = try calls.run(command.line, in: site.folder, after: Self.restoring, fault, at: call)
          // The list of codes has old and new files meanwhile.
          let files = site.files(in: command.folder).filter { $0.key != ".clipsite-codes" }
          site.expectWhole(files, old.filter { $0.key != ".clipsite-codes" }, clean, comment)
          if case .error = fault, run.status != 0 {
            #expect(run.text.contains("Input/output error"), "\(comment)")
          }
          let next = try ShellRun("clipsite \(command.line)", in: site.folder)
          #expect(next.status == 0, "\(comment): \(next.error)")
          #expect(site.files(in: command.folder) == clean, "\(comment)")
          let stage = "\(site.folder.path)/\(command.folder)/.clipsite-stage"
          #expect(!FileManager.default.fileExists(atPath: stage), "\(comment)")
        }
      }
    }

    /// Content is on the disk before it has its name, because nobody can build it again.
    @Test(arguments: [Command.import, .importAgain])
    func noPageIsEmptyAfterALossOfPower(_ command: Command) throws {
      let (count, old, clean) = try make(command)
      for call in RandomRounds.calls(count, every: 4, place: command.place) {
        let comment = "\(command), call \(call) of \(count)"
        _ = try calls.run(command.line, in: site.folder, after: Self.restoring, .powerLoss, at: call)
        site.expectWhole(site.files(in: "Content"), old, clean, comment)
        #expect(try ShellRun("clipsite \(command.line)", in: site.folder).status == 0, "\(comment)")
        #expect(site.files(in: "Content") == clean, "\(comment)")
      }
    }
  }
#endif
