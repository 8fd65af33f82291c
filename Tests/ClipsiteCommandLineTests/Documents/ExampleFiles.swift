import Foundation
import Testing

/// The files of an example: paths with remarks, and what is in them.
///
/// A line is a path, and a remark in parentheses describes a file that cannot be shown. After a path in
/// `==> <==`, the following lines are the contents.
struct ExampleFiles {
  /// A file.
  struct File {
    let path: String
    let remark: String?
    /// The contents, or `nil` for those that such a file usually has.
    var text: String?
  }

  private(set) var files: [File] = []

  /// Reads the lines of an example.
  init(_ lines: String) throws {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      if let header = line.wholeMatch(of: /==> (.+) <==/) {
        files.append(try Self.file(header.1, text: ""))
      } else if let last = files.indices.last, let text = files[last].text {
        files[last].text = text + line + "\n"
      } else {
        files.append(try Self.file(line, text: nil))
      }
    }
  }

  private static func file(_ line: Substring, text: String?) throws -> File {
    let match = try #require(line.wholeMatch(of: /(.*?)(?: \((.*)\))?/))
    return File(path: String(match.1), remark: match.2.map(String.init), text: text)
  }

  /// Indicates whether an output folder is shown, so that only a build sees it.
  var showsOutput: Bool { files.contains { $0.path.hasPrefix("Output") } }

  /// Adds what a shortened `site.yml` leaves out. One that names the site is whole.
  mutating func complete(_ add: (String) -> String) {
    for index in files.indices where files[index].path == "Content/site.yml" {
      guard let text = files[index].text, !text.contains("name:") else { continue }
      files[index].text = add(String(text.dropLast()))
    }
  }

  /// Writes the files below a folder.
  func write(to folder: String) throws {
    for file in files {
      let path = Array("\(folder)/".utf8) + ExampleText.bytes(file.path)
      try Self.makeFolder(of: path)
      unlink(cString(path))
      try Self.write(file, to: path)
    }
  }

  private static func write(_ file: File, to path: [UInt8]) throws {
    guard let remark = file.remark else {
      return try write(file.text.map { ExampleText.bytes($0) } ?? usual(file.path), to: path)
    }
    if let link = remark.wholeMatch(of: /link to (.+)/) {
      try #require(symlink(String(link.1), cString(path)) == 0)
    } else if remark == "FIFO" {
      try #require(mkfifo(cString(path), 0o600) == 0)
    } else if let size = remark.wholeMatch(of: /(\d+) (K|M)iB/) {
      let count = try #require(Int(size.1)) << (size.2 == "K" ? 10 : 20)
      try write(usual(file.path, size: count), to: path)
      try #require(truncate(cString(path), off_t(count)) == 0)
    } else if let size = remark.wholeMatch(of: /(\d+) × (\d+) pixels(, cut off)?/) {
      let image = try PNGImage.bytes(width: #require(Int(size.1)), height: #require(Int(size.2)))
      try write(size.3 == nil ? image : Array(image.prefix(image.count / 2)), to: path)
    } else if let size = remark.wholeMatch(of: /front matter of (\d+) KiB/) {
      let line = "  note: \(String(repeating: "x", count: 1014))\n"
      let lines = (0..<(try #require(Int(size.1)))).map { "note\($0):\n" + line }
      try write(Array("---\ntitle: Market Street\nextra:\n\(indented(lines))---\n".utf8), to: path)
    } else {
      try #require(remark == "missing", "\(remark)")
    }
  }

  private static func indented(_ blocks: [String]) -> String {
    blocks.joined().replacing(/(?m)^(?=.)/, with: "  ")
  }

  /// The contents of a file that an example only names.
  private static func usual(_ path: String, size: Int = 0) -> [UInt8] {
    let name = path.split(separator: "/").last ?? ""
    if name == "site.yml" { return Array(SmallSite.configuration.utf8) }
    if name.hasSuffix(".md") {
      let page = "---\ntitle: \(name.prefix { $0 != "." })\n---\n"
      return Array((page + String(repeating: "\n", count: max(0, size - page.utf8.count))).utf8)
    }
    if name.hasSuffix(".mustache") { return Array("<head>{{head.tags}}</head>{{page.body}}\n".utf8) }
    if name.hasSuffix(".woff2") { return Array("wOF2".utf8) + [UInt8](repeating: 0, count: 60) }
    if name == "apple-app-site-association" { return association(size: size) }
    return Array("Donuts\n".utf8)
  }

  /// An AASA file that names the App Clip, and is filled up with texts that name nothing.
  private static func association(size: Int) -> [UInt8] {
    var texts: [String] = []
    var count = 120
    while count + 40 < size {
      texts.append("\"ABCDE12345 com.example.Donuts\(texts.count)\"")
      // As clipsite writes it, each on a line.
      count += 39
    }
    let clip = "\"apps\":[\"ABCDE12345.com.example.Donuts.Clip\"]"
    let file = "{\"appclips\":{\(clip),\"comment\":[\(texts.joined(separator: ","))]}}"
    return Array((file + String(repeating: " ", count: max(0, size - file.utf8.count))).utf8)
  }

  // MARK: Paths as bytes

  private static func makeFolder(of path: [UInt8]) throws {
    for end in path.indices.dropFirst() where path[end] == UInt8(ascii: "/") {
      let made = mkdir(cString(Array(path[..<end])), 0o755)
      try #require(made == 0 || errno == EEXIST || errno == EISDIR)
    }
  }

  private static func write(_ bytes: [UInt8], to path: [UInt8]) throws {
    let descriptor = open(cString(path), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    try #require(descriptor >= 0)
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: Data(bytes))
  }

  private static func cString(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
  private func cString(_ path: [UInt8]) -> [CChar] { Self.cString(path) }
}

/// The lines of an example, in which `<FC>` is a byte and `<U+2028>` a character, as `less` shows them.
enum ExampleText {
  static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let match = rest.firstMatch(of: /<([0-9A-F]{2})>|<U\+([0-9A-F]{4})>/) {
      bytes += Array(rest[..<match.range.lowerBound].utf8)
      if let byte = match.1.flatMap({ UInt8($0, radix: 16) }) {
        bytes.append(byte)
      } else if let character = match.2.flatMap({ UInt32($0, radix: 16) }).flatMap(Unicode.Scalar.init) {
        bytes += Array(String(character).utf8)
      }
      rest = rest[match.range.upperBound...]
    }
    return bytes + Array(rest.utf8)
  }
}

/// A black PNG with whole rows, which libraries can decode.
enum PNGImage {
  /// More pixels than this are only claimed, because nobody decodes them.
  private static let mostPixels = 5_000_000

  static func bytes(width: Int, height: Int) throws -> [UInt8] {
    let rows = [UInt8](repeating: 0, count: width * height > mostPixels ? 0 : (1 + (width + 7) / 8) * height)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bigEndian(width) + bigEndian(height) + [1, 0, 0, 0, 0])
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// The zlib format without compression (RFC 1950, RFC 1951, section 3.2.4). All bytes are zero.
  private static func stored(_ zeros: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var left = zeros.count
    repeat {
      let count = min(left, 65_535)
      left -= count
      let (low, high) = (UInt8(count & 0xFF), UInt8(count >> 8))
      result += [left == 0 ? 1 : 0, low, high, ~low, ~high] + zeros.prefix(count)
    } while left > 0
    return result + bigEndian(zeros.count % 65_521 << 16 | 1)
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    bigEndian(data.count) + Array(name.utf8) + data + bigEndian(Int(checksum(Array(name.utf8) + data)))
  }

  /// CRC-32 (PNG, annex D).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table: [UInt32] = (0..<256).map { index in
      var value = UInt32(index)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
      return value
    }
    var sum = UInt32.max
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
    return ~sum
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }
}
