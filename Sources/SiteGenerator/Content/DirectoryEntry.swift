import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name that `readdir` gave, with the kind where the file system tells it.
struct DirectoryEntry {
  enum EntryType { case file, folder, link, other }

  /// The name; bytes that are not UTF-8 stand as replacement characters.
  let name: String
  /// Whether the bytes of the name were valid UTF-8.
  let isUTF8: Bool
  /// The kind; `other` also when the file system does not tell.
  let type: EntryType

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

  /// What is wrong with the name, if anything.
  func nameProblem(_ path: String) -> Diagnostic? {
    guard isUTF8 else { return FileNameNotUTF8.diagnostic(path) }
    guard !name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) else {
      return FileNameWithControlCharacter.diagnostic(path)
    }
    return nil
  }
}
