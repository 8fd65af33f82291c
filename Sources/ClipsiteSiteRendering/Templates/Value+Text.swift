import ClipsiteMustache

extension Value {
  /// Text, or nothing.
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }
}
