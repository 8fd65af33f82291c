import ClipsiteCCurl
import ClipsiteSystem

/// The timing and the connection of an answer.
package struct HTTPDelivery: Hashable, Sendable {
  /// The time until the first byte, from the lookup of the name on.
  package var firstByte = Duration.zero
  /// The time until the end of the answer.
  package var total = Duration.zero
  /// The version of HTTP: `1.0`, `1.1`, `2` or `3`. Empty if it is not known.
  package var version = ""
  /// The end of the first certificate of the server to expire, in seconds since 1970 (UTC). It is `nil`
  /// without TLS, on a connection that already existed, and unless the options of the client ask for it.
  package var certificateEnd: Int?
  /// Indicates whether the server's certificate has a subject alternative name. It is `nil` as above.
  package var hasAlternativeName: Bool?
  /// The results of the tries before this one, as in `answered 503`. Empty unless a caller that tries again
  /// adds them.
  package var earlierTries: [String] = []

  /// Nothing known.
  package init() {}
}

extension HTTPDelivery {
  /// Asks libcurl how a request went.
  package init(of handle: UnsafeMutableRawPointer) {
    firstByte = Self.time(CURLINFO_STARTTRANSFER_TIME_T, of: handle)
    total = Self.time(CURLINFO_TOTAL_TIME_T, of: handle)
    var version = 0
    _ = clipsite_curl_get_number(handle, CURLINFO_HTTP_VERSION, &version)
    self.version = Self.versions[version] ?? ""
    let certificates = Self.certificates(of: handle)
    certificateEnd = certificates.joined().compactMap { line in
      line.hasPrefix(Self.endPrefix)
        ? CertificateDate.seconds(String(line.dropFirst(Self.endPrefix.count))) : nil
    }.min()
    hasAlternativeName = certificates.first?.first { $0.hasPrefix("Cert:") }.map(Self.hasAlternativeName)
  }

  private static let versions = [
    Int(CURL_HTTP_VERSION_1_0): "1.0", Int(CURL_HTTP_VERSION_1_1): "1.1",
    Int(CURL_HTTP_VERSION_2_0): "2", Int(CURL_HTTP_VERSION_3): "3",
  ]

  private static func time(_ info: CURLINFO, of handle: UnsafeMutableRawPointer) -> Duration {
    var microseconds: curl_off_t = 0
    _ = clipsite_curl_get_size(handle, info, &microseconds)
    return .microseconds(Int64(microseconds))
  }

  /// Indicates whether a certificate (PEM) contains the identifier 2.5.29.17 (RFC 5280, section 4.2.1.6). Its
  /// bytes 06 03 55 1D 11 have one of three forms in Base64.
  private static func hasAlternativeName(_ certificate: String) -> Bool {
    let text = certificate.filter { !$0.isNewline }
    return ["BgNVHRE", "YDVR0R", "GA1UdEQ"].contains { text.contains($0) }
  }

  /// The certificates as libcurl tells of them, that of the server first.
  private static func certificates(of handle: UnsafeMutableRawPointer) -> [[String]] {
    var pointer: UnsafeMutableRawPointer?
    guard clipsite_curl_get_pointer(handle, CURLINFO_CERTINFO, &pointer) == CURLE_OK,
      let info = pointer?.assumingMemoryBound(to: curl_certinfo.self).pointee
    else { return [] }
    return (0..<Int(info.num_of_certs)).map { lines(info.certinfo[$0]) }
  }

  private static let endPrefix = "Expire date:"

  private static func lines(_ list: UnsafeMutablePointer<curl_slist>?) -> [String] {
    var lines: [String] = []
    var next = list
    while let entry = next {
      if let text = entry.pointee.data { lines.append(String(cString: text)) }
      next = entry.pointee.next
    }
    return lines
  }
}

/// The dates in certificates as libcurl spells them.
package enum CertificateDate {
  /// The seconds since 1970 of `Nov 21 20:03:17 2026 GMT`, as with OpenSSL, or of `2026-11-21 20:03:17 GMT`,
  /// as with other libraries, or `nil` for anything else.
  package static func seconds(_ text: String) -> Int? {
    let words = text.split(separator: " ").map(String.init)
    guard words.last == "GMT" else { return nil }
    if words.count == 3 { return UTCTime(timestamp: "\(words[0])T\(words[1])Z")?.seconds }
    guard words.count == 5, let month = CalendarDate.englishMonths.firstIndex(of: words[0]),
      let day = Int(words[1])
    else { return nil }
    let date = "\(words[3])-\((month + 1).padded(to: 2))-\(day.padded(to: 2))"
    return UTCTime(timestamp: "\(date)T\(words[2])Z")?.seconds
  }
}
