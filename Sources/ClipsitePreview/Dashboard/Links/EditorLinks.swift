import ClipsiteAppClips
import ClipsiteSystem

/// Links that open a file in the author's editor at a line.
///
/// Editors register URL schemes, so a browser opens them on the computer where the link is clicked. The
/// server starts no program.
package struct EditorLinks: Sendable, Hashable {
  /// The URLs of known editors, by the word of `--editor`.
  private static let known = [
    "bbedit": "x-bbedit://open?url=file://{path}&line={line}",
    "cursor": "cursor://file{path}:{line}:{column}",
    "idea": "idea://open?file={path}&line={line}&column={column}",
    "macvim": "mvim://open?url=file://{path}&line={line}&column={column}",
    "nova": "nova://open?path={path}&line={line}&column={column}",
    "sublime": "subl://open?url=file://{path}&line={line}&column={column}",
    "textmate": "txmt://open?url=file://{path}&line={line}&column={column}",
    "vscode": "vscode://file{path}:{line}:{column}", "vscodium": "vscodium://file{path}:{line}:{column}",
    "zed": "zed://file{path}:{line}:{column}",
  ]

  /// The words that stand for editors, sorted.
  package static var names: [String] { known.keys.sorted() }

  private let template: String

  /// - Parameter editor: The name of an editor, or a URL with `{path}`, and perhaps `{line}` and `{column}`.
  ///   Nil if it is neither.
  package init?(_ editor: String) {
    if let template = Self.known[editor] {
      self.template = template
    } else if editor.contains("://"), editor.contains("{path}"), !editor.hasPrefix("javascript:") {
      template = editor
    } else {
      return nil
    }
  }

  /// The URL of a position in a file.
  ///
  /// - Parameter path: The absolute path of the file.
  func url(_ path: String, line: Int, column: Int) -> String {
    let path = path.split(separator: "/", omittingEmptySubsequences: false)
      .map { PercentEncoding.queryComponent(String($0)) }.joined(separator: "/")
    return template.replacing("{path}", with: path).replacing("{line}", with: String(line))
      .replacing("{column}", with: String(column))
  }
}

extension LiveSite {
  /// The URL that opens a file in an editor, or `nil` without an editor, and for a file outside the site.
  ///
  /// - Parameter shown: The path of the file, as messages name it.
  func editingURL(of shown: String, line: Int = 1, column: Int = 1, in editor: EditorLinks?) -> String? {
    guard let editor, let path = systemPath(of: shown)?.path else { return nil }
    // The path is relative if that of the site is, and an editor does not know the folder.
    let absolute = path.hasPrefix("/") ? path : (try? FileStore.realPath(path)) ?? nil
    return editor.url(absolute ?? path, line: line, column: column)
  }
}
