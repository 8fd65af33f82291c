import ClipsiteMustache

/// The additions of the preview to pages, which no build has. They load the page again when the site changes,
/// and show the site's mistakes.
enum Overlay {
  /// The path of the event stream that the script listens to (Server-Sent Events, HTML Living Standard,
  /// section 9.2).
  ///
  /// Its events: `reload`, whose id is the version of a build without errors; `error`, whose id is the
  /// version of one with errors, and whose data `DiagnosticEvents` makes; and `ping` with empty data every 15
  /// seconds, since comments do not reach a script. `?since=` is the version of the build that the page
  /// shows. A build of another run of the preview has another version.
  static let eventsPath = Dashboard.root + "events"

  /// The element that loads the script.
  ///
  /// - Parameters:
  ///   - version: The version of the build that the page comes from.
  ///   - file: The file of the page, whose errors are shown over it and those of other pages not, or `nil` to
  ///     show all.
  ///   - digest: The digest of the page that is served, or `nil` to ask for it later. A save in between would
  ///     give that of the next page.
  static func tag(version: UInt64, file: String? = nil, digest: String? = nil) -> String {
    let data = [("version", "\(version)"), ("file", file), ("digest", digest)].compactMap { name, value in
      value.map { " data-\(name)=\"\(String(decoding: HTML(escaping: $0).bytes, as: UTF8.self))\"" }
    }
    return "<script src=\"\(Dashboard.root)overlay.js\"\(data.joined()) defer=\"defer\"></script>"
  }

  /// The script. Texts reach the page only as text; the style stays inside the overlay.
  ///
  /// - `overlay-reloading.js` decides whether a page has to load again, and keeps what its reader did.
  ///   `clipsiteReload.isNeeded()` asks whether the page or a file that it loaded has other bytes now, and
  ///   `clipsiteReload.run()` loads the page with the same position and the same values of its forms.
  /// - `overlay-errors.js` listens to events and shows errors.
  /// - `overlay-bar.js` draws the bar in the corner of a page: closed at first, and afterwards as the author
  ///   left it. It asks for its texts when it is opened.
  static let script =
    "\"use strict\";\n" + WebFiles.overlayReloadingScript + WebFiles.overlayErrorsScript
    + WebFiles.overlayBarScript
}
