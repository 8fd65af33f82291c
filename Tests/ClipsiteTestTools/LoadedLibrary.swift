import ClipsiteCLoading
import ClipsiteCPrinting
import ClipsiteCQREncode
import ClipsiteCVips

/// A library that the program loads when a command needs it. `.ci/setup` installs all of them.
package struct LoadedLibrary: TestNeed {
  package let name: String
  package let isThere: Bool

  /// Makes images.
  package static let vips = LoadedLibrary(
    name: "libvips", isThere: clipsite_vips_load() == clipsite_vips_ready)
  /// Draws signs, with cairo and Pango.
  package static let rsvg = LoadedLibrary(name: "librsvg", isThere: clipsite_printing_load() == nil)
  /// Makes codes for paper.
  package static let qrencode = LoadedLibrary(name: "libqrencode", isThere: clipsite_qrencode_load())
  /// Sends requests. macOS has it.
  package static let curl = LoadedLibrary(
    name: "libcurl", isThere: isOnMacOS || clipsite_load_library("libcurl.so.4", "") != nil)

  package static let all = [vips, rsvg, qrencode, curl]

  private static var isOnMacOS: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }

  /// Skips a test case with a line that makes codes or signs, without the libraries for them.
  package static func requireCodes(for line: String, in testCase: String) throws {
    let words = line.split(separator: " ")
    guard words.contains("codes") else { return }
    try qrencode.require(for: testCase)
    if words.contains("--sign") { try rsvg.require(for: testCase) }
  }
}
