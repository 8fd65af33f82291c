/// Writes diagnostics for programs: one JSON object (RFC 8259) a line, in the printed order.
///
/// Every object has the same members in the same order:
///
/// | member | value |
/// |---|---|
/// | `version` | the version of this format, 1; a later one keeps the meaning of these members |
/// | `severity` | `"error"`, `"warning"` or `"note"` |
/// | `code` | the diagnostic's code, as `clipsite explain` takes it |
/// | `path` | the file, as it can be opened from the folder that the command was started in |
/// | `start`, `end` | the place: `{"offset":…,"line":…,"column":…}`, or `null` when the whole file is meant |
/// | `message` | one sentence |
/// | `fix` | what to do about it, or `null` |
/// | `notes` | other places that take part: objects with `message`, `path`, `start`, `end` |
///
/// `offset` counts bytes from 0; `line` counts from 1; `column` counts Unicode scalars from 1. `end` is the
/// place after the last byte. `line` and `column` are `null` when the file cannot be read.
public struct JSONLinesFormatter: Sendable {
  /// The version of the format.
  public static let version = 1

  /// A formatter.
  public init() {}

  /// The whole report. Empty if there is nothing to report. All diagnostics are written, without a limit.
  ///
  /// - Parameters:
  ///   - list: what to report.
  ///   - sources: gives the file for a path.
  public func format(_ list: DiagnosticList, sources: @escaping (String) -> SourceFile?) -> String {
    var (files, noteFiles) = (SourceReader(sources), SourceReader(sources))
    var output = ""
    for diagnostic in list.diagnostics {
      output += "{\"version\":\(Self.version),\"severity\":\"\(diagnostic.severity.rawValue)\","
      output += "\"code\":\(JSONText.quoted(diagnostic.code.name)),"
      output += place(diagnostic.range, in: files.index(of: diagnostic.range.path))
      output += ",\"message\":\(JSONText.quoted(diagnostic.message))"
      output += ",\"fix\":\(diagnostic.fix.map { JSONText.quoted($0) } ?? "null"),\"notes\":["
      for (index, note) in diagnostic.notes.enumerated() {
        output += (index == 0 ? "{" : ",{") + "\"message\":\(JSONText.quoted(note.message)),"
        output += place(note.range, in: noteFiles.index(of: note.range.path)) + "}"
      }
      output += "]}\n"
    }
    return output
  }

  private func place(_ place: SourceRange, in file: PositionIndex?) -> String {
    let start = place.bytes.map { offset($0.lowerBound, in: file) } ?? "null"
    let end = place.bytes.map { offset($0.upperBound, in: file) } ?? "null"
    return "\"path\":\(JSONText.quoted(place.path)),\"start\":\(start),\"end\":\(end)"
  }

  private func offset(_ offset: Int, in file: PositionIndex?) -> String {
    let position = file?.position(of: offset)
    let line = position.map { String($0.line) } ?? "null"
    let column = position.map { String($0.column) } ?? "null"
    return "{\"offset\":\(offset),\"line\":\(line),\"column\":\(column)}"
  }
}

/// Strings as JSON text.
enum JSONText {
  /// A string between quotation marks, escaped as RFC 8259 section 7 asks.
  ///
  /// Characters that a terminal would act on or hide are escaped too: the value stays the same, and a report
  /// that is looked at instead of parsed shows them.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        // Every scalar that is spelled out lies in the Basic Multilingual Plane: four digits are enough.
        if VisibleText.escape(for: scalar) != nil {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
