package import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteSite
package import ClipsiteSystem

/// The texts and codes on the sign of a location.
package struct SignContents: Sendable {
  /// The texts by slot. A slot without a text disappears.
  package let texts: [SignSlot: String]
  package let code: QRCode
  /// The code as a drawing, which a sign can have on several faces.
  let drawnCode: [UInt8]
  /// The App Clip Code, if Apple's program made one, with its width for each unit of height.
  let appClipCode: (picture: SignPicture, ratio: Double)?
  package let language: LanguageTag
  /// The URL that the code leads to.
  package let url: InvocationURL

  /// The texts and codes on the sign of a page.
  ///
  /// - Parameters:
  ///   - code: The code on it.
  ///   - shortURL: The URL in words.
  /// - Throws: `SystemError` when the URL does not fit into a code.
  init(
    of code: PrintedCode, shortURL: InvocationURL, appClipCode: (picture: SignPicture, ratio: Double)?,
    in site: Site, _ words: PageWordsTable
  ) throws(SystemError) {
    let page = site[code.page]
    language = code.language
    url = code.url
    self.appClipCode = appClipCode
    self.code = try QRCode(code.url.description)
    drawnCode = self.code.drawing
    let words = words.words(in: language)
    func label(_ name: String) -> String { page.source.extra.label(Name(name)) ?? words.label(name) }
    let clip = site.clip(of: page)
    let business = site.hasSeveralBusinesses ? site.business(of: page) : nil
    texts = [
      .brand: business.map { site[$0].source.fields.title } ?? site.configuration.name,
      .headline: [clip.call, clip.cardSubtitle].compactMap(\.self).first { !$0.allSatisfy(\.isWhitespace) }
        ?? label("open"),
      .action: label("sign-scan"), .promise: label("call-hint"), .place: code.title,
      .fallback: label("sign-type").replacing("{url}", with: Self.shown(shortURL)),
      .iPhone: "iPhone", .anyPhone: label("sign-any-phone"),
    ].filter { !$0.value.isEmpty }
  }

  /// A URL as people type it.
  private static func shown(_ url: InvocationURL) -> String {
    var text = url.description.dropFirst("https://".count)
    if text.last == "/" { text.removeLast() }
    return String(text)
  }
}

extension QRCode {
  /// The code as a drawing with its quiet zone, black on white: no color of a brand makes it harder to read.
  fileprivate var drawing: [UInt8] {
    let size = side + 2 * Self.quietZone
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size) \(size)"><path fill="#fff" \
      d="M0 0h\(size)v\(size)H0z"/><path transform="translate(\(Self.quietZone) \(Self.quietZone))" \
      d="\(outline)"/></svg>
      """.utf8)
  }
}
