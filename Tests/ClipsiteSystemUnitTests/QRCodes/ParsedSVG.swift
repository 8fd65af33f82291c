import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The picture of a code, read by an XML parser, and its path by its numbers.
final class ParsedSVG: NSObject, XMLParserDelegate {
  struct Module: Hashable {
    let row: Int
    let column: Int
  }

  private(set) var names: [String] = []
  private(set) var attributes: [String: [String: String]] = [:]
  private(set) var text = ""

  /// - Parameter bytes: A document that has to be well-formed.
  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  var root: [String: String] { attributes["svg"] ?? [:] }

  /// The unit squares that the path fills. Its commands are rectangles one unit high, none of them over
  /// another.
  func modules() throws -> Set<Module> {
    let path = try #require(attributes["path"]?["d"])
    var modules: Set<Module> = []
    var end = path.startIndex
    for match in path.matches(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)z/) {
      #expect(match.range.lowerBound == end && match.3 == match.4)
      end = match.range.upperBound
      let (left, row, length) = try (
        #require(Int(match.1)), #require(Int(match.2)), #require(Int(match.3))
      )
      for column in left..<(left + length) {
        #expect(modules.insert(Module(row: row, column: column)).inserted)
      }
    }
    #expect(end == path.endIndex)
    return modules
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    self.attributes[name] = attributes
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
