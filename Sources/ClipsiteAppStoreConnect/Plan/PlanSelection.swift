import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteSiteModel

/// The parts of a plan that a person tries before the whole chain.
extension ExperiencePlan {
  /// Returns the part with the experiences at or below some paths.
  ///
  /// - Parameter paths: Files or folders of the site, paths of URLs that begin with a slash, or URLs.
  /// - Throws: `ConnectError.usage` if a path has no experience.
  package func only(_ paths: [String]) throws(ConnectError) -> ExperiencePlan {
    guard !paths.isEmpty else { return self }
    let paths = paths.map(PlanPath.init)
    for path in paths where !entries.contains(where: path.contains) {
      throw .usage("no experience of the plan is at or below '\(path.text)'\(path.hint(among: entries))")
    }
    return filter { entry in paths.contains { $0.contains(entry) } }
  }

  /// Returns the part with the first steps, in the order in which a push makes them.
  ///
  /// - Parameters:
  ///   - limit: The largest number of steps, or `nil` for all.
  ///   - removes: Whether experiences are taken out of service.
  package func limited(to limit: Int?, removes: Bool) -> ExperiencePlan {
    guard let limit else { return self }
    let order: [PlannedExperience.Action] = removes ? [.create, .update, .deactivate] : [.create, .update]
    let chosen = Set(order.flatMap(entries).prefix(limit).map(\.key))
    return filter { !order.contains($0.action) || chosen.contains($0.key) }
  }

  /// The number of steps that change something.
  package func steps(removes: Bool) -> Int {
    entries.count { $0.isChange && (removes || $0.action != .deactivate) }
  }
}

extension PlannedExperience {
  /// The identity of a step in its plan. Two experiences may be registered for one URL.
  var key: String { "\(registered?.id ?? "") \(link)" }
}

/// A path that a person names on the command line.
private struct PlanPath {
  let text: String

  /// Returns a question with the path of a URL that was probably meant, or an empty text. People write the
  /// name of a page alone, or a path without its slash.
  func hint(among entries: [PlannedExperience]) -> String {
    let slug = text.split(separator: "/").last ?? ""
    let paths = entries.compactMap { (try? InvocationURL($0.link))?.path }
    let meant =
      paths.first { $0.split(separator: "/").contains(slug) } ?? Suggestion.nearest(to: "/\(slug)", in: paths)
    return meant.map { ". Did you mean '\($0)'?" } ?? ""
  }

  /// Indicates whether an experience is at the path or below it.
  func contains(_ entry: PlannedExperience) -> Bool {
    guard text.contains("://") || text.hasPrefix("/") else { return containsFile(of: entry) }
    guard let url = try? InvocationURL(entry.link) else { return false }
    let own = text.hasPrefix("/") ? "https://\(url.host)\(text)" : text
    return (try? InvocationURL(own))?.isPrefix(of: url) ?? false
  }

  /// People write a path from the content folder, or from where they are.
  private func containsFile(of entry: PlannedExperience) -> Bool {
    guard let file = entry.wanted?.file else { return false }
    let path = "/" + (text.hasSuffix("/") ? String(text.dropLast()) : text)
    let whole = "/" + file
    return whole.hasSuffix(path) || whole.contains(path + "/")
  }
}
