import ClipsiteTestTools
import Testing

@testable import ClipsiteSystem

/// The outline, filled again by counting how often a line to the left crosses it (SVG 2, “nonzero”).
@Suite(.needs(LoadedLibrary.qrencode)) struct QRCodeOutlineTests {
  @Test(arguments: [1, 20, 60, 200, 700]) func surroundsTheDarkModules(count: Int) throws {
    let code = try QRCode(onScreen: String("https://example.com/ferry-street/".cycled(to: count)))
    let edges = Self.edges(code.outline)
    for row in 0..<code.side {
      var winding = 0
      for column in 0..<code.side {
        winding += edges[Edge(x: column, y: row)] ?? 0
        #expect((winding != 0) == code.isDark(row: row, column: column), "\(row) \(column)")
        #expect(abs(winding) <= 1)
      }
    }
  }

  private struct Edge: Hashable {
    let x: Int
    let y: Int
  }

  /// The direction of the vertical edge at the left of each module.
  private static func edges(_ data: String) -> [Edge: Int] {
    var edges: [Edge: Int] = [:]
    for loop in data.split(separator: "z") {
      let steps = loop.dropFirst().replacing("h", with: " h").replacing("v", with: " v").split(separator: " ")
      var (x, y) = (Int(steps[0]) ?? 0, Int(steps[1]) ?? 0)
      for step in steps.dropFirst(2) {
        let length = Int(step.dropFirst()) ?? 0
        guard step.first == "v" else {
          x += length
          continue
        }
        for position in min(y, y + length)..<max(y, y + length) {
          edges[Edge(x: x, y: position), default: 0] += length.signum()
        }
        y += length
      }
    }
    return edges
  }
}

extension String {
  fileprivate func cycled(to count: Int) -> String {
    String(String(repeating: self, count: count / self.count + 1).prefix(count))
  }
}
