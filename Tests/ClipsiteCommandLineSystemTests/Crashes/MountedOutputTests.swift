#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  @testable import ClipsiteCommandLineTests

  /// An output folder that is a mount point: nothing can be moved into it from beside.
  @Suite(
    .blocking, .needs(FaultyCalls.compiler),
    .disabled(if: Sanitizer.current != nil, FaultyCalls.unfitForSanitizers))
  struct MountedOutputTests {
    /// How a folder is mounted at `Output`: a disk of its own, or a part of the same one.
    enum Mount: String, CaseIterable, Sendable {
      case disk = "mount -t tmpfs none Output"
      case folder = "mkdir -p volume && mount --bind volume Output"
    }

    /// Runs lines with a folder mounted.
    private func run(_ site: SiteToCrash, _ mount: Mount, _ lines: String) throws -> ShellRun {
      try ShellRun(
        "on_small_disk 1m 'mkdir -p Output && \(mount.rawValue)\n\(lines)'\n", in: site.folder)
    }

    private func site(_ change: SiteToCrash.Change) throws -> SiteToCrash {
      let site = try SiteToCrash(change)
      try site.keepOriginal()
      try site.prepare()
      _ = try site.cleanBuild()
      return site
    }

    @Test(.needs(SmallDisk.need), arguments: Mount.allCases)
    func isBuiltAndBuiltAgain(_ mount: Mount) throws {
      let run = try run(
        try site(.first), mount,
        """
        mkdir Output/lost+found
        "$clipsite" build && "$clipsite" build | grep -o " 0 written"
        rmdir Output/lost+found
        diff -r Clean Output
        ls -A . Output | grep stage
        rm Content/a.md && "$clipsite" build | grep -o "1 removed"
        """)
      #expect(run.error == "")
      #expect(run.output.split(separator: "\n").dropFirst() == [" 0 written", "1 removed"])
    }

    /// Killed before each call that changes a file, or some of them (`RandomRounds`).
    @Test(
      .needs(SmallDisk.need),
      arguments: [SiteToCrash.Change.first, .everything], Mount.allCases)
    func isWholeWheneverABuildIsKilled(_ change: SiteToCrash.Change, _ mount: Mount) throws {
      let site = try site(change)
      let calls = try FaultyCalls(in: site.folder)
      let step = RandomRounds.count(7, of: 1)
      let first = 1 + (mount == .disk ? 0 : 3) % step
      let run = try run(
        site, mount,
        """
        call=\(first) status=137
        mkdir Old && if [ -e before ]; then cp -R before/. Old; fi
        while [ $status -eq 137 ] && [ $call -lt 300 ]; do
          rm -rf Output/* Output/.[!.]* && cp -R Old/. Output
          \(calls.prefix(.signal(SIGKILL), at: "$call")) "$clipsite" build --quiet --workers 1 >log 2>&1
          status=$?
          "$clipsite" build --quiet
          diff -r Clean Output
          ls -A . | grep stage
          call=$((call + \(step)))
        done
        echo $status
        """)
      #expect(run.error == "")
      #expect(run.output == "0\n")
    }
  }
#endif
