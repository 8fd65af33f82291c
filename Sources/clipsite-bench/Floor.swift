import ClipsiteCMark
import ClipsiteCYAML
import ClipsitePlatform
import Dispatch
import Synchronization

/// The least that a generator on these libraries does: read each page, hand its front matter to libyaml and
/// its text to libcmark, throw away what they make of it, and write a file of the page's size, or compare
/// with the one there.
///
/// It knows nothing of the site, so no link, tag, template or check is in it. What clipsite takes beyond it
/// is clipsite's own work; a target below it cannot be met.
struct Floor {
  /// The content folder.
  let content: String
  /// The folder that is written, one level of folders deep.
  let output: String
  /// The length of each page, in bytes.
  let pageBytes: Int

  /// The first of the words that ask for it: `floor CONTENT OUTPUT BYTES`.
  static let name = "floor"

  /// Reads the words, or `nil` if they are not about the floor.
  init?(_ words: [String]) {
    guard words.count == 4, words[0] == Self.name, let bytes = Int(words[3]) else { return nil }
    (content, output, pageBytes) = (words[1], words[2], bytes)
  }

  /// Does it, on all cores.
  func run() throws(SystemError) {
    let pages = try listPages()
    let next = Atomic(0)
    let failure = Mutex<SystemError?>(nil)
    DispatchQueue.concurrentPerform(iterations: Workers.coreCount) { _ in
      let page = Array(repeating: UInt8(ascii: "x"), count: pageBytes)
      var folder = OpenFolder()
      var piece: [UInt8] = []
      do throws(SystemError) {
        while true {
          let start = next.add(64, ordering: .relaxed).oldValue
          guard start < pages.count else { return }
          for index in start..<min(start + 64, pages.count) {
            try make(pages[index], page, &folder, &piece)
          }
        }
      } catch {
        failure.withLock { $0 = error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  /// Each page's folder and name; the folders are made on the way.
  private func listPages() throws(SystemError) -> [(folder: String, name: String)] {
    var pages: [(folder: String, name: String)] = []
    for entry in try FileStore.entries(in: content) where entry.type == .folder {
      try FileStore.makeFolders("\(output)/\(entry.name)")
      for name in try FileStore.names(in: "\(content)/\(entry.name)") where name.hasSuffix(".md") {
        pages.append((entry.name.text, name.text))
      }
    }
    return pages
  }

  private func make(
    _ page: (folder: String, name: String), _ bytes: [UInt8], _ folder: inout OpenFolder,
    _ piece: inout [UInt8]
  ) throws(SystemError) {
    let path = "\(content)/\(page.folder)/\(page.name)"
    Self.parse(try FileStore.read(path, limit: FileStore.fileLimit))
    let descriptor = try folder.descriptor(of: "\(output)/\(page.folder)")
    if !FileStore.holds(bytes, page.name, in: descriptor, piece: &piece) {
      try FileStore.create(page.name, in: descriptor, bytes, path: path)
    }
  }

  /// Lets both libraries read a page.
  private static func parse(_ page: [UInt8]) {
    page.withUnsafeBytes { bytes in
      let fence = Array("\n---\n".utf8)
      let end = (0..<max(0, bytes.count - fence.count)).first { bytes[$0...].starts(with: fence) } ?? 0
      readEvents(UnsafeRawBufferPointer(rebasing: bytes[min(4, end)..<end]))
      let body = UnsafeRawBufferPointer(rebasing: bytes[end...].dropFirst(fence.count))
      Memory.free(
        cmark_markdown_to_html(body.bindMemory(to: CChar.self).baseAddress, body.count, CMARK_OPT_UNSAFE))
    }
  }

  private static func readEvents(_ bytes: UnsafeRawBufferPointer) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_input_string(parser, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    var event = yaml_event_t()
    var isAtEnd = false
    while !isAtEnd, yaml_parser_parse(parser, &event) == 1 {
      isAtEnd = event.type == YAML_STREAM_END_EVENT
      yaml_event_delete(&event)
    }
  }

  /// The folder that a worker is writing in.
  private struct OpenFolder: ~Copyable {
    private var open: (path: String, descriptor: Int32) = ("", -1)

    mutating func descriptor(of path: String) throws(SystemError) -> Int32 {
      guard path != open.path else { return open.descriptor }
      if open.descriptor >= 0 { Descriptor.close(open.descriptor) }
      let descriptor = FileStore.openFolder(path)
      guard descriptor >= 0 else { throw .last("cannot open", path) }
      open = (path, descriptor)
      return descriptor
    }

    deinit { if open.descriptor >= 0 { Descriptor.close(open.descriptor) } }
  }
}
