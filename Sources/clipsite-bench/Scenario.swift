/// What the contestants do.
enum Scenario: String, CaseIterable {
  case build
  case buildWithWorkers = "build, by workers"
  case rebuildUnchanged = "rebuild, nothing changed"
  case rebuildOnePage = "rebuild, one page changed"

  /// Whether each run starts without any output.
  var startsAfresh: Bool { self == .build || self == .buildWithWorkers }
}
