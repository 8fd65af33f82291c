package import ClipsiteCCurl
import ClipsiteSystem

/// A request under way, and what has arrived of its answer. libcurl calls it by its address, so a class.
package final class Transfer {
  package let number: Int
  /// The bytes that it sends.
  package var load: Int { request.body?.count ?? 0 }
  private let request: HTTPRequest
  private let largestAnswer: Int
  private var headers: [HTTPHeader] = []
  private var body: [UInt8] = []
  private var isTooLong = false
  private var refusedAddress: NetworkAddress?
  private var sentBytes = 0
  private var fields: UnsafeMutablePointer<curl_slist>?
  private let details: UnsafeMutablePointer<CChar>

  package init(_ number: Int, _ request: HTTPRequest, largestAnswer: Int) {
    self.number = number
    self.request = request
    self.largestAnswer = largestAnswer
    details = .allocate(capacity: Int(CURL_ERROR_SIZE))
    details.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    if fields != nil { clipsite_curl_list_free(fields) }
    details.deallocate()
  }

  /// Tells libcurl what to do.
  package func prepare(
    _ handle: UnsafeMutableRawPointer, options: HTTPClientOptions, lists: ConnectionLists
  ) {
    _ = clipsite_curl_set_text(handle, CURLOPT_URL, request.url)
    _ = clipsite_curl_set_text(handle, CURLOPT_USERAGENT, options.userAgent)
    _ = clipsite_curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    // The path is sent as it is: signatures cover it byte by byte.
    _ = clipsite_curl_set_number(handle, CURLOPT_PATH_AS_IS, 1)
    _ = clipsite_curl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, options.connectTimeout)
    _ = clipsite_curl_set_number(handle, CURLOPT_LOW_SPEED_LIMIT, 1)
    _ = clipsite_curl_set_number(handle, CURLOPT_LOW_SPEED_TIME, options.stallTimeout)
    _ = clipsite_curl_set_number(handle, CURLOPT_TIMEOUT_MS, options.totalTimeout)
    _ = clipsite_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, details)
    prepareConnection(handle, options: options, lists: lists)
    prepareMessage(handle)
    let own = Unmanaged.passUnretained(self).toOpaque()
    _ = clipsite_curl_set_pointer(handle, CURLOPT_WRITEDATA, own)
    _ = clipsite_curl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      Transfer.at(context)?.receiveBody(bytes, size * count) ?? 0
    }
    _ = clipsite_curl_set_pointer(handle, CURLOPT_HEADERDATA, own)
    _ = clipsite_curl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      Transfer.at(context)?.receiveHeader(bytes, size * count) ?? 0
    }
  }

  private func prepareConnection(
    _ handle: UnsafeMutableRawPointer, options: HTTPClientOptions, lists: ConnectionLists
  ) {
    // A proxy looks at addresses itself, so no host is asked without it.
    let isThroughProxy = request.isForPublicAddresses && lists.hasProxy
    _ = clipsite_curl_set_text(handle, CURLOPT_NOPROXY, isThroughProxy ? "" : lists.direct)
    _ = clipsite_curl_set_pointer(handle, CURLOPT_CONNECT_TO, lists.routes)
    _ = clipsite_curl_set_number(handle, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    if options.readsCertificates { _ = clipsite_curl_set_number(handle, CURLOPT_CERTINFO, 1) }
    if let file = options.certificateFile { _ = clipsite_curl_set_text(handle, CURLOPT_CAINFO, file) }
    if request.isForPublicAddresses, !isThroughProxy { preparePublicConnection(handle) }
    switch request.internetProtocol {
    case .four: _ = clipsite_curl_set_number(handle, CURLOPT_IPRESOLVE, Int(CURL_IPRESOLVE_V4))
    case .six: _ = clipsite_curl_set_number(handle, CURLOPT_IPRESOLVE, Int(CURL_IPRESOLVE_V6))
    case nil: break
    }
  }

  /// Looks at each address before there is a connection to it, because a name can have another one a moment
  /// later.
  private func preparePublicConnection(_ handle: UnsafeMutableRawPointer) {
    _ = clipsite_curl_set_pointer(
      handle, CURLOPT_OPENSOCKETDATA, Unmanaged.passUnretained(self).toOpaque())
    _ = clipsite_curl_set_opener(handle) { context, _, address in
      guard let address, Transfer.at(context)?.mayConnect(to: address) == true else { return CURL_SOCKET_BAD }
      return clipsite_curl_open(address)
    }
  }

  private func mayConnect(to address: UnsafePointer<curl_sockaddr>) -> Bool {
    var count: Int32 = 0
    guard let first = clipsite_curl_address(address, &count) else { return false }
    let bytes = Array(UnsafeBufferPointer(start: first, count: Int(count)))
    let address = NetworkAddress(bytes)
    if !address.isPublic { refusedAddress = address }
    return address.isPublic
  }

  private func prepareMessage(_ handle: UnsafeMutableRawPointer) {
    if request.method == "HEAD" {
      _ = clipsite_curl_set_number(handle, CURLOPT_NOBODY, 1)
    } else if let body = request.body {
      prepareBody(handle, body.count)
      _ = clipsite_curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
    } else if request.method != "GET" {
      _ = clipsite_curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
    }
    if request.isSentOnce { _ = clipsite_curl_set_number(handle, CURLOPT_FRESH_CONNECT, 1) }
    // libcurl would decompress the answer, but takes data that does not end for whole.
    if request.acceptsCompression { fields = clipsite_curl_list_append(fields, "Accept-Encoding: gzip") }
    for header in request.headers {
      fields = clipsite_curl_list_append(fields, "\(header.name): \(header.value)")
    }
    // Waiting for leave to send a body costs a round trip, and some stores never give it.
    fields = clipsite_curl_list_append(fields, "Expect:")
    _ = clipsite_curl_set_pointer(handle, CURLOPT_HTTPHEADER, fields)
  }

  /// Lets libcurl ask for the bytes piece by piece, so that it needs no copy of them.
  private func prepareBody(_ handle: UnsafeMutableRawPointer, _ count: Int) {
    _ = clipsite_curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(count))
    guard count > 0 else {
      _ = clipsite_curl_set_text(handle, CURLOPT_COPYPOSTFIELDS, "")
      return
    }
    _ = clipsite_curl_set_number(handle, CURLOPT_POST, 1)
    let own = Unmanaged.passUnretained(self).toOpaque()
    _ = clipsite_curl_set_pointer(handle, CURLOPT_READDATA, own)
    _ = clipsite_curl_set_receiver(handle, CURLOPT_READFUNCTION) { bytes, size, count, context in
      Transfer.at(context)?.giveBody(bytes, size * count) ?? 0
    }
    // A request on a kept connection that turns out to be closed is sent again from the start.
    _ = clipsite_curl_set_pointer(handle, CURLOPT_SEEKDATA, own)
    _ = clipsite_curl_set_seeker(handle) { context, offset, origin in
      guard origin == 0, let transfer = Transfer.at(context) else { return Int32(CURL_SEEKFUNC_CANTSEEK) }
      transfer.sentBytes = Int(offset)
      return Int32(CURL_SEEKFUNC_OK)
    }
  }

  private func giveBody(_ bytes: UnsafeMutablePointer<CChar>?, _ room: Int) -> Int {
    guard let bytes, let body = request.body else { return 0 }
    let count = min(room, body.count - sentBytes)
    body.withUnsafeBytes { buffer in
      UnsafeMutableRawBufferPointer(start: bytes, count: count)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[sentBytes..<sentBytes + count]))
    }
    sentBytes += count
    return count
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func receiveBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    // Taking fewer bytes than there are ends the transfer.
    isTooLong = body.count + count > largestAnswer
    guard !isTooLong else { return 0 }
    body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
    return count
  }

  private func receiveHeader(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      // The head of another answer, as after an interim one: what came before was not the answer.
      headers = []
    } else if let colon = line.firstIndex(of: ":") {
      let value = line[line.index(after: colon)...].drop { $0.isWhitespace }
      let end = value.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? value.startIndex
      headers.append(HTTPHeader(String(line[..<colon]), String(value[..<end])))
    }
    return count
  }

  /// The seconds that a field asks to wait for. libcurl reads dates; later versions of it cut long waits
  /// short.
  private static func retryAfter(_ field: String, of handle: UnsafeMutableRawPointer) -> Int {
    if let seconds = Int(field) { return max(0, min(seconds, Int(Int32.max))) }
    var seconds: curl_off_t = 0
    _ = clipsite_curl_get_size(handle, CURLINFO_RETRY_AFTER, &seconds)
    return max(0, Int(seconds))
  }

  /// Returns the outcome of the request.
  package func result(of handle: UnsafeMutableRawPointer, _ code: CURLcode) -> Result<HTTPAnswer, HTTPFailure>
  {
    if code == CURLE_WRITE_ERROR, isTooLong {
      return .failure(.tooLong(largestAnswer))
    }
    if code != CURLE_OK, let refusedAddress {
      return .failure(HTTPFailure(.privateAddress, "it is at the private address \(refusedAddress)"))
    }
    guard code == CURLE_OK else { return .failure(HTTPFailure(code, String(cString: details))) }
    var status = 0
    _ = clipsite_curl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
    var answer = HTTPAnswer(status, headers: headers, body: body, delivery: HTTPDelivery(of: handle))
    if let field = answer["Retry-After"] { answer.retryAfter = Self.retryAfter(field, of: handle) }
    let isGzip = request.decompressesAlways && body.starts(with: Decompression.mark)
    return request.acceptsCompression || isGzip
      ? Decompression.result(of: answer, limit: largestAnswer) : .success(answer)
  }
}
