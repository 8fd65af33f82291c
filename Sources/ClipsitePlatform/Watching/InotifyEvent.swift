#if os(Linux)
  /// One message of the system about a watched folder: `struct inotify_event`, whose name has any length.
  struct InotifyEvent {
    /// The watch that it belongs to.
    let watch: Int32
    /// What happened.
    private let mask: UInt32
    /// The name in the folder; empty when the folder itself is meant.
    let name: RelativePath
    /// The length of the message in bytes.
    let length: Int

    private static let headLength = 16

    /// The message at an offset, or nil when there is none.
    init?(_ buffer: [UInt8], at offset: Int, end: Int) {
      guard offset + Self.headLength <= end else { return nil }
      func word(_ index: Int) -> UInt32 {
        buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset + 4 * index, as: UInt32.self) }
      }
      watch = Int32(bitPattern: word(0))
      mask = word(1)
      length = Self.headLength + Int(word(3))
      guard offset + length <= end else { return nil }
      let padded = buffer[(offset + Self.headLength)..<(offset + length)]
      name = RelativePath(String(decoding: padded.prefix { $0 != 0 }, as: UTF8.self))
    }

    /// Whether a flag such as `IN_CREATE` is set.
    func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
  }
#endif
