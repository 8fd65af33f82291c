/// The picture of the starter site's location: one color, 1200 by 630 pixels, which is the size that a preview in
/// Messages asks for.
enum StarterPicture {
  /// A PNG file.
  static let base64 = """
    iVBORw0KGgoAAAANSUhEUgAABLAAAAJ2AQMAAAB1jukfAAAAA1BMVEXyjFt6tcVfAAAAc0lEQVR42u3BAQ0AAADCoPdPbQ43
    oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAXg1zqQAB6RqMPAAAAABJRU5ErkJggg==
    """
}
