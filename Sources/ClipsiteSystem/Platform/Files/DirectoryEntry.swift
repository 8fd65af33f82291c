package import ClipsiteCLibrary

/// One name that `readdir` gave, with the kind where the file system tells it.
package struct DirectoryEntry {
  package enum EntryType {
    case file, folder, link, other

    /// The kind that a mode (`st_mode`) describes.
    package init(ofMode mode: UInt32) {
      switch mode_t(truncatingIfNeeded: mode) & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .link
      default: self = .other
      }
    }
  }

  /// The name; one that is not UTF-8 has its bytes above ASCII written as `\xNN`.
  package let name: RelativePath
  /// Indicates whether the bytes of the name were valid UTF-8.
  package let isUTF8: Bool
  /// The kind. Where the file system does not tell it with the name, it is asked for.
  package let type: EntryType

  /// - Parameter folder: The open folder that the entry is of.
  /// - Throws: `SystemError` when the kind must be asked for, and the system refuses.
  package init(_ entry: UnsafeMutablePointer<dirent>, in folder: Int32) throws(SystemError) {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
    let text = UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
    let validated = String(validatingCString: text)
    name = RelativePath(validated ?? Self.escaped(bytes))
    isUTF8 = validated != nil
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): type = .file
    case Int32(DT_DIR): type = .folder
    case Int32(DT_LNK): type = .link
    case Int32(DT_UNKNOWN): type = try Self.type(of: text, shownAs: name.text, in: folder)
    default: type = .other
    }
  }

  /// Asks for a kind: network file systems and old XFS give names without. What is gone again is `other`.
  private static func type(
    of text: UnsafePointer<CChar>, shownAs name: String, in folder: Int32
  ) throws(SystemError) -> EntryType {
    var info = stat()
    guard fstatat(folder, text, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
      if FileStore.isMissing(errno) { return .other }
      throw .last("cannot read", name)
    }
    return EntryType(ofMode: UInt32(info.st_mode))
  }

  private static func escaped(_ bytes: UnsafePointer<UInt8>) -> String {
    var text = ""
    var next = bytes
    while next.pointee != 0 {
      let byte = next.pointee
      text += byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
      next += 1
    }
    return text
  }
}
