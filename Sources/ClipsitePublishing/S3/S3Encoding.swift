internal import ClipsiteAppClips

/// Percent-encoding as object stores sign it: every byte but `A–Z a–z 0–9 - _ . ~`, in upper-case digits
/// (Amazon S3, “Signature calculations for the Authorization header”).
enum S3Encoding {
  /// A key as a path: its slashes stay.
  static func path(_ key: String) -> String {
    key.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { query(String(Substring($0))) }.joined(separator: "/")
  }

  /// A name or value of a query.
  static func query(_ text: String) -> String { PercentEncoding.queryComponent(text) }

  /// A key of a listing that was asked for with `encoding-type=url`. Some stores write a space as `+`.
  static func decoded(_ text: String) -> String? {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return PercentEncoding.decode(String(decoding: bytes, as: UTF8.self))
  }
}
