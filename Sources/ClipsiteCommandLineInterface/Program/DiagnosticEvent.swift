import ClipsiteDiagnostics
import ClipsiteJSON

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
        Note(message: note.message, range: Range(note.range, in: noteFiles.index(of: note.range.path)))
      }
      return DiagnosticEvent(
        diagnostic: diagnostic, range: Range(diagnostic.range, in: files.index(of: diagnostic.range.path)),
        notes: notes)
    }
  }

  static let event = "diagnostic"
  static let fields: [JSONField<DiagnosticEvent>] =
    [JSONField("severity") { $0.diagnostic.severity }, JSONField("code") { $0.diagnostic.code.name }]
    + Range.fields { $0.range }
    + [
      JSONField("message") { $0.diagnostic.message }, JSONField("fix") { $0.diagnostic.fix },
      JSONField("notes") { $0.notes },
    ]

  /// Another range that takes part.
  private struct Note: JSONRecord {
    let message: String
    let range: Range

    static let fields: [JSONField<Note>] = [JSONField("message") { $0.message }] + Range.fields { $0.range }
  }

  /// A file and the ends of a range in it.
  private struct Range {
    let path: String
    var start: Position?
    var end: Position?

    init(_ range: SourceRange, in file: PositionIndex?) {
      path = range.path
      guard let bytes = range.bytes else { return }
      start = Position(offset: bytes.lowerBound, position: file?.position(of: bytes.lowerBound))
      end = Position(offset: bytes.upperBound, position: file?.position(of: bytes.upperBound))
    }

    static func fields<Record>(_ range: @escaping @Sendable (Record) -> Range) -> [JSONField<Record>] {
      [
        JSONField("path") { range($0).path }, JSONField("start") { range($0).start },
        JSONField("end") { range($0).end },
      ]
    }
  }

  /// A position in a file. Line and column are missing if the file cannot be read.
  private struct Position: JSONRecord {
    let offset: Int
    let position: SourcePosition?

    static let fields: [JSONField<Position>] = [
      JSONField("offset") { $0.offset }, JSONField("line") { $0.position?.line },
      JSONField("column") { $0.position?.column },
    ]
  }
}

extension Severity: JSONReportable {}
