import ClipsiteDiagnostics
import ClipsitePictures
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct PicturesUnavailableTests {
  @Test(arguments: [
    (PictureLibraryError.missing, "pictures cannot be made: libvips is not installed"),
    (.tooOld, "pictures cannot be made: libvips 8.14 or newer is needed"),
    (.unfit, "pictures cannot be made: libvips does not start"),
  ])
  func saysWhyAndWhatToInstall(error: PictureLibraryError, message: String) {
    let diagnostic = Diagnostic.picturesUnavailable(error, at: SourceRange("Content/site.yml", 3..<7))
    #expect(diagnostic.message == message)
    #expect(
      diagnostic.fix
        == "install it (apt-get install libvips42, or brew install vips), or remove `pictures`")
  }

  @Test func withoutTheKeyNobodyAsks() throws {
    var diagnostics: [Diagnostic] = []
    let fixture = try Fixture()
    #expect(SitePictures.maker(for: try fixture.site(), in: fixture.folder, &diagnostics) == nil)
    #expect(diagnostics == [])
  }
}
