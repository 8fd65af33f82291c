/// What an import is asked to do: the options of `clipsite import`.
package struct ImportOptions: Hashable, Sendable {
  /// The folder inside `Content` that gets the pages: one or more names with `/` between them.
  package var folder: String
  /// Which column fills which key. Without one for `title`, a column named `title` or `name` is taken.
  package var mappings: [FieldMapping] = []
  /// The values that are the same for every row.
  package var constants: [FieldConstant] = []
  /// The column that names the page's file; the title's when nil.
  package var slugColumn: String?
  /// The column that tells rows apart for ever. When nil, that is a column named `id`; where there is none,
  /// or its cell is empty, a hash of name, street and locality.
  package var idColumn: String?
  /// The column that holds the page's text.
  package var bodyColumn: String?
  /// What separates the cells of a CSV file; nil means to look at its header.
  package var delimiter: Delimiter?
  /// Whether the front matter of pages that an earlier import made may change. Their body never does.
  package var overwrites = false
  /// Whether to plan and report only.
  package var isDryRun = false

  /// An import into a folder, with nothing mapped.
  package init(folder: String) {
    self.folder = folder
  }

  /// The names that `folder` consists of.
  ///
  /// - Throws: `ImportError.usage` when it does not name a folder inside `Content`.
  package func folderNames() throws(ImportError) -> [String] {
    let names = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isPlain = names.allSatisfy { name in
      !name.isEmpty && name.utf8.allSatisfy(PageName.isSlugByte)
    }
    guard isPlain else {
      throw .usage(
        message: "`--folder \(folder)` does not name a folder inside Content",
        fix: "use lower-case letters, digits and `-`, as in `--folder breweries`")
    }
    return names
  }
}
