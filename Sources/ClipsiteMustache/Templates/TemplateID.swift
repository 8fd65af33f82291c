/// A template of a library, found by name once.
public struct TemplateID: Hashable, Sendable {
  let index: Int
}
