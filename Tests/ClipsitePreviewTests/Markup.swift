import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The markup of a page, read by an XML parser.
final class Markup: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""

  /// - Parameter page: A page that has to be well-formed.
  init(_ page: String) throws {
    super.init()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func elements(_ name: String, class className: String? = nil) -> [[String: String]] {
    elements.filter { element in
      let classes = element.attributes["class"]?.split(separator: " ").map(String.init) ?? []
      return element.name == name && (className.map(classes.contains) ?? true)
    }
    .map(\.attributes)
  }
}
