import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteTestTools
import Synchronization
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// Each source of keys against a small server or program that answers as the real one, or fails.
@Suite(.blocking, .needs(LoadedLibrary.curl)) struct CredentialSourceTests {
  private static let secret = "very-secret"
  private static let roleAnswer = """
    <AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
    <AssumeRoleWithWebIdentityResult><Credentials>
    <AccessKeyId>ASIA1</AccessKeyId><SecretAccessKey>very-secret</SecretAccessKey><SessionToken>TT</SessionToken>
    <Expiration>2100-01-01T00:00:00.123Z</Expiration></Credentials></AssumeRoleWithWebIdentityResult>
    </AssumeRoleWithWebIdentityResponse>
    """
  private static let temporary = AccessKey(id: "ASIA1", secret: secret, token: "TT")

  /// The message of a source that gives no key. No message has a secret.
  private func refusal(_ aws: AWSFolder) throws -> String {
    do throws(SystemError) {
      _ = try aws.chain.provider().fetch()
      return "no refusal"
    } catch {
      #expect(!error.description.contains(Self.secret), "\(error)")
      return error.description
    }
  }

  private func requests(_ server: FaultServer) -> [FaultServer.Request] {
    server.state.withLock { $0.requests }
  }

  private func body(_ request: FaultServer.Request?) -> String {
    String(decoding: request?.body ?? [], as: UTF8.self)
  }

  // MARK: Web identities

  private func role(
    _ server: FaultServer, _ settings: String = "", token: String? = "very-secret-1\n"
  ) throws -> AWSFolder {
    let aws = try AWSFolder(["AWS_ENDPOINT_URL_STS": "http://127.0.0.1:\(server.port)"])
    if let token { try aws.folder.write(token, to: "token") }
    try aws.folder.write(
      "[default]\nrole_arn = arn:w\nweb_identity_token_file = \(aws.folder.path)/token\n\(settings)",
      to: ".aws/config")
    return aws
  }

  @Test func aSessionHasANameOfItsOwn() throws {
    let server = try FaultServer { _, _ in .answer(200, body: Self.roleAnswer) }
    defer { server.stop() }
    let aws = try role(server)
    _ = try withExtendedLifetime(aws) { try aws.chain.provider().fetch() }
    #expect(body(requests(server).first).contains(/RoleSessionName=clipsite-\d+/))
  }

  @Test(arguments: [
    (403, "AccessDenied", "User: arn:x is not authorized", ": User: arn:x is not authorized"),
    (400, "ExpiredTokenException", "very-secret", ". Get a new token"),
    (400, "InvalidIdentityToken", "very-secret", ". Let IAM trust the provider"),
    (403, "IDPRejectedClaim", "very-secret", ". Let the role trust the subject"),
    (403, "RegionDisabledException", "very-secret", ". Enable the region"),
    (400, "ValidationError", "very-secret", ""),
  ])
  func theTokenServiceRefuses(_ status: Int, _ code: String, _ message: String, _ end: String) throws {
    let xml =
      "<ErrorResponse><Error><Code>\(code)</Code><Message>\(message)</Message></Error></ErrorResponse>"
    let server = try FaultServer { _, _ in .answer(status, body: xml) }
    defer { server.stop() }
    let aws = try role(server)
    let text = "the token service answers \(status) \(code) for the role arn:w of profile 'default'"
    #expect(try refusal(aws).hasPrefix(text))
    #expect(try refusal(aws).contains(end))
    // A refusal is not repeated.
    #expect(requests(server).count == 2)
  }

  @Test func aTokenServiceThatFailsIsAskedThreeTimes() throws {
    let server = try FaultServer { _, count in
      count < 2 ? (count == 0 ? .answer(500) : .reset) : .answer(200, body: Self.roleAnswer)
    }
    defer { server.stop() }
    let aws = try role(server)
    let session = try withExtendedLifetime(aws) { try aws.chain.provider().fetch() }
    #expect(session.key == Self.temporary)
    let broken = try FaultServer { _, _ in .answer(503) }
    defer { broken.stop() }
    #expect(try refusal(role(broken)).hasPrefix("the token service answers 503"))
    #expect(requests(broken).count == 3)
  }

  @Test(arguments: ["", "<a/>", "<A><AssumeRoleWithWebIdentityResult/></A>"])
  func aDamagedAnswerIsNoKey(_ answer: String) throws {
    let server = try FaultServer { _, _ in .answer(200, body: answer) }
    defer { server.stop() }
    #expect(try refusal(role(server)).contains("answers without a key"))
  }

  @Test func aWebIdentityIsReadEachTime() throws {
    let server = try FaultServer { _, _ in .answer(200, body: Self.roleAnswer) }
    defer { server.stop() }
    let aws = try role(server, "role_session_name = n\n", token: nil)
    #expect(try refusal(aws).contains("No such file"))
    try aws.folder.write(" \n", to: "token")
    #expect(try refusal(aws).contains("has no token"))
    let provider = try aws.chain.provider()
    for token in ["very-secret-1", "very-secret-2"] {
      try aws.folder.write("\(token)\n", to: "token")
      let session = try provider.fetch()
      #expect(session.key == Self.temporary && session.end == 4_102_444_800)
      let request = requests(server).last
      #expect(
        body(request)
          == "Action=AssumeRoleWithWebIdentity&RoleArn=arn%3Aw&RoleSessionName=n&Version=2011-06-15"
          + "&WebIdentityToken=\(token)")
      #expect(request?.headers["authorization"] == nil)
    }
  }

  // MARK: Programs

  private func program(_ script: String, _ words: String = "") throws -> AWSFolder {
    let aws = try AWSFolder()
    try aws.folder.write("\(script)\n", to: "print key")
    // A shell reads the script. Linux starts no file that another test's new process still has open for
    // writing.
    try aws.folder.write(
      "[default]\ncredential_process = /bin/sh \"\(aws.folder.path)/print key\" \(words)\n", to: ".aws/config"
    )
    return aws
  }

  @Test func aProgramPrintsAKey() throws {
    let aws = try program(
      #"""
      [ "$*" = "a b ; exit 3" ] || exit 9
      cat >/dev/null
      echo talk >&2
      printf '%s' '{"Version": 1, "AccessKeyId": "ASIA1", "SecretAccessKey": "very-secret", "SessionToken": "TT",'
      echo '"Expiration": "2100-01-01T01:00:00+01:00"}'
      """#, "'a b' ; exit 3")
    let session = try aws.chain.provider().fetch()
    #expect(session.key == Self.temporary)
    #expect(session.end == 4_102_444_800)
  }

  @Test func aKeyWithoutAnEndNeedsNoToken() throws {
    let aws = try program(#"echo '{"Version":1,"AccessKeyId":"A","SecretAccessKey":"very-secret"}'"#)
    let session = try aws.chain.provider().fetch()
    #expect(session.key == AccessKey(id: "A", secret: Self.secret))
    #expect(session.end == nil)
  }

  @Test(arguments: [
    ("echo very-secret; echo no session >&2; exit 3", "ended with status 3: no session"),
    ("echo very-secret; exit 4", "ended with status 4"), ("kill -9 $$", "ended with signal 9"),
    ("echo very-secret", "printed no JSON"),
    ("echo '{\"Version\":2,\"very-secret\":1}'", "without 'Version' 1"),
    ("echo '{\"Version\":1,\"SecretAccessKey\":\"very-secret\"}'", "printed no AccessKeyId"),
    (
      #"echo '{"Version":1,"AccessKeyId":"A","SecretAccessKey":"very-secret","Expiration":"very-secret"}'"#,
      "an Expiration that is not a time"
    ),
  ])
  func aProgramFails(_ script: String, _ words: String) throws {
    let message = try refusal(program(script))
    #expect(message.hasPrefix("the credential_process of profile 'default' "))
    #expect(message.contains(words), "\(message)")
  }

  @Test func aProgramThatIsMissingIsNamed() throws {
    let aws = try AWSFolder(config: "[default]\ncredential_process = /no/such/program\n")
    #expect(try refusal(aws).contains("'/no/such/program': No such file"))
    let open = try AWSFolder(config: "[default]\ncredential_process = \"/no\n")
    #expect(try refusal(open).contains("Close its quotation marks"))
  }

  @Test func aProgramThatPrintsMuchIsReadToItsEnd() throws {
    #expect(
      try refusal(program("head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2")).contains("no JSON"))
  }

  @Test func aStopEndsAProgram() throws {
    var chain = try program("exec sleep 600").chain
    chain.isStopped = { true }
    #expect(throws: SystemError.stopped) { try chain.provider().fetch() }
  }

  /// A token that would add a field to each request, from every kind of source.
  @Test(arguments: ["role", "program", "container", "machine"])
  func noSourceAddsFields(_ kind: String) throws {
    let evil = Self.keyAnswer.replacing("TT", with: #"very-secret\r\nX-Evil: 1"#)
    let server = try FaultServer { request, _ in
      switch request.key {
      case "api/token": .answer(200, body: "ticket\n")
      case "meta-data/iam/security-credentials/": .answer(200, body: "my-role")
      default:
        .answer(
          200, body: kind == "role" ? Self.roleAnswer.replacing("TT", with: "very-secret\r\nX-Evil: 1") : evil
        )
      }
    }
    defer { server.stop() }
    let json = evil.replacing("\"Token\"", with: "\"Version\":1,\"SessionToken\"")
    let folder =
      switch kind {
      case "role": try role(server)
      case "program": try program("printf '%s' '\(json)'")
      case "container": try container(server)
      default: try machine(server)
      }
    #expect(try refusal(folder).hasSuffix("has a line end or a control character inside. Set it again"))
  }

  // MARK: Containers and machines

  private static let keyAnswer = """
    {"AccessKeyId":"ASIA1","SecretAccessKey":"very-secret","Token":"TT","Expiration":"2100-01-01T00:00:00Z",\
    "Code":"Success"}
    """

  private func container(_ server: FaultServer, _ variables: [String: String] = [:]) throws -> AWSFolder {
    let url = "http://127.0.0.1:\(server.port)/a/key?x=1"
    return try AWSFolder(variables.merging(["AWS_CONTAINER_CREDENTIALS_FULL_URI": url]) { $1 })
  }

  @Test func aContainerHasAKey() throws {
    let server = try FaultServer { _, _ in .answer(200, body: Self.keyAnswer) }
    defer { server.stop() }
    var aws = try container(server, ["AWS_CONTAINER_AUTHORIZATION_TOKEN": "of variable"])
    #expect(try aws.chain.provider().fetch() == SessionKey(key: Self.temporary, end: 4_102_444_800))
    #expect(requests(server).last?.headers["authorization"] == "of variable")
    #expect(requests(server).last?.query == "x=1")
    // The file comes first, and is read each time.
    aws.variables["AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE"] = "\(aws.folder.path)/token"
    let provider = try aws.chain.provider()
    for token in ["of file", "later"] {
      try aws.folder.write(token, to: "token")
      _ = try provider.fetch()
      #expect(requests(server).last?.headers["authorization"] == token)
    }
    // A line end behind it is not part of it.
    try aws.folder.write("of file\n", to: "token")
    _ = try provider.fetch()
    #expect(requests(server).last?.headers["authorization"] == "of file")
    try aws.folder.write("very-secret\r\nX-Other: 1", to: "token")
    #expect(try refusal(aws).contains("has a line end"))
  }

  @Test func aContainerThatFailsIsAskedThreeTimes() throws {
    let server = try FaultServer { _, count in count < 2 ? .answer(404) : .answer(200, body: Self.keyAnswer) }
    defer { server.stop() }
    #expect(try container(server).chain.provider().fetch().key == Self.temporary)
    let broken = try FaultServer { _, _ in .answer(403, body: "very-secret") }
    defer { broken.stop() }
    #expect(try refusal(container(broken)).hasSuffix("answers 403"))
    #expect(requests(broken).count == 3)
    let empty = try FaultServer { _, _ in .answer(200, body: #"{"SecretAccessKey":"very-secret"}"#) }
    defer { empty.stop() }
    #expect(try refusal(container(empty)).hasSuffix("answers without a key"))
  }

  @Test func otherHostsAreNotAsked() throws {
    let aws = try AWSFolder(["AWS_CONTAINER_CREDENTIALS_FULL_URI": "http://keys.example.com/"])
    #expect(try refusal(aws).contains("names 'keys.example.com', where keys would travel unencrypted"))
  }

  private func machine(
    _ server: FaultServer, _ variables: [String: String] = [:]
  ) throws -> AWSFolder {
    let url = "http://127.0.0.1:\(server.port)"
    return try AWSFolder(variables.merging(["AWS_EC2_METADATA_SERVICE_ENDPOINT": url]) { $1 })
  }

  @Test func aMachineIsAskedInItsSecondVersion() throws {
    let server = try FaultServer { request, _ in
      switch request.key {
      case "api/token": .answer(200, body: "ticket")
      case "meta-data/iam/security-credentials/": .answer(200, body: "my-role\n")
      default: .answer(200, body: Self.keyAnswer)
      }
    }
    defer { server.stop() }
    let aws = try machine(server)
    #expect(try aws.chain.provider().fetch() == SessionKey(key: Self.temporary, end: 4_102_444_800))
    let seen = requests(server)
    try #require(seen.map(\.method) == ["PUT", "GET", "GET"])
    #expect(seen.map(\.key).last == "meta-data/iam/security-credentials/my-role")
    #expect(seen[0].headers["x-aws-ec2-metadata-token-ttl-seconds"] == "21600")
    #expect(seen[1].headers["x-aws-ec2-metadata-token"] == "ticket")
    #expect(seen[2].headers["x-aws-ec2-metadata-token"] == "ticket")
  }

  @Test(arguments: [
    ("api/token", 403, "", "it answers 403", 1), ("api/token", 200, "a\nb", "no session token", 1),
    ("meta-data/iam/security-credentials/", 404, "", "the machine has no role", 2),
    ("meta-data/iam/security-credentials/role", 200, "very-secret", "no JSON", 3),
    (
      "meta-data/iam/security-credentials/role", 200, #"{"Code":"AssumeRoleUnauthorizedAccess"}"#,
      "it has no key for the role 'role': AssumeRoleUnauthorizedAccess", 3
    ),
  ])
  func aMachineWithoutAKeySaysWhy(
    _ key: String, _ status: Int, _ body: String, _ words: String, _ count: Int
  ) throws {
    let server = try FaultServer { request, _ in
      request.key == key ? .answer(status, body: body) : .answer(200, body: "role")
    }
    defer { server.stop() }
    let message = try refusal(machine(server))
    #expect(message.hasPrefix("there are no credentials (no AWS_ACCESS_KEY_ID, "), "\(message)")
    #expect(message.contains(words), "\(message)")
    // The first version of the service is never asked.
    #expect(requests(server).count == count)
  }

  @Test func aMachineThatDoesNotAnswerEndsTheSearch() throws {
    let server = try FaultServer { _, _ in .hang }
    defer { server.stop() }
    #expect(try refusal(machine(server)).contains("it does not answer"))
    #expect(requests(server).count == 1)
    // The number of attempts can be set, as in the tools of AWS.
    #expect(
      try refusal(machine(server, ["AWS_METADATA_SERVICE_NUM_ATTEMPTS": "2"])).contains("it does not answer"))
    #expect(requests(server).count == 3)
  }
}
