#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension Invocation {
    /// Finds the target of the URL or, without one, of the saved state.
    ///
    /// `saved` is the value of `savedState` when the App Clip was last used.
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

#if canImport(SwiftUI) && canImport(ObjectiveC)
  public import Foundation
  public import SwiftUI

  extension View {
    /// Calls a closure with each invocation of the App Clip, or of the app that has taken its place.
    ///
    /// A launch without an activity calls nothing; begin with `Invocation(saved: saved, in: table)`.
    ///
    /// `saved` is the value of `Invocation.savedState` when the App Clip was last used.
    public func onInvocation(
      in table: RoutingTable, saved: String? = nil, perform action: @escaping (Invocation) -> Void
    ) -> some View {
      onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        action(Invocation(activity, in: table, saved: saved))
      }
    }
  }
#endif

#if canImport(CoreLocation)
  public import CoreLocation

  extension RoutedLocation {
    /// The circle around the location that a launch is confirmed in, or `nil` if the site has no coordinates.
    ///
    /// - Parameter radius: In meters; more than the 500 that Apple allows counts as 500 (Apple, “Confirming
    ///   the user's physical location”).
    public func region(radius: Double = 100) -> CLCircularRegion? {
      coordinate.map { point in
        let center = CLLocationCoordinate2D(latitude: point.latitude, longitude: point.longitude)
        return CLCircularRegion(center: center, radius: min(radius, 500), identifier: id)
      }
    }
  }
#endif

#if canImport(AppClip) && canImport(CoreLocation) && os(iOS)
  public import AppClip

  extension APActivationPayload {
    /// Indicates whether a person launched the App Clip at a location, by a code or an NFC tag there. It is
    /// also `false` if the site has no coordinates for the location.
    ///
    /// The radius is in meters, at most 500.
    ///
    /// - Throws: The error of the system, for example that a launch by other means is not confirmed.
    public func confirms(_ location: RoutedLocation, radius: Double = 100) async throws -> Bool {
      guard let region = location.region(radius: radius) else { return false }
      return try await confirmAcquired(in: region)
    }
  }
#endif
