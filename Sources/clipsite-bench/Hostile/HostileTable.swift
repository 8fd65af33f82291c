/// Writes what was found out about hostile inputs for people.
struct HostileTable {
  private(set) var text = ""

  init(_ entries: [HostileBench.Entry], _ options: HostileOptions) {
    line(
      "clipsite check, one worker; medians of \(options.runs) runs; “x plain” is the ratio to plain text of the same size"
    )
    line(
      Figures.label("", 42)
        + ["KiB", "CPU ms", "x plain", "peak MiB", "x plain"].map { Figures.cell($0, 10) }.joined()
        + "  result")
    for entry in entries {
      let plain = entries.first { $0.input.place == entry.input.place }?.usage ?? entry.usage
      append(entry, plain)
    }
    let slowest = entries.map(\.usage.processor).max() ?? 0
    let largest = entries.map(\.usage.peakMemory).max() ?? 0
    line("slowest: \(Figures.fixed(slowest * 1e3, 0)) ms; most memory: \(Self.mebibytes(largest)) MiB")
  }

  private mutating func append(_ entry: HostileBench.Entry, _ plain: Usage) {
    let usage = entry.usage
    let cells = [
      Figures.fixed(Double(entry.input.text.utf8.count) / 1024, 0), Figures.fixed(usage.processor * 1e3, 1),
      Figures.fixed(usage.processor / plain.processor, 1), Self.mebibytes(usage.peakMemory),
      Figures.fixed(Double(usage.peakMemory) / Double(plain.peakMemory), 1),
    ]
    line(
      Figures.label("\(entry.input.place.rawValue): \(entry.input.name)", 42)
        + cells.map { Figures.cell($0, 10) }.joined() + (entry.isRefused ? "  refused" : "  rendered"))
  }

  private static func mebibytes(_ bytes: Int) -> String { Figures.fixed(Double(bytes) / 1_048_576, 1) }

  private mutating func line(_ text: String) { self.text += text + "\n" }
}
