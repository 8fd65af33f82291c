#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension Invocation {
    /// Finds what was meant: by the URL or, without one, by the saved state.
    ///
    /// - Parameter saved: What `savedState` was when the App Clip was last used.
    public init(url: URL?, in table: RoutingTable, saved: String? = nil) {
      if let url {
        self.init(url: url.absoluteString, in: table)
      } else {
        self.init(saved: saved, in: table)
      }
    }
  }

  extension RoutingTable {
    /// Reads a table from a file in the bundle.
    ///
    /// - Throws: What the system says when the file cannot be read, or a `RoutingTableError`.
    public init(contentsOf file: URL) throws {
      try self.init(json: Array(Data(contentsOf: file)))
    }
  }
#endif
