import ClipsitePlatform

/// Programs that may or may not be installed.
enum InstalledProgram {
  /// The path of a program, by path or by name; nil when it is not installed. Servers often lie where only
  /// the administrator looks.
  static func path(of name: String) -> String? {
    if name.contains("/") { return FileStore.isExecutable(name) ? name : nil }
    let folders = Environment.process["PATH"] ?? ""
    return (folders + ":/usr/local/sbin:/usr/sbin").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileStore.isExecutable)
  }
}
