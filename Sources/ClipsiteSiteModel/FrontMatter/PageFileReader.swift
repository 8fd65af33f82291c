package import ClipsiteContentParsing
package import ClipsiteDiagnostics
package import ClipsitePlatform

/// Reads the front matter of page after page, with buffers that are used again.
package struct PageFileReader {
  private let content: ContentFolder
  private let limits: ContentLimits
  private var parser: DocumentParser
  private var frontMatter = FrontMatterReader()
  private var bytes: [UInt8] = []

  package init(_ content: ContentFolder, _ limits: ContentLimits = .standard) {
    self.content = content
    self.limits = limits
    parser = DocumentParser(limits: limits)
  }

  /// What the front matter of a file says; what does not fit is reported and left out.
  package mutating func read(_ path: RelativePath, _ diagnostics: inout [Diagnostic]) -> PageSource {
    let shown = content.displayPath(of: path)
    do throws(SystemError) {
      try FileStore.read(
        content.systemPath(of: path), within: content.path, limit: limits.fileBytes, into: &bytes)
      let file = SourceFile(path: shown, bytes: bytes)
      let document = parser.parse(file, diagnostics: &diagnostics)
      guard document.frontMatter.isComplete else { return PageSource() }
      return PageSource(
        frontMatter.read(document.frontMatter.root, &diagnostics), bodyStart: document.body.lowerBound,
        fingerprint: Fingerprint.of(bytes, end: document.body.lowerBound))
    } catch {
      diagnostics.append(UnreadableFile.diagnostic(shown, error, limit: limits.fileBytes))
      return PageSource()
    }
  }
}
