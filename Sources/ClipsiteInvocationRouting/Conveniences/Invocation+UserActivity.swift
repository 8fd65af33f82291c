#if canImport(ObjectiveC) && canImport(Foundation)
  public import Foundation

  extension Invocation {
    /// Finds what was meant by the activity that a scene is given: at its connection, in
    /// `scene(_:continue:)`, or in `onContinueUserActivity`. Its `webpageURL` may be missing (Apple,
    /// “Responding to invocations”).
    public init(_ activity: NSUserActivity?, in table: RoutingTable, saved: String? = nil) {
      let isBrowsing = activity?.activityType == NSUserActivityTypeBrowsingWeb
      self.init(url: isBrowsing ? activity?.webpageURL : nil, in: table, saved: saved)
    }
  }
#endif
