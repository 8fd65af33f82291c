import ClipsiteJSON
import ClipsiteTestTools
import Foundation
import Synchronization
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// What people and programs see of credentials.
@Suite(.blocking, .needs(LoadedLibrary.curl)) struct CredentialCommandTests {
  private static let secret = "very-secret"

  /// A site that goes to a bucket, and no credentials of this computer.
  private func site(_ server: FaultServer, config: String) throws -> Program {
    var program = Program(folder: try DisposableFolder())
    let empty = [
      "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", "AWS_PROFILE", "AWS_CONFIG_FILE",
      "AWS_SHARED_CREDENTIALS_FILE", "AWS_WEB_IDENTITY_TOKEN_FILE", "AWS_CONTAINER_CREDENTIALS_FULL_URI",
      "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", "AWS_REGION", "AWS_DEFAULT_REGION",
    ]
    program.environment = Dictionary(uniqueKeysWithValues: empty.map { ($0, "") })
    program.environment["HOME"] = program.folder.path
    program.environment["AWS_EC2_METADATA_DISABLED"] = "true"
    program.environment["AWS_ENDPOINT_URL_STS"] = "http://127.0.0.1:\(server.port)"
    program.environment["AWS_ENDPOINT_URL_S3"] = "http://127.0.0.1:\(server.port)"
    #expect(try program.run("init .").status == 0)
    let configuration = try program.folder.read("Content/site.yml")
    let target = "publish: {production: {to: {example.com: \"s3://site\"}}}\n"
    try program.folder.write(configuration + target, to: "Content/site.yml")
    try program.folder.write(config, to: ".aws/config")
    #expect(try program.run("build").status == 0)
    return program
  }

  private static let key = "aws_access_key_id = AKID\naws_secret_access_key = \(secret)\n"
  private static let process = "credential_process = print-key\n"

  @Test func aDryRunNamesTheSource() throws {
    let server = try FaultServer()
    defer { server.stop() }
    let program = try site(server, config: "[default]\n\(Self.key)sso_region = x\n")
    let text = try program.run("publish --dry-run")
    #expect(text.status == 0, "\(text.text)")
    #expect(
      text.text.hasPrefix("s3://site\n  credentials: the key of profile 'default' in the config file\n"),
      "\(text.text)")
    let json = try program.run("publish --dry-run --format json").text.split(separator: "\n")
    let plan = try #require(json.dropLast().last.map { try JSONParser.parse(Array($0.utf8)).value })
    #expect(plan["event"]?.text == "plan")
    #expect(plan["credentials"]?["name"]?.text == "the key of profile 'default' in the config file")
    #expect(plan["credentials"]?["remark"] == .null)
    // A run needs no such line, and nobody learns a secret.
    let run = try program.run("publish")
    #expect(run.status == 0, "\(run.text)")
    #expect(!run.text.contains("credentials"))
    #expect(!text.text.contains(Self.secret))
  }

  @Test func aDryRunRemarksTwoKinds() throws {
    let server = try FaultServer()
    defer { server.stop() }
    let program = try site(server, config: "[default]\n\(Self.key)\(Self.process)")
    try program.folder.write("[default]\n\(Self.key)", to: ".aws/credentials")
    let text = try program.run("publish --dry-run")
    #expect(
      text.text.contains("  note: the profile 'default' also has credential_process, aws_access_key_id"))
    #expect(!text.text.contains(Self.secret))
  }

  @Test(arguments: [
    ("[default]\nlogin_session = x\n", "'aws login'"),
    ("[default]\nrole_arn = r\nsource_profile = gone\n\(key)", "there is no source_profile 'gone'"),
    ("[default]\ncredential_process = sh -c 'echo \(secret); exit 1'\n", "ended with status 1"),
    ("[default]\nregion = x\n", "there are no credentials"),
    ("[default]\nmfa_serial = m\nrole_arn = r\nsource_profile = default\n\(key)", "there is no terminal"),
  ])
  func aProfileThatCannotBeUsedIsAStatus(_ config: String, _ words: String) throws {
    let server = try FaultServer()
    defer { server.stop() }
    let program = try site(server, config: config)
    for line in ["publish", "publish --dry-run", "publish --format json"] {
      let refused = try program.run(line)
      #expect(refused.status == 5, "\(refused.text)")
      #expect(refused.text.contains(words), "\(refused.text)")
      #expect(!refused.text.contains(Self.secret))
    }
    #expect(server.keys == [])
  }

  /// Types a code in a terminal, and prints what the terminal shows.
  private static let script = """
    import os, pty, sys
    pid, terminal = pty.fork()
    if pid == 0: os.execv(sys.argv[1], sys.argv[1:])
    shown = b""
    typed = False
    while True:
        try: piece = os.read(terminal, 4096)
        except OSError: break
        if not piece: break
        shown += piece
        if not typed and b"Enter the code of m: " in shown:
            typed = True
            os.write(terminal, b"1235\\x7f456\\n")
    status = os.waitpid(pid, 0)[1]
    sys.stdout.buffer.write(shown)
    print("status", os.waitstatus_to_exitcode(status))
    """

  @Test(.needs(InstalledTool.python))
  func aCodeIsTypedInATerminal() throws {
    let answer = """
      <AssumeRoleResponse><AssumeRoleResult><Credentials><AccessKeyId>ASIA1</AccessKeyId>\
      <SecretAccessKey>very-secret</SecretAccessKey><SessionToken>very-secret-token</SessionToken>\
      <Expiration>2100-01-01T00:00:00Z</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>
      """
    let server = try FaultServer { request, _ in
      request.method == "POST" && request.key.isEmpty ? .answer(200, body: answer) : nil
    }
    defer { server.stop() }
    let config = "[default]\nmfa_serial = m\nrole_arn = arn:r\nsource_profile = default\n\(Self.key)"
    let program = try site(server, config: config)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: try #require(InstalledTool.python.path))
    process.arguments = ["-c", Self.script, BuiltProgram.path, "publish", "--dry-run"]
    process.currentDirectoryURL = URL(filePath: program.folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(program.environment) { $1 }
    process.standardOutput = output
    try process.runWithTests()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("status 0"), "\(text)")
    #expect(
      text.contains("credentials: the role arn:r of profile 'default', assumed with the key of profile"))
    #expect(!text.contains("1235"), "the terminal shows the code")
    #expect(!text.contains(Self.secret))
    let asked = server.state.withLock { $0.requests.first { $0.method == "POST" } }
    let body = String(decoding: asked?.body ?? [], as: UTF8.self)
    #expect(body.contains("TokenCode=123456"))
    // The key of the role signs what follows.
    let list = server.state.withLock { $0.requests.last }
    #expect(list?.headers["authorization"]?.contains("Credential=ASIA1/") == true)
    #expect(list?.headers["x-amz-security-token"] == "very-secret-token")
  }
}
