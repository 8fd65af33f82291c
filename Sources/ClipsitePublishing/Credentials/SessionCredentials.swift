import ClipsiteSystem
import ClipsiteText

/// The key that requests are signed with, renewed before its session ends.
///
/// A run shares it between its destinations, on one thread.
final class SessionCredentials {
  /// The time before the end from which a new key is asked for. The answer may fail (botocore).
  private static let advance = 15 * 60
  /// The time before the end from which there must be a new key (botocore).
  private static let margin = 10 * 60
  /// The time between two questions that fail, and between answers whose session is almost over.
  private static let pause = 60

  private let provider: any CredentialProvider
  private let now: () -> Int
  private var session: SessionKey?
  private var nextAttempt = Int.min

  /// - Parameter now: The seconds since 1970.
  init(_ provider: any CredentialProvider, now: @escaping () -> Int = { UTCTime.now().seconds }) {
    self.provider = provider
    self.now = now
  }

  /// The name of the source in messages.
  var source: String { provider.source }
  /// The remedy for a session that ended, as an imperative.
  var remedy: String { provider.remedy }

  /// The key for a request.
  ///
  /// - Throws: `SystemError` when there is none, or its session ended.
  func key() throws(SystemError) -> AccessKey {
    guard let session else { return try fetch() }
    guard let end = session.end else { return session.key }
    let left = end - now()
    guard provider.isRenewable else {
      if left <= 0 { throw ended(at: end) }
      return session.key
    }
    guard left < Self.advance, now() >= nextAttempt || left <= 0 else { return session.key }
    nextAttempt = now() + Self.pause
    do throws(SystemError) {
      return try fetch()
    } catch {
      if left < Self.margin { throw error }
      return session.key
    }
  }

  /// Replaces a key that a store calls expired, once for each key.
  ///
  /// - Returns: `false` if there is no other key.
  func replace(_ old: AccessKey) throws(SystemError) -> Bool {
    if let session, session.key != old { return true }
    guard provider.isRenewable else { return false }
    return try fetch() != old
  }

  private func fetch() throws(SystemError) -> AccessKey {
    let fetched = try provider.fetch()
    if let end = fetched.end, end <= now() { throw ended(at: end) }
    session = fetched
    return fetched.key
  }

  private func ended(at end: Int) -> SystemError {
    .denied("the session of \(provider.source) ended at \(UTCTime(end).text)".followed(by: provider.remedy))
  }
}
