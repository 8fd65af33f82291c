#if canImport(CoreLocation)
  public import CoreLocation

  extension RoutedLocation {
    /// The circle around the location that a launch is confirmed in; nil when the site has no coordinates.
    ///
    /// - Parameter radius: In metres; more than the 500 that Apple allows counts as 500 (Apple, “Confirming
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
    /// Whether a person launched the App Clip at a location, by a code or an NFC tag there. False also when
    /// the site has no coordinates of it.
    ///
    /// - Parameter radius: In metres, at most 500.
    /// - Throws: What the system says, such as that a launch by other means is not confirmed.
    public func confirms(_ location: RoutedLocation, radius: Double = 100) async throws -> Bool {
      guard let region = location.region(radius: radius) else { return false }
      return try await confirmAcquired(in: region)
    }
  }
#endif
