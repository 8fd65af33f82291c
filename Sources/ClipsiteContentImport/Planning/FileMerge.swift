import ClipsitePlatform
import ClipsiteSiteContent

/// Compares planned files with those that are in `Content`, and writes what nobody edited since the last
/// import.
///
/// A file that nobody edited follows its source. An edited one stays. If the source changed it as well, the
/// report names it.
struct FileMerge {
  /// The key of a record for the whole file.
  private static let key = "file"

  private let site: String
  private let recordName: String
  private let overwrites: Bool
  private let before: ImportRecord
  private var record: ImportRecord

  /// Starts with what earlier imports wrote.
  ///
  /// - Parameter recordName: The name of the record in `Content`.
  init(inSite site: String, recordName: String, overwrites: Bool) throws(ImportError) {
    self.site = site
    self.recordName = recordName
    self.overwrites = overwrites
    before = ImportRecord(
      try ImportError.reporting(Self.bytes(at: "\(site)/Content/\(recordName)", limit: FileStore.listLimit)))
    record = before
    record.add(keys: [Self.key])
  }

  /// Writes the files that are new or that nobody edited, and the record.
  mutating func write(
    _ files: [PlannedFile], to run: inout ImportRun, _ report: inout ImportReport
  ) throws(ImportError) {
    let content = "\(site)/Content"
    for folder in Set(files.map(\.folder)).sorted() {
      try ImportError.reporting(FileStore.requireInside(content, "\(site)/\(folder)"))
    }
    for file in files where try merge(file, &report) { try run.write(file) }
    try findMissingSources(Set(files.map(\.id)), &report)
    if record != before { try run.write(record.file(named: recordName, in: "Content")) }
  }

  /// Decides about one file, and notes the decision.
  ///
  /// - Returns: `true` if the file is written.
  private mutating func merge(_ file: PlannedFile, _ report: inout ImportReport) throws(ImportError) -> Bool {
    let path = "\(site)/\(file.path)"
    let new = try ImportError.reporting(Self.hash(of: file))
    let old = try ImportError.reporting(FileStore.exists(path) ? NameHash(ofFile: path) : nil)
    if file.isFolderPage, let old, old != new { return false }
    var past = record.page(file.id)
    let action = action(new, old, last: past[Self.key])
    let isWritten = action == .written || action == .updated
    var lines: [String] = []
    if isWritten, report.showsDifferences, case .bytes(let bytes) = file.content {
      let limit = SizeLimits.largest.sourceFile
      let oldBytes = try ImportError.reporting(Self.bytes(at: path, limit: limit))
      lines = LineDifference(from: oldBytes, to: bytes).lines
    }
    report.add(.init(path: file.path, line: nil, action: action), lines: lines)
    if file.isFolderPage, isWritten { report.folderPages.append(file.path) }
    if isWritten || action == .unchanged, !file.isFolderPage {
      past[Self.key] = ImportRecord.past(ofFile: new)
      record.note(past, of: file.id)
    }
    return isWritten
  }

  private func action(
    _ new: NameHash, _ old: NameHash?, last: ImportRecord.Past
  ) -> ImportReport.Action {
    guard let old else { return last == .unknown || overwrites ? .written : .removed }
    if old == new { return .unchanged }
    if last == .unknown { return .kept }
    if overwrites || last == ImportRecord.past(ofFile: old) { return .updated }
    return last == ImportRecord.past(ofFile: new) ? .edited : .kept
  }

  /// Notes files of earlier imports that have no source any more, and forgets those that are gone as well.
  private mutating func findMissingSources(
    _ ids: Set<String>, _ report: inout ImportReport
  ) throws(ImportError) {
    var gone: Set<String> = []
    for id in record.ids.filter({ !ids.contains($0) }).sorted() {
      if try ImportError.reporting(FileStore.exists("\(site)/Content/\(id)")) {
        report.withoutSource.append("Content/\(id)")
      } else {
        gone.insert(id)
      }
    }
    if !gone.isEmpty { record.forget(gone.contains) }
  }

  /// The hash of a file. Images and downloads have any size, so they are read in pieces.
  private static func hash(of file: PlannedFile) throws(SystemError) -> NameHash {
    switch file.content {
    case .bytes(let bytes): NameHash(bytes: bytes)
    case .copy(let source, let root): try NameHash(ofFile: source, within: root)
    }
  }

  private static func bytes(at path: String, limit: Int) throws(SystemError) -> [UInt8] {
    try FileStore.exists(path) ? FileStore.read(path, limit: limit) : []
  }
}

/// The lines that a page loses and gets, without those that its old and its new text begin and end with.
struct LineDifference: Hashable {
  /// The most lines that are shown of each kind.
  private static let shown = 8

  private let old: [Substring]
  private let new: [Substring]

  init(from oldBytes: [UInt8], to newBytes: [UInt8]) {
    let (old, new) = (Self.lines(oldBytes), Self.lines(newBytes))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    self.old = Array(old[start..<old.count - end])
    self.new = Array(new[start..<new.count - end])
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines for people, with a sign in front.
  var lines: [String] { Self.shown(old, "-") + Self.shown(new, "+") }

  private static func shown(_ lines: [Substring], _ sign: String) -> [String] {
    let rest = lines.count - shown
    return lines.prefix(shown).map { "\(sign) \(PlainText.excerpt(PlainText.line(String($0))))" }
      + (rest > 0 ? ["\(sign) … \(PlainText.counted(rest, "more line"))"] : [])
  }
}
