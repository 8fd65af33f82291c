package import ClipsiteMustache

extension Value {
  /// Text, or nothing.
  package init(_ text: String?) { self = text.map { .text($0) } ?? .null }
}
