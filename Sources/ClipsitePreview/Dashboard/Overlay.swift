/// The additions of the preview to pages, which no build has. They load the page again when the site changes,
/// and show the site's mistakes.
enum Overlay {
  /// The path of the event stream that the script listens to (Server-Sent Events, HTML Living Standard,
  /// section 9.2).
  ///
  /// Its events: `reload`, whose id is the version of a good build; `error`, whose data `DiagnosticEvents`
  /// makes; and `ping` with empty data every 15 seconds, since comments do not reach a script. `?since=` is
  /// the version of the build that the page shows. A build of another run of the preview has another version.
  static let eventsPath = Dashboard.root + "events"

  /// The element that loads the script.
  ///
  /// - Parameter version: The version of the build that the page comes from.
  static func tag(version: UInt64) -> String {
    "<script src=\"\(Dashboard.root)overlay.js\" data-version=\"\(version)\" defer=\"defer\"></script>"
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
