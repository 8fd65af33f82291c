import Synchronization
import Testing

@testable import ClipsiteMustache
@testable import ClipsiteText

/// Templates whose names were resolved against schemas render the same bytes, and reach the same limits, as
/// templates that look every name up.
struct ResolvedNamesTests {
  @Test(arguments: 0..<40)
  func randomTemplatesRenderTheSame(seed: UInt64) throws {
    var random = RandomTemplates(seed: seed)
    var resolved = 0
    for _ in 0..<8 {
      let schemas = random.schemas()
      let library = TemplateLibrary(random.templates())
      let roots = library.names.compactMap(library.template(named:))
      let (linked, found) = library.resolved(roots, against: schemas)
      #expect(Set(linked.resolved(roots, against: schemas).diagnostics) == Set(found))
      resolved += linked.templates.joinedSlots
      let data = schemas.map { random.value(of: $0) }
      for root in roots {
        let result = Self.render(root, of: linked, with: data)
        #expect(result == Self.render(root, of: library, with: data.map(Self.plain)))
        #expect(result == Self.render(root, of: linked, with: data.map(Self.plain)))
      }
    }
    #expect(resolved > 0)
  }

  @Test func aNearerOpenContextHidesARecord() throws {
    let place = Schema.record([("title", .text())])
    let schema = Schema.record([("place", place), ("extra", .open())])
    let library = TemplateLibrary([
      "main": SourceFile(path: "main", "{{place.title}}{{#extra}}{{place.title}}{{>*part}}{{/extra}}"),
      "part": SourceFile(path: "part", "{{place.title}}"),
    ])
    let main = try #require(library.template(named: "main"))
    let (linked, _) = library.resolved([main], against: [schema])
    guard case .record(let outer) = schema.kind, case .record(let inner) = place.kind else { return }
    let extra: Value = ["part": "part", "place": ["title": "b"]]
    let data = Value.record(
      Record(outer.shape, [.record(Record(inner.shape, ["a"])), extra]))
    #expect(try Self.render(main, of: linked, with: [data]).get() == "abb")
  }

  /// The text, or what went wrong and where.
  private static func render(
    _ template: TemplateID, of library: TemplateLibrary, with stack: [Value]
  ) -> Result<String, RenderError> {
    var renderer = Renderer(limits: RenderLimits(includeDepth: 8, outputSize: 20_000, steps: 5_000))
    var output: [UInt8] = []
    do {
      try renderer.render(template, of: library, with: stack, into: &output)
      return .success(String(decoding: output, as: UTF8.self))
    } catch {
      return .failure(error)
    }
  }

  /// The same data in records that share no shape.
  private static func plain(_ value: Value) -> Value {
    switch value {
    case .list(let list): .list(list.map(plain))
    case .record(let record): .record(Record(zip(record.shape.names, record.values.map(plain))))
    default: value
    }
  }
}

extension [Template] {
  /// The number of names that have a slot.
  fileprivate var joinedSlots: Int { reduce(0) { $0 + $1.slots.count { $0 != nil } } }
}

/// Templates, schemas, and data with few names, so that they hide each other.
private struct RandomTemplates {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func element<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

  private mutating func list<Element>(upTo limit: Int, _ make: (inout Self) -> Element) -> [Element] {
    let count = number(below: limit + 1)
    return (0..<count).map { _ in make(&self) }
  }

  // MARK: Schemas

  private final class Table: Sendable {
    let records = Mutex<[Schema]>([])
    func record(_ index: Int) -> Schema { .deferred { self.records.withLock { $0[index] } } }
  }

  private static let names: [Name] = ["a", "b", "c", "d", "e", "f"]

  /// The schemas of two contexts, whose records may contain each other.
  mutating func schemas() -> [Schema] {
    let table = Table()
    let records = (0..<4).map { _ in
      Schema.record(Self.names.filter { _ in number(below: 3) > 0 }.map { ($0, schema(table)) })
    }
    table.records.withLock { $0 = records }
    return [records[0], records[1]]
  }

  private mutating func schema(_ table: Table) -> Schema {
    switch number(below: 9) {
    case 0, 1: .text()
    case 2: .html()
    case 3: .bool()
    case 4: .open()
    case 5: .list(of: .text())
    case 6, 7: .list(of: table.record(number(below: 4)))
    default: table.record(number(below: 4))
    }
  }

  // MARK: Data

  mutating func value(of schema: Schema, depth: Int = 0) -> Value {
    switch schema.resolved {
    case .text: return .text(element(of: ["", "t0", "t1", "t2", "<x>", "y"]))
    case .html: return .html(HTML(markup: element(of: ["", "<b>"])))
    case .bool: return .bool(number(below: 2) == 0)
    case .list(let inner):
      return .list(depth > 4 ? [] : list(upTo: 2) { $0.value(of: inner, depth: depth + 1) })
    case .record(let record):
      let values = record.fields.map { field -> Value in
        depth > 5 || number(below: 6) == 0 ? .null : value(of: field.schema, depth: depth + 1)
      }
      if number(below: 2) == 0 { return .record(Record(record.shape, values)) }
      return .record(Record(record.shape) { values[$0] })
    case .open:
      let names = Self.names.filter { _ in number(below: 2) == 0 }
      return .record(Record(names.map { ($0, .text("open \($0)")) } + [("c", ["d": "t1", "a": "deep"])]))
    case .deferred: return .null
    }
  }

  // MARK: Templates

  mutating func templates() -> [String: SourceFile] {
    Dictionary(
      uniqueKeysWithValues: (0..<3).map { number in
        ("t\(number)", SourceFile(path: "t\(number)", body(depth: 0)))
      })
  }

  private mutating func path() -> String {
    let parts = (0...number(below: 3)).map { _ in element(of: Self.names).spelling }
    return number(below: 10) == 0 ? "." : parts.joined(separator: ".")
  }

  private mutating func body(depth: Int) -> String {
    list(upTo: depth > 3 ? 2 : 5) { $0.tag(depth: depth + 1) }.joined(separator: ",")
  }

  private mutating func tag(depth: Int) -> String {
    let (path, other) = (path(), "t\(number(below: 3))")
    switch number(below: depth > 4 ? 4 : 14) {
    case 0, 1, 2: return "{{\(path)}}"
    case 3: return "{{{\(path)}}}"
    case 4, 5, 6, 7: return "{{#\(path)}}\(body(depth: depth)){{/\(path)}}"
    case 8: return "{{^\(path)}}\(body(depth: depth)){{/\(path)}}"
    case 9: return "{{>\(other)}}"
    case 10: return "\n  {{>\(other)}}\n"
    case 11: return "{{>*\(path)}}"
    case 12: return "{{$x}}\(body(depth: depth)){{/x}}"
    default: return "{{<\(other)}}{{$x}}\(body(depth: depth)){{/x}}{{/\(other)}}"
    }
  }
}
