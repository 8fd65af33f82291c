import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// Finds the files of a plan that stand in each other's way.
enum CollidingFiles {
  static func check(_ plan: SitePlan, spelled spellings: URLSpellings) -> [Diagnostic] {
    (spellings.mayCollide ? collisions(plan) : []) + blockedFolders(plan)
  }

  /// Short URLs with a query that several pages have.
  static func queryAliases(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    var firsts: [InvocationURL: QueryAlias] = [:]
    return site.queryAliases.compactMap { alias in
      guard let first = firsts[alias.url] else {
        firsts[alias.url] = alias
        return nil
      }
      return .duplicateURL(
        alias.url.description, at: content.range(of: alias, in: site),
        first: content.range(of: first, in: site))
    }
  }

  private static func collisions(_ plan: SitePlan) -> [Diagnostic] {
    var firsts: [String: Int] = [:]
    // What no visitor gets has no URL, and `ProviderPlan` sees to the rest.
    return plan.files.indices.filter {
      !plan.files[$0].recipe.isHidden && plan.isKnown(plan.files[$0])
    }.compactMap { index in
      let key = key(of: index, plan)
      if let first = firsts[key] { return problem(plan.files[index], besides: plan.files[first], in: plan) }
      firsts[key] = index
      return nil
    }
  }

  /// Returns a key that is equal for URLs that cannot be distinguished everywhere.
  private static func key(of file: Int, _ plan: SitePlan) -> String {
    // Swift compares texts by what they mean, so both forms of an accented letter are one key.
    let served = servedPath(of: plan.path(of: plan.files[file]))
    return isLowerCaseASCII(served) ? served : served.lowercased()
  }

  /// Files that stand where others need a folder. Hardly any file has the name of a folder.
  private static func blockedFolders(_ plan: SitePlan) -> [Diagnostic] {
    let names = Set(plan.folders.folders.lazy.flatMap(\.components).map(folded))
    let suspects = plan.files.filter { names.contains(folded($0.name)) }
    guard !suspects.isEmpty else { return [] }
    let insides = foldersNeeded(plan)
    return suspects.compactMap { file in
      let path = plan.path(of: file)
      guard plan.isKnown(file) else { return nil }
      return insides[folded(path.path)].map {
        Diagnostic(
          .duplicateURL, at: plan.range(of: file),
          "the file \(path) is where a folder of that name must be",
          fix: "rename one of them, set another `slug`, or choose another alias",
          notes: [.init("this needs the folder", at: plan.range(of: plan.files[$0]))])
      }
    }
  }

  /// Each folder of the output, in lower case, with the first file that is in it or below.
  private static func foldersNeeded(_ plan: SitePlan) -> [String: Int] {
    var firsts = Array(repeating: Int?.none, count: plan.folders.folders.count)
    for (index, file) in plan.files.enumerated() where firsts[Int(file.folder)] == nil && plan.isKnown(file) {
      firsts[Int(file.folder)] = index
    }
    var insides: [String: Int] = [:]
    for (folder, first) in zip(plan.folders.folders, firsts) {
      for path in [folder] + folder.foldersAbove {
        guard insides[folded(path)] == nil else { break }
        insides[folded(path)] = first
      }
    }
    return insides
  }

  /// Returns a path that is equal for paths that cannot be distinguished everywhere.
  private static func folded(_ path: RelativePath) -> String {
    isLowerCaseASCII(path.text) ? path.text : path.text.lowercased()
  }

  /// Indicates whether lowercasing a path would change nothing, as with the paths of all pages.
  private static func isLowerCaseASCII(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { $0.allSatisfy { $0 < 0x80 && $0 &- UInt8(ascii: "A") >= 26 } }
  }

  private static func problem(
    _ file: OutputTree.Entry, besides first: OutputTree.Entry, in plan: SitePlan
  ) -> Diagnostic {
    let (path, firstPath) = (plan.path(of: file), plan.path(of: first))
    let (range, firstRange) = (plan.range(of: file), plan.range(of: first))
    let served = servedPath(of: path)
    guard served.utf8.elementsEqual(servedPath(of: firstPath).utf8) else {
      return Diagnostic(
        .urlsTooAlike, at: range,
        "the files \(path) and \(firstPath) differ only in letter case or in the form of their letters",
        fix: "rename one of them", notes: [.init("the other one comes from here", at: firstRange)])
    }
    return .duplicateURL("https://\(served)", at: range, first: firstRange)
  }

  /// The domain and path under which hosts serve a file.
  private static func servedPath(of path: OutputPath) -> String {
    if path.name == "index.html" { return path.folder.text }
    let name = path.name.hasSuffix(".html") ? path.name.dropLast(5) : path.name
    return path.folder.appending(name).text
  }
}

extension Diagnostic {
  /// Two files of the site would have the same URL.
  ///
  /// - Parameter url: The URL that both would have.
  static func duplicateURL(_ url: String, at second: SourceRange, first: SourceRange) -> Diagnostic {
    let isSame = first.path == second.path
    return Diagnostic(
      .duplicateURL, at: second, "\(isSame ? "this file" : first.path) already has the URL \(url)",
      fix: isSame
        ? "remove it, or choose another alias"
        : "rename one of them, set another `slug`, or choose another alias",
      notes: [.init("the other one is here", at: first)])
  }
}

extension DiagnosticCode {
  /// Two files of the site would have the same URL.
  package static let duplicateURL = DiagnosticCode(
    "DuplicateURL", .error,
    summary: "Two pages or files have the same URL.",
    explanation: """
      Every page, short URL, card page, and copied file needs a separate URL. Providers map `/market` to
      `market.html` and to `market/index.html`, so a page and a folder of that name also conflict. One of the
      two would be lost.
      """,
    fix: "Rename one of the two, or change its `slug`.",
    example: .files(
      wrong: "Content/market.md\nContent/market/index.md",
      right: "Content/market.md\nContent/market/menu.md"))
}
