#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  @testable import ClipsiteCommandLine
  @testable import ClipsiteCommandLineTests

  /// A folder or file of somebody else's, mounted wherever clipsite removes something. It is part of the same
  /// file system, so the number of the device does not tell.
  extension PlantedLinkTests {
    /// Runs lines in a site, with the right to mount, and with a folder of uploads.
    ///
    /// - Parameter isOld: Whether `CLIPSITE` runs on a system without a call that stays on a mount.
    private func run(_ lines: String, isOld: Bool = false) throws -> ShellRun {
      let site = try SiteToPublish(target: "{to: www, keep: 1}")
      defer { site.folder.remove() }
      try site.folder.write("uploads/photo.jpg", "mine")
      try site.folder.write("uploads/a.html", "mine")
      try site.folder.write("uploads/inner/photo.jpg", "mine")
      try site.folder.write("Content/old/a.md", "---\ntitle: Old\n---\n")
      let calls = try FaultyCalls(in: site.folder)
      let old = isOld ? calls.prefix(.none, at: "0") + " FAULT_OLD=1 " : ""
      let end = "cat uploads/photo.jpg uploads/a.html uploads/inner/photo.jpg"
      let script = lines.replacing("KILLED", with: calls.prefix(.signal(SIGKILL), at: "$call"))
        .replacing("CLIPSITE", with: old + #""$clipsite""#)
      return try ShellRun("on_small_disk 1m '\(script)\n\(end)'\n", in: site.folder)
    }

    private func expectIsKept(_ run: ShellRun, _ kept: String) {
      #expect(run.output.hasSuffix("mineminemine"), "\(run.output)\(run.error)")
      #expect(run.error.contains("\(kept): warning: a disk or folder is mounted here"), "\(run.error)")
      #expect(run.error.contains("[MountedFolder]"))
    }

    @Test(
      .needs(SmallDisk.need, FaultyCalls.compiler),
      .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers), arguments: [false, true])
    func pruningKeepsAReleaseWithAMount(onOldSystem isOld: Bool) throws {
      let run = try run(
        """
        "$clipsite" build --quiet && "$clipsite" publish --quiet
        mkdir www/releases/000001/example.com/media
        mount --bind uploads www/releases/000001/example.com/media
        for round in 1 2 3; do
          echo "Text $round" >>Content/old/a.md
          "$clipsite" build --quiet && CLIPSITE publish >log
          echo $?
        done
        ls www/releases | grep -v json
        test -f www/releases/000001/example.com/index.html && echo whole
        """, isOld: isOld)
      expectIsKept(run, "www/releases/000001/example.com/media")
      // The mount costs no newer release its place, and no run fails.
      #expect(run.output.hasPrefix("0\n0\n0\n000001\n000004\nwhole\n"), "\(run.output)")
    }

    @Test(
      .needs(SmallDisk.need, FaultyCalls.compiler),
      .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers), arguments: [false, true])
    func staleFilesBehindAMountStay(onOldSystem isOld: Bool) throws {
      let run = try run(
        """
        "$clipsite" build --quiet
        mount --bind uploads Output/example.com/old
        rm -r Content/old
        CLIPSITE build; echo $?
        "$clipsite" build >log 2>&1; echo $?
        grep -c "old/.* kept .ForeignFile." log
        """, isOld: isOld)
      expectIsKept(run, "Output/example.com/old")
      // The list of the output folder does not name them anymore.
      #expect(run.output.contains(/\ 0 removed\.\n0\n0\n3\n/), "\(run.output)")
    }

    @Test(
      .needs(SmallDisk.need, FaultyCalls.compiler),
      .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers), arguments: [false])
    func aStaleFileThatIsAMountStays(onOldSystem isOld: Bool) throws {
      let run = try run(
        """
        "$clipsite" build --quiet
        mount --bind uploads/a.html Output/example.com/old/a.html
        rm -r Content/old
        CLIPSITE build >log; echo $?
        """, isOld: isOld)
      expectIsKept(run, "Output/example.com/old/a.html")
    }

    @Test(
      .needs(SmallDisk.need, FaultyCalls.compiler),
      .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers), arguments: [false, true])
    func codesBehindAMountStay(onOldSystem isOld: Bool) throws {
      let run = try run(
        """
        "$clipsite" codes --quiet
        printf "old/photo.jpg\\nold/a.html\\n" >>Codes/.clipsite-codes
        mkdir Codes/old && mount --bind uploads Codes/old
        CLIPSITE codes >log; echo $?
        CLIPSITE codes >log; echo $?
        """, isOld: isOld)
      expectIsKept(run, "Codes/old")
      #expect(run.output.hasPrefix("0\n0\n"), "\(run.output)")
    }

    /// No file can be moved there, so nothing is.
    @Test(.needs(SmallDisk.need)) func anImportIntoAMountChangesNothing() throws {
      let run = try run(
        """
        printf "name,city\\nMill,York\\n" >shops.csv
        mkdir Content/shops && mount --bind uploads Content/shops
        "$clipsite" import shops.csv --folder shops --map place.locality=city --yes --quiet; echo $?
        ls Content/shops Content/.clipsite-stage 2>/dev/null | grep -c "mill\\|index"
        """)
      #expect(run.output == "74\n0\nmineminemine", "\(run.output)")
      #expect(
        run.error.contains(
          "Content/shops: a disk or folder is mounted there. Content is as it was"),
        "\(run.error)")
    }

    /// A command that is killed leaves its stage, which a later one empties.
    struct Leftover: Sendable, CustomTestStringConvertible {
      let line: String
      let folder: String
      var testDescription: String { line }
    }

    static let leftovers = [
      Leftover(line: "build", folder: "Output/.clipsite-stage"),
      Leftover(line: "codes", folder: "Codes/.clipsite-stage"),
      Leftover(
        line: "import shops.csv --folder shops --map place.locality=city", folder: "Content/.clipsite-stage"),
      Leftover(line: "publish", folder: "www/releases/.clipsite-stage"),
    ]

    @Test(
      .needs(SmallDisk.need, FaultyCalls.compiler),
      .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers),
      arguments: leftovers, [false, true])
    func aFolderThatARunLeftKeepsItsMount(_ leftover: Leftover, onOldSystem isOld: Bool) throws {
      let run = try run(
        """
        printf "name,city\\nMill,York\\n" >shops.csv
        if [ "\(leftover.line)" = publish ]; then "$clipsite" build --quiet; fi
        call=0
        while ! ls \(leftover.folder) >/dev/null 2>&1 && [ $call -lt 90 ]; do
          call=$((call + 1))
          KILLED "$clipsite" \(leftover.line) >log 2>&1
        done
        left=$(echo \(leftover.folder))
        mkdir "$left/mount" && mount --bind uploads "$left/mount"
        CLIPSITE \(leftover.line) >log 2>&1; echo $?
        CLIPSITE check
        """, isOld: isOld)
      #expect(run.output.hasSuffix("mineminemine"), "\(run.output)\(run.error)")
      #expect(run.output.hasPrefix("0\n"), "\(run.output)")
      #expect(run.error.contains("[MountedFolder]"), "\(run.error)")
    }
  }
#endif
