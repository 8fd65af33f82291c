import ClipsiteJSON
import ClipsitePlatform
import ClipsitePublishing

/// Shows the releases of a target's folders, or the way that was gone between them.
struct ReleaseReport {
  /// The releases to list.
  var releases: [Rollback.Release] = []
  /// The steps that were done.
  var steps: [Rollback.Step] = []

  /// The report for people.
  var text: String {
    var lines: [String] = []
    for (index, release) in releases.enumerated() {
      if index == 0 || releases[index - 1].folder != release.folder { lines.append(release.folder) }
      lines.append(Self.line(release))
    }
    lines += steps.map { "\($0.folder): release \($0.to) is served instead of \($0.from)." }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ release: Rollback.Release) -> String {
    let date = release.date.map { UTCTime($0).text } ?? "date unknown"
    let remark = release.isServed ? "  served" : release.isRolledBack ? "  rolled back" : ""
    return "  \(release.number)  \(date)\(remark)"
  }

  /// The report for programs: one object a line.
  var jsonLines: String {
    (releases.map(Self.object) + steps.map(Self.object)).map(EventLine.text).joined()
  }

  private static func object(of release: Rollback.Release) -> JSONValue {
    [
      "version": 1, "event": "release", "place": .string(release.folder),
      "release": .number(String(release.number)),
      "date": release.date.map { .string(UTCTime($0).timestamp) } ?? .null,
      "served": .bool(release.isServed), "rolled-back": .bool(release.isRolledBack),
    ]
  }

  private static func object(of step: Rollback.Step) -> JSONValue {
    [
      "version": 1, "event": "rollback", "place": .string(step.folder),
      "from": .number(String(step.from)), "to": .number(String(step.to)),
    ]
  }
}
