import ClipsiteContent
import ClipsiteMustache
import ClipsiteSystem
package import ClipsiteText

/// One template and the partials that it may include.
struct TemplateSources: Sendable {
  /// The template's name: that of its file without `.mustache`.
  let name: String
  /// All files by name. Partials in folders have names such as `icons/star`.
  let files: [String: SourceFile]

  private static let suffix = ".mustache"

  /// Reads a template, and every `.mustache` file below the folder of partials.
  init(template: String, partials: String?) throws(SystemError) {
    var files: [String: SourceFile] = [:]
    if let partials {
      var paths: [RelativePath] = []
      try FileStore.listFiles(below: partials, into: &paths)
      for path in paths where path.hasSuffix(Self.suffix) {
        files[Self.name(of: path)] = try Self.read(path.text(below: partials))
      }
    }
    name = Self.name(of: RelativePath(template).name)
    files[name] = try Self.read(template)
    self.files = files
  }

  /// The file with a path.
  func file(at path: String) -> SourceFile? { files.values.first { $0.path == path } }

  /// A file, or a pipe that the shell made.
  static func read(_ path: String) throws(SystemError) -> SourceFile {
    SourceFile(path: path, bytes: try FileStore.readStream(path, limit: SizeLimits.largest.sourceFile))
  }

  private static func name(of path: RelativePath) -> String {
    (path.hasSuffix(suffix) ? path.dropLast(suffix.utf8.count) : path).text
  }
}

extension Value {
  /// JSON as data for a template. Numbers become text, spelled as they are.
  package init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text), .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map { Value($0) })
    case .object(let members): self = .record(Record(members.map { (Name($0.name), Value($0.value)) }))
    }
  }
}

extension Value {
  /// The value as JSON: markup becomes text, and everything else what it is.
  package var json: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .text(let text): .string(text)
    case .html(let html): .string(String(decoding: html.bytes, as: UTF8.self))
    case .list(let elements): .array(elements.map(\.json))
    case .record(let record):
      .object(zip(record.shape.names, record.values).map { JSONValue.Member($0.spelling, $1.json) })
    }
  }
}
