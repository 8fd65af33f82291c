import ClipsiteTestTools
import ClipsiteText
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
    ("[default]\ncredential_process = sh -c 'echo \(secret); exit 1'\n", "ended with status 1"),
    ("[default]\nregion = x\n", "there are no credentials"),
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

  // MARK: The tools of AWS

  private static let answer = """
    {"Version": 1, "AccessKeyId": "ASIA1", "SecretAccessKey": "very-secret", \
    "SessionToken": "very-secret-token", "Expiration": "2100-01-01T00:00:00Z"}
    """

  /// Puts a program `aws` in front of the others. A shell writes it, because Linux starts no file that
  /// another test's new process still has open for writing.
  private func addTools(_ script: String, to program: inout Program) throws {
    let path = "\(program.folder.path)/tools"
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"mkdir "$1" && printf '#!/bin/sh\n%s\n' "$2" >"$1/aws" && chmod +x "$1/aws""#, "sh", path,
      script,
    ]
    try process.runWithTests()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    program.environment["PATH"] = "\(path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
  }

  /// Profiles that only the tools of AWS can use: a role, a sign-in in both forms, and `aws login`.
  @Test(arguments: [
    "role_arn = arn:r\nsource_profile = default\n\(key)",
    "sso_session = corp\nsso_account_id = 1\nsso_role_name = Deploy\n",
    "sso_account_id = 1\nsso_role_name = Deploy\nsso_start_url = https://corp.example\nsso_region = a\n",
    "login_session = x\n", "mfa_serial = m\nrole_arn = r\ncredential_source = Environment\n",
  ])
  func theToolsOfAWSExportAKey(_ settings: String) throws {
    let server = try FaultServer()
    defer { server.stop() }
    var program = try site(server, config: "[profile my own]\n\(settings)")
    program.environment["AWS_PROFILE"] = "my own"
    try addTools("printf '%s|' \"$@\" >>asked; echo '\(Self.answer)'", to: &program)
    let plan = try program.run("publish --dry-run")
    #expect(plan.status == 0, "\(plan.text)")
    #expect(
      plan.text.contains("  credentials: the command 'aws configure export-credentials --profile 'my own''\n")
    )
    let run = try program.run("publish")
    #expect(run.status == 0, "\(run.text)")
    #expect(!run.text.contains(Self.secret) && !plan.text.contains(Self.secret))
    // Each run asks once, and the key signs everything.
    let words = "configure|export-credentials|--profile|my own|--format|process|"
    #expect(try program.folder.read("asked") == words + words)
    let requests = server.state.withLock { $0.requests }
    #expect(!requests.isEmpty)
    for request in requests {
      #expect(request.headers["authorization"]?.contains("Credential=ASIA1/") == true)
      #expect(request.headers["x-amz-security-token"] == "very-secret-token")
    }
  }

  @Test(arguments: [
    (
      "sso_account_id = 1\nsso_role_name = Deploy\n",
      "ended with status 255: Token has expired. Run 'aws sso login --profile default'"
    ),
    ("role_arn = r\nsource_profile = gone\n", "ended with status 255: Token has expired\n"),
  ])
  func theToolsOfAWSFail(_ settings: String, _ words: String) throws {
    let server = try FaultServer()
    defer { server.stop() }
    var program = try site(server, config: "[default]\n\(settings)")
    try addTools("echo \(Self.secret); echo Token has expired >&2; exit 255", to: &program)
    let refused = try program.run("publish")
    #expect(refused.status == 5, "\(refused.text)")
    let source = "the command 'aws configure export-credentials --profile default' "
    #expect(refused.text.contains(source + words), "\(refused.text)")
    #expect(!refused.text.contains(Self.secret))
    #expect(server.keys == [])
  }

  @Test func withoutTheToolsOfAWSTheRunNamesThem() throws {
    let server = try FaultServer()
    defer { server.stop() }
    var program = try site(server, config: "[default]\nsso_account_id = 1\nsso_role_name = Deploy\n")
    program.environment["PATH"] = program.folder.path
    let refused = try program.run("publish")
    #expect(refused.status == 5, "\(refused.text)")
    #expect(
      refused.text.contains(
        "cannot run 'aws': No such file or directory. Install version 2 of the AWS CLI (https"),
      "\(refused.text)")
  }

  /// Version 1 does not know the command, and ends as Python's `argparse` does.
  @Test func toolsOfAWSThatAreTooOldAreNamed() throws {
    let server = try FaultServer()
    defer { server.stop() }
    var program = try site(server, config: "[default]\nrole_arn = r\nsource_profile = x\n")
    try addTools("echo 'list | get' >&2; exit 2", to: &program)
    let refused = try program.run("publish")
    #expect(refused.status == 5, "\(refused.text)")
    let words = "ended with status 2, because 'aws' is too old. Install version 2 of the AWS CLI (https"
    #expect(refused.text.contains(words), "\(refused.text)")
  }
}
