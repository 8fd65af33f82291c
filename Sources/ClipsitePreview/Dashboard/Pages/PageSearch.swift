import ClipsiteAppClips
import ClipsitePlatform
import ClipsiteSiteModel

/// Finds pages by words that all occur in the title, the URL, the file or the town, letter case aside.
struct PageSearch {
  private let words: [[UInt8]]

  init(_ text: String) { words = text.lowercased().split(separator: " ").map { Array($0.utf8) } }

  /// The pages found, in the order of the content.
  ///
  /// - Parameter domain: The only domain to look at; nil for all.
  func pages(of site: Site, on domain: DomainID?) -> [PageID] {
    let domains = site.domains.map { Array($0.name.rawValue.utf8) }
    var buffer: [UInt8] = []
    return site.pages.ids.filter { id in
      let page = site[id]
      guard domain == nil || page.domain == domain else { return false }
      guard !words.isEmpty else { return true }
      buffer.removeAll(keepingCapacity: true)
      Self.append(page.source.fields.title, to: &buffer)
      buffer += domains[page.domain.offset]
      Self.append(page.path.description, to: &buffer)
      buffer.append(0)
      Self.append(site[page.section].folder.text, to: &buffer)
      Self.append(page.fileName.text, to: &buffer)
      if let town = page.source.fields.place?.address.locality { Self.append(town, to: &buffer) }
      return words.allSatisfy { Self.contains(buffer, $0) }
    }
  }

  /// Appends a text in lower case and a mark that no word holds.
  private static func append(_ text: String, to buffer: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { buffer.append(byte &- 65 < 26 ? byte | 0x20 : byte) }
    } else {
      buffer += text.lowercased().utf8
    }
    buffer.append(0)
  }

  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= bytes.count else { return word.isEmpty }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - word.count) where bytes[start] == first {
        if bytes[start..<(start + word.count)].elementsEqual(word) { return true }
      }
      return false
    }
  }
}
