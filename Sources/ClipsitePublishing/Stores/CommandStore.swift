import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteRendering
package import ClipsiteSystem

/// A destination that only a command of the author's knows. It is called to read one file, to send some, or
/// to delete some; plan, order and guards stay here. The list of what was published goes there and back like
/// any other file.
///
/// The destination is not looked at: what the list says is taken to be there.
final class CommandStore: PublishStore {
  /// The statuses of a command that found no file, as rclone ends: “directory not found” and “file not
  /// found”.
  private static let notThere: ClosedRange<Int32> = 3...4

  let name: String
  let keepsHeaders = true
  private(set) var isLive = false
  private let command: ShellCommand
  private let folder: String
  /// The folder for lists and answers during a run, once it is needed.
  private var stage: StageFolder?
  /// The list of what was published, as this run read or wrote it last.
  private var list: [UInt8]?

  /// - Parameters:
  ///   - line: The command line.
  ///   - folder: The folder that it runs in. A folder for lists is made there when it is needed, and removed
  ///     at the end.
  init(_ name: String, _ line: String, in folder: String) {
    self.name = name
    self.folder = folder
    command = ShellCommand(line, in: folder)
  }

  deinit { end() }

  func survey() throws(SystemError) -> RemoteState {
    list = try read(PublishManifest.fileName)
    guard let manifest = try PublishManifest.read(list, at: name) else { return RemoteState() }
    let objects = manifest.entries.mapValues { entry in
      RemoteObject(
        size: entry.file.size, digest: entry.doubt == nil ? .sha256(entry.file.sha256) : .unknown)
    }
    return RemoteState(manifest: manifest, objects: objects)
  }

  func read(_ key: RelativePath) throws(SystemError) -> [UInt8]? {
    let output = "\(try desk())/read"
    let status = try call("read", [("CLIPSITE_KEY", key.text)], output: output)
    if Self.notThere.contains(status) { return nil }
    guard status == 0 else {
      let fix = "if the file is not there yet, let the action 'read' print nothing and end with 0, 3, or 4"
      throw SystemError(.service, Self.failure(status, "read \(key)").reason, fix: fix)
    }
    let bytes = try FileStore.read(output, limit: FileStore.listLimit)
    // Object stores have no folders, so to some tools a file that is missing is an empty folder.
    return bytes.isEmpty ? nil : bytes
  }

  func begin(
    _ plan: PublishPlan, from source: PublishSource, _ control: RunControl
  ) throws(SystemError) {
    try sendList(plan.pendingManifest)
  }

  func send(
    _ changes: [PlannedChange], from source: PublishSource, _ control: RunControl
  ) throws(SystemError) -> [PublishFailure] {
    let groups = Dictionary(grouping: changes) { [$0.file.contentType, $0.file.cacheControl] }
    for headers in groups.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      guard let group = groups[headers], !control.isStopped() else { return [] }
      for change in group { _ = try source.read(change.file) }
      // A command that fails may have sent some of the files before.
      isLive = true
      let status = try call("send", group.map(\.file.key), from: source.folder, headers)
      guard status == 0 else {
        if control.isStopped() { return [] }
        return group.map { PublishFailure(key: $0.file.key.text, error: Self.failure(status, "send files")) }
      }
      for change in group { control.didFinish(change) }
    }
    return []
  }

  func delete(_ changes: [PlannedChange], _ control: RunControl) throws(SystemError) -> [PublishFailure] {
    try confirm()
    let status = try call("delete", changes.map(\.file.key), from: nil, ["", ""])
    guard status == 0 else {
      if control.isStopped() { return [] }
      return changes.map {
        PublishFailure(key: $0.file.key.text, error: Self.failure(status, "delete files"))
      }
    }
    for change in changes { control.didFinish(change) }
    return []
  }

  func finish(_ plan: PublishPlan, as release: Int) throws(SystemError) {
    try sendList(plan.finalManifest)
    try confirm()
  }

  /// Compares the list that is there with the one that this run knows.
  private func confirm() throws(SystemError) {
    guard try read(PublishManifest.fileName) == list else {
      throw .service(
        "another run publishes with \(name) at the same time, or the command did not keep the list of files")
    }
  }

  func end() {
    stage?.remove()
    stage = nil
  }

  /// The path of the folder for lists. The first call waits for other runs in the site.
  private func desk() throws(SystemError) -> String {
    let stage = if let stage { stage } else { StageFolder(in: try OpenFolder(folder)) }
    self.stage = stage
    return try stage.folder.path
  }

  private func sendList(_ manifest: PublishManifest) throws(SystemError) {
    try confirm()
    let folder = "\(try desk())/list"
    try FileStore.makeFolders(folder)
    try FileStore.save(manifest.bytes, as: PublishManifest.fileName.text, in: folder)
    let status = try call("send", [PublishManifest.fileName], from: folder, ["application/json", "no-store"])
    guard status == 0 else { throw Self.failure(status, "send \(PublishManifest.fileName)") }
    list = manifest.bytes
  }

  /// Calls the command for some files, whose names are lines of a file.
  ///
  /// - Parameter folder: The folder of the files, or `nil` if none are sent.
  private func call(
    _ action: String, _ keys: [RelativePath], from folder: String?, _ headers: [String]
  ) throws(SystemError) -> Int32 {
    let desk = try desk()
    try FileStore.save(Array(keys.map { "\($0)\n" }.joined().utf8), as: "files", in: desk)
    let (files, source) = (try FileStore.realPath("\(desk)/files"), try FileStore.realPath(folder ?? desk))
    return try call(
      action,
      [
        ("CLIPSITE_FILES", files ?? ""), ("CLIPSITE_SOURCE", source ?? ""),
        ("CLIPSITE_CONTENT_TYPE", headers[0]), ("CLIPSITE_CACHE_CONTROL", headers[1]),
      ])
  }

  private func call(
    _ action: String, _ variables: [(name: String, value: String)], output: String? = nil
  ) throws(SystemError) -> Int32 {
    try command.run(with: [("CLIPSITE_ACTION", action)] + variables, output: output)
  }

  private static func failure(_ status: Int32, _ action: String) -> SystemError {
    .service("the command of the target could not \(action), and ended with status \(status)")
  }
}

extension PublishTarget {
  /// Runs the command line of `after`, with the paths that changed on its standard input.
  ///
  /// - Parameter folder: The site's folder, in which it runs.
  package func follow(_ changes: [PlannedChange], in folder: String) throws(SystemError) {
    guard let after, !changes.isEmpty else { return }
    let stage = StageFolder(in: try OpenFolder(folder))
    defer { stage.remove() }
    let paths = Set(changes.flatMap(\.file.visiblePaths)).sorted()
    try stage.write(Array(paths.map { $0 + "\n" }.joined().utf8), as: "paths", isForced: false)
    let file = try FileStore.realPath("\(stage.path)/paths") ?? ""
    let status = try ShellCommand("exec <\"$CLIPSITE_PATHS\"\n\(after)", in: folder)
      .run(with: [("CLIPSITE_PATHS", file)])
    guard status == 0 else {
      throw SystemError(
        .service, "the command of 'after' ended with status \(status), but the site is published",
        fix: "run it yourself, because the next publish names only what changes then")
    }
  }
}

extension PublishedFile {
  /// The paths that visitors and caches know the file by, percent-encoded behind the domain.
  fileprivate var visiblePaths: [String] {
    let path = key.relative(to: RelativePath(domain)) ?? key
    var paths = [path.text]
    if [.page, .index].contains(kind), path.hasSuffix(".html") {
      paths.append(path == "index.html" ? "" : String(path.text.dropLast(".html".count)))
    }
    return paths.map { path in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      return "\(domain)/" + parts.map { PercentEncoding.queryComponent(String($0)) }.joined(separator: "/")
    }
  }
}
