#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name that `readdir` gave, with the kind where the file system tells it.
package struct DirectoryEntry {
  /// What an entry is.
  package enum EntryType { case file, folder, link, other }

  /// The name; one that is not UTF-8 has its bytes above ASCII written as `\xNN`.
  package let name: String
  /// Whether the bytes of the name were valid UTF-8.
  package let isUTF8: Bool
  /// The kind; `other` also when the file system does not tell.
  package let type: EntryType

  init(_ entry: UnsafeMutablePointer<dirent>) {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
    let validated = String(validatingCString: UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self))
    name = validated ?? Self.escaped(bytes)
    isUTF8 = validated != nil
    type =
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      case Int32(DT_LNK): .link
      default: .other
      }
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
