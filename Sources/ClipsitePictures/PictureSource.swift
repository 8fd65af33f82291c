/// A picture that others are made of, and what its header says of it.
package struct PictureSource: Hashable, Sendable {
  /// Where the file is, for the system.
  package let path: String
  /// The folder that the file must be in, wherever links lead; nil when it may be anywhere.
  package let folder: String?
  /// The width in pixels as stored.
  package let width: Int
  /// The height in pixels as stored.
  package let height: Int
  /// How the camera was held: 1 to 8 (Exif 2.32, section 4.6.4, Orientation).
  package let orientation: Int

  /// A picture.
  ///
  /// - Parameter folder: The folder that the file must be in, wherever links lead; nil when it may be
  ///   anywhere.
  package init(path: String, in folder: String? = nil, width: Int, height: Int, orientation: Int) {
    self.path = path
    self.folder = folder
    self.width = width
    self.height = height
    self.orientation = orientation
  }
}
