import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsitePlatform
import ClipsiteResolution
import ClipsiteSiteModel
import ClipsiteSiteOutput
import ClipsiteSiteRendering

/// One call of `clipsite render --page PATH`.
struct PageRendering {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  /// Does what the arguments ask for. Only the page itself is rendered, however large the site.
  func run() throws(SystemError) -> ExitStatus {
    var options = SiteBuilder.Options()
    options.includesDrafts = arguments.has(.drafts)
    options.workers = Workers(count: arguments.integer(.workers))
    let report = try SiteBuilder(SiteFolder(arguments.site), options).load()
    guard let snapshot = report.snapshot else {
      print(report.diagnostics)
      return .contentErrors
    }
    do throws(UnfitArguments) {
      return try render(recipe(in: snapshot), of: snapshot)
    } catch {
      return error.report(on: terminal)
    }
  }

  // MARK: The page

  /// How the page is made that the arguments name.
  private func recipe(in snapshot: LiveSnapshot) throws(UnfitArguments) -> Recipe {
    let primary = snapshot.site.configuration.primaryDomain
    let text = arguments.text(.page) ?? ""
    let path = text.hasPrefix("/") ? text : "/" + text
    let reading = URLReading(text.contains("://") ? text : path, on: primary)
    guard let url = reading.url else {
      throw UnfitArguments("'\(text)' is no path of a page: \(reading.problem?.message ?? "it is no URL")")
    }
    guard snapshot.domain(url.host) != nil else {
      throw UnfitArguments("\(url.host) is no domain of this site")
    }
    let entry = snapshot.entry(at: url.path.isEmpty ? "/" : url.path, on: url.host)
    guard let recipe = entry?.recipe else {
      throw UnfitArguments(
        "the site has no page at 'https://\(url.host)\(url.path)'" + question(url, snapshot.site))
    }
    guard recipe.isPage else {
      throw UnfitArguments("'https://\(url.host)\(url.path)' is a file that no template makes")
    }
    return recipe
  }

  private func question(_ url: InvocationURL, _ site: Site) -> String {
    let paths = site.pages.lazy.filter { site[$0.domain].name == url.host }.map(\.path.description)
    return Suggestion.nearest(to: url.path, in: paths).map { "; did you mean '\($0)'?" } ?? ""
  }

  private func render(_ recipe: Recipe, of snapshot: LiveSnapshot) throws(UnfitArguments) -> ExitStatus {
    do throws(SystemError) {
      let (bytes, found) = try output(recipe, of: snapshot)
      // What is known of other pages is for `clipsite check`.
      print(found)
      guard !DiagnosticList(found).hasErrors else { return .contentErrors }
      terminal.output.write(bytes)
      return .success
    } catch {
      terminal.fail(error)
      return .inputOutput
    }
  }

  private func output(
    _ recipe: Recipe, of snapshot: LiveSnapshot
  ) throws(SystemError) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    guard arguments.has(.context) else { return try snapshot.render(recipe) }
    // What is wrong with the page may be what the author of its template is looking for.
    let context = try snapshot.context(of: recipe)
    return (context.map { $0.json.bytes(.pretty) + [UInt8(ascii: "\n")] } ?? [], [])
  }

  private func print(_ diagnostics: [Diagnostic]) {
    DiagnosticReport(on: terminal).print(DiagnosticList(diagnostics)) { path in
      (try? FileStore.read(path)).map { SourceFile(path: path, bytes: $0) }
    }
  }
}
