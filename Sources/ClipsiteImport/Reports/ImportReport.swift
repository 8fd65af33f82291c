/// The changes that an import made, or would make.
package struct ImportReport: Hashable, Sendable {
  /// The change to one file.
  package enum Action: String, Hashable, Sendable, CaseIterable {
    /// The file is new.
    case written
    /// An earlier import made the file, its source changed, and nobody edited it.
    case updated
    /// The file would come out the same.
    case unchanged
    /// An earlier import made the page, and only a person can change it: somebody edited the same values, or
    /// its front matter has an unusual form.
    case skipped
  }

  /// One file.
  package struct File: Hashable, Sendable {
    /// The file's path, relative to the site's folder.
    package let path: String
    /// The line of its row, from 1.
    package let line: Int
    /// The change to the file.
    package let action: Action
  }

  /// Something about rows and pages that is only counted. The raw value is its name in JSON.
  package enum Oddity: String, Hashable, Sendable, CaseIterable {
    /// Rows without a title, which make no page.
    case leftOut
    /// Rows that say the same as an earlier one, or have its ID, and make no page.
    case repeated
    /// New pages whose name has a suffix, because another page has the bare one.
    case duplicateNames
    /// New pages that are named after locality and hash, because no slug can be made of their name.
    case namesWithoutSlug
    /// Pages of earlier imports into the folder that have no row in this file. They are left alone.
    case pagesWithoutRow
    /// Values that differ from the table because somebody edited them. They stay.
    case keptEdits
    /// Rows whose pages somebody removed or moved since the last import.
    case removedPages
  }

  /// The changes to one file, as a dry run shows them.
  package struct Difference: Hashable, Sendable {
    /// The file's path, relative to the site's folder.
    package let path: String
    /// The lines that the file loses and gets, with a sign in front.
    package let lines: [String]
  }

  /// Something about one row, or about several in the same words, that a person may want to know.
  package struct Note: Hashable, Sendable {
    /// The lines on which the rows start, from 1.
    package internal(set) var lines: [Int]
    /// The number of rows.
    package var rows: Int { lines.count }
    /// The key concerned, if one is.
    package let key: String?
    /// The value concerned, shortened to 80 characters.
    package let value: String?
    /// One sentence without a period.
    package let message: String
  }

  /// The most different notes that are kept; `notesLeftOut` counts the others.
  package static let maximumNotes = 100_000

  /// The most files whose changes a dry run shows.
  package static let maximumDifferences = 5

  /// The imported file's path, as it was given.
  package let source: String
  /// The folder of the pages, relative to the site's folder.
  package let folder: String
  /// Indicates whether the run was a dry run, so that nothing was written.
  package let isDryRun: Bool
  /// The number of rows in the file.
  package internal(set) var rows = 0
  /// The files, in the order of their rows.
  package internal(set) var files: [File] = []
  /// The folder pages (`index.md`) that were missing and are made.
  package internal(set) var folderPages: [String] = []
  /// The columns that the import does not use.
  package internal(set) var unusedColumns: [String] = []
  /// The files of earlier imports that have no row now. They stay.
  package internal(set) var withoutSource: [String] = []
  /// The changes to the first files that change, in a dry run.
  package private(set) var differences: [Difference] = []
  /// The number of other events in rows and pages, by kind.
  package internal(set) var oddities: [Oddity: Int] = [:]
  /// For each mapped key, in how many rows it had a value.
  var filled: [String: Int] = [:]
  /// For each mapped key, in how many rows it had no value.
  package internal(set) var missing: [String: Int] = [:]
  /// For each mapped key, how often a cell says that it has no value, by its text.
  package internal(set) var nothing: [String: [String: Int]] = [:]
  /// For each mapped key, how many values were left out because the site would refuse them.
  package internal(set) var refused: [String: Int] = [:]
  /// For each mapped key, how many values were written though something about them is doubtful.
  package internal(set) var doubtful: [String: Int] = [:]
  /// Remarks on rows: first on their values, then on rows that repeat others.
  package private(set) var notes: [Note] = []
  /// The number of remarks that were left out.
  package private(set) var notesLeftOut = 0
  private var noteIndexes: [[String?]: Int] = [:]

  /// A report on an import that has not started.
  package init(source: String, folder: String, isDryRun: Bool) {
    self.source = source
    self.folder = folder
    self.isDryRun = isDryRun
  }

  /// Returns the number of files with an action.
  package func count(_ action: Action) -> Int { files.count { $0.action == action } }

  /// The numbers of files by action, and of other events by kind.
  var counts: [String: Int] {
    let actions = Action.allCases.map { ($0.rawValue, count($0)) }
    return Dictionary(actions + Oddity.allCases.map { ($0.rawValue, oddities[$0] ?? 0) }) { $0 + $1 }
  }

  /// Adds a file with its changes.
  mutating func add(_ file: File, lines: @autoclosure () -> [String] = []) {
    files.append(file)
    guard isDryRun, differences.count < Self.maximumDifferences else { return }
    let lines = lines()
    if !lines.isEmpty { differences.append(Difference(path: file.path, lines: lines)) }
  }

  /// Adds remarks on values that were edited and that the table changed as well.
  mutating func note(_ conflicts: [PageChange], in stem: String, line: Int) {
    for conflict in conflicts {
      count(.keptEdits)
      note(
        line: line, key: conflict.key, value: conflict.after?.plainText ?? "",
        "\(stem).md has another value, which is kept")
    }
  }

  /// Counts something.
  mutating func count(_ oddity: Oddity) { oddities[oddity, default: 0] += 1 }

  /// Counts a value that is left out, and adds the reason.
  mutating func refuse(line: Int, key: String, value: String? = nil, _ reason: String) {
    refused[key, default: 0] += 1
    note(line: line, key: key, value: value, reason)
  }

  /// Counts a value that is written although a person should look at it, and adds the reason.
  mutating func doubt(
    line: Int, key: FrontMatterKey, value: String, _ reason: String, isExample: Bool = false
  ) {
    doubtful[key.name, default: 0] += 1
    note(line: line, key: key.name, value: value, reason, isExample: isExample)
  }

  /// Adds a remark; one that was made before only gets another line.
  ///
  /// - Parameter isExample: Whether the remark has only the first of the values that it is about.
  package mutating func note(
    line: Int, key: String? = nil, value: String? = nil, _ message: String, isExample: Bool = false
  ) {
    let value = value.map(PlainText.excerpt)
    let subject = [key, isExample ? nil : value, message]
    if let index = noteIndexes[subject] {
      notes[index].lines.append(line)
    } else if notes.count < Self.maximumNotes {
      noteIndexes[subject] = notes.count
      notes.append(Note(lines: [line], key: key, value: value, message: message))
    } else {
      notesLeftOut += 1
    }
  }
}
