import ClipsiteCPrinting
package import ClipsiteSystem
import ClipsiteText

/// The process that draws for this one.
///
/// A drawing of three lines can keep librsvg busy for hours, and no parser tells which. So the program runs
/// itself with limits for what librsvg and cairo do, and starts again after a drawing that reached one.
package final class DrawingProcess {
  /// The limits of one drawing: seconds of a processor, seconds on a computer with other work, and bytes of
  /// memory. Drawings of Figma and Illustrator need less than a tenth.
  static let (processorSeconds, seconds, memory) = (5, 60, 1 << 30)
  /// The word that has the program draw for another process.
  package static let word = "draw-for-clipsite"

  private let program: String
  private var process: AnsweringProcess?
  private var fonts: [String] = []
  private var ratios: [String: Result<Double, DrawingFailure>] = [:]
  /// The number of drawings that reached a limit. After a few, no other is tried, as each may take as long.
  private var slowCount = 0
  private static let mostSlow = 3

  /// - Parameter program: The path of this program, which is started for the first drawing.
  package init(program: String) { self.program = program }

  /// Draws for the process that started this one, until it ends.
  package static func serve() { clipsite_printing_serve(UInt32(processorSeconds), memory) }

  /// Has all drawings from now on use the font of a file.
  func addFont(_ path: String) {
    fonts.append(path)
    process = nil
  }

  /// The width of a drawing for each unit of its height, after a trial.
  func ratio(of file: SourceFile) throws(DrawingFailure) -> Double {
    let result =
      ratios[file.path]
      ?? Result { () throws(DrawingFailure) in
        guard slowCount < Self.mostSlow else {
          let reason = "\(Self.mostSlow) other drawings reached their limit, and this one is not tried"
          throw DrawingFailure(file, reason, fix: "correct the others first")
        }
        return try take(clipsite_printing_try, file).withUnsafeBytes {
          $0.loadUnaligned(as: Double.self)
        }
      }
    ratios[file.path] = result
    return try result.get()
  }

  /// Takes a step.
  ///
  /// - Parameters:
  ///   - file: The bytes that belong to it, and the path of the file that they are from.
  ///   - box: The rectangle that is drawn, or the size of a page or picture.
  /// - Throws: The reason why the file cannot be drawn.
  @discardableResult
  func take(
    _ kind: clipsite_printing_kind, _ file: SourceFile, in box: SignBox = .nothing,
    _ transform: SignTransform = .identity
  ) throws(DrawingFailure) -> [UInt8] {
    let process = try started(for: file)
    let place = clipsite_printing_place(
      matrix: (transform.xx, transform.yx, transform.xy, transform.yy, transform.x, transform.y), x: box.x,
      y: box.y, width: box.width, height: box.height)
    let step = clipsite_printing_step(kind: kind, place: place, count: file.bytes.count)
    process.send(withUnsafeBytes(of: step) { Array($0) } + file.bytes)
    guard let (isWell, bytes) = Self.answer(of: process) else {
      (self.process, slowCount) = (nil, slowCount + 1)
      throw DrawingFailure(
        file, Self.limit(process.end()), fix: "simplify its filters, masks, and long texts")
    }
    if !isWell { throw DrawingFailure(file, words: String(decoding: bytes, as: UTF8.self)) }
    return bytes
  }

  private static func answer(of process: AnsweringProcess) -> (isWell: Bool, bytes: [UInt8])? {
    let time = Int32(seconds * 1000)
    let head = process.receive(MemoryLayout<clipsite_printing_answer>.size, milliseconds: time)?
      .withUnsafeBytes { $0.loadUnaligned(as: clipsite_printing_answer.self) }
    guard let head, let bytes = process.receive(head.count, milliseconds: time) else { return nil }
    return (head.is_well == 1, bytes)
  }

  /// Draws a picture into a rectangle of the plane that a transform takes to the page, in points.
  func draw(
    _ picture: SignPicture, in box: SignBox, _ transform: SignTransform, of page: SourceFile
  ) throws(DrawingFailure) {
    switch picture {
    case .svg(let file): try take(clipsite_printing_draw, file, in: box, transform)
    case .photo: try take(clipsite_printing_draw_kept, page, in: box, transform)
    }
  }

  /// Begins a PDF with a title, and keeps the photo that pictures on its pages mean.
  func begin(_ title: SourceFile, keeping photo: SignPhoto?) throws(DrawingFailure) {
    try take(clipsite_printing_begin, title)
    guard let photo else { return }
    try take(
      photo.isJPEG ? clipsite_printing_keep_jpeg : clipsite_printing_keep_png, photo.file,
      in: SignBox(x: 0, y: 0, width: Double(photo.width), height: Double(photo.height)))
  }

  private func started(for file: SourceFile) throws(DrawingFailure) -> AnsweringProcess {
    if let process { return process }
    do throws(SystemError) {
      let process = try AnsweringProcess([program, Self.word])
      self.process = process
    } catch {
      throw DrawingFailure(
        file, "the process that draws does not start (\(error.reason))", fix: "run it again")
    }
    for font in fonts { try take(clipsite_printing_font, SourceFile(path: file.path, font)) }
    return try started(for: file)
  }

  /// The limit that ended the process.
  private static func limit(_ reason: AnsweringProcess.Reason) -> String {
    switch reason {
    case .outOfTime: "drawing it takes more than \(processorSeconds) seconds of a processor, the limit"
    case .late: "drawing it takes more than \(seconds) seconds, the limit"
    case .exit: "the process that draws has ended"
    case .signal: "librsvg fails at it with \(memory >> 20) MiB of memory, the limit"
    }
  }
}

/// The reason why a file cannot be drawn.
package struct DrawingFailure: Error {
  private let range: SourceRange
  private let reason: String
  private let fix: String

  fileprivate init(_ file: SourceFile, _ reason: String, fix: String, at offset: Int? = nil) {
    range = SourceRange(file.path, offset.map { $0..<$0 })
    (self.reason, self.fix) = (reason, fix)
  }

  /// A failure in the words of librsvg. A mistake of XML has a position in two forms, as in “… on line 3
  /// column 5 of data: Attribute x redefined” and “… in (null):3:5: Attribute x redefined”. Without one, the
  /// start of the drawing is meant.
  fileprivate init(_ file: SourceFile, words: String) {
    let words = words.split(whereSeparator: \.isWhitespace)
    var (cause, offset) = (words[...], file.bytes.firstRange(of: Array("<svg".utf8))?.lowerBound)
    for (index, word) in words.enumerated() where word.last == ":" {
      let isInWords = index >= 5 && words[index - 3] == "column"
      let numbers = isInWords ? [words[index - 4], words[index - 2]] : word.split(separator: ":").suffix(2)
      let position = numbers.compactMap { Int($0) }
      guard position.count == 2 else { continue }
      (cause, offset) = (words[(index + 1)...], file.offset(line: position[0], column: position[1]))
      break
    }
    let text = cause.isEmpty ? "the drawing has no size" : "librsvg reports “\(cause.joined(separator: " "))”"
    self.init(file, text, fix: "correct it, or save the drawing again as plain SVG", at: offset)
  }

  func diagnostic(_ code: DiagnosticCode) -> Diagnostic {
    Diagnostic(code, at: range, "\(reason), so the file cannot be drawn", fix: fix)
  }

  /// The failure to make a file of it.
  package func error(_ path: String) -> SystemError {
    SystemError("cannot draw", path, reason: "\(range.path): \(reason)", fix: fix)
  }
}

extension SourceFile {
  /// The offset of a line and a column of bytes, both from 1.
  fileprivate func offset(line: Int, column: Int) -> Int {
    var start = 0
    for _ in 1..<max(1, line) {
      start = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
    return min(bytes.count, start + max(1, column) - 1)
  }
}
