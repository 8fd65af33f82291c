/// What an import did, or would do.
public struct ImportReport: Hashable, Sendable {
  /// What became of one page.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// The page is new.
    case written
    /// An earlier import made the page, and its front matter changed.
    case updated
    /// An earlier import made the page, and it would come out the same.
    case unchanged
    /// An earlier import made the page; it would change, but may not: `overwrites` is off, or its front
    /// matter has a form that cannot be written again.
    case skipped
  }

  /// One page.
  public struct Page: Hashable, Sendable {
    /// The file's path, relative to the site's folder.
    public let path: String
    /// The line of its row, from 1.
    public let line: Int
    /// What became of it.
    public let action: Action
  }

  /// Something about one row, or about several in the same words, that a person may want to know.
  public struct Note: Hashable, Sendable {
    /// The lines on which the rows start, from 1: the first ten of them.
    public internal(set) var lines: [Int]
    /// How many rows there are.
    public internal(set) var rows = 1
    /// The key concerned, if one is.
    public let key: String?
    /// The value concerned, shortened to 80 characters.
    public let value: String?
    /// One sentence without a full stop.
    public let message: String
  }

  /// The most different notes that are kept; `notesLeftOut` counts the others.
  public static let maximumNotes = 100

  /// The imported file's path, as it was given.
  public let source: String
  /// The pages' folder, relative to the site's folder.
  public let folder: String
  /// Whether nothing was written because nothing was to be.
  public let isDryRun: Bool
  /// How many rows the file has.
  public internal(set) var rows = 0
  /// The pages, in the order of their rows.
  public internal(set) var pages: [Page] = []
  /// The folder pages (`index.md`) that were missing and are made.
  public internal(set) var folderPages: [String] = []
  /// How many rows have no title, and so make no page.
  public internal(set) var leftOut = 0
  /// How many rows say the same as an earlier one, or have its ID, and so make no page.
  public internal(set) var repeated = 0
  /// How many new pages have a name with a suffix, because another page has the bare one.
  public internal(set) var duplicateNames = 0
  /// How many new pages are named after locality and hash, because no slug can be made of their name.
  public internal(set) var namesWithoutSlug = 0
  /// How many titles are longer than an App Clip card shows, in pages without `clip.title`.
  public internal(set) var longTitles = 0
  /// How many pages of earlier imports into the folder have no row in this file. They are left alone.
  public internal(set) var pagesWithoutRow = 0
  /// For each mapped key, in how many rows it had no value.
  public internal(set) var missing: [String: Int] = [:]
  /// For each mapped key, how many values were left out because the site would refuse them.
  public internal(set) var refused: [String: Int] = [:]
  /// For each mapped key, how many values were written though something about them is doubtful.
  public internal(set) var doubtful: [String: Int] = [:]
  /// Remarks on rows: first on their values, then on rows that repeat others.
  public private(set) var notes: [Note] = []
  /// How many more remarks there were.
  public private(set) var notesLeftOut = 0
  private var noteIndexes: [[String?]: Int] = [:]

  /// A report on an import that has not started.
  init(source: String, folder: String, isDryRun: Bool) {
    self.source = source
    self.folder = folder
    self.isDryRun = isDryRun
  }

  /// How many pages had something done to them.
  public func count(_ action: Action) -> Int { pages.count { $0.action == action } }

  /// Adds a remark; one that was made before only gets another line.
  mutating func note(line: Int, key: String? = nil, value: String? = nil, _ message: String) {
    let value = value.map(PlainText.excerpt)
    if let index = noteIndexes[[key, value, message]] {
      notes[index].rows += 1
      if notes[index].lines.count < 10 { notes[index].lines.append(line) }
    } else if notes.count < Self.maximumNotes {
      noteIndexes[[key, value, message]] = notes.count
      notes.append(Note(lines: [line], key: key, value: value, message: message))
    } else {
      notesLeftOut += 1
    }
  }
}
