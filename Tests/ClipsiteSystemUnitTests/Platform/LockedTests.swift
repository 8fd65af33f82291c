import Testing

@testable import ClipsiteSystem

struct LockedTests {
  @Test func losesNoChange() async {
    let count = Locked(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8000)
  }
}
