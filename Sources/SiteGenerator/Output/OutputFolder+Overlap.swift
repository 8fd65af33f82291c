import Diagnostics
import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OutputFolder {
  /// Why the output folder must not be where it is, if it must not: it would hold, or lie in, something that is read
  /// or that matters. Other generators have deleted their users' folders this way.
  ///
  /// - Throws: `SystemError` when a path starts from the current folder, and that is gone.
  func overlap(with site: SiteFolder) throws(SystemError) -> Diagnostic? {
    if !path.hasPrefix("/"), FileStore.realPath(".") == nil { throw .last("cannot resolve", displayPath) }
    guard let here = Self.resolved(path) else {
      return OutputIsNoFolder.diagnostic(displayPath, "not a path that can be made")
    }
    let inputs = [site.content.path, site.templates.path].compactMap(Self.resolved)
    for input in inputs where Self.holds(here, input) || Self.holds(input, here) {
      return OutputOverlapsInput.diagnostic(displayPath, input)
    }
    let home = getenv("HOME").flatMap { Self.resolved(String(cString: $0)) }
    for important in [Self.resolved(site.path), home, "/"].compactMap({ $0 })
    where Self.holds(here, important) {
      return OutputOverlapsInput.diagnostic(displayPath, important)
    }
    return nil
  }

  /// A symbolic link that stands where the tree has a folder. What it leads to is not ours: nothing is written through it.
  func linkedFolder(in tree: OutputTree) -> Diagnostic? {
    var known: Set<Substring> = []
    for folder in tree.folders {
      var end = folder.startIndex
      while end != folder.endIndex {
        end = folder[end...].dropFirst().firstIndex(of: "/") ?? folder.endIndex
        guard known.insert(folder[..<end]).inserted else { continue }
        let name = folder[..<end]
        guard let target = FileStore.linkTarget("\(path)/\(name)") else { continue }
        return OutputIsNoFolder.diagnostic("\(displayPath)/\(name)", "a symbolic link to \(target)")
      }
    }
    return nil
  }

  /// The real path of a file or folder, also of one that is not there yet in a folder that is.
  package static func resolved(_ path: String) -> String? {
    if let real = FileStore.realPath(path) { return real }
    let parent = OutputFolder(path: path, displayPath: path)
    guard parent.parent != path, parent.name != "..", let folder = resolved(parent.parent) else { return nil }
    return folder == "/" ? "/\(parent.name)" : "\(folder)/\(parent.name)"
  }

  /// Whether a folder is another one or holds it. Letter case is ignored: on some disks it makes no difference.
  package static func holds(_ outer: String, _ inner: String) -> Bool {
    let (outer, inner) = (outer.lowercased(), inner.lowercased())
    return outer == "/" || inner == outer || inner.hasPrefix(outer + "/")
  }
}
