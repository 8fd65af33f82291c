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

/// A request, and what to do with what comes of it.
struct Probe {
  let request: HTTPRequest
  /// Takes what came of it, and gives the probes that follow from that.
  let finish: (Result<HTTPAnswer, HTTPFailure>) -> [Probe]

  init(_ request: HTTPRequest, finish: @escaping (Result<HTTPAnswer, HTTPFailure>) -> [Probe]) {
    self.request = request
    self.finish = finish
  }

  /// Asks for a URL as somebody, and notes what comes of it.
  init(_ url: String, as visitor: Visitor, _ note: @escaping (Result<HTTPAnswer, HTTPFailure>) -> Void) {
    self.init(Self.request(url, as: visitor)) {
      note($0)
      return []
    }
  }

  /// A request for a URL as somebody makes it.
  static func request(_ url: String, as visitor: Visitor) -> HTTPRequest {
    HTTPRequest("GET", url, headers: visitor.userAgent.map { [HTTPHeader("User-Agent", $0)] } ?? [])
  }
}

/// The facts about the domains while they answer. All probes share them and run on one thread.
final class ObservationNotes {
  var observations: [DomainObservation]

  init(_ observations: [DomainObservation]) { self.observations = observations }
}
