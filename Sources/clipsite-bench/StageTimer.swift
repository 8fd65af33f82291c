import ClipsitePlatform
import ClipsiteSiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Times the stages of a build inside this process.
enum StageTimer {
  /// The median processor time of each stage, in seconds.
  static func run(_ site: String, scratch: String, runs: Int) throws(SystemError) -> [(
    name: String, seconds: Double
  )] {
    var results: [StagedRun] = []
    for _ in 0..<runs {
      FileStore.removeTree(scratch)
      try FileStore.makeFolders(scratch)
      results.append(try StagedRun(SiteFolder(site), scratch: scratch, now: processorSeconds))
    }
    FileStore.removeTree(scratch)
    return StagedRun.Stage.allCases.map { stage in
      (stage.rawValue, results.map { $0.times[stage] ?? 0 }.sorted()[runs / 2])
    }
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
