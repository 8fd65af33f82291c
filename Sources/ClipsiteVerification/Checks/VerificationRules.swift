/// The limits that checks compare with.
public struct VerificationRules: Sendable {
  /// The time now, in seconds since 1970 (UTC).
  public var now: Int
  /// After how long the first byte of an AASA file is late.
  public var lateFirstByte = Duration.seconds(2)
  /// After how long Apple's systems give up waiting for an AASA file.
  public var longestAnswer = Duration.seconds(5)
  /// How many days before its end a certificate is reported.
  public var certificateDays = 21
  /// For how many seconds an AASA file may be kept on its way.
  public var longestCaching = 3600

  /// The usual limits.
  ///
  /// - Parameter now: The time, in seconds since 1970 (UTC).
  public init(now: Int) { self.now = now }
}
