package import ClipsiteAppClips
package import ClipsiteSystem
import ClipsiteText

/// The options of `clipsite import`.
package struct ImportOptions: Hashable, Sendable {
  /// The folder inside `Content` that gets the pages: one or more names with `/` between them.
  package var folder: String
  /// The columns that fill keys (`--map KEY=COLUMN`), as in the table's header. Without one for `title`, a
  /// column named `title` or `name` is taken.
  package var mappings: [KeyedText] = []
  /// The values of keys in every row (`--set KEY=VALUE`), or, when a column is mapped to the key as well, in
  /// the rows where that column is empty.
  package var constants: [KeyedText] = []
  /// The column that names the page's file; the title's when nil.
  package var slugColumn: String?
  /// The column that tells rows apart for ever. When nil, that is a column named `id`; where there is none,
  /// or its cell is empty, a hash of name, street and locality.
  package var idColumn: String?
  /// The column that holds the page's text as Markdown.
  package var bodyColumn: String?
  /// The column that holds the page's text as plain text, in which nothing is markup.
  package var bodyTextColumn: String?
  /// The language of the pages, whose names of days count besides English ones. `--set` and the page of the folder
  /// come before it.
  package var language = LanguageTag.english
  /// Indicates whether values of the table replace values that somebody edited since the last import.
  package var overwrites = false
  /// The form of the data, or `nil` for a table with any columns.
  package var format: DataFormat?
  /// Indicates whether columns that no option names get the roles that their names suggest.
  package var acceptsProposal = false
  /// Indicates whether to plan and report only.
  package var isDryRun = false

  /// An import into a folder, with nothing mapped.
  package init(folder: String) {
    self.folder = folder
  }

  /// The path of the folder, relative to the site's folder.
  package var path: String { "Content/\(folder)" }

  /// The names that `folder` consists of.
  ///
  /// - Throws: `SystemError.usage` when it does not name a folder inside `Content`.
  package func folderNames() throws(SystemError) -> [String] {
    let names = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isPlain = names.allSatisfy { name in
      !name.isEmpty && name.utf8.allSatisfy(PageName.isSlugByte)
    }
    guard isPlain else {
      throw .usage(
        message: "`--folder \(folder)` does not name a folder inside Content",
        fix: "use lower-case letters, digits and `-`, as in `--folder breweries`")
    }
    try PageName.requireFree(names[0], as: "--folder")
    return names
  }
}

/// The form of data that other programs write (`--from`).
package enum DataFormat: String, Hashable, Sendable, CaseIterable {
  /// The spreadsheet of a Google Business Profile.
  case google
}

/// A key with the text that an option gives it.
package struct KeyedText: Hashable, Sendable {
  package let key: FrontMatterKey
  /// The name of a column, or the value as a cell would hold it.
  package let text: String

  /// A key and its text.
  package init(_ key: FrontMatterKey, _ text: String) {
    self.key = key
    self.text = text
  }
}

extension SystemError {
  /// The command line asks for something that cannot be.
  ///
  /// - Parameter fix: The remedy, which becomes a part of the message.
  package static func usage(message: String, fix: String?) -> SystemError {
    .usage(message.followed(by: fix))
  }
}
