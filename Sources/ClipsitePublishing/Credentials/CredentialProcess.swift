import ClipsiteJSON
import ClipsitePlatform

/// A program that prints a key (`credential_process`; AWS SDKs and Tools Reference Guide, “Process credential
/// provider”).
struct CredentialProcess: CredentialProvider {
  private static let longestMessage = 300

  let profile: String
  /// The command line. It is split as by a shell, but no shell runs it.
  let line: String
  /// Indicates whether somebody wants the run to stop.
  var isStopped: @Sendable () -> Bool = { false }

  var source: String { "the credential_process of profile '\(profile)'" }
  var isRenewable: Bool { true }
  var remedy: String { "run its command and look at 'Expiration'" }

  /// No program prints keys and messages of this length, in bytes.
  private static let largestOutput = 16 << 20

  func fetch() throws(PublishError) -> SessionKey {
    guard let words = ShellWords.split(line), !words.isEmpty else {
      throw .denied("\(source) is not a command line. Close its quotation marks")
    }
    let run: CapturedProcess
    do throws(SystemError) {
      run = try CapturedProcess(words, limit: Self.largestOutput, isStopped: isStopped)
    } catch {
      if isStopped() { throw .stopped }
      throw .denied("\(source) \(error)")
    }
    guard run.end.status == 0 else {
      let status = run.end.status.map { "status \($0)" } ?? "signal \(run.end.signal)"
      throw .denied("\(source) ended with \(status)\(Self.words(run.messages))")
    }
    return try session(run.output)
  }

  /// The output is never part of a message: it has secrets even if it is damaged.
  private func session(_ output: [UInt8]) throws(PublishError) -> SessionKey {
    guard let object = try? JSONParser.parse(output).value, object.members != nil else {
      throw .denied("\(source) printed no JSON")
    }
    guard object["Version"]?.integer == 1 else {
      throw .denied("\(source) printed JSON without 'Version' 1, the only one that there is")
    }
    let names = ("AccessKeyId", "SecretAccessKey", "SessionToken")
    guard
      let session = try SessionKey(object, names: names, needsToken: false, end: "Expiration", of: source)
    else {
      throw .denied(
        "\(source) printed no AccessKeyId and SecretAccessKey, or an Expiration that is not a time")
    }
    return session
  }

  /// The last line that the program printed for people.
  private static func words(_ messages: [UInt8]) -> String {
    let lines = String(decoding: messages, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let last = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
    return ": \(last.prefix(longestMessage))"
  }
}
