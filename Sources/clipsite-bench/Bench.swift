import ClipsitePlatform

/// Measures sites of all sizes.
struct Bench {
  let options: BenchOptions
  /// The folder of this program and of clipsite.
  let programs: String
  /// The folder that everything happens in.
  let root: String

  /// Makes and builds a site of each size.
  func run() throws(SystemError) -> [SizeReport] {
    var reports: [SizeReport] = []
    for count in options.locations {
      let folders = min(options.folders, count)
      let size = SampleSize(locations: count, bodyBytes: options.bodyBytes, folders: folders)
      try SampleTheme.write(size, to: "\(folder(size))/clipsite")
      if options.hugo != nil { try HugoSite.write(size, to: "\(folder(size))/hugo") }
      reports.append(try measure(size))
    }
    return reports
  }

  private func folder(_ size: SampleSize) -> String { "\(root)/\(size.locations)" }

  private func measure(_ size: SampleSize) throws(SystemError) -> SizeReport {
    let folder = folder(size)
    let generators = [clipsite(in: folder)] + [hugo(in: folder)].compactMap { $0 }
    var report = SizeReport(size: size)
    report.measurements += try contest(.build, generators + [copy(in: folder), floor(size)]).run { _ in }
    report.problems = try problems(size, generators)
    report.measurements += try contest(
      .buildWithWorkers, [clipsite(in: folder, workers: 1), clipsite(in: folder, workers: 2)]
    ).run { _ in }
    report.measurements += try contest(.rebuildUnchanged, generators + [floor(size)]).run { _ in }
    if let written = report.measurement(.rebuildUnchanged, "clipsite")?.writtenFiles, written != 0 {
      report.problems.append("clipsite wrote \(written) files although nothing had changed")
    }
    report.measurements += try contest(.rebuildOnePage, generators).run { round throws(SystemError) in
      try change(size, revision: round)
    }
    return report
  }

  private func contest(_ scenario: Scenario, _ contestants: [Contestant]) -> Contest {
    Contest(scenario: scenario, contestants: contestants, runs: options.runs)
  }

  private func change(_ size: SampleSize, revision: Int) throws(SystemError) {
    let content = SampleContent(size: size, indexFileName: "")
    try content.change(below: "\(folder(size))/clipsite/Content", revision: revision)
    if options.hugo != nil { try content.change(below: "\(folder(size))/hugo/content", revision: revision) }
  }

  private func problems(_ size: SampleSize, _ generators: [Contestant]) throws(SystemError) -> [String] {
    let check = OutputCheck(size: size)
    var problems: [String] = []
    for generator in generators { problems += try check.problems(in: generator.output, of: generator.name) }
    if problems.isEmpty, let ours = generators.first, let theirs = generators.last, generators.count > 1 {
      problems += try check.differences("\(ours.output)/example.com", theirs.output)
    }
    return problems
  }

  private func clipsite(in folder: String, workers: Int? = nil) -> Contestant {
    let output = "\(folder)/clipsite/Output"
    let words = [
      "\(programs)/clipsite", "build", "--quiet", "--site", "\(folder)/clipsite", "--output", output,
    ]
    guard let workers else { return Contestant(name: "clipsite", words: words, output: output) }
    return Contestant(
      name: workers == 1 ? "1 worker" : "\(workers) workers", words: words + ["--workers", "\(workers)"],
      output: output)
  }

  private func hugo(in folder: String) -> Contestant? {
    guard let hugo = options.hugo else { return nil }
    let output = "\(folder)/hugo/public"
    let words = [
      hugo, "--quiet", "--noBuildLock", "--source", "\(folder)/hugo", "--destination", output, "--cacheDir",
      "\(folder)/cache",
    ]
    return Contestant(name: "hugo", words: words, output: output)
  }

  /// Pages are about as long as clipsite's: head and frame, and the text.
  private func floor(_ size: SampleSize) -> Contestant {
    let output = "\(folder(size))/floor"
    let bytes = "\(size.bodyBytes + 4_300)"
    return Contestant(
      name: Floor.name,
      words: ["\(programs)/clipsite-bench", Floor.name, "\(folder(size))/clipsite/Content", output, bytes],
      output: output)
  }

  private func copy(in folder: String) -> Contestant {
    let output = "\(folder)/copy"
    return Contestant(
      name: "cp -r", words: ["cp", "-r", "\(folder)/clipsite/Output", output], output: output)
  }
}
