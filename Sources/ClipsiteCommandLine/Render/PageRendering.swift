import ClipsiteAppClips
import ClipsiteContent
import ClipsiteInvocations
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// One call of `clipsite render PAGE`.
struct PageRendering {
  let context: CommandContext

  /// Does what the arguments ask for. Only the page itself is rendered, however large the site.
  func run() throws(SystemError) -> ExitStatus {
    let site = try context.withSite { builder throws(SystemError) in try builder.load() }
    guard let snapshot = site.value else {
      context.report(site.diagnostics)
      return .contentErrors
    }
    let recipe = try self.recipe(in: snapshot)
    let (bytes, found) = try output(recipe, of: snapshot)
    // What is known of other pages is for `clipsite check`.
    let status = context.report(found)
    if status == .success { context.terminal.output.write(bytes) }
    return status
  }

  // MARK: The page

  /// Returns the recipe of the page that the arguments name.
  private func recipe(in snapshot: LiveSnapshot) throws(SystemError) -> Recipe {
    let primary = snapshot.site.configuration.primaryDomain
    let text = context.arguments.positional(0) ?? ""
    let path = text.hasPrefix("/") ? text : "/" + text
    let reading = URLReading(text.contains("://") ? text : path, on: primary)
    guard let url = reading.url else {
      throw .usage("'\(text)' is not the path of a page: \(reading.problem?.message ?? "it is no URL")")
    }
    guard snapshot.domain(url.host) != nil else {
      throw .usage("\(url.host) is not a domain of this site")
    }
    let entry = snapshot.entry(at: url.path.isEmpty ? "/" : url.path, on: url.host)
    guard let recipe = entry?.recipe else {
      throw .usage(
        "the site has no page at 'https://\(url.host)\(url.path)'" + question(url, snapshot.site))
    }
    guard recipe.isPage else {
      throw .usage("'https://\(url.host)\(url.path)' is a file that no template makes")
    }
    return recipe
  }

  private func question(_ url: InvocationURL, _ site: Site) -> String {
    let paths = site.pages.lazy.filter { site[$0.domain].name == url.host }.map(\.path.description)
    return Suggestion.nearest(to: url.path, in: paths).map { ". Did you mean '\($0)'?" } ?? ""
  }

  private func output(
    _ recipe: Recipe, of snapshot: LiveSnapshot
  ) throws(SystemError) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    guard context.arguments.has(.context) else { return try snapshot.render(recipe) }
    // What is wrong with the page may be what the author of its template is looking for.
    let seen = try snapshot.context(of: recipe)
    return (seen.map { $0.json.bytes(.pretty) + [UInt8(ascii: "\n")] } ?? [], [])
  }
}
