import ClipsiteCryptography

/// The hash of all that a picture is made of: the bytes of its source, what is asked for, and who makes it.
package struct PictureKey: Hashable, Sendable {
  /// The name of the entry in the cache: 64 hexadecimal digits.
  let name: String

  /// - Parameters:
  ///   - recipe: What is made, in words that tell it from everything else.
  ///   - source: The hash of the source.
  ///   - maker: The hash of what the library makes of a sample.
  init(_ recipe: String, source: [UInt8], maker: [UInt8]) {
    name = Hexadecimal.text(SHA256.digest(source + maker + Array(recipe.utf8)))
  }
}
