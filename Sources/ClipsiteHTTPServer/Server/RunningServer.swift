package import Dispatch

/// A server that has been started.
package struct RunningServer: Sendable {
  /// Every address and port that it listens on, in the order of the configuration; at least one.
  package let places: [ListeningPlace]
  private let mailbox: Mailbox
  private let ended: DispatchGroup

  package init(places: [ListeningPlace], mailbox: Mailbox, ended: DispatchGroup) {
    self.places = places
    self.mailbox = mailbox
    self.ended = ended
  }

  /// The first port.
  package var port: UInt16 { places.first?.port ?? 0 }

  /// Closes all ports and connections, event streams too, and returns when that is done: at once, whatever
  /// clients and handlers are doing. A second call does nothing.
  package func stop() {
    mailbox.post(.stop)
    waitUntilStopped()
  }

  /// Returns when the server has been stopped.
  func waitUntilStopped() { ended.wait() }
}
