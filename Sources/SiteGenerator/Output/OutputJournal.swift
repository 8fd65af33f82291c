/// What a commit does, step by step: a text file in the stage, one line for each step.
///
/// A line is `move`, a name in the stage and a path, or `remove` and a path, with spaces between; paths are those of the
/// site's files, so they hold no line feed. Doing a step again changes nothing.
struct OutputJournal: Equatable {
  /// One step; paths are below the output folder.
  enum Step: Equatable {
    /// A file of the stage takes the place of what has the path.
    case move(String, to: String)
    /// A file that an earlier build wrote goes.
    case remove(String)

    /// The path that it changes.
    var path: String {
      switch self {
      case .move(_, let path), .remove(let path): path
      }
    }
  }

  /// The name of the file in a stage, once it is whole.
  static let fileName = "journal"
  /// The name of the file while it is written.
  static let draftName = "journal-draft"
  private static let firstLine = "clipsite commit 1"

  /// The steps, in order.
  let steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// Reads a journal; nil when the text is none, or leads out of the output folder.
  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first == Self.firstLine[...] else { return nil }
    var steps: [Step] = []
    for line in lines.dropFirst() {
      let words = line.split(separator: " ", maxSplits: 1)
      switch words.first {
      case "move":
        let parts = words.last?.split(separator: " ", maxSplits: 1) ?? []
        guard parts.count == 2, !parts[0].contains("/"), parts[0] != "..", Self.isInside(parts[1]) else {
          return nil
        }
        steps.append(.move(String(parts[0]), to: String(parts[1])))
      case "remove":
        guard words.count == 2, Self.isInside(words[1]) else { return nil }
        steps.append(.remove(String(words[1])))
      default: return nil
      }
    }
    self.steps = steps
  }

  /// The text of the journal.
  var bytes: [UInt8] {
    var bytes = Array("\(Self.firstLine)\n".utf8)
    for step in steps {
      switch step {
      case .move(let name, let path): bytes += "move \(name) \(path)\n".utf8
      case .remove(let path): bytes += "remove \(path)\n".utf8
      }
    }
    return bytes
  }

  private static func isInside(_ path: Substring) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}
