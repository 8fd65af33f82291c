package import ClipsiteText

extension DiagnosticCode {
  /// A template of signs cannot be used.
  package static let invalidSign = DiagnosticCode(
    "InvalidSign", .error,
    summary: "The template of a sign cannot be printed.",
    explanation: """
      Signs are made of the SVG drawings of the theme and of `Templates/signs`. A drawing has a `viewBox` in millimeters, with
      3 mm on each side that are cut off, and a square with `id="qr"`. Scripts, HTML, and pictures that are
      files beside the drawing are not printed, and would be missing without a word. Fonts beside it are TTF or
      OTF files. The library that draws text cannot read WOFF and WOFF2, and would take another font.

      Each drawing is tried before a sign is made. It may take 5 seconds of a processor and 1 GiB of memory,
      so that no file keeps the computer busy.
      """,
    fix: "Change the drawing, or compare it with one that `clipsite theme --copy signs/counter` writes.",
    example: .init(.sign, wrong: drawing.replacing(#" viewBox="-3 -3 111 154""#, with: ""), right: drawing))

  /// A template of signs prints worse than it could.
  package static let doubtfulSign = DiagnosticCode(
    "DoubtfulSign", .warning,
    summary: "Something on the sign is printed badly, or not at all.",
    explanation: """
      Masks and filters become coarse pictures. A drawing whose background has no name cannot fill a sheet of
      another format. A logo without a size cannot be placed. Letters of less than 2.5 mm (7 points) are hard to
      read. An App Clip Code has free space around it, as wide as the gap between the glyph in its middle and the
      ring (Apple, Human Interface Guidelines, “App Clips”). clipsite takes that for a twelfth of its width.
      """,
    fix: "Draw it with shapes, opacity, and gradients.",
    example: .init(.sign, wrong: drawing.replacing(#" id="background""#, with: ""), right: drawing))

  /// A text has no room on a sign.
  package static let signTextTooLong = DiagnosticCode(
    "SignTextTooLong", .error,
    summary: "A text does not fit on the sign.",
    explanation: """
      A text shrinks to 60 % of its size and breaks between words. It is never cut, and no word is broken. It
      has at most 1,000 characters.
      """,
    fix: "Shorten the text, or give it more room in the template.",
    example: .init(
      .sign, wrong: drawing.replacing("inline-size:87px", with: "inline-size:2px"), right: drawing))

  /// No installed font has the letters of a sign.
  package static let signLetterMissing = DiagnosticCode(
    "SignLetterMissing", .error,
    summary: "No installed font has a letter of the sign.",
    explanation: """
      Letters that no font has would be printed as boxes. A bare server has no fonts.
      """,
    fix: "Install fonts, such as `fonts-noto-core` and `fonts-noto-cjk` (Debian, Ubuntu), put one into "
      + "`Templates/signs`, or remove the letter.", withoutExample: .computer)

  /// The code on a sign is too small, or something is too near.
  package static let signCodeUnreadable = DiagnosticCode(
    "SignCodeUnreadable", .error,
    summary: "The code on the sign cannot be read from where people stand.",
    explanation: """
      A code is read from a distance of at most 20 times its size, better 10 times (Apple, Human Interface
      Guidelines, “App Clips”). `data-distance` of a template is that distance in millimeters: 300 for a hand,
      500 for a table, 800 for a counter, 1500 for a door. Without it, a hand is meant. An App Clip Code is at
      least 19 mm wide. Around a QR code, four modules on each side stay free (ISO/IEC 18004). clipsite
      prints them white, so they must not cover a text or lie outside the sign.
      """,
    fix: "Give the code more room in the template, or use a short URL, whose code has larger modules.",
    example: .init(
      .sign, wrong: drawing.replacing(#"width="50" height="50""#, with: #"width="30" height="30""#),
      right: drawing))

  /// A sign is for a location that is closed.
  package static let signOfClosedLocation = DiagnosticCode(
    "SignOfClosedLocation", .warning,
    summary: "The sign is for a location that is closed.",
    explanation: """
      Apple asks to remove codes that lead to nothing. `closed-until` says that the location is closed for now.
      """,
    fix: "Print it when the location opens again, or remove `closed-until`.",
    withoutExample: .information)
}

extension DiagnosticCode {
  /// A small drawing that can be printed.
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 111 154" data-distance="800">
      <style id="brand-style"></style>
      <rect id="background" x="-3" y="-3" width="111" height="154" fill="#fff"/>
      <rect id="qr" x="27" y="55" width="50" height="50"/>
      <text id="place" x="9" y="140" font-size="4" style="inline-size:87px">Pier 1</text>
      <text id="fallback" x="9" y="30" font-size="4" style="inline-size:80px">Or type pier.app</text>
    </svg>
    """
}
