import Foundation
import StrictJSON

/// A page in a browser: what tests ask of it, whichever browser shows it.
protocol BrowserPage {
  /// Opens an address and waits until the page and all that it shows is loaded.
  func open(_ address: String) throws

  /// The value of an expression, that of its promise if it is one.
  ///
  /// - Parameter deadline: When to give up.
  @discardableResult
  func evaluate(_ expression: String, until deadline: ContinuousClock.Instant) throws -> JSONValue

  /// Makes the page one of a device and of a reader's preferences.
  func take(on look: Look) throws

  /// The whole page as a picture (PNG), with what lies below the window and its images, also those that would only be
  /// loaded once they are scrolled to.
  func screenshot() throws -> Data
}

extension BrowserPage {
  /// The value of an expression, that of its promise if it is one.
  @discardableResult
  func evaluate(_ expression: String) throws -> JSONValue {
    try evaluate(expression, until: .now + Chromium.patience)
  }

  /// A text as JavaScript spells it.
  static func literal(_ text: String) -> String {
    String(decoding: JSONValue.string(text).bytes(), as: UTF8.self)
  }

  /// Waits until an expression is true. The page may load again meanwhile, as often as it likes.
  func wait(for condition: String) throws {
    let deadline = ContinuousClock.now + Chromium.patience
    let promise = """
      new Promise((done) => {
        const look = () => ((\(condition)) ? done(true) : setTimeout(look, 10));
        look();
      })
      """
    while ContinuousClock.now < deadline {
      do {
        try evaluate(promise, until: deadline)
        return
      } catch BrowserError.refused {
        // The page went away while it was asked, and its promise with it; the next one is asked again.
      } catch BrowserError.silent {
        break
      }
    }
    throw BrowserError.silent(condition)
  }

  /// Loads all images, also those that would only be loaded once they are scrolled to.
  func loadImages() throws {
    let images = "[...document.images].map((image) => { image.loading = 'eager'; return image.decode(); })"
    try evaluate("Promise.allSettled(\(images)).then(() => true)")
  }
}
