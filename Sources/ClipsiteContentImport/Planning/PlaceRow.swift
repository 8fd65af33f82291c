/// One row of a table as the page that it makes.
struct PlaceRow {
  /// The line on which the row starts, from 1.
  let line: Int
  /// The page's title.
  let title: String
  /// The fields of the front matter, in order, without the import ID.
  let fields: [PageField]
  /// The page's text as Markdown.
  let body: String
  /// How the page is named and told apart.
  let request: SlugPlan.Request
}
