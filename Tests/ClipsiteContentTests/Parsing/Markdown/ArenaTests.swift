import ClipsiteCArena
import Foundation
import Testing

struct ArenaTests {
  @Test func givesAlignedZeroesAgainAndAgain() throws {
    for _ in 0..<3 {
      arena_enter()
      defer { arena_leave() }
      for size in [0, 1, 15, 16, 17, 2048, 2049, 100_000] {
        let piece = try #require(arena_calloc(size, 1))
        let bytes = UnsafeMutableRawBufferPointer(start: piece, count: size)
        #expect(UInt(bitPattern: piece) % 16 == 0 && bytes.allSatisfy { $0 == 0 }, "\(size)")
        bytes.initializeMemory(as: UInt8.self, repeating: 0xFF)
      }
    }
  }

  @Test func piecesDoNotOverlap() throws {
    arena_enter()
    defer { arena_leave() }
    let pieces = try (0..<2000).map { number in
      let piece = try #require(arena_calloc(25, 8)).bindMemory(to: Int.self, capacity: 25)
      piece.update(repeating: number, count: 25)
      return piece
    }
    for (number, piece) in pieces.enumerated() {
      #expect(UnsafeBufferPointer(start: piece, count: 25).allSatisfy { $0 == number })
    }
  }

  @Test func growingKeepsTheBytes() throws {
    arena_enter()
    defer { arena_leave() }
    var piece = try #require(arena_realloc(nil, 1)).bindMemory(to: UInt8.self, capacity: 1)
    var size = 1
    for count in 1...9000 {
      if count > size {
        size = count * 3 / 2
        piece = try #require(arena_realloc(piece, size)).bindMemory(to: UInt8.self, capacity: size)
      }
      piece[count - 1] = UInt8(truncatingIfNeeded: count)
    }
    #expect((1...9000).allSatisfy { piece[$0 - 1] == UInt8(truncatingIfNeeded: $0) })
  }

  /// Large pieces are given back one by one, in any order, and the rest with the arena.
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1], []])
  func givesBackLargePieces(order: [Int]) throws {
    arena_enter()
    defer { arena_leave() }
    let pieces = try (0..<3).map { _ in try #require(arena_calloc(10_000, 1)) }
    for index in order { arena_free(pieces[index]) }
    for index in 0..<3 where !order.contains(index) {
      #expect(UnsafeRawBufferPointer(start: pieces[index], count: 10_000).allSatisfy { $0 == 0 })
    }
    arena_free(nil)
  }

  @Test func anInnerUseLeavesTheOuterOneAlone() throws {
    arena_enter()
    let outer = try #require(arena_calloc(1, 8)).bindMemory(to: Int.self, capacity: 1)
    outer.pointee = 42
    arena_enter()
    let inner = try #require(arena_calloc(1, 8)).bindMemory(to: Int.self, capacity: 1)
    inner.pointee = 7
    arena_leave()
    #expect(outer.pointee == 42 && outer != inner)
    arena_leave()
  }

  /// libcmark is left in the middle of its work, again and again, and the next text is read as any other.
  @Test(arguments: [
    "*a* ", "**a** ", "[a](b) ", "`a` ", "a\n\n", "- a\n", "> ", "<b>", "&amp;", "a\n", "<http://a.b>", "[",
    "1. a\n", "[a]: b\n\n", "\\*",
  ])
  func aTreeOverItsLimitIsLeft(text: String) {
    let bytes = Array(String(repeating: text, count: (1 << 18) / text.utf8.count).utf8)
    for (limit, fits) in [(1 << 18, false), (1 << 27, true), (1 << 18, false), (1 << 27, true)] {
      arena_enter()
      defer { arena_leave() }
      let root = bytes.withUnsafeBytes {
        arena_parse($0.assumingMemoryBound(to: CChar.self).baseAddress, $0.count, limit)
      }
      #expect((root != nil) == fits)
    }
  }

  /// The address sanitizer reports what is not given back.
  @Test func whatAThreadKeepsGoesWithIt() async {
    for _ in 0..<20 {
      await withCheckedContinuation { done in
        Thread {
          arena_enter()
          _ = arena_calloc(1, 8)
          arena_leave()
          done.resume()
        }.start()
      }
    }
  }
}
