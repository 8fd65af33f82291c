/// Finds keys of a mapping that are equal, or equal but for the case of ASCII letters or the form of others.
enum YAMLKeyComparison {
  /// Mappings up to this size are compared pair by pair, which is faster than hashing.
  private static let smallCount = 32

  /// The nodes of keys that occurred before, each with the node of the first such key.
  static func repeatedKeys(
    of mapping: Int, nodes: [YAMLTree.Node], text: [UInt8], isASCII: Bool
  ) -> [(key: Int, earlier: Int)] {
    guard nodes[mapping].count > 2 else { return [] }
    let isSmall = nodes[mapping].count / 2 <= smallCount
    return isSmall && (isASCII || !hasLettersWithForms(mapping, nodes, text))
      ? comparePairs(of: mapping, nodes: nodes, text: text)
      : compareByHash(of: mapping, nodes: nodes, text: text)
  }

  private static func comparePairs(
    of mapping: Int, nodes: [YAMLTree.Node], text: [UInt8]
  ) -> [(key: Int, earlier: Int)] {
    var found: [(key: Int, earlier: Int)] = []
    var key = mapping + 1
    let end = Int(nodes[mapping].next)
    while key < end {
      var earlier = mapping + 1
      while earlier < key {
        if areEqual(nodes[earlier], nodes[key], text) {
          found.append((key, earlier))
          break
        }
        earlier = followingKey(earlier, nodes)
      }
      key = followingKey(key, nodes)
    }
    return found
  }

  private static func compareByHash(
    of mapping: Int, nodes: [YAMLTree.Node], text: [UInt8]
  ) -> [(key: Int, earlier: Int)] {
    var found: [(key: Int, earlier: Int)] = []
    // Texts are equal when they mean the same letters, in whatever form.
    var first: [String: Int] = [:]
    var key = mapping + 1
    let end = Int(nodes[mapping].next)
    while key < end {
      defer { key = followingKey(key, nodes) }
      guard isText(nodes[key]) else { continue }
      let start = Int(nodes[key].textStart)
      let folded = String(decoding: text[start..<(start + Int(nodes[key].count))].map(fold), as: UTF8.self)
      if let earlier = first[folded] { found.append((key, earlier)) } else { first[folded] = key }
    }
    return found
  }

  /// Whether a key has letters beyond ASCII, which may be composed or not.
  private static func hasLettersWithForms(_ mapping: Int, _ nodes: [YAMLTree.Node], _ text: [UInt8]) -> Bool {
    var key = mapping + 1
    let end = Int(nodes[mapping].next)
    while key < end {
      let start = Int(nodes[key].textStart)
      if isText(nodes[key]), text[start..<(start + Int(nodes[key].count))].contains(where: { $0 >= 0x80 }) {
        return true
      }
      key = followingKey(key, nodes)
    }
    return false
  }

  private static func followingKey(_ key: Int, _ nodes: [YAMLTree.Node]) -> Int {
    Int(nodes[Int(nodes[key].next)].next)
  }

  private static func areEqual(_ a: YAMLTree.Node, _ b: YAMLTree.Node, _ text: [UInt8]) -> Bool {
    guard a.count == b.count, isText(a), isText(b) else { return false }
    let (left, right) = (Int(a.textStart), Int(b.textStart))
    for offset in 0..<Int(a.count) where fold(text[left + offset]) != fold(text[right + offset]) {
      return false
    }
    return true
  }

  private static func isText(_ node: YAMLTree.Node) -> Bool { node.kind == .plain || node.kind == .quoted }

  private static func fold(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
