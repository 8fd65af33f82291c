import Diagnostics

/// Finds the files of a plan that stand in each other's way. One look-up for each file.
enum CollidingFiles {
  static func check(_ plan: SitePlan) -> [Diagnostic] {
    var firsts: [String: Int] = [:]
    firsts.reserveCapacity(plan.files.count)
    var diagnostics: [Diagnostic] = []
    // What no visitor gets has no URL, and `HostPlan` sees to the rest.
    for (index, file) in plan.files.enumerated() where !file.recipe.isHidden {
      let served = servedPath(of: file.path)
      // Swift compares texts by what they mean, so both forms of an accented letter are one key.
      let key = isLowerCaseASCII(served) ? served : served.lowercased()
      let first = firsts[key, default: index]
      if first == index {
        firsts[key] = index
      } else {
        diagnostics.append(problem(file, served, plan.files[first]))
      }
    }
    return diagnostics + blockedFolders(plan)
  }

  /// Files that stand where others need a folder. One look-up for each file and each folder.
  private static func blockedFolders(_ plan: SitePlan) -> [Diagnostic] {
    var insides: [String: Int] = [:]
    for (index, file) in plan.files.enumerated() {
      var folder = file.path.folder.lowercased()[...]
      while insides[String(folder)] == nil {
        insides[String(folder)] = index
        guard let slash = folder.lastIndex(of: "/") else { break }
        folder = folder[..<slash]
      }
    }
    return plan.files.compactMap { file in
      insides[file.path.description.lowercased()].map {
        DuplicateURL.diagnostic(blocked: file.path, file.place, inside: plan.files[$0].place)
      }
    }
  }

  /// Whether lower-casing a path would change nothing, as with the paths of all pages.
  private static func isLowerCaseASCII(_ path: String) -> Bool {
    !path.utf8.contains { $0 >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static func problem(_ file: SitePlan.File, _ served: String, _ first: SitePlan.File) -> Diagnostic {
    let other = servedPath(of: first.path)
    guard served.utf8.elementsEqual(other.utf8) else { return URLsTooAlike.diagnostic(file, first: first) }
    return DuplicateURL.diagnostic("https://\(served)", file.place, first: first.place)
  }

  /// The domain and path under which hosts serve a file.
  private static func servedPath(of path: OutputPath) -> String {
    let name = path.name.hasSuffix(".html") ? path.name.dropLast(5) : path.name[...]
    return name == "index" ? path.folder : "\(path.folder)/\(name)"
  }
}
