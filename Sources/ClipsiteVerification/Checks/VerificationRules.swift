/// The limits that checks compare with.
package struct VerificationRules: Sendable {
  /// The time now, in seconds since 1970 (UTC).
  package var now: Int
  /// After how long the first byte of an AASA file is late.
  var lateFirstByte = Duration.seconds(2)
  /// After how long Apple's systems give up waiting for an AASA file.
  var longestAnswer = Duration.seconds(5)
  /// How many days before its end a certificate is reported.
  var certificateDays = 21
  /// For how many seconds an AASA file may be kept on its way.
  var longestCaching = 3600

  /// The usual limits.
  ///
  /// - Parameter now: The time, in seconds since 1970 (UTC).
  package init(now: Int) { self.now = now }
}
