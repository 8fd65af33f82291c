#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  @testable import ClipsiteCommandLineTests

  /// A system that refuses to read, at each call in turn (`RandomRounds`): status 0 never means that something is missing.
  @Suite(
    .blocking, .needs(FaultyCalls.compiler),
    .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers))
  struct FailingReadsTests {
    /// A command, and what it begins with.
    enum Command: String, CaseIterable, Sendable {
      case build, rebuild, check, checkOfBrokenSite, `import`, publish

      /// What the shell makes of the site before each run.
      var preparation: String {
        switch self {
        case .build, .check: ""
        case .rebuild: "clipsite build --quiet && page a.md 'title: Page a' 'Other text.' && rm Content/b.md"
        case .checkOfBrokenSite: "page shop/wrong.md 'titel: No' ''"
        case .import: "page mills/other.md 'title: By hand' '' && printf %s hello >Content/mills/a.jpg"
        case .publish:
          """
          rm -r Content/shop Content/kind Content/other Content/c.md Content/a.png Templates/partials
          clipsite build --quiet && clipsite publish >/dev/null && page b.md 'title: Page b' 'Other text.' &&
            echo token >www/current/example.com/token && clipsite build --quiet
          """
        }
      }

      /// The command line.
      var line: String {
        switch self {
        case .build, .rebuild: "build --quiet --workers 1"
        case .check, .checkOfBrokenSite: "check --quiet --workers 1"
        case .import: "import mills.csv --folder mills --id id --map place.locality=town --map image=image"
        case .publish: "publish --quiet --workers 1"
        }
      }

      /// Its place among all.
      var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

      /// Its exit status when nothing fails.
      var status: Int32 { self == .checkOfBrokenSite ? 1 : 0 }

      /// The folder that holds what comes of it.
      var result: String {
        switch self {
        case .import: "Content"
        case .publish: "www/releases"
        default: "Output"
        }
      }
    }

    /// The error numbers of disks and networks that fail, with the system's words.
    private static let faults: [(Int32, String)] = [
      (EIO, "Input/output error"), (EACCES, "Permission denied"), (ESTALE, "Stale file handle"),
    ]

    private let site: SiteToCrash
    private let calls: FaultyCalls

    init() throws {
      site = try SiteToCrash(.first)
      let folder = site.folder
      try folder.write("Content/site.yml", SiteToCrash.configuration + "publish: {here: {to: www}}\n")
      try folder.write("Templates/partials/foot.mustache", "<p>Foot</p>\n")
      try folder.write("mills.csv", "id,title,town,image\n1,Mill,Riverside,a.jpg\n2,Other,Lakeside,\n")
      let header = #"\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\004\260\0\0\002\166\010\002\0\0\0"#
      let picture = "printf '\(header)' >Content/a.png && page c.md 'title: C\\nimage: a.png' 'Text.'"
      try #require(ShellRun(picture, in: folder).status == 0)
      try site.keepOriginal()
      calls = try FaultyCalls(in: folder)
    }

    /// Makes the site, and keeps it as it is before a run.
    private func make(_ command: Command) throws {
      let run = try ShellRun(
        """
        rm -rf Content Templates Output www prepared && cp -R original/* .
        \(command.preparation)
        mkdir prepared && for folder in Content Templates Output www; do
          [ ! -d $folder ] || cp -a $folder prepared
        done
        """, in: site.folder)
      try #require(run.status == 0, "\(run.error)")
    }

    /// Brings that back.
    private static let preparation = "rm -rf Content Templates Output www && cp -a prepared/* ."

    /// What a command has made, without the numbers of folders, which differ from run to run.
    private func files(of command: Command) throws -> [String: String] {
      site.files(in: command.result).mapValues {
        String(decoding: $0, as: UTF8.self).replacing(/"folder": "[0-9]+"/, with: "")
      }
    }

    @Test(arguments: Command.allCases)
    func loseNothingInSilence(_ command: Command) throws {
      try make(command)
      let clean = try calls.run(command.line, in: site.folder, .none, of: .reads)
      let wanted = try files(of: command)
      try #require(clean.status == command.status && clean.calls > 20, "\(clean.text)")
      for call in RandomRounds.calls(clean.calls, every: 8, place: command.place) {
        let (number, words) = Self.faults[call % Self.faults.count]
        let run = try calls.run(
          command.line, in: site.folder, after: Self.preparation, .error(number), at: call, of: .reads)
        let comment: Comment = "\(command), call \(call) of \(clean.calls): \(words): \(run.text)"
        if run.status == clean.status {
          // Nobody needs what failed, such as the lines that a message shows, or looking for what need not be
          // written.
          #expect(try files(of: command) == wanted, comment)
        } else {
          #expect(1..<128 ~= run.status, comment)
          // A file of the output folder that cannot be read is none that the site would build.
          #expect(run.text.contains(words) || run.text.contains("differs. Run 'clipsite build'"), comment)
        }
      }
    }

    /// A file that has fewer bytes than the system said is one that changes.
    @Test(arguments: Command.allCases)
    func takeNoFileThatEndsEarlyAsWhole(_ command: Command) throws {
      try make(command)
      let clean = try calls.run(command.line, in: site.folder, .none, of: .ends)
      let wanted = try files(of: command)
      try #require(clean.status == command.status && clean.calls > 0, "\(clean.text)")
      for call in RandomRounds.calls(clean.calls, every: 6, place: command.place) {
        let run = try calls.run(
          command.line, in: site.folder, after: Self.preparation, .error(EIO), at: call, of: .ends)
        let comment: Comment = "\(command), call \(call) of \(clean.calls): \(run.status) \(run.text)"
        if run.status == clean.status {
          #expect(try files(of: command) == wanted, comment)
        } else {
          #expect(1..<128 ~= run.status, comment)
        }
      }
    }

    @Test(arguments: Command.allCases)
    func needNoTypesInFolders(_ command: Command) throws {
      try make(command)
      let clean = try calls.run(command.line, in: site.folder, .none)
      let wanted = try files(of: command)
      let run = try calls.run(
        command.line, in: site.folder, after: Self.preparation, .none, hidesTypes: true)
      #expect(clean.status == command.status, "\(clean.text)")
      #expect(run.status == clean.status)
      #expect(run.text == clean.text)
      #expect(try files(of: command) == wanted)
    }
  }
#endif
