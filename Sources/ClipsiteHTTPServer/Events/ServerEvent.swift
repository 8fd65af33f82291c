import ClipsiteAppClips

/// One event for the pages that are open (Server-Sent Events; HTML Living Standard, section 9.2).
package struct ServerEvent: Sendable, Hashable {
  /// What a page listens for, such as `reload` or `error`; without line ends.
  package let name: String
  /// The version that it tells of, which a page gives back when it connects again. A server that is started
  /// anew must not use it for another version.
  package let id: UInt64
  /// What it says; may have several lines.
  package let data: String

  /// An event.
  package init(_ name: String, id: UInt64, data: String = "") {
    self.name = name
    self.id = id
    self.data = data
  }

  /// The event as it is sent. Without a `data` line browsers would not dispatch it.
  package var bytes: [UInt8] {
    var bytes = Array("event: ".utf8)
    bytes += name.utf8.filter { !$0.isControl }
    bytes += "\nid: \(id)\ndata: ".utf8
    var last: UInt8 = 0
    for byte in data.utf8 {
      switch byte {
      case UInt8(ascii: "\n") where last == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): bytes += "\ndata: ".utf8
      default: bytes.append(byte)
      }
      last = byte
    }
    bytes += "\n\n".utf8
    return bytes
  }
}
