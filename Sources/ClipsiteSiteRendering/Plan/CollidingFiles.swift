import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// Finds the files of a plan that stand in each other's way.
///
/// Keeps a hash of each file's URL, not the URL: a chain has very many, and hardly any collide.
enum CollidingFiles {
  static func check(_ plan: SitePlan) -> [Diagnostic] {
    var hashes: [Hashed] = []
    hashes.reserveCapacity(plan.files.count)
    var buffer: [UInt8] = []
    // What no visitor gets has no URL, and `ProviderPlan` sees to the rest.
    for index in plan.files.indices where !plan.files[index].recipe.isHidden {
      hashes.append(Hashed(file: Int32(index), hash: hash(of: index, plan, &buffer)))
    }
    hashes.sort { ($0.hash, $0.file) < ($1.hash, $1.file) }
    var diagnostics: [Diagnostic] = []
    var rest = hashes[...]
    while let first = rest.first {
      let equal = rest.prefix { $0.hash == first.hash }
      if equal.count > 1 { diagnostics += collisions(equal.map { Int($0.file) }, plan) }
      rest = rest[equal.endIndex...]
    }
    return diagnostics + blockedFolders(plan)
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

  private struct Hashed {
    let file: Int32
    let hash: Int
  }

  /// The hash of a file's key, without making the key where it is as simple as those of pages are.
  private static func hash(of file: Int, _ plan: SitePlan, _ buffer: inout [UInt8]) -> Int {
    let path = plan.path(of: plan.files[file])
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: path.folder.utf8)
    if path.name != "index.html" {
      buffer.append(UInt8(ascii: "/"))
      buffer.append(contentsOf: path.name.utf8)
      if path.name.hasSuffix(".html") { buffer.removeLast(5) }
    }
    if !isLowerCaseASCII(buffer) {
      let key = key(of: file, plan)
      // A text that is not ASCII equals texts of other bytes, so only its own hash will do.
      if !isLowerCaseASCII(key.utf8) { return key.hashValue }
      buffer.removeAll(keepingCapacity: true)
      buffer.append(contentsOf: key.utf8)
    }
    var hasher = Hasher()
    buffer.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Returns the mistakes among files whose URLs have one hash, in the order of the plan. Nearly always, all
  /// of them have one URL.
  private static func collisions(_ files: [Int], _ plan: SitePlan) -> [Diagnostic] {
    var firsts: [String: Int] = [:]
    return files.compactMap { index in
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
    return isLowerCaseASCII(served.utf8) ? served : served.lowercased()
  }

  /// Files that stand where others need a folder. One look-up for each file and each folder.
  private static func blockedFolders(_ plan: SitePlan) -> [Diagnostic] {
    let insides = foldersNeeded(plan)
    let names = Set(plan.folders.folders.flatMap { [$0] + $0.foldersAbove }.map { folded($0.name) })
    return plan.files.compactMap { file in
      guard names.contains(folded(file.name)) else { return nil }
      let path = plan.path(of: file)
      return insides[folded(path.path)].map {
        Diagnostic(
          .duplicateURL, at: plan.range(of: file),
          "the file \(path) stands where a folder of that name must go",
          fix: "rename one of them, set another `slug`, or choose another alias",
          notes: [.init("this needs the folder", at: plan.range(of: plan.files[$0]))])
      }
    }
  }

  /// Each folder of the output, in lower case, with the first file that is in it or below.
  private static func foldersNeeded(_ plan: SitePlan) -> [String: Int] {
    var firsts = Array(repeating: Int?.none, count: plan.folders.folders.count)
    for (index, file) in plan.files.enumerated() where firsts[Int(file.folder)] == nil {
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
    isLowerCaseASCII(path.utf8) ? path.text : path.text.lowercased()
  }

  /// Indicates whether lowercasing a path would change nothing, as with the paths of all pages.
  private static func isLowerCaseASCII(_ path: some Sequence<UInt8>) -> Bool {
    !path.contains { $0 >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
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
    let name = path.name.hasSuffix(".html") ? path.name.dropLast(5) : path.name
    return name == "index" ? path.folder.text : path.folder.appending(name).text
  }
}

extension Diagnostic {
  /// Two files of the site would have the same URL.
  ///
  /// - Parameter url: The URL that both would have.
  static func duplicateURL(_ url: String, at second: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateURL, at: second, "another file already has the URL \(url)",
      fix: "rename one of them, set another `slug`, or choose another alias",
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
