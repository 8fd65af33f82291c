/// The steps of a commit: a text file in the working folder, which is the stage.
///
/// The first line names the format, the second the changed folder by its number in the file system. Then there
/// is one line for each step: `replace`, `add`, or `folder` with a name in the stage and a path, or `remove` with
/// a path, with spaces between. Paths hold no line feed. Doing a step again changes nothing, and neither does
/// undoing it again.
package struct CommitJournal: Equatable {
  /// One step; paths are below the changed folder.
  package enum Step: Equatable {
    /// A file of the stage takes the place of the file that has the path.
    case replace(String, at: RelativePath)
    /// A file of the stage goes where no file is.
    case add(String, at: RelativePath)
    /// A folder of the stage goes with all its files where nothing is.
    case addFolder(String, at: RelativePath)
    /// A file that an earlier run wrote goes.
    case remove(RelativePath)

    /// The path that it changes.
    package var path: RelativePath {
      switch self {
      case .replace(_, let path), .add(_, let path), .addFolder(_, let path), .remove(let path): path
      }
    }

    /// The name in the stage of the file that it moves.
    var stagedName: String? {
      switch self {
      case .replace(let name, _), .add(let name, _), .addFolder(let name, _): name
      case .remove: nil
      }
    }
  }

  /// The name of the file in a stage, once it is whole.
  package static let fileName = "journal"
  /// The name of the file while it is written.
  static let draftName = "journal-draft"
  /// The name of the file while its steps are undone.
  package static let undoName = "journal-undo"
  private static let firstLine = "clipsite commit 2"

  /// The steps, in order.
  let steps: [Step]
  /// The number of the changed folder. A folder that was put in its place since has another one.
  let folder: UInt64

  package init(_ steps: [Step], of folder: UInt64) {
    self.steps = steps
    self.folder = folder
  }

  /// Reads a journal, or `nil` if the text is none, or leads out of the folder.
  package init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count > 1, lines[0].elementsEqual(Self.firstLine.utf8),
      let folder = UInt64(String(decoding: lines[1], as: UTF8.self))
    else { return nil }
    var steps: [Step] = []
    for line in lines.dropFirst(2) {
      guard let step = Self.step(line) else { return nil }
      steps.append(step)
    }
    self.init(steps, of: folder)
  }

  private static func step(_ line: ArraySlice<UInt8>) -> Step? {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard words.count == 2 else { return nil }
    let verb = String(decoding: words[0], as: UTF8.self)
    if verb == "remove" { return path(words[1]).map { .remove($0) } }
    let parts = words[1].split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard parts.count == 2, !parts[0].contains(UInt8(ascii: "/")), isInside(parts[0]),
      let path = path(parts[1])
    else { return nil }
    let name = String(decoding: parts[0], as: UTF8.self)
    return switch verb {
    case "replace": .replace(name, at: path)
    case "add": .add(name, at: path)
    case "folder": .addFolder(name, at: path)
    default: nil
    }
  }

  private static func path(_ bytes: ArraySlice<UInt8>) -> RelativePath? {
    isInside(bytes) ? RelativePath(String(decoding: bytes, as: UTF8.self)) : nil
  }

  private static func isInside(_ path: ArraySlice<UInt8>) -> Bool {
    path.withUnsafeBytes(RelativePath.isInside)
  }

  /// The text of the journal.
  package var bytes: [UInt8] {
    var bytes = Array("\(Self.firstLine)\n\(folder)\n".utf8)
    for step in steps {
      switch step {
      case .replace(let name, let path): bytes += "replace \(name) \(path)\n".utf8
      case .add(let name, let path): bytes += "add \(name) \(path)\n".utf8
      case .addFolder(let name, let path): bytes += "folder \(name) \(path)\n".utf8
      case .remove(let path): bytes += "remove \(path)\n".utf8
      }
    }
    return bytes
  }
}
