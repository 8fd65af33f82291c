import Dispatch

/// The threads that make answers; the system keeps as many as there are cores.
struct RequestWorkers: Sendable {
  private let queue = DispatchQueue(label: "clipsite.preview.workers", attributes: .concurrent)

  /// Does some work soon, beside other work.
  func run(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }
}
