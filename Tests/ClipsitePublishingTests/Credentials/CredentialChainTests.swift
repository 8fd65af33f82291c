import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsitePublishing

/// The sources of keys, row by row, without asking any of them. The system tests ask them.
struct CredentialChainTests {
  /// Variables, both profile files, and the source or the words of the refusal.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var variables: [String: String] = [:]
    var credentials = ""
    var config = ""
    let expected: String
    /// Further words of a refusal.
    var words: [String] = []

    init(
      _ name: String, _ variables: [String: String] = [:], credentials: String = "", config: String = "",
      _ expected: String, words: [String] = []
    ) {
      testDescription = name
      self.variables = variables
      self.credentials = credentials
      self.config = config
      self.expected = expected
      self.words = words
    }
  }

  static let key = "aws_access_key_id = AKID\naws_secret_access_key = very-secret\n"
  static let variables = ["AWS_ACCESS_KEY_ID": "AKENV", "AWS_SECRET_ACCESS_KEY": "very-secret"]
  static let session =
    "[sso-session corp]\nsso_start_url = https://corp.example/start\nsso_region = eu-west-1\n"
  static let person = "sso_account_id = 111122223333\nsso_role_name = Deploy\n"
  static let role = "role_arn = arn:aws:iam::1:role/r\n"
  static let process = "credential_process = print-key\n"
  static let token = ["AWS_WEB_IDENTITY_TOKEN_FILE": "/token", "AWS_ROLE_ARN": "arn:w"]

  static let sources: [Row] = [
    Row(
      "variables before everything", variables.merging(token) { $1 }, credentials: "[default]\n\(key)",
      config: "[default]\n\(role)source_profile = x\n",
      "environment variables (AWS_ACCESS_KEY_ID)"),
    Row(
      "variables before AWS_PROFILE", variables.merging(["AWS_PROFILE": "work"]) { $1 },
      credentials: "[work]\n\(key)",
      "environment variables (AWS_ACCESS_KEY_ID)"),
    Row(
      "an empty variable is not set", ["AWS_ACCESS_KEY_ID": ""], credentials: "[default]\n\(key)",
      "the key of profile 'default' in the credentials file"),
    Row(
      "a role before a web identity of variables", token, credentials: "[base]\n\(key)",
      config: "[default]\n\(role)source_profile = base\n",
      "the command 'aws configure export-credentials --profile default'"),
    Row(
      "a web identity of variables before IAM Identity Center", token,
      config: "[default]\n\(person)sso_session = corp\n\(session)",
      "the role arn:w of AWS_ROLE_ARN, assumed with a web identity"),
    Row(
      "a web identity of a profile is not a role with a source",
      config: "[default]\n\(role)web_identity_token_file = /t\nsource_profile = x\n",
      "the role arn:aws:iam::1:role/r of profile 'default', assumed with a web identity"),
    Row(
      "IAM Identity Center before the credentials file", credentials: "[default]\n\(key)",
      config: "[default]\n\(person)sso_session = corp\n\(session)",
      "the command 'aws configure export-credentials --profile default'"),
    Row(
      "IAM Identity Center in the older form", ["AWS_PROFILE": "old"],
      config: "[profile old]\n\(person)sso_start_url = https://corp.example/start\nsso_region = eu-west-1\n",
      "the command 'aws configure export-credentials --profile old'"),
    Row(
      "the credentials file before a program", credentials: "[default]\n\(key)",
      config: "[default]\n\(process)",
      "the key of profile 'default' in the credentials file"),
    Row(
      "a program before the config file", config: "[default]\n\(process)\(key)",
      "the credential_process of profile 'default'"),
    Row(
      "the config file before a container", ["AWS_CONTAINER_CREDENTIALS_FULL_URI": "https://c.example/"],
      config: "[default]\n\(key)",
      "the key of profile 'default' in the config file"),
    Row(
      "a relative URI before a full one",
      [
        "AWS_CONTAINER_CREDENTIALS_FULL_URI": "https://c.example/",
        "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI": "/v2",
      ],
      "the role of this container (AWS_CONTAINER_CREDENTIALS_RELATIVE_URI)"),
    Row(
      "a container before the machine", ["AWS_CONTAINER_CREDENTIALS_FULL_URI": "https://c.example/"],
      "the role of this container (AWS_CONTAINER_CREDENTIALS_FULL_URI)"),
    Row(
      "a role in the credentials file",
      credentials: "[default]\n\(role)credential_source = Environment\n[x]\n",
      "the command 'aws configure export-credentials --profile default'"),
    Row(
      "aws login", ["AWS_PROFILE": "my own"], config: "[profile my own]\nlogin_session = arn:x\n",
      "the command 'aws configure export-credentials --profile 'my own''"),
    Row("the machine at the end", [:], "the role of this virtual machine (instance metadata)"),
  ]

  /// Profiles that cannot be used. Each refusal names the kind and the reason.
  static let refusals: [Row] = [
    Row(
      "half a key in variables", ["AWS_ACCESS_KEY_ID": "A"],
      "!AWS_ACCESS_KEY_ID is set without AWS_SECRET_ACCESS_KEY"),
    Row(
      "a time that is none", variables.merging(["AWS_CREDENTIAL_EXPIRATION": "soon"]) { $1 },
      "!AWS_CREDENTIAL_EXPIRATION is 'soon'"),
    Row(
      "half a key in a profile", credentials: "[default]\naws_access_key_id = A\n",
      "!the profile 'default' has aws_access_key_id without aws_secret_access_key in the credentials file"),
    Row(
      "web identity variables without a role", ["AWS_WEB_IDENTITY_TOKEN_FILE": "/t"],
      "!AWS_WEB_IDENTITY_TOKEN_FILE is set without AWS_ROLE_ARN"),
    Row(
      "a web identity without a role", config: "[default]\nweb_identity_token_file = /t\n",
      "!the profile 'default' has web_identity_token_file without role_arn"),
    Row(
      "a missing profile", ["AWS_PROFILE": "wrok"], credentials: "[work]\n\(key)",
      "!there is no profile 'wrok'", words: ["Did you mean 'work'?"]),
    Row(
      "nothing", ["AWS_EC2_METADATA_DISABLED": "true"], "!there are no credentials (no AWS_ACCESS_KEY_ID, ",
      words: ["instance metadata: off", "Set AWS_ACCESS_KEY_ID and"]),
    Row(
      "a profile without a key", ["AWS_EC2_METADATA_DISABLED": "true"],
      config: "[default]\nregion = a\nsso_session = corp\n", "!there are no credentials",
      words: ["no credentials in the profile 'default', which has only region, sso_session"]),
    Row(
      "a metadata endpoint that is none", ["AWS_EC2_METADATA_SERVICE_ENDPOINT": "file:///etc"],
      "!AWS_EC2_METADATA_SERVICE_ENDPOINT is 'file:///etc'"),
  ]

  /// A file that is there and says nothing must not lead to somebody else's key.
  static let damaged: [Row] = [
    Row(
      "a byte order mark", ["AWS_CONTAINER_CREDENTIALS_FULL_URI": "https://c.example/"],
      credentials: "\u{FEFF}[default]\r\n\(key)", "the key of profile 'default' in the credentials file"),
    Row(
      "a byte order mark in the config file", config: "\u{FEFF}[default]\n\(process)",
      "the credential_process of profile 'default'"),
    Row(
      "no section", ["AWS_CONTAINER_CREDENTIALS_FULL_URI": "https://c.example/"], credentials: key,
      "!cannot read '", words: ["it has no section such as [default]"]),
    Row("no section and a role", token, credentials: key, config: "[default]\n\(process)", "!cannot read '"),
    Row(
      "another encoding", credentials: "[\0d\0e\0f\0a\0u\0l\0t\0]\0\n\0a\0=\0b\0", "!cannot read '"),
    Row(
      "only comments", credentials: "# nothing\n\n", "the role of this virtual machine (instance metadata)"),
    Row("variables need no file", variables, credentials: key, "environment variables (AWS_ACCESS_KEY_ID)"),
  ]

  static let unfit: [Row] = [
    Row(
      "a field in a token", variables.merging(["AWS_SESSION_TOKEN": "x\r\nX-Evil: 1"]) { $1 },
      "!AWS_SESSION_TOKEN has a line end or a control character inside"),
    Row(
      "a field in the older token", variables.merging(["AWS_SECURITY_TOKEN": "x\nX-Evil: 1"]) { $1 },
      "!AWS_SECURITY_TOKEN has a line end"),
    Row(
      "a field in an identifier", variables.merging(["AWS_ACCESS_KEY_ID": "A\nB"]) { $1 },
      "!AWS_ACCESS_KEY_ID has a line end"),
    Row(
      "a control character in a secret",
      variables.merging(["AWS_SECRET_ACCESS_KEY": "very-secret\u{1}x"]) { $1 },
      "!AWS_SECRET_ACCESS_KEY has a line end"),
    Row(
      "a control character in a profile",
      credentials: "[default]\n\(key)aws_session_token = very-secret\u{1}x\n",
      "!the session token of the key of profile 'default' in the credentials file has a line end"),
  ]

  @Test(arguments: sources + refusals + damaged + unfit) func theFirstSourceCounts(_ row: Row) throws {
    let aws = try AWSFolder(row.variables, credentials: row.credentials, config: row.config)
    let found: String
    do throws(SystemError) {
      found = try aws.chain.provider().source
    } catch {
      found = "!" + error.description
      guard error.kind == .denied else {
        Issue.record("exit status of another kind: \(error)")
        return
      }
    }
    if row.expected.hasPrefix("!") {
      #expect(found.hasPrefix(row.expected))
    } else {
      #expect(found == row.expected)
    }
    for word in row.words { #expect(found.contains(word)) }
    #expect(!found.contains("very-secret"))
  }

  @Test func variablesHaveTheKey() throws {
    let names = ["AWS_SESSION_TOKEN": "T", "AWS_CREDENTIAL_EXPIRATION": "2030-01-01T00:00:00Z"]
    let session = try AWSFolder(Self.variables.merging(names) { $1 }).chain.provider().fetch()
    #expect(session.key == AccessKey(id: "AKENV", secret: "very-secret", token: "T"))
    #expect(session.end == 1_893_456_000)
    let older = try AWSFolder(
      Self.variables.merging(["AWS_SECURITY_TOKEN": "O", "AWS_SESSION_TOKEN": "T"]) { $1 })
    #expect(try older.chain.provider().fetch().key.token == "O")
  }

  /// Secrets of continuous integration end with a line end.
  @Test(arguments: ["\n", "\r\n", " ", "\t"])
  func whiteSpaceAroundAKeyGoes(_ space: String) throws {
    let names = [
      "AWS_ACCESS_KEY_ID": "AKENV", "AWS_SECRET_ACCESS_KEY": "very-secret", "AWS_SESSION_TOKEN": "T",
      "AWS_REGION": "eu-west-1",
    ]
    let aws = try AWSFolder(names.mapValues { space + $0 + space })
    #expect(
      try aws.chain.provider().fetch().key == AccessKey(id: "AKENV", secret: "very-secret", token: "T"))
    #expect(aws.configuration.region == "eu-west-1")
    #expect(
      AccessKey(id: "A" + space, secret: space + "B", token: space + "T" + space)
        == AccessKey(id: "A", secret: "B", token: "T"))
  }

  @Test func eachFileKeepsItsHalfOfAKey() throws {
    let aws = try AWSFolder(
      credentials: "[default]\n\(Self.key)aws_session_token = T\n",
      config: "[default]\naws_access_key_id = OTHER\naws_secret_access_key = other\n")
    #expect(
      try aws.chain.provider().fetch().key == AccessKey(id: "AKID", secret: "very-secret", token: "T"))
  }

  @Test(arguments: [
    (key + process, "credential_process"), (key + person + "sso_session = corp\n", "aws_access_key_id"),
    (role + "source_profile = x\n" + process, "credential_process"),
  ])
  func twoKindsInAProfileAreRemarked(_ settings: String, _ other: String) throws {
    let aws = try AWSFolder(credentials: "[default]\n\(settings)")
    #expect(aws.chain.remark?.contains(other) == true)
  }

  @Test(arguments: [
    key, process, role + "source_profile = default\n" + key, role + "web_identity_token_file = /t\n",
  ])
  func oneKindIsNotRemarked(_ settings: String) throws {
    #expect(try AWSFolder(config: "[default]\n\(settings)").chain.remark == nil)
  }

  @Test(
    arguments: [
      ("http://127.0.0.1:80/a", true), ("http://127.9.9.9/", true), ("http://localhost:51679/x", true),
      ("http://169.254.170.2/v2", true), ("http://169.254.170.23/v1", true),
      ("http://[fd00:ec2::23]/v1", true),
      ("http://[::1]:8/v1", true), ("https://keys.example.com/x?y=1", true),
      ("http://keys.example.com/", false), ("http://169.254.169.254/", false), ("http://10.0.0.1/", false),
      ("http://localhost.example.com/", false), ("http://127.0.0.1.example.com/", false),
      ("http://127.0.0.1@example.com/", false), ("http://[::2]/", false),
      ("http://[::1]x.example.com/", false),
      ("http://2130706433/", false), ("http://0x7f.1/", false), ("ftp://127.0.0.1/", false),
      ("http:///x", false),
      ("http://127.0.0.1\\@example.com/", false), ("http://127.0.0.1/a b", false), ("/v2", false),
      ("", false),
    ])
  func containersAreAskedNearby(_ url: String, _ isAllowed: Bool) {
    let result = Result { try ContainerCredentials.check(url, "X") }
    #expect(((try? result.get()) != nil) == isAllowed)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func aFileInAnotherEncodingIsNamed(_ encoding: String.Encoding) throws {
    let aws = try AWSFolder(["AWS_CONTAINER_CREDENTIALS_FULL_URI": "https://c.example/"])
    let path = "\(aws.folder.path)/.aws/credentials"
    try #require("[default]\n\(Self.key)".data(using: encoding)).write(to: URL(filePath: path))
    #expect(aws.refusal()?.contains("cannot read '\(path)'") == true)
  }

  @Test func unreadableFilesAreNamed() throws {
    let aws = try AWSFolder(["AWS_EC2_METADATA_DISABLED": "true", "AWS_CONFIG_FILE": "/"])
    #expect(aws.refusal()?.contains("cannot read '/'") == true)
  }

  @Test func nobodyPrintsAKey() {
    let key = AccessKey(id: "A", secret: "very secret", token: "T")
    #expect("\(key)" == "an access key")
    #expect(!"\(SessionKey(key: key))".contains("very secret"))
    var dump = ""
    Swift.dump(StaticKey(source: "x", session: SessionKey(key: key)), to: &dump)
    #expect(!dump.contains("very secret"))
  }
}
