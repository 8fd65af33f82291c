internal import ClipsiteCCurl

extension HTTPDelivery {
  /// Asks libcurl how a request went.
  package init(of handle: UnsafeMutableRawPointer) {
    firstByte = Self.time(CURLINFO_STARTTRANSFER_TIME_T, of: handle)
    total = Self.time(CURLINFO_TOTAL_TIME_T, of: handle)
    var version = 0
    _ = clipsite_curl_get_number(handle, CURLINFO_HTTP_VERSION, &version)
    self.version = Self.versions[version] ?? ""
    certificateEnd = Self.certificateEnds(of: handle).min()
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

  private static func certificateEnds(of handle: UnsafeMutableRawPointer) -> [Int] {
    var pointer: UnsafeMutableRawPointer?
    guard clipsite_curl_get_pointer(handle, CURLINFO_CERTINFO, &pointer) == CURLE_OK,
      let info = pointer?.assumingMemoryBound(to: curl_certinfo.self).pointee
    else { return [] }
    return (0..<Int(info.num_of_certs)).flatMap { index in
      lines(info.certinfo[index]).compactMap { line in
        line.hasPrefix(endPrefix) ? CertificateDate.seconds(String(line.dropFirst(endPrefix.count))) : nil
      }
    }
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
