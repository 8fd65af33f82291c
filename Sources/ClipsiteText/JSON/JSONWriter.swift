/// Writes JSON text (RFC 8259) straight into a byte buffer, without a tree of values.
///
/// Calls follow the structure: `beginObject`, then `name` and a value for each member, then `endObject`.
/// A call that does not fit, such as a name inside an array, is a mistake of the program and traps.
public struct JSONWriter: ~Copyable {
  /// The layout and the escapes of the text.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No white space at all.
    public static let compact: Options = []
    /// One member or element a line, indented by two spaces a level.
    public static let pretty = Options(rawValue: 1)
    /// Writes `<`, `>`, `&`, U+2028 and U+2029 as `\u` escapes, so that the text can stand inside an HTML
    /// `<script>` element: `</script>` and `<!--` cannot occur (HTML Standard, “Restrictions for contents of
    /// script elements”).
    public static let htmlSafe = Options(rawValue: 2)
  }

  private let options: Options
  private var output = JSONOutput()
  /// Indicates whether the innermost open container is an object; `nil` outside of all.
  private var isInObject: Bool?
  /// The same around each open container.
  private var outer: [Bool?] = []
  private var followsName = false
  /// Indicates whether nothing is in the innermost container.
  private var isEmpty = true

  private init(_ options: Options) { self.options = options }

  /// The text that a closure writes.
  public static func bytes(_ options: Options = .compact, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, options, body)
    return bytes
  }

  /// Appends the text that a closure writes to a buffer.
  public static func append(
    to buffer: inout [UInt8], _ options: Options = .compact, _ body: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(options)
    body(&writer)
    buffer.append(contentsOf: writer.output.bytes)
  }

  /// Opens an object.
  public mutating func beginObject() { begin(isObject: true) }

  /// Closes the innermost object.
  public mutating func endObject() { end(isObject: true) }

  /// Opens an array.
  public mutating func beginArray() { begin(isObject: false) }

  /// Closes the innermost array.
  public mutating func endArray() { end(isObject: false) }

  /// Writes the name of a member; its value must follow.
  @_disfavoredOverload
  public mutating func name(_ name: String) {
    beginName()
    name.withUTF8Bytes { output.append(quoted: $0, htmlSafe: options.contains(.htmlSafe)) }
    endName()
  }

  /// Writes the name of a member that stands in the program; its value must follow.
  public mutating func name(_ name: StaticString) {
    beginName()
    name.withUTF8Buffer {
      assert(JSONEscaping.isPlain(UnsafeRawBufferPointer($0)), "a name of the program that needs escapes")
      output.append(plain: $0)
    }
    endName()
  }

  private mutating func beginName() {
    precondition(isInObject == true && !followsName, "a name outside an object")
    separate()
  }

  private mutating func endName() {
    output.append(UInt8(ascii: ":"))
    if options.contains(.pretty) { output.append(UInt8(ascii: " ")) }
    followsName = true
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    beginValue()
    value.withUTF8Bytes { output.append(quoted: $0, htmlSafe: options.contains(.htmlSafe)) }
  }

  /// Writes a whole number.
  public mutating func number(_ value: Int) {
    beginValue()
    output.append(number: value)
  }

  /// Writes a number as spelled; the spelling must satisfy `JSONParser.isNumber`.
  public mutating func number(spelt spelling: String) {
    precondition(JSONParser.isNumber(spelling), "no JSON number")
    beginValue()
    output.append(spelling)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    beginValue()
    output.append(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    beginValue()
    output.append("null")
  }

  /// Writes a name that stands in the program, and a string, unless there is none.
  public mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    self.name(name)
    string(text)
  }

  /// Writes an object of strings, without those that are missing.
  public mutating func object(_ members: [(StaticString, String?)]) {
    beginObject()
    for (name, text) in members { member(name, text) }
    endObject()
  }

  /// Writes a value that is JSON already, as another writer with the same options has given it.
  public mutating func value(json: [UInt8]) {
    beginValue()
    json.withUnsafeBufferPointer { output.append($0) }
  }

  /// Writes a whole value with all that is in it.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let spelling): number(spelt: spelling)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        self.value(member.value)
      }
      endObject()
    }
  }

  private mutating func begin(isObject: Bool) {
    beginValue()
    output.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    outer.append(isInObject)
    isInObject = isObject
    isEmpty = true
  }

  private mutating func end(isObject: Bool) {
    precondition(isInObject == isObject && !followsName, "unbalanced end")
    isInObject = outer.removeLast()
    if !isEmpty { breakLine() }
    isEmpty = false
    output.append(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  private mutating func beginValue() {
    if followsName {
      followsName = false
    } else if let isInObject {
      precondition(!isInObject, "a value without a name inside an object")
      separate()
    }
  }

  /// Writes the comma between two members or elements.
  private mutating func separate() {
    if !isEmpty { output.append(UInt8(ascii: ",")) }
    isEmpty = false
    breakLine()
  }

  @inline(__always)
  private mutating func breakLine() {
    guard options.contains(.pretty) else { return }
    output.append(UInt8(ascii: "\n"))
    for _ in outer { output.append("  ") }
  }
}
