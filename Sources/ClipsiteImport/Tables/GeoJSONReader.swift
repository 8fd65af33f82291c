package import ClipsiteText

/// Reads a GeoJSON FeatureCollection (RFC 7946) into a table: a feature is a row, its properties are columns.
///
/// Members of nested objects get dotted names. Numbers keep their spelling. The feature's own `id` is the
/// column `id`, in front of a property of that name.
package struct GeoJSONReader {
  /// The longest name of a column, in bytes. A nested member also has the names of the objects around it.
  private static let longestName = 1024

  private let file: SourceFile
  private var table = LocationTable(columns: [])
  private var columnIndexes: [String: Int] = [:]
  /// The texts of the feature that is read.
  private var texts: [Int: String] = [:]
  private var line = 1
  private var lineOffset = 0
  private var diagnostics: [Diagnostic] = []

  private init(_ file: SourceFile) { self.file = file }

  /// The table in a file, and what is wrong with it.
  package static func table(in file: SourceFile) -> (table: LocationTable, diagnostics: [Diagnostic]) {
    var reader = GeoJSONReader(file)
    reader.read()
    return (reader.table, reader.diagnostics)
  }

  private mutating func read() {
    let root: JSONNode
    do {
      root = try JSONParser.parse(file.bytes)
    } catch {
      return report(error.message, at: error.range(in: file.bytes.count), fix: error.fix)
    }
    if root["type"]?.text == "Feature" {
      read(root)
      return checkColumns(root)
    }
    guard root["type"]?.text == "FeatureCollection" else {
      return report(
        "the value is not a FeatureCollection", at: root.range.prefix(1),
        fix: "export the data as a GeoJSON FeatureCollection")
    }
    guard let features = root["features"]?.elements else {
      return report(
        "the FeatureCollection has no array `features`", at: root.range.prefix(1),
        fix: "add the array `features` with one Feature for each place")
    }
    for feature in features where columnIndexes.count <= LocationTable.maximumColumns { read(feature) }
    checkColumns(root)
    if features.isEmpty {
      let range = file.place(root.range.prefix(1))
      diagnostics.report(.emptyTable, at: range, "the file has no features")
    }
  }

  private mutating func read(_ feature: JSONNode) {
    guard feature["type"]?.text == "Feature" else {
      return report(
        "an element of `features` is not a Feature", at: feature.range.prefix(1),
        fix: "write it as `{\"type\": \"Feature\", …}`, or remove it")
    }
    texts = [:]
    switch feature["properties"]?.content {
    case .object(let members): for member in members { add(member.name, member.value) }
    case nil, .null: break
    case .some:
      report(
        "`properties` is not an object", at: feature["properties"]?.range ?? feature.range,
        fix: "write the properties as an object, or `null`")
    }
    if let id = feature["id"] { add("id", id) }
    if let geometry = feature["geometry"] { readGeometry(geometry) }
    append(feature.range)
  }

  private mutating func checkColumns(_ root: JSONNode) {
    if columnIndexes.count <= LocationTable.maximumColumns { return }
    diagnostics.append(.tooManyColumns(columnIndexes.count, at: file.place(root.range.prefix(1))))
  }

  private mutating func append(_ range: Range<Int>) {
    if columnIndexes.count > LocationTable.maximumColumns { return }
    line += file.bytes[lineOffset..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    lineOffset = range.lowerBound
    table.append(
      .init(line: line, range: range),
      texts: texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  private mutating func readGeometry(_ geometry: JSONNode) {
    if geometry.content == .null { return }
    guard let type = geometry["type"]?.text else {
      return report(
        "the geometry has no type", at: geometry.range.prefix(1), fix: "write `\"type\": \"Point\"`")
    }
    guard type == "Point" else {
      let message = "the geometry is a \(PlainText.excerpt(type)), not a Point"
      let range = file.place(geometry.range.prefix(1))
      return diagnostics.report(.notAPoint, at: range, message, fix: "use a Point inside it")
    }
    let coordinates = geometry["coordinates"]?.elements ?? []
    guard coordinates.count >= 2, case .number(let longitude) = coordinates[0].content,
      case .number(let latitude) = coordinates[1].content
    else {
      return report(
        "the Point has no longitude and latitude", at: geometry.range.prefix(1),
        fix: "write both numbers as `\"coordinates\": [-122.4, 37.8]`, the longitude first")
    }
    set(LocationTable.longitude, longitude)
    set(LocationTable.latitude, latitude)
  }

  private mutating func add(_ name: String, _ node: JSONNode) {
    guard name.utf8.count <= Self.longestName else {
      return report(
        "the name of a property has \(name.utf8.count) bytes, but at most \(Self.longestName) can be read",
        at: node.range.prefix(1), fix: "shorten the name, or leave the property out")
    }
    if case .object(let members) = node.content {
      for member in members { add("\(name).\(member.name)", member.value) }
    } else if let text = Self.text(of: node) {
      set(PlainText.line(name), text)
    }
  }

  private mutating func set(_ column: String, _ text: String) {
    let index = columnIndexes[column] ?? columnIndexes.count
    if index == columnIndexes.count {
      table.columns.append(column)
      columnIndexes[column] = index
    }
    texts[index] = text
  }

  /// A scalar's text, or those of an array's scalars with separators between them that a list key splits at.
  private static func text(of node: JSONNode) -> String? {
    switch node.content {
    case .string(let text), .number(let text): return text
    case .bool(let value): return value ? "true" : "false"
    case .null: return ""
    case .object: return nil
    case .array(let elements):
      let texts = elements.filter { $0.elements == nil }.compactMap { text(of: $0) }
      return texts.joined(separator: texts.contains { $0.contains(";") } ? " | " : "; ")
    }
  }

  private mutating func report(_ message: String, at range: Range<Int>, fix: String) {
    diagnostics.report(.notGeoJSON, at: file.place(range), message, fix: fix)
  }
}

extension DiagnosticCode {
  /// The file is not a FeatureCollection.
  package static let notGeoJSON = DiagnosticCode(
    "NotGeoJSON", .error,
    summary: "The file is not a GeoJSON FeatureCollection.",
    explanation: """
      The `features` of a FeatureCollection are Feature objects with `properties` (RFC 7946, sections 3.2 and
      3.3), written as JSON (RFC 8259). A Point has the longitude first and then the latitude (section 3.1.1).
      """,
    fix: "Export the file as a FeatureCollection.",
    example: .init(
      .features,
      wrong: #"{"type": "FeatureCollection", "features": {"title": "Market Street"}}"#,
      right: """
        {"type": "FeatureCollection", "features": [
          {"type": "Feature", "properties": {"title": "Market Street"}, "geometry": null}
        ]}
        """))

  /// A feature that is no point.
  package static let notAPoint = DiagnosticCode(
    "NotAPoint", .warning,
    summary: "The geometry of a feature is not a Point, so the page gets no coordinates.",
    explanation: """
      A page shows one location, so only the geometry type Point has its coordinates (RFC 7946, section
      3.1.2). clipsite imports the feature without them.
      """,
    fix: """
      Replace the area or line with a point, or map two properties to `place.latitude` and `place.longitude`.
      """,
    example: .init(
      .features,
      wrong: """
        {"type": "FeatureCollection", "features": [
          {"type": "Feature", "properties": {"title": "Market Street"},
            "geometry": {"type": "LineString", "coordinates": [[-122.6, 45.5], [-122.7, 45.5]]}}
        ]}
        """,
      right: """
        {"type": "FeatureCollection", "features": [
          {"type": "Feature", "properties": {"title": "Market Street"},
            "geometry": {"type": "Point", "coordinates": [-122.6, 45.5]}}
        ]}
        """))
}
