/// What requests to an object store are signed with. Never printed.
struct AccessKey: Hashable, Sendable {
  /// The public part, as in `AKIDEXAMPLE`.
  let id: String
  /// The secret.
  let secret: String
  /// What goes along with temporary keys.
  let token: String?

  init(id: String, secret: String, token: String? = nil) {
    self.id = id
    self.secret = secret
    self.token = token
  }
}

extension AccessKey: CustomStringConvertible {
  /// Says nothing, so that no message shows a secret by accident.
  package var description: String { "an access key" }
}
