package import ClipsiteMustache

/// What a template sees besides `site`; what a kind of page does not have is null.
package struct PageContext {
  var page: Value = .null
  var clip: Value = .null
  var languages: Value = .null
  var place: Value = .null
  var neighbors: Value = .null
  var breadcrumbs: Value = .null
  var children: Value = .null
  var pagination: Value = .null
  var redirect: Value = .null
  var locationPage: Value = .null

  /// The data with the tags for the head.
  package func value(head: HTML) -> Value {
    TemplateContext.own.value([
      TemplateContext.head.value([.html(head)]), page, clip, languages, place, neighbors, breadcrumbs,
      children,
      pagination,
      redirect,
      locationPage,
    ])
  }
}
