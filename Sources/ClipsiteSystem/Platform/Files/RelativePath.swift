/// A path below a folder, or a name in it: without a slash at either end, and empty for the folder itself.
///
/// Paths are bytes that happen to be UTF-8. Texts are not: two of them are equal when they mean the same
/// letters, and a name that begins with a combining mark makes one character with the slash before it. So
/// paths are compared, sorted, split and joined here, and become texts only for messages and for calls of the
/// system.
package struct RelativePath: Hashable, Comparable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The path as messages and calls of the system want it.
  package let text: String

  /// A path with these bytes.
  package init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  /// A path with the bytes of a piece of a text.
  package init(_ text: Substring) { self.init(String(text)) }

  /// A path with the bytes of a piece of a text.
  package init(_ bytes: Substring.UTF8View) { self.init(String(Substring(bytes))) }

  /// A path that is known when the program is written.
  package init(stringLiteral text: String) { self.init(text) }

  /// The path as messages and calls of the system want it.
  package var description: String { text }

  /// The bytes.
  package var utf8: String.UTF8View { text.utf8 }

  /// Indicates whether this is the folder itself.
  package var isEmpty: Bool { text.isEmpty }

  /// Indicates whether no part of the path is empty, `.`, or `..`.
  package var isInside: Bool { withBytes { Self.isInside(UnsafeRawBufferPointer($0)) } }

  /// Indicates whether no part of a path with these bytes is empty, `.`, or `..`.
  package static func isInside(_ path: UnsafeRawBufferPointer) -> Bool {
    var partLength = 0
    var dots = 0
    for byte in path {
      if byte == slash {
        if partLength == dots, partLength <= 2 { return false }
        (partLength, dots) = (0, 0)
      } else {
        partLength += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return partLength != dots || partLength > 2
  }

  /// Indicates whether the path has no letters beyond ASCII, which have several forms.
  package var isASCII: Bool { withBytes { $0.allSatisfy { $0 < 0x80 } } }

  // MARK: Comparing

  /// Indicates whether the bytes are the same.
  package static func == (lhs: RelativePath, rhs: RelativePath) -> Bool {
    lhs.utf8.count == rhs.utf8.count && lhs.order(to: rhs) == 0
  }

  /// Orders by the bytes.
  package static func < (lhs: RelativePath, rhs: RelativePath) -> Bool { lhs.order(to: rhs) < 0 }

  /// Feeds the bytes.
  package func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8.max)
  }

  private func order(to other: RelativePath) -> Int {
    withBytes { mine in
      other.withBytes { UnsafeRawBufferPointer(mine).order(to: UnsafeRawBufferPointer($0)) }
    }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let result = text.utf8.withContiguousStorageIfAvailable(body) else {
      preconditionFailure("the text of a path is contiguous")
    }
    return result
  }
}

/// Splitting and joining.
extension RelativePath {
  private static let slash = UInt8(ascii: "/")

  /// The names that the path consists of; none when it is empty.
  package var components: [RelativePath] { utf8.split(separator: Self.slash).map { RelativePath($0) } }

  /// The last name.
  package var name: RelativePath { lastSlash.map { piece($0 + 1..<utf8.count) } ?? self }

  /// The folder that the last name stands in. Empty if there is only one name.
  package var folder: RelativePath { lastSlash.map { piece(0..<$0) } ?? "" }

  /// Returns `true` if the path has no slash.
  package var isName: Bool { lastSlash == nil }

  /// The offset of the last slash. Each link of each page asks for it, and a text would step back over its
  /// characters.
  private var lastSlash: Int? { withBytes { $0.lastIndex(of: Self.slash) } }

  private func piece(_ range: Range<Int>) -> RelativePath {
    RelativePath(withBytes { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) })
  }

  /// The outermost folder that the path stands in, or `nil` if there is only one name.
  package var topFolder: RelativePath? { utf8.firstIndex(of: Self.slash).map { RelativePath(utf8[..<$0]) } }

  /// The folders that the path stands in, the innermost first, without the one that it is relative to.
  package var foldersAbove: some Sequence<RelativePath> {
    sequence(first: folder) { $0.folder }.prefix { !$0.isEmpty }
  }

  /// A path below this one.
  package func appending(_ path: RelativePath) -> RelativePath {
    if isEmpty { return path }
    return path.isEmpty ? self : RelativePath(path.text(below: text))
  }

  /// The path with some bytes behind it, as in `market` and `.html`.
  package func appending(ending: String) -> RelativePath { RelativePath(text + ending) }

  /// The path as seen from where a folder is, made in one piece: every page has a few such paths.
  package func text(below folder: String) -> String {
    if folder.isEmpty { return text }
    let (start, length) = (folder.utf8.count + 1, utf8.count)
    return String(unsafeUninitializedCapacity: start + length) { bytes in
      _ = bytes.initialize(from: folder.utf8)
      bytes[start - 1] = Self.slash
      _ = UnsafeMutableBufferPointer(rebasing: bytes[start...]).initialize(from: utf8)
      return start + length
    }
  }

  /// The path as seen from a folder that it stands in, at any depth. Empty if it is that folder, and nil
  /// when it is elsewhere.
  package func relative(to folder: RelativePath) -> RelativePath? {
    if folder.isEmpty { return self }
    guard utf8.starts(with: folder.utf8) else { return nil }
    let rest = utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == Self.slash ? RelativePath(rest.dropFirst()) : nil
  }

  /// Indicates whether the path is in a folder, at any depth.
  package func isBelow(_ folder: RelativePath) -> Bool { relative(to: folder)?.isEmpty == false }

  /// Indicates whether the bytes begin with a prefix.
  package func hasPrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// Indicates whether the bytes end with a suffix, as `market.md` ends with `.md`.
  package func hasSuffix(_ suffix: String) -> Bool {
    withBytes { bytes in
      RelativePath(suffix).withBytes { $0.count <= bytes.count && bytes.suffix($0.count).elementsEqual($0) }
    }
  }

  /// The text behind the last period of the name, as `jpg` in `market.jpg`, or `nil` without a period.
  package var fileExtension: String? { endOfStem.map { String(Substring(utf8[utf8.index(after: $0)...])) } }

  /// The path without the last period of the name and what follows.
  package var withoutExtension: RelativePath { endOfStem.map { RelativePath(utf8[..<$0]) } ?? self }

  private var endOfStem: String.Index? {
    let last = utf8.lastIndex { $0 == UInt8(ascii: ".") || $0 == Self.slash }
    return last.flatMap { utf8[$0] == Self.slash ? nil : $0 }
  }

  /// The path without its last bytes.
  package func dropLast(_ count: Int) -> RelativePath { RelativePath(utf8.dropLast(count)) }
}
