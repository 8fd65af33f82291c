import ContentParsing
import Diagnostics
import FileSystem

/// Reads the front matter of page after page, with buffers that are used again.
struct PageFileReader {
  private let content: ContentFolder
  private var parser = DocumentParser()
  private var frontMatter = FrontMatterReader()
  private var bytes: [UInt8] = []

  init(_ content: ContentFolder) { self.content = content }

  /// What the front matter of a file says; what does not fit is reported and left out.
  mutating func read(_ path: String, _ diagnostics: inout [Diagnostic]) -> PageSource {
    let shown = content.displayPath(of: path)
    do throws(SystemError) {
      try FileStore.read(
        content.systemPath(of: path), limit: ContentLimits.standard.fileBytes, into: &bytes)
      let file = SourceFile(path: shown, bytes: bytes)
      let document = parser.parse(file, diagnostics: &diagnostics)
      guard document.frontMatter.isComplete else { return PageSource() }
      return PageSource(
        frontMatter.read(document.frontMatter.root, &diagnostics), bodyStart: document.body.lowerBound,
        fingerprint: Fingerprint.of(bytes, end: document.body.lowerBound))
    } catch {
      diagnostics.append(UnreadableFile.diagnostic(shown, reason: error.reason))
      return PageSource()
    }
  }
}
