import ClipsiteNetwork
import ClipsiteText

/// One part of a file to send, as a reservation asks for it (App Store Connect API, `UploadOperation`).
package struct UploadOperation {
  let method: String
  let url: String
  let headers: [HTTPHeader]
  /// The bytes of the file.
  let range: Range<Int>

  /// The parts of a file, in order, or `nil` if they are not understood, leave bytes out or send some twice,
  /// or would go somewhere unsafe.
  ///
  /// - Parameter allowsPlain: Whether `http` will do, as for a server of tests.
  static func all(in attributes: JSONValue?, size: Int, allowsPlain: Bool) -> [UploadOperation]? {
    guard let list = attributes?["uploadOperations"]?.elements, !list.isEmpty else { return nil }
    let operations = list.compactMap { UploadOperation($0, size: size, allowsPlain: allowsPlain) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard operations.count == list.count else { return nil }
    var end = 0
    for operation in operations {
      guard operation.range.lowerBound == end else { return nil }
      end = operation.range.upperBound
    }
    return end == size ? operations : nil
  }

  /// Indicates whether files can go to a URL, or come from it.
  static func isSafe(_ url: String, allowsPlain: Bool) -> Bool {
    url.hasPrefix("https://") || allowsPlain && url.hasPrefix("http://127.0.0.1:")
  }

  private init?(_ value: JSONValue, size: Int, allowsPlain: Bool) {
    guard let method = value["method"]?.text, let url = value["url"]?.text,
      let offset = value["offset"]?.integer, let length = value["length"]?.integer,
      0...size ~= offset, 0...(size - offset) ~= length,
      Self.isSafe(url, allowsPlain: allowsPlain)
    else { return nil }
    var headers: [HTTPHeader] = []
    for header in value["requestHeaders"]?.elements ?? [] {
      guard let name = header["name"]?.text, let text = header["value"]?.text,
        !name.isEmpty, (name + text).utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else { return nil }
      headers.append(HTTPHeader(name, text))
    }
    guard method.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }), !method.isEmpty else {
      return nil
    }
    (self.method, self.url, self.headers) = (method, url, headers)
    range = offset..<(offset + length)
  }
}
