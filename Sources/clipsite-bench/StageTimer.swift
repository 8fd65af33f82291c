import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteOutput

/// Times the stages of a build on one thread, inside this process.
///
/// The program has no clock in it. Each step here runs a build up to some point by what the program itself
/// calls, so a stage costs what its step takes more than the step before.
struct StageTimer {
  private let folder: SiteFolder
  private let scratch: String
  private var options = SiteBuilder.Options()

  /// Returns the stages in order, each with the median of its processor time in seconds.
  ///
  /// - Parameters:
  ///   - site: The folder of a site.
  ///   - scratch: A folder that does not exist. The last step writes the site into it.
  static func run(_ site: String, scratch: String, runs: Int) throws(SystemError) -> [(
    name: String, seconds: Double
  )] {
    let timer = StageTimer(site, scratch: scratch)
    var times: [(name: String, all: [Double])] = []
    for run in 0..<runs {
      for (index, step) in try timer.steps().enumerated() {
        if run == 0 { times.append((step.name, [])) }
        times[index].all.append(step.seconds)
      }
    }
    let medians = times.map { Usage.middle($0.all) }
    return times.indices.map { (times[$0].name, medians[$0] - ($0 > 0 ? medians[$0 - 1] : 0)) }
  }

  private init(_ site: String, scratch: String) {
    folder = SiteFolder(site)
    self.scratch = scratch
    options.workers = Workers(count: 1)
  }

  /// Runs a build up to the end of each stage.
  private func steps() throws(SystemError) -> [(name: String, seconds: Double)] {
    let (folder, options) = (folder, options)
    let builder = SiteBuilder(folder, options)
    defer { Contestant.removeOutput(scratch) }
    return [
      ("list", try time { () throws(SystemError) in try folder.content.list() }),
      ("read", try time { () throws(SystemError) in try readPages { _ in } }),
      ("front matter", try time { () throws(SystemError) in try parsePages() }),
      (
        "model",
        try time { () throws(SystemError) in
          try SiteLoader(folder: folder, includesDrafts: false, workers: options.workers).load()
        }
      ),
      ("plan, check", try time { () throws(SystemError) in try builder.load() }),
      ("render", try time { () throws(SystemError) in try builder.check() }),
      ("write", try time { () throws(SystemError) in try builder.build(into: folder.output(scratch)) }),
    ]
  }

  private func readPages(_ body: (SourceFile) -> Void) throws(SystemError) -> Int {
    var (count, bytes) = (0, [UInt8]())
    for listed in try folder.content.list().folders {
      for page in listed.pages {
        let path = folder.content.systemPath(of: listed.path(of: page))
        try FileStore.read(path, within: folder.content.path, limit: FileStore.fileLimit, into: &bytes)
        body(SourceFile(path: path, bytes: bytes))
        count += 1
      }
    }
    return count
  }

  private func parsePages() throws(SystemError) -> Int {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    return try readPages { _ = parser.parse($0, diagnostics: &diagnostics) }
  }

  /// Returns the processor time until there is a result, without the time to free it.
  private func time<Result>(_ body: () throws(SystemError) -> Result) throws(SystemError) -> Double {
    let start = CurrentProcess.processorSeconds
    let result = try body()
    let seconds = CurrentProcess.processorSeconds - start
    withExtendedLifetime(result) {}
    return seconds
  }
}
