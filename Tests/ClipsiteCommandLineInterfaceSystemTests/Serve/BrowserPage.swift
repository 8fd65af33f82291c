import Foundation
import ClipsiteJSON

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

  /// The whole page as a picture (PNG), with what lies below the window and its images, also those that would
  /// only be loaded once they are scrolled to.
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
    let promise = """
      new Promise((done) => {
        const look = () => ((\(condition)) ? done(true) : setTimeout(look, 10));
        look();
      })
      """
    do {
      try value(of: promise, until: .now + Chromium.patience)
    } catch BrowserError.silent {
      throw BrowserError.silent(condition)
    }
  }

  /// The value of a promise. When the page loads again, and takes the promise with it, the new page is asked.
  @discardableResult
  func value(of promise: String, until deadline: ContinuousClock.Instant) throws -> JSONValue {
    while ContinuousClock.now < deadline {
      do {
        return try evaluate(promise, until: deadline)
      } catch BrowserError.refused {
        continue
      }
    }
    throw BrowserError.silent(promise)
  }

  /// Loads all images, also those that would only be loaded once they are scrolled to.
  func loadImages() throws {
    let images = "[...document.images].map((image) => { image.loading = 'eager'; return image.decode(); })"
    try evaluate("Promise.allSettled(\(images)).then(() => true)")
  }
}
