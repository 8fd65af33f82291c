import ClipsitePlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Programs that may or may not be installed.
enum InstalledProgram {
  /// The path of a program, by path or by name; nil when it is not installed. Servers often lie where only the
  /// administrator looks.
  static func path(of name: String) -> String? {
    if name.contains("/") { return isProgram(name) ? name : nil }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return (folders + ":/usr/local/sbin:/usr/sbin").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    access(path, X_OK) == 0 && (try? FileStore.isFolder(path)) == false
  }
}
