import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// The parts of a plan that a person tries before the whole chain.
extension ExperiencePlan {
  /// Returns the part with the experiences at or below some paths.
  ///
  /// - Parameters:
  ///   - paths: Files or folders below `Content`, paths of URLs that begin with a slash, or URLs.
  ///   - content: The folder of the files.
  /// - Throws: `SystemError.usage` if a path has no experience, or is a path of several domains.
  package func only(_ paths: [String], in content: ContentFolder) throws(SystemError) -> ExperiencePlan {
    guard !paths.isEmpty else { return self }
    let paths = paths.map { PlanPath($0, in: content) }
    for path in paths {
      let found = entries.filter(path.contains)
      if found.isEmpty {
        throw .usage("no experience of the plan is at or below '\(path.text)'\(path.hint(among: entries))")
      }
      let hosts = Set(found.compactMap { (try? InvocationURL($0.link))?.host.rawValue })
      if path.isOfURL, path.text.hasPrefix("/"), hosts.count > 1 {
        throw .usage(
          "'\(path.text)' is a path of \(hosts.sorted().joined(separator: " and ")). Add the domain, as in "
            + "'https://\(hosts.min() ?? "")\(path.text)'")
      }
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
  /// The file or folder as messages name it, or `nil` for a URL or its path.
  private let file: String?

  init(_ text: String, in content: ContentFolder) {
    self.text = text
    let absolute = (try? FileStore.realPath(content.path)) ?? content.path
    var path = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
    path = path.hasSuffix("/") ? String(path.dropLast()) : path
    let folders = [absolute, content.path, content.displayPath, "Content"]
    if let folder = folders.first(where: { path == $0 || path.hasPrefix($0 + "/") }) {
      file = content.displayPath + path.dropFirst(folder.count)
    } else {
      file =
        path.hasPrefix("/") || text.hasPrefix("/") || path.contains("://")
        ? nil : "\(content.displayPath)/\(path)"
    }
  }

  /// Indicates whether it is a URL, or the path of one.
  var isOfURL: Bool { file == nil }

  /// Returns a question with the URL that was surely meant, or an empty text. People write the name of a page with
  /// its last folders only, or in other letters. A URL can never change, so a page of another name is none.
  func hint(among entries: [PlannedExperience]) -> String {
    var end = ((try? InvocationURL(text))?.path ?? text).lowercased()
    if end.hasSuffix(".md") { end.removeLast(3) }
    let names = end.split(separator: "/").filter { $0 != "." && $0 != "content" }
    let found = entries.filter { entry in
      (try? InvocationURL(entry.link))?.path.lowercased().split(separator: "/").suffix(names.count)
        .elementsEqual(names) ?? false
    }
    return found.count == 1 && !names.isEmpty ? ". Did you mean '\(found[0].link)'?" : ""
  }

  /// Indicates whether an experience is at the path or below it.
  func contains(_ entry: PlannedExperience) -> Bool {
    if let file { return entry.wanted.map { $0.file == file || $0.file.hasPrefix(file + "/") } ?? false }
    guard let url = try? InvocationURL(entry.link) else { return false }
    let own = text.hasPrefix("/") ? "https://\(url.host)\(text)" : text
    return (try? InvocationURL(own))?.isPrefix(of: url) ?? false
  }
}
