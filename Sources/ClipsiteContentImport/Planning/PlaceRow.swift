/// One row of a table as the page that it makes.
package struct PlaceRow {
  /// The line on which the row starts, from 1.
  package let line: Int
  /// The page's title.
  package let title: String
  /// The fields of the front matter, in order, without the import ID.
  package let fields: [PageField]
  /// The page's text as Markdown.
  package let body: String
  /// How the page is named and told apart.
  package let request: SlugPlan.Request
}
