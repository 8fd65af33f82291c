import Dispatch

/// A server that has been started.
public struct RunningServer: Sendable {
  /// Every address and port that it listens on, in the order of the configuration; at least one.
  public let places: [ListeningPlace]
  private let mailbox: Mailbox
  private let ended: DispatchGroup

  init(places: [ListeningPlace], mailbox: Mailbox, ended: DispatchGroup) {
    self.places = places
    self.mailbox = mailbox
    self.ended = ended
  }

  /// The first port.
  public var port: UInt16 { places.first?.port ?? 0 }

  /// Closes all ports and connections, event streams too, and returns when that is done: at once, whatever
  /// clients and handlers are doing. A second call does nothing.
  public func stop() {
    mailbox.post(.stop)
    waitUntilStopped()
  }

  /// Returns when the server has been stopped.
  public func waitUntilStopped() { ended.wait() }
}
