import ClipsiteHTTPClient

/// Carries out probes, a few at a time. They are taken from a sequence as there is room for them, so their
/// number takes no memory.
struct ProbeRun {
  private let transfers: HTTPTransfers
  private let room: Int
  private let progress: (Int) -> Void

  /// - Parameter progress: Told how many answers there have been.
  init(_ options: HTTPClientOptions, progress: @escaping (Int) -> Void) {
    self.progress = progress
    transfers = HTTPTransfers(options)
    room = options.connections
  }

  /// Runs probes, and those that follow from them, to the last.
  func run(_ probes: some Sequence<Probe>) {
    var rest = probes.makeIterator()
    var following: [Probe] = []
    var running: [Int: Probe] = [:]
    var number = 0
    while true {
      while running.count < room, let probe = following.popLast() ?? rest.next() {
        running[number] = probe
        transfers.start(probe.request, number: number)
        number += 1
      }
      if running.isEmpty { return }
      for done in transfers.wait(upTo: .seconds(1)) {
        progress(number - running.count + 1)
        if let probe = running.removeValue(forKey: done.number) { following += probe.finish(done.result) }
      }
    }
  }
}
