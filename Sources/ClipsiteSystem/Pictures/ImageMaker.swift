import Synchronization

/// Makes pictures, and remembers them in a cache. All threads of a build share one.
package final class ImageMaker: Sendable {
  package let library: ImageLibrary
  private let cache: ImageCache
  /// The hashes of files, so that one of which ten pictures are made is hashed once.
  private let digests = Mutex<[String: [UInt8]]>([:])
  private let samples = Mutex<(encoders: [UInt8]?, fonts: [UInt8]?)>((nil, nil))
  private let made = Atomic(0)

  /// A maker that keeps what it makes in a cache.
  package init(_ library: ImageLibrary, _ cache: ImageCache) {
    self.library = library
    self.cache = cache
  }

  /// The size of a source at most, in bytes.
  package static let sourceLimit = 64 << 20
  /// The size of a source at most, in pixels: about twice what phones take today, and 300 MB when it is
  /// decoded.
  static let pixelLimit = 100_000_000

  /// Indicates whether an image has more pixels than a source may have.
  package static func isTooLarge(width: Int, height: Int) -> Bool {
    let (pixels, isOverflow) = width.multipliedReportingOverflow(by: height)
    return isOverflow || pixels > pixelLimit
  }

  /// The number of images that had to be made because the cache did not have them.
  package var madeCount: Int { made.load(ordering: .relaxed) }

  /// A picture in a size and format: upright, in sRGB, opaque, without metadata. The same source, size,
  /// format and version of the libraries give the same bytes.
  ///
  /// - Throws: `ImageError`.
  package func picture(
    of source: ImageSource, _ size: ImageSize, _ format: OutputImageFormat
  ) throws(ImageError) -> [UInt8] {
    let recipe =
      "\(size.width)x\(size.height) \(format.fileExtension) \(format.quality) \(source.orientation)"
    return try make(recipe, of: source) { bytes in
      library.pixels(of: bytes, orientation: source.orientation, size).flatMap {
        library.encode($0, as: format)
      }
    }
  }

  /// Looks whether pictures can be made of a source. Nothing is encoded or kept.
  ///
  /// - Throws: `ImageError`.
  package func check(_ source: ImageSource) throws(ImageError) {
    _ = try wholeBytes(of: source, keepingResult: false)
  }

  // MARK: Cache

  /// Returns the result of a recipe for a source, from the cache if it is there.
  package func make(
    _ recipe: String, of source: ImageSource, _ make: ([UInt8]) -> [UInt8]?
  ) throws(ImageError) -> [UInt8] {
    if let known = cache.value(of: key(recipe, try digest(of: source))) { return known }
    // The key is that of the very bytes that are decoded, whatever has become of the file meanwhile.
    let (bytes, digest) = try wholeBytes(of: source, keepingResult: true)
    return try keep(key(recipe, digest)) { make(bytes) }
  }

  /// Returns the result of a recipe without a source, from the cache if it is there.
  package func make(_ recipe: String, _ make: () -> [UInt8]?) throws(ImageError) -> [UInt8] {
    let key = key(recipe, fontSample())
    if let known = cache.value(of: key) { return known }
    return try keep(key, make)
  }

  private func keep(_ key: String, _ make: () -> [UInt8]?) throws(ImageError) -> [UInt8] {
    guard let bytes = make() else { throw .refused }
    made.add(1, ordering: .relaxed)
    cache.keep(bytes, for: key)
    return bytes
  }

  /// The hash of all that a picture is made of: the bytes of its source, what is asked for, and who makes it.
  private func key(_ recipe: String, _ source: [UInt8]) -> String {
    Hexadecimal.text(SHA256.digest(source + encoderSample() + Array(recipe.utf8)))
  }

  // MARK: Sources

  private func digest(of source: ImageSource) throws(ImageError) -> [UInt8] {
    if let known = digests.withLock({ $0[source.path] }) { return known }
    let digest = SHA256.digest(try read(source))
    digests.withLock { $0[source.path] = digest }
    return digest
  }

  private func read(_ source: ImageSource) throws(ImageError) -> [UInt8] {
    do throws(SystemError) {
      return try FileStore.read(source.path, within: source.folder, limit: Self.sourceLimit)
    } catch {
      throw .unreadable(error)
    }
  }

  /// The bytes of a source that can be decoded, and their hash. Decoding a whole photograph takes longer than
  /// making a small one of it, so what was found is remembered, too.
  private func wholeBytes(
    of source: ImageSource, keepingResult keepsResult: Bool
  ) throws(ImageError) -> (bytes: [UInt8], digest: [UInt8]) {
    let bytes = try read(source)
    let digest = SHA256.digest(bytes)
    let key = key("whole \(source.width)x\(source.height)", digest)
    if cache.value(of: key) == nil {
      // Whoever asks has looked at the header; what would keep the decoder busy for hours must not depend on
      // that.
      guard !Self.isTooLarge(width: source.width, height: source.height), !JPEGFile.hasTooManyScans(bytes)
      else { throw .refused }
      guard library.isWhole(bytes, width: source.width, height: source.height) else { throw .damaged }
      if keepsResult { cache.keep([], for: key) }
    }
    return (bytes, digest)
  }

  // MARK: Samples

  /// The hash of a small picture in all formats. Another version of an encoder makes other bytes of it,
  /// though only the version of libvips can be asked for.
  private func encoderSample() -> [UInt8] {
    samples.withLock { samples in
      if let known = samples.encoders { return known }
      var pixels = RGBPixels(ImageSize(96, 64), filledWith: .white)
      pixels.drawDisk(x: 40, y: 30, radius: 24, RGBColor(red: 163, green: 60, blue: 19))
      pixels.drawDisk(x: 70, y: 50, radius: 30, RGBColor(red: 20, green: 90, blue: 160))
      let encoded = OutputImageFormat.allCases.flatMap { library.encode(pixels, as: $0) ?? [] }
      let sample = SHA256.digest(Array(library.version.utf8) + encoded)
      samples.encoders = sample
      return sample
    }
  }

  /// The hash of some words in the scripts of the world, which other fonts set otherwise.
  private func fontSample() -> [UInt8] {
    samples.withLock { samples in
      if let known = samples.fonts { return known }
      let masks = ["Sans", "Serif", "Monospace"].map {
        library.mask(SocialCard.fontSample, "\($0) Bold 24", width: 800)
      }
      let sample = SHA256.digest(
        masks.flatMap { $0.map { [UInt8(truncatingIfNeeded: $0.width)] + $0.bytes } ?? [] })
      samples.fonts = sample
      return sample
    }
  }
}

/// A picture that others are made of, and what its header says of it.
package struct ImageSource: Hashable, Sendable {
  /// The path of the file for the system.
  package let path: String
  /// The folder that the file must be in, wherever links lead, or `nil` if it may be anywhere.
  package let folder: String?
  /// The width in pixels as stored.
  package let width: Int
  /// The height in pixels as stored.
  package let height: Int
  /// The orientation of the camera: 1 to 8 (Exif 2.32, section 4.6.4, Orientation).
  package let orientation: Int

  /// A picture.
  ///
  /// - Parameter folder: The folder that the file must be in, wherever links lead, or `nil` if it may be
  ///   anywhere.
  package init(path: String, in folder: String? = nil, width: Int, height: Int, orientation: Int) {
    self.path = path
    self.folder = folder
    self.width = width
    self.height = height
    self.orientation = orientation
  }
}

/// The reason why an image was not made.
package enum ImageError: Error, Hashable, Sendable {
  /// The file is damaged, or ends too early.
  case damaged
  /// The file cannot be read.
  case unreadable(SystemError)
  /// It would take too much time or memory to decode, or the library refused, as when there is no font.
  case refused
}
