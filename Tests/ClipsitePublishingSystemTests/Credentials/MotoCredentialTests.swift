import ClipsiteHTTPClient
import ClipsitePlatform
import ClipsiteTestTools
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// The services of AWS that give keys, played by a program of others.
@Suite(.blocking, .needs(MotoServer.need, LoadedLibrary.curl))
struct MotoCredentialTests {
  private static let everything = """
    {"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"*","Resource":"*"}]}
    """
  private static let trust = """
    {"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"sts:AssumeRole","Principal":{"AWS":"*"}}]}
    """

  /// moto looks at the signatures here: that of the call for the role, and those of the role's key.
  @Test func aSitePublishesWithTheKeyOfARole() throws {
    let server = try MotoServer(freeCalls: 5)
    defer { server.stop() }
    _ = try server.iam([("Action", "CreateUser"), ("UserName", "ci")])
    _ = try server.iam([
      ("Action", "PutUserPolicy"), ("UserName", "ci"), ("PolicyName", "all"),
      ("PolicyDocument", Self.everything),
    ])
    _ = try server.iam([
      ("Action", "CreateRole"), ("RoleName", "deploy"), ("AssumeRolePolicyDocument", Self.trust),
    ])
    _ = try server.iam([
      ("Action", "PutRolePolicy"), ("RoleName", "deploy"), ("PolicyName", "all"),
      ("PolicyDocument", Self.everything),
    ])
    let answer = try server.iam([("Action", "CreateAccessKey"), ("UserName", "ci")])
    let id = try #require(answer.firstMatch(of: /<AccessKeyId>(.*)<\/AccessKeyId>/)?.1)
    let secret = try #require(answer.firstMatch(of: /<SecretAccessKey>(.*)<\/SecretAccessKey>/)?.1)
    var aws = try AWSFolder(
      ["AWS_PROFILE": "deploy", "AWS_ENDPOINT_URL": server.url],
      credentials: "[ci]\naws_access_key_id = \(id)\naws_secret_access_key = \(secret)\n",
      config: """
        [profile deploy]
        role_arn = arn:aws:iam::123456789012:role/deploy
        source_profile = ci
        external_id = outside
        duration_seconds = 900
        """)
    let provider = try aws.chain.provider()
    let key = try provider.fetch().key
    #expect(key.id.hasPrefix("ASIA"))
    #expect(key.token != nil)
    let bucket = try S3Bucket("site", at: .loopback(server.port), in: AWSHosts(region: "us-east-1"))
    let made = try HTTPTransfers().send(
      bucket.request(S3Bucket.Call(method: "PUT"), signedWith: key))
    #expect(made.status == 200, "\(String(decoding: made.body, as: UTF8.self))")
    let store = try S3Store.testing(port: server.port, credentials: SessionCredentials(provider))
    let run = try StoreRun(["a": "1", "b": "2"], to: store)
    #expect(run.outcome.failures == [])
    #expect(try store.survey().objects.count == 2)

    aws.variables["AWS_ENDPOINT_URL_STS"] = server.url
    try aws.folder.write(
      "[ci]\naws_access_key_id = \(id)\naws_secret_access_key = \(secret)x\n", to: ".aws/credentials")
    let error = #expect(throws: PublishError.self) { try aws.chain.provider().fetch() }
    #expect(error?.description.contains("SignatureDoesNotMatch") == true, "\(error as Any)")
  }

  @Test func aWebIdentityNeedsNoKey() throws {
    let server = try MotoServer()
    defer { server.stop() }
    var aws = try AWSFolder(config: "[profile p]\nrole_arn = arn:aws:iam::123456789012:role/web\n")
    try aws.folder.write("a.web.token\n", to: "token")
    let file = "\(aws.folder.path)/token"
    aws.variables = [
      "AWS_WEB_IDENTITY_TOKEN_FILE": file, "AWS_ROLE_ARN": "arn:aws:iam::123456789012:role/web",
      "AWS_ROLE_SESSION_NAME": "pipeline", "AWS_ENDPOINT_URL_STS": server.url,
    ]
    let session = try aws.chain.provider().fetch()
    #expect(session.key.id.hasPrefix("ASIA"))
    #expect(session.key.token != nil)
    #expect(try #require(session.end) > UTCTime.now().seconds)
  }

  @Test func aVirtualMachineHasTheKeyOfItsRole() throws {
    let server = try MotoServer()
    defer { server.stop() }
    let aws = try AWSFolder(["AWS_EC2_METADATA_SERVICE_ENDPOINT": "\(server.url)/"])
    let session = try aws.chain.provider().fetch()
    #expect(session.key.token != nil)
    #expect(!session.key.id.isEmpty)
  }
}
