/// A set of hashes. They are hashes already, so it takes a few instructions to look one up.
struct FingerprintSet: Sendable {
  private var slots: [UInt64]
  private var count = 0

  init(capacity: Int = 0) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  func contains(_ fingerprint: UInt64) -> Bool { slots[slot(of: fingerprint)] != 0 }

  /// Adds a hash, unless it is there already.
  ///
  /// - Returns: `true` if it was not there.
  @discardableResult
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    let free = slot(of: fingerprint)
    guard slots[free] == 0 else { return false }
    slots[free] = fingerprint | 1
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for fingerprint in old where fingerprint != 0 { slots[slot(of: fingerprint)] = fingerprint }
  }

  /// Returns the slot of a hash, or the slot where it would go. The lowest bit is set in every hash, so that
  /// 0 can mean an empty slot.
  private func slot(of fingerprint: UInt64) -> Int {
    let mask = slots.count - 1
    var position = Int(truncatingIfNeeded: fingerprint >> 1) & mask
    while slots[position] != 0, slots[position] != fingerprint | 1 { position = (position + 1) & mask }
    return position
  }
}
