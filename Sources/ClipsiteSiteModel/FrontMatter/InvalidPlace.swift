import ClipsiteAppClips
package import ClipsiteDiagnostics

extension DiagnosticCode {
  /// A value of `place` that maps, phones or search engines could not use.
  package static let invalidPlace = DiagnosticCode(
    "InvalidPlace", .error,
    explanation: """
      `place` holds a postal address with an ISO 3166-1 country code, coordinates in decimal degrees, a telephone number
      with its country code, and opening hours such as `Mo-Fr 06:00-18:00`. They reach the page, its structured data
      (schema.org, LocalBusiness) and the App Clip experience, so each value has to be one that all of them understand.
      """)
}
