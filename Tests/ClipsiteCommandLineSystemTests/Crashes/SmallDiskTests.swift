#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  @testable import ClipsiteCommandLineTests

  /// A real disk, of memory, that is full after some writes: block by block, until there is enough for the
  /// build.
  @Suite(.blocking, .needs(SmallDisk.need)) struct SmallDiskTests {
    /// Builds with no free block, with one, and so on; prints what is wrong, and each exit status in turn.
    private static let line = #"""
      on_small_disk 1m '
        free=0 status=74
        while [ $status -ne 0 ] && [ $free -lt 200 ]; do
          umount disk/Output 2>/dev/null
          rm -rf disk/* && if [ -d Output ]; then cp -R Output disk/Output; fi
          if [ -n "$mounted" ]; then mkdir -p disk/Output && mount --bind disk/Output disk/Output; fi
          dd if=/dev/zero of=disk/fill bs=4096 2>/dev/null
          truncate -s "-$((free * 4096))" disk/fill
          "$clipsite" build --quiet --output disk/Output >log 2>&1
          status=$? wanted=Output
          if [ $status -eq 0 ]; then wanted=Clean
          else grep -q "disk.*: No space left on device" log || cat log
          fi
          if [ -d $wanted ]; then diff -r $wanted disk/Output
          elif [ -n "$mounted" ]; then ls -A disk/Output
          else ls -d disk/Output 2>/dev/null
          fi
          ls -A disk | grep -v -x -e Output -e fill
          echo $status
          free=$((free + 1))
        done'

      """#

    @Test(arguments: SiteToCrash.Change.allCases)
    func everyBlockMayBeTheLast(_ change: SiteToCrash.Change) throws {
      try expectAllOrNothing(change, "")
    }

    @Test(arguments: [SiteToCrash.Change.first, .everything])
    func everyBlockMayBeTheLastOfAMountPoint(_ change: SiteToCrash.Change) throws {
      try expectAllOrNothing(change, "export mounted=1\n")
    }

    private func expectAllOrNothing(_ change: SiteToCrash.Change, _ settings: String) throws {
      let site = try SiteToCrash(change)
      try site.keepOriginal()
      try site.prepare()
      _ = try site.cleanBuild()
      let run = try ShellRun(settings + Self.line, in: site.folder)
      #expect(run.error == "")
      let results = run.output.split(separator: "\n")
      #expect(results.count > 2)
      #expect(results.last == "0" && results.dropLast().allSatisfy { $0 == "74" }, "\(results)")
    }
  }
#endif
