import ClipsiteDiagnostics

/// The routes of a site as Swift source: an enumeration of its locations, and the table.
package struct SwiftRoutes {
  private let routes: SiteRoutes

  /// The source for the routes of a site.
  package init(_ routes: SiteRoutes) { self.routes = routes }

  /// The source, in UTF-8.
  package var bytes: [UInt8] {
    let locations = routes.locations
    let names = SwiftName.make(from: locations.map(\.id))
    let cases = zip(names, locations).map { name, location in
      """
        /// \(VisibleText.escaped(location.title)): <\(location.url)>
        case \(name) = \(Self.literal(location.id))

      """
    }
    return Array((head + cases.joined() + tail).utf8)
  }

  private var head: String {
    """
    // swift-format-ignore-file
    // Written by `clipsite routes --format swift`; changes are lost when it is written again.

    import ClipsiteInvocationRouting

    /// The businesses and locations of \(VisibleText.escaped(routes.siteName)).
    enum SiteLocation: String, CaseIterable, Sendable {

    """
  }

  private var tail: String {
    """

      /// The location that an invocation leads to; nil for the start screen.
      init?(_ invocation: Invocation) {
        guard let id = invocation.location?.id else { return nil }
        self.init(rawValue: id)
      }
    }

    extension RoutingTable {
      /// The URLs of \(VisibleText.escaped(routes.siteName)).
      static let site = RoutingTable(generated: \(Self.rawLiteral(String(decoding: routes.compactJSON, as: UTF8.self))))
    }

    """
  }

  /// A text in quotes; paths of content have no character that Swift takes for anything else, or it is
  /// escaped.
  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A text as it is, between more number signs than it has in a row, so that nothing in it ends it or is
  /// taken for an interpolation.
  private static func rawLiteral(_ text: String) -> String {
    var (longest, length) = (0, 0)
    for byte in text.utf8 {
      length = byte == UInt8(ascii: "#") ? length + 1 : 0
      longest = max(longest, length)
    }
    let signs = String(repeating: "#", count: longest + 1)
    return "\(signs)\"\(text)\"\(signs)"
  }
}
