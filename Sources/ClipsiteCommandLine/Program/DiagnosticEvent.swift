import ClipsiteText

/// A diagnostic for programs, with the lines and columns of its ranges.
struct DiagnosticEvent: JSONEvent {
  private let diagnostic: Diagnostic
  private let range: Range
  private let notes: [Note]

  /// The events of diagnostics, in the printed order and without a limit.
  ///
  /// - Parameters:
  ///   - list: The diagnostics.
  ///   - sources: Returns the file for a path.
  static func all(of list: DiagnosticList, sources: @escaping (String) -> SourceFile?) -> [DiagnosticEvent] {
    var (files, noteFiles) = (SourceReader(sources), SourceReader(sources))
    return list.diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { note in
        Note(
          message: note.message, range: Range(note.range, in: noteFiles.index(of: note.range.path)))
      }
      let range = Range(diagnostic.range, in: files.index(of: diagnostic.range.path))
      return DiagnosticEvent(diagnostic: diagnostic, range: range, notes: notes)
    }
  }

  static let event = "diagnostic"
  static let fields: [Field] =
    [Field("severity") { $0.diagnostic.severity }, Field("code") { $0.diagnostic.code.name }]
    + Field.all { $0.range }
    + [
      Field("message") { $0.diagnostic.message }, Field("fix") { $0.diagnostic.fix },
      Field("notes") { $0.notes },
    ]

  /// Another range that takes part.
  private struct Note: JSONRecord {
    let message: String
    let range: Range

    static let fields: [Field] = [Field("message") { $0.message }] + Field.all { $0.range }
  }

  /// A file and the ends of a range in it. They are found at once, so that no file stays in memory.
  private struct Range: JSONRecord {
    let path: String
    let start: Position?
    let end: Position?

    init(_ range: SourceRange, in file: PositionIndex?) {
      let position = { (offset: Int) in Position(offset: offset, place: file?.position(of: offset)) }
      path = range.path
      start = range.bytes.map { position($0.lowerBound) }
      end = range.bytes.map { position($0.upperBound) }
    }

    static let fields: [Field] = [
      Field("path") { $0.path }, Field("start") { $0.start }, Field("end") { $0.end },
    ]
  }

  /// A position in a file. Line and column are missing if the file cannot be read.
  private struct Position: JSONRecord {
    let offset: Int
    let place: SourcePosition?

    static let fields: [Field] = [
      Field("offset") { $0.offset }, Field("line") { $0.place?.line }, Field("column") { $0.place?.column },
    ]
  }
}

extension Severity: JSONReportable {}
