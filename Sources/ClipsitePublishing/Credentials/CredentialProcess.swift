import ClipsiteSystem
import ClipsiteText

/// A program that prints a key (`credential_process`; AWS SDKs and Tools Reference Guide, “Process credential
/// provider”).
struct CredentialProcess: CredentialProvider {
  private static let longestMessage = 300

  let source: String
  /// The program and its arguments, or nothing for a text that is not a command line.
  let words: [String]
  let isRenewable: Bool
  let remedy: String
  /// The remedy for a program that is missing or too old, as an imperative.
  var missing: String?
  /// The remedy for a program that fails, as an imperative.
  var failed: String?
  /// Indicates whether somebody wants the run to stop.
  let isStopped: @Sendable () -> Bool

  /// No program prints keys and messages of this length, in bytes.
  private static let largestOutput = 16 << 20

  func fetch() throws(SystemError) -> SessionKey {
    guard !words.isEmpty else {
      throw .denied("\(source) is not a command line. Close its quotation marks")
    }
    let run: CapturedProcess
    do throws(SystemError) {
      run = try CapturedProcess(words, limit: Self.largestOutput, isStopped: isStopped)
    } catch {
      if isStopped() { throw .stopped }
      throw .denied("\(source) \(error)".followed(by: missing))
    }
    guard run.end.status == 0 else {
      let status = run.end.status.map { "status \($0)" } ?? "signal \(run.end.signal)"
      // The end of a call that the AWS CLI does not know: version 1, and early ones of version 2.
      let isOld = missing != nil && [2, 252].contains(run.end.status)
      let words = isOld ? ", because 'aws' is too old" : Self.lastLine(run.messages)
      throw .denied("\(source) ended with \(status)\(words)".followed(by: isOld ? missing : failed))
    }
    return try session(run.output)
  }

  /// The output is never part of a message: it has secrets even if it is damaged.
  private func session(_ output: [UInt8]) throws(SystemError) -> SessionKey {
    guard let object = try? JSONParser.parse(output).value, object.members != nil else {
      throw .denied("\(source) printed no JSON")
    }
    guard object["Version"]?.integer == 1 else {
      throw .denied("\(source) printed JSON without 'Version' 1, the only one that there is")
    }
    guard
      let session = try SessionKey(object, token: "SessionToken", needsToken: false, of: source)
    else {
      throw .denied(
        "\(source) printed no AccessKeyId and SecretAccessKey, or an Expiration that is not a time")
    }
    return session
  }

  /// The last line that the program printed for people.
  private static func lastLine(_ messages: [UInt8]) -> String {
    let lines = String(decoding: messages, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let last = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
    return ": \(last.prefix(longestMessage))"
  }
}

extension CredentialProcess {
  /// The program that a profile names.
  ///
  /// - Parameter line: The command line. It is split as by a shell, but no shell runs it.
  init(profile: String, line: String, isStopped: @escaping @Sendable () -> Bool) {
    self.init(
      source: "the credential_process of profile '\(profile)'", words: ShellWords.split(line) ?? [],
      isRenewable: true, remedy: "run its command and look at 'Expiration'", isStopped: isStopped)
  }

  /// The AWS CLI, for a profile with settings that only the tools of AWS can use: a sign-in, or a role. It
  /// signs in, asks for codes, and assumes the role.
  init(exporting profile: AWSConfiguration.Profile, isStopped: @escaping @Sendable () -> Bool) {
    let isPerson = CredentialKind.identityCenter.isConfigured(in: profile)
    let option = "--profile \(ShellText.quoted(profile.name))"
    let signIn = "run 'aws sso login \(option)'"
    self.init(
      source: "the command 'aws configure export-credentials \(option)'",
      words: ["aws", "configure", "export-credentials", "--profile", profile.name, "--format", "process"],
      // The code of a device is asked for once, before the run.
      isRenewable: profile["mfa_serial"] == nil, remedy: isPerson ? signIn : "run the command again",
      missing: "install version 2 of the AWS CLI (https://aws.amazon.com/cli/), which can use this profile",
      failed: isPerson ? signIn : nil, isStopped: isStopped)
  }
}
