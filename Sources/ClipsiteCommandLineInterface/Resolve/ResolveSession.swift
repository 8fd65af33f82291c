import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteResolution
import ClipsiteSiteModel
import ClipsiteSiteOutput

/// One call of `clipsite resolve`, from the arguments to the exit status.
struct ResolveSession {
  /// So many URLs are answered before anything is printed.
  private static let batch = 4096

  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  /// Does what the arguments ask for.
  func run() throws(SystemError) -> ExitStatus {
    let asker: Asker
    do throws(UnfitArguments) {
      asker = try self.asker()
      if arguments.text(.aasa) == "-", arguments.text(.urls) == "-" {
        throw UnfitArguments("'--aasa -' and '--urls -' cannot both read standard input")
      }
      if arguments.positionals(from: 0).isEmpty, arguments.text(.urls) == nil {
        throw UnfitArguments("no URL is given; write one, or name a file with '--urls FILE'")
      }
    } catch {
      return error.report(on: terminal)
    }
    let urls = try self.urls()
    return arguments.text(.aasa) == nil ? try askSite(urls, for: asker) : try askFile(urls)
  }

  // MARK: Arguments

  private func asker() throws(UnfitArguments) -> Asker {
    let device = arguments.text(.device).flatMap(Device.init) ?? .iphone
    guard let text = arguments.text(.ios) else { return Asker(device) }
    guard device.runsAppClips else {
      throw UnfitArguments("--ios says nothing about --device \(device.rawValue)")
    }
    guard let version = IOSVersion(text) else {
      throw UnfitArguments("'\(text)' is no version of iOS, such as 16.3")
    }
    return Asker(device, system: version)
  }

  private func urls() throws(SystemError) -> [String] {
    var urls = arguments.positionals(from: 0)
    guard arguments.text(.urls) != nil else { return urls }
    let text = String(decoding: try read(.urls).bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let line = String(line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }.trimmingSpaces)
      if !line.isEmpty, !line.hasPrefix("#") { urls.append(line) }
    }
    return urls
  }

  /// The file of an option: one on disk, a pipe, or standard input.
  private func read(_ option: CommandOption) throws(SystemError) -> SourceFile {
    let isStandardInput = arguments.text(option) == "-"
    let path = isStandardInput ? "/dev/stdin" : arguments.path(option) ?? ""
    return SourceFile(path: path, bytes: try FileStore.readStream(path))
  }

  // MARK: Answers

  private func askSite(_ urls: [String], for asker: Asker) throws(SystemError) -> ExitStatus {
    let progress = ProgressLine(on: terminal, counting: "files", isQuiet: false)
    defer { progress.finish() }
    let options = SiteCommand.options(arguments, progress: progress)
    let report = try SiteBuilder(SiteFolder(arguments.site), options).check()
    progress.finish()
    // With answers on standard output, a program finds nothing else there.
    let status = SiteCommand.report(report, arguments, on: terminal, isText: report.snapshot != nil)
    guard status == .success, let snapshot = report.snapshot else { return .contentErrors }
    let resolver = SiteResolver(snapshot)
    try print(urls) { url throws(SystemError) in
      let resolution = try resolver.resolve(url, for: asker)
      if isJSON { return ResolutionJSON.line(for: resolution) }
      let text = ResolutionText(resolution, width: terminal.width, usesColor: terminal.output.usesColor)
      return urls.count == 1 ? text.report : text.line
    }
    return .success
  }

  private func askFile(_ urls: [String]) throws(SystemError) -> ExitStatus {
    let source = try read(.aasa)
    let reading = AssociationReading(source)
    let found = DiagnosticList(reading.diagnostics)
    let list = arguments.has(.strict) ? found.strict() : found
    DiagnosticReport(on: terminal, for: arguments, isText: reading.file != nil).print(list) {
      $0 == source.path ? source : nil
    }
    if let file = reading.file {
      let lookup = AssociationLookup(file, domain: nil)
      try print(urls) { url throws(SystemError) in
        let answer = AssociationReport(url, lookup)
        if isJSON { return answer.jsonLine }
        return urls.count == 1 ? answer.report(width: terminal.width) : answer.line
      }
    }
    return list.hasErrors ? .contentErrors : .success
  }

  private var isJSON: Bool { arguments.text(.format) == "json" }

  /// Answers URLs on all threads and prints the answers in order.
  private func print(
    _ urls: [String], _ answer: @Sendable (String) throws(SystemError) -> String
  ) throws(SystemError) {
    let workers = Workers(count: arguments.integer(.workers))
    var start = 0
    while start < urls.count {
      let batch = urls[start..<min(start + Self.batch, urls.count)]
      let slices = workers.map(batch.count, by: 16) {
        ()
      } _: { [start] _, slice in
        Self.answers(batch[(start + slice.lowerBound)..<(start + slice.upperBound)], answer)
      }
      for slice in slices { terminal.output.print(verbatim: try slice.get()) }
      start += batch.count
    }
  }

  private static func answers(
    _ urls: ArraySlice<String>, _ answer: (String) throws(SystemError) -> String
  ) -> Result<String, SystemError> {
    var text = ""
    for url in urls {
      do throws(SystemError) { text += try answer(url) } catch { return .failure(error) }
    }
    return .success(text)
  }
}

extension Substring {
  /// The text without spaces and tabs at its end.
  fileprivate var trimmingSpaces: Substring {
    var text = self
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
