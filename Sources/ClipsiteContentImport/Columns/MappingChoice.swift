import ClipsiteAppClips
import ClipsiteJSON

/// A question that only a person can answer: the import stops, also with `--yes`.
struct MappingChoice {
  /// The question, in one sentence.
  let question: String
  /// The answers, as options, each with what it means.
  let answers: [(options: String, meaning: String)]

  /// A role with several columns.
  init(_ role: ColumnRole, of columns: [(name: String, examples: String)]) {
    question = "`\(role.name)` can be only one of these columns:"
    answers = columns.map { (role.option(for: $0.name), $0.examples) }
  }

  /// A column with whole addresses beside columns with their parts.
  ///
  /// - Parameter parts: The options that leave it unused.
  init(whole: String, parts: String) {
    question = "the column `\(whole)` has whole addresses, and other columns have their parts:"
    answers = [(parts, "the parts"), (ColumnRole.key(.street).option(for: whole), "the whole as the street")]
  }

  /// Days without hours beside days with them.
  ///
  /// - Parameter column: The column that probably has them.
  init(missing days: [Weekday], column: String?) {
    let keys = days.map { FrontMatterKey.day(DayColumn(day: $0, part: .whole)) }
    question = "no column has the hours of \(days.map(\.name).joined(separator: ", ")):"
    let mapped = keys.map { ColumnRole.key($0).option(for: column ?? "COLUMN") }
    answers = [
      (mapped.joined(separator: " "), "the hours of another column"),
      (keys.map { "--set \($0.name)=closed" }.joined(separator: " "), "closed on these days"),
    ]
  }

  /// A column with the hours of a week beside columns with those of days.
  ///
  /// - Parameters:
  ///   - days: The options that leave it unused.
  ///   - week: The options that leave the columns of the days unused.
  init(hours: String, days: String, week: String) {
    question = "the column `\(hours)` has the hours of a week, and other columns have those of days:"
    answers = [(days, "the columns of the days"), (week, "the column of the week")]
  }
}

extension MappingChoice: JSONRecord {
  static let fields: [JSONField<MappingChoice>] = [
    JSONField("question") { $0.question }, JSONField("options") { $0.answers.map(\.options) },
  ]
}
