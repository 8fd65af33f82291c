package import ClipsiteSystem

/// The picture on the card of an experience: a file of the content, or one that is made of it.
package struct HeaderImageFile: Hashable, Sendable {
  /// The path for the system.
  package let path: String
  /// The path in messages.
  package let displayPath: String
  /// The content folder, which the file must be in whenever it is read.
  private let folder: String?
  /// The recipe of the image, or `nil` if the file itself fits.
  private let making: Making?

  /// A file that fits as it is.
  package init(path: String, in folder: String, displayPath: String) {
    self.path = path
    self.folder = folder
    self.displayPath = displayPath
    making = nil
  }

  /// Creates the image that is made from a file.
  package init(made source: ImageSource, by maker: ImageMaker, displayPath: String) {
    path = source.path
    folder = source.folder
    self.displayPath = displayPath
    making = Making(source: source, maker: maker)
  }

  /// The name of the file alone.
  package var name: String {
    let name = RelativePath(path).name
    guard making != nil else { return name.text }
    return String(Substring(name.utf8.prefix { $0 != UInt8(ascii: ".") })) + "-header.jpg"
  }

  /// The bytes. App Store Connect takes pictures of a few megabytes; more than 64 MiB is no picture.
  ///
  /// - Throws: `SystemError` when the file cannot be read or is larger, or no picture can be made of it.
  package func read() throws(SystemError) -> [UInt8] {
    guard let making else { return try FileStore.read(path, within: folder, limit: ImageMaker.sourceLimit) }
    do throws(ImageError) {
      return try making.maker.picture(of: making.source, UnfitHeaderImage.size, .jpeg)
    } catch {
      if case .unreadable(let error) = error { throw error.about(displayPath) }
      throw SystemError("cannot use", displayPath, reason: "the picture cannot be decoded to its end")
    }
  }

  /// A source and who makes something of it, which is the same for all pictures of a site.
  private struct Making: Hashable, Sendable {
    let source: ImageSource
    let maker: ImageMaker

    static func == (left: Making, right: Making) -> Bool { left.source == right.source }
    func hash(into hasher: inout Hasher) { hasher.combine(source) }
  }
}
