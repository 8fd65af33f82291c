package import ClipsiteDiagnostics

/// A location of an App Clip experience has no coordinates.
package enum PlaceWithoutCoordinates {
  package static func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .placeWithoutCoordinates, at: place, "the place of the App Clip experience has no coordinates",
      fix: "add `latitude` and `longitude` to `place`")
  }
}

extension DiagnosticCode {
  /// A location of an App Clip experience has no coordinates.
  package static let placeWithoutCoordinates = DiagnosticCode(
    "PlaceWithoutCoordinates", .warning,
    explanation: """
      App Store Connect uses the place of an App Clip experience to find it in Apple Maps; what is not found there is
      dropped, and Maps never offers the App Clip (Apple, “Configuring the launch experience of your App Clip”). With an
      address alone that is likely. Add `latitude` and `longitude` in decimal degrees.
      """)
}
