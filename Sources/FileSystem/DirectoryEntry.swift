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

  /// The name; bytes that are not UTF-8 stand as replacement characters.
  package let name: String
  /// Whether the bytes of the name were valid UTF-8.
  package let isUTF8: Bool
  /// The kind; `other` also when the file system does not tell.
  package let type: EntryType

  init(_ entry: UnsafeMutablePointer<dirent>) {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
    let validated = String(validatingCString: UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self))
    name = validated ?? String(decodingCString: bytes, as: UTF8.self)
    isUTF8 = validated != nil
    type =
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      case Int32(DT_LNK): .link
      default: .other
      }
  }
}
