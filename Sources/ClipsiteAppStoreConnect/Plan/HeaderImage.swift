import ClipsiteSite
import ClipsiteSystem

/// The picture of an experience, as far as a plan needs it. Its bytes are read again when they are sent.
package struct HeaderImage: Hashable, Sendable {
  let file: HeaderImageFile
  /// The number of bytes.
  let size: Int
  /// Its MD5 digest in hexadecimal digits, as App Store Connect has it.
  let checksum: String

  /// Reads a file.
  init(_ file: HeaderImageFile) throws(SystemError) {
    let bytes = try file.read()
    self.file = file
    size = bytes.count
    guard let digest = MD5.digest(bytes) else {
      throw .usage("this system forbids MD5, by which App Store Connect checks uploads")
    }
    checksum = Hexadecimal.text(digest)
  }

  /// The bytes, which must still be those that the plan was made with.
  func bytes() throws(SystemError) -> [UInt8] {
    let bytes = try file.read()
    guard MD5.digest(bytes).map(Hexadecimal.text) == checksum else {
      throw .service("the file '\(file.displayPath)' has changed during the run")
    }
    return bytes
  }

  /// Indicates whether a registered picture is this one. Where App Store Connect keeps no digest, name and
  /// size have to do.
  func isSame(as image: RegisteredExperience.Image) -> Bool {
    guard image.state != "FAILED" else { return false }
    if let checksum = image.checksum { return checksum.lowercased() == self.checksum }
    return image.fileName == file.name && image.fileSize == size
  }
}
