/// The SHA-256 fingerprint of an app's signing certificate: 32 bytes in upper-case hexadecimal, joined by
/// colons.
///
/// For apps signed by Google Play it is the fingerprint of Play's key (Android Developers, “Configure website
/// associations”). Lower-case letters are made upper-case.
public struct CertificateFingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The fingerprint in its one form.
  public let rawValue: String

  /// Checks a fingerprint.
  public init(_ text: String) throws(InvalidValue<Rule>) {
    if text.isEmpty { throw InvalidValue(text, .empty) }
    let groups = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.count == 2 && $0.allSatisfy { $0.hexValue != nil } }) else {
      throw InvalidValue(text, .notColonHex)
    }
    if groups.count != 32 { throw InvalidValue(text, .length(groups.count)) }
    rawValue = text.asciiUppercased
  }

  /// The fingerprint in its one form.
  public var description: String { rawValue }

  /// The rules for a fingerprint.
  public enum Rule: ViolatedRule {
    /// It may not be empty.
    case empty
    /// It is pairs of hexadecimal digits joined by colons.
    case notColonHex
    /// It has 32 pairs; this one has another number, 20 for a SHA-1 fingerprint.
    case length(Int)

    /// The sentence for each rule.
    public func message(for value: String) -> String {
      switch self {
      case .empty: "the certificate fingerprint is empty"
      case .notColonHex:
        "the certificate fingerprint \(value) must be pairs of hexadecimal digits joined by colons"
      case .length(20): "the certificate fingerprint \(value) is SHA-1; it must be SHA-256"
      case .length(let count): "the certificate fingerprint \(value) has \(count) bytes; SHA-256 has 32"
      }
    }

    /// Where to find it.
    public func fix(for value: String) -> String? {
      "copy the SHA-256 fingerprint from Play Console under App signing"
    }
  }
}
