import ClipsiteCLibrary

/// Files of any size, in pieces.
extension FileStore {
  /// The number of bytes of a file that are in memory at a time.
  private static let pieceSize = 1 << 16

  /// The size of a regular file that can be opened, in bytes. Nothing is read.
  ///
  /// - Parameter folder: The folder that the file must be in, wherever links lead, or `nil` if it may be
  ///   anywhere.
  /// - Throws: `SystemError` when it cannot be opened, or is no regular file.
  package static func size(of path: String, within folder: String? = nil) throws(SystemError) -> Int {
    let (descriptor, status) = try openFile(path, within: folder)
    close(descriptor)
    return status.size
  }

  /// Copies a file to one that must not exist yet.
  ///
  /// - Parameters:
  ///   - root: The folder that the file must be in, wherever links lead, or `nil` if it may be anywhere.
  ///   - name: The name of the copy, relative to `folder`.
  ///   - folder: An open folder, or `AT_FDCWD`.
  ///   - path: What messages call the copy.
  ///   - piece: Memory to read into, which the caller keeps for the next file.
  /// - Throws: `SystemError` when the file cannot be read, or the copy cannot be written.
  package static func copy(
    _ source: String, within root: String? = nil, to name: String, in folder: Int32 = AT_FDCWD,
    path: @autoclosure () -> String,
    piece: inout [UInt8]
  ) throws(SystemError) {
    let (descriptor, status) = try openFile(source, within: root)
    defer { close(descriptor) }
    try create(name, in: folder, path: path()) { (target) throws(SystemError) in
      try forEachPiece(of: descriptor, source, status.size, &piece) { Descriptor.write($0, to: target) }
    }
  }

  /// Reads an open file of a size in pieces until one is refused with an error number. One that grows
  /// meanwhile could have no end.
  private static func forEachPiece(
    of descriptor: Int32, _ path: String, _ size: Int, _ piece: inout [UInt8],
    _ take: (UnsafeRawBufferPointer) -> Int32
  ) throws(SystemError) -> Int32 {
    setCount(of: &piece, to: pieceSize)
    var taken = 0
    while true {
      let count = piece.withUnsafeMutableBytes { readSome(descriptor, $0) }
      guard count >= 0 else { throw .last("cannot read", path) }
      taken += count
      if count == 0 || taken > size { break }
      let failure = piece.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      if failure != 0 { return failure }
    }
    try requireWhole(path, taken, of: size)
    return 0
  }

  /// Indicates whether a file has the same bytes as another. It is `false` for a file that cannot be read.
  ///
  /// - Parameters:
  ///   - name: The name of the file, relative to `folder`. A link is not followed.
  ///   - folder: An open folder, or `AT_FDCWD`.
  ///   - source: The path of the other.
  ///   - root: The folder that the other must be in, wherever links lead, or `nil` if it may be anywhere.
  ///   - piece: Memory to read into, which the caller keeps for the next file.
  /// - Throws: `SystemError` when the other file cannot be read.
  package static func holds(
    copyOf source: String, within root: String? = nil, _ name: String, in folder: Int32 = AT_FDCWD,
    piece: inout [UInt8]
  ) throws(SystemError) -> Bool {
    let (original, status) = try openFile(source, within: root)
    defer { close(original) }
    let descriptor = name.withCString { openat(folder, $0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard let copy = try? Self.status(of: descriptor, name), copy.isRegular, copy.size == status.size else {
      return false
    }
    setCount(of: &piece, to: 2 * pieceSize)
    let isSame = piece.withUnsafeMutableBytes { haveSameBytes(original, descriptor, using: $0) }
    guard let isSame else { throw .last("cannot read", source) }
    return isSame
  }

  /// Reads two files to their ends, in turn into the halves of a piece of memory, or `nil` if the first
  /// cannot be read.
  private static func haveSameBytes(
    _ left: Int32, _ right: Int32, using piece: UnsafeMutableRawBufferPointer
  ) -> Bool? {
    let halves = (
      UnsafeMutableRawBufferPointer(rebasing: piece[..<(piece.count / 2)]),
      UnsafeMutableRawBufferPointer(rebasing: piece[(piece.count / 2)...])
    )
    while true {
      let count = readAll(left, halves.0)
      guard count >= 0 else { return nil }
      guard readAll(right, halves.1) == count else { return false }
      if count == 0 { return true }
      guard
        let (one, other) = halves.0.baseAddress.flatMap({ one in halves.1.baseAddress.map { (one, $0) } }),
        memcmp(one, other, count) == 0
      else { return false }
    }
  }
}
