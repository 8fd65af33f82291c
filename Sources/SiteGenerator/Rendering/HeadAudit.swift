import AppClips
import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Looks at a rendered page the way Safari and Messages do: is every tag of the head there, and only once?
///
/// Themes place the head with one tag, so the usual case is one search for its bytes. Only a theme that writes
/// tags of its own is taken apart.
enum HeadAudit {
  /// What is wrong with the head of a page.
  ///
  /// - Parameters:
  ///   - output: The rendered page.
  ///   - head: The tags that the program computed.
  ///   - template: The path of the template that rendered it.
  ///   - page: The page's file, or nil for a page without one.
  static func check(
    _ output: [UInt8], expecting head: [UInt8], template: String, page: @autoclosure () -> Place?
  ) -> [Diagnostic] {
    output.withUnsafeBytes { bytes in
      head.withUnsafeBytes { head in
        guard let position = find(head, in: bytes) else {
          let (expected, found) = (TagScanner.tags(in: head), TagScanner.tags(in: bytes))
          return compare(expected, with: found, template, page() ?? Place(template))
        }
        let before = UnsafeRawBufferPointer(rebasing: bytes[..<position])
        let after = UnsafeRawBufferPointer(rebasing: bytes[(position + head.count)...])
        let others = TagScanner.tags(in: before) + TagScanner.tags(in: after)
        guard others.contains(where: { label(of: $0) != nil }) else { return [] }
        return doubled(others, besides: TagScanner.tags(in: head), template, page() ?? Place(template))
      }
    }
  }

  /// The tags of which a page has exactly one.
  static func label(of tag: TagScanner.Tag) -> String? {
    switch tag.name {
    case "link": tag["rel"]?.lowercased() == "canonical" ? "canonical" : nil
    case "meta":
      [tag["name"], tag["property"]].lazy.compactMap { $0 }.first { name in
        name == SmartAppBanner.metaName || single.contains(name)
      }
    default: nil
    }
  }

  private static let single: Set<String> = [
    "og:title", "og:type", "og:url", "og:image", "og:site_name", "og:locale", "og:description",
    "twitter:card",
    "description", "viewport", "robots",
  ]

  private static func doubled(
    _ others: [TagScanner.Tag], besides head: [TagScanner.Tag], _ template: String, _ place: Place
  ) -> [Diagnostic] {
    var seen = Set(head.compactMap(label))
    var doubled: [String] = []
    for label in others.compactMap(label) where !seen.insert(label).inserted && !doubled.contains(label) {
      doubled.append(label)
    }
    return doubled.map { DoubledTag.diagnostic($0, template: template, at: place) }
      + mistakenBanners(others, template, place)
  }

  /// What is wrong with App Clip tags that the program did not write.
  private static func mistakenBanners(
    _ tags: [TagScanner.Tag], _ template: String, _ place: Place
  ) -> [Diagnostic] {
    tags.filter { label(of: $0) == SmartAppBanner.metaName }.flatMap {
      MistakenBanner.check($0["content"] ?? "", app: nil, template: template, at: place)
    }
  }

  private static func compare(
    _ expected: [TagScanner.Tag], with found: [TagScanner.Tag], _ template: String, _ place: Place
  ) -> [Diagnostic] {
    var diagnostics = mistakenBanners(found.filter { !expected.contains($0) }, template, place)
    for tag in expected {
      guard let label = label(of: tag) else { continue }
      let matches = found.filter { Self.label(of: $0) == label }
      if matches.count > 1 { diagnostics.append(DoubledTag.diagnostic(label, template: template, at: place)) }
      if !matches.contains(where: { $0.attributes == tag.attributes }) {
        diagnostics.append(MissingTag.diagnostic(label, template: template, at: place))
      }
    }
    return diagnostics
  }

  private static func find(_ needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let first = needle.first, let wanted = needle.baseAddress, let base = bytes.baseAddress else {
      return nil
    }
    var position = 0
    while position + needle.count <= bytes.count,
      let found = memchr(base + position, Int32(first), bytes.count - needle.count - position + 1)
    {
      let candidate = UnsafeRawPointer(found)
      if memcmp(candidate, wanted, needle.count) == 0 { return candidate - base }
      position = candidate - base + 1
    }
    return nil
  }
}
