/// What a worker made of a request, ready to be sent.
package enum Answer: Sendable {
  /// Pieces to be sent one after the other, then the connection is closed or goes on.
  case bytes([ArraySlice<UInt8>], closes: Bool)
  /// The head of an event stream, and the last event that the client has seen.
  case events(head: [ArraySlice<UInt8>], since: UInt64?)
}
