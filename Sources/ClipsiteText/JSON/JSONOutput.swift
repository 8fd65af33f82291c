/// The memory that a writer fills with text.
///
/// Every page has some fifty names and strings in its structured data. To append one of them to an array,
/// which first finds out whether it is shared, takes longer than to copy its bytes.
struct JSONOutput: ~Copyable {
  /// The memory. The C library of Linux reuses blocks of at most 1,032 bytes without a search.
  private var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 10)
  private var count = 0

  deinit { memory.deallocate() }

  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[..<count])
  }

  /// Returns the place behind the text, where there is room for so many bytes.
  @inline(__always)
  private mutating func place(for more: Int) -> UnsafeMutablePointer<UInt8> {
    if memory.count &- count < more { grow(to: max(count + more, memory.count * 2)) }
    return memory.baseAddress.unsafelyUnwrapped + count
  }

  @inline(never)
  private mutating func grow(to size: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size)
    _ = larger.initialize(fromContentsOf: bytes)
    memory.deallocate()
    memory = larger
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    place(for: 1).initialize(to: byte)
    count &+= 1
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    place(for: text.count).initialize(from: start, count: text.count)
    count += text.count
  }

  /// Appends a text as it is.
  mutating func append(_ text: String) { text.withUTF8Bytes { append($0) } }

  /// Appends the digits of a number, of which the last is written first.
  mutating func append(number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var (length, rest) = (1, number.magnitude)
    while rest > 9 { (length, rest) = (length + 1, rest / 10) }
    let start = place(for: length)
    rest = number.magnitude
    for position in (0..<length).reversed() {
      (start + position).initialize(to: UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    count += length
  }

  /// Appends UTF-8 bytes as a JSON string.
  mutating func append(quoted text: UnsafeBufferPointer<UInt8>, htmlSafe: Bool) {
    if JSONEscaping.isPlain(UnsafeRawBufferPointer(text)) {
      append(plain: text)
    } else {
      append(escaped: text, htmlSafe: htmlSafe)
    }
  }

  /// Appends bytes that need no escape, between quotation marks.
  @inline(__always)
  mutating func append(plain text: UnsafeBufferPointer<UInt8>) {
    let start = place(for: text.count &+ 2)
    start.initialize(to: UInt8(ascii: "\""))
    if let bytes = text.baseAddress { (start + 1).initialize(from: bytes, count: text.count) }
    (start + text.count + 1).initialize(to: UInt8(ascii: "\""))
    count &+= text.count &+ 2
  }

  @inline(never)
  private mutating func append(escaped text: UnsafeBufferPointer<UInt8>, htmlSafe: Bool) {
    let start = place(for: text.count * JSONEscaping.longestEscape + 2)
    start.initialize(to: UInt8(ascii: "\""))
    let end = JSONEscaping.write(text, to: start + 1, htmlSafe: htmlSafe)
    end.initialize(to: UInt8(ascii: "\""))
    count += end - start + 1
  }
}

extension String {
  /// Passes the bytes, without a copy unless the text is one of Objective-C.
  @inline(__always)
  func withUTF8Bytes(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard utf8.withContiguousStorageIfAvailable(use) == nil else { return }
    var native = self
    native.withUTF8(use)
  }
}
