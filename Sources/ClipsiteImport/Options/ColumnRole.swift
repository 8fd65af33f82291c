import ClipsiteSystem

/// The purpose of a column in an import.
enum ColumnRole: Hashable, Sendable {
  /// It fills a key.
  case key(FrontMatterKey)
  /// It tells rows apart.
  case id
  /// It is the text of the pages, without markup.
  case bodyText

  /// The name of the role for people: that of the key.
  var name: String {
    switch self {
    case .key(let key): key.name
    case .id: "id"
    case .bodyText: "body"
    }
  }

  /// The option that gives a column this role.
  func option(for column: String) -> String {
    switch self {
    case .key(let key): "--map \(ShellText.quoted("\(key.name)=\(column)"))"
    case .id: "--id \(ShellText.quoted(column))"
    case .bodyText: "--body-text \(ShellText.quoted(column))"
    }
  }
}
