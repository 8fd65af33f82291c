import ClipsiteNetwork
import ClipsiteSystem
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
    {"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"sts:AssumeRoleWithWebIdentity",\
    "Principal":{"Federated":"*"}}]}
    """

  /// moto looks at the signatures of the role's key here. The call for the role has none.
  @Test func aSitePublishesWithTheKeyOfARole() throws {
    let server = try MotoServer(freeCalls: 3)
    defer { server.stop() }
    _ = try server.iam([
      ("Action", "CreateRole"), ("RoleName", "web"), ("AssumeRolePolicyDocument", Self.trust),
    ])
    _ = try server.iam([
      ("Action", "PutRolePolicy"), ("RoleName", "web"), ("PolicyName", "all"),
      ("PolicyDocument", Self.everything),
    ])
    var aws = try AWSFolder()
    try aws.folder.write("a.web.token\n", to: "token")
    aws.variables = [
      "AWS_WEB_IDENTITY_TOKEN_FILE": "\(aws.folder.path)/token",
      "AWS_ROLE_ARN": "arn:aws:iam::123456789012:role/web", "AWS_ROLE_SESSION_NAME": "pipeline",
      "AWS_ENDPOINT_URL_STS": server.url,
    ]
    let provider = try aws.chain.provider()
    let session = try provider.fetch()
    #expect(session.key.id.hasPrefix("ASIA"))
    #expect(session.key.token != nil)
    #expect(try #require(session.end) > UTCTime.now().seconds)
    let bucket = try S3Bucket("site", at: .loopback(server.port), in: AWSHosts(region: "us-east-1"))
    let made = try HTTPTransfers().send(
      bucket.request(S3Bucket.Call(method: "PUT"), signedWith: session.key))
    #expect(made.status == 200, "\(String(decoding: made.body, as: UTF8.self))")
    let store = try S3Store.testing(port: server.port, credentials: SessionCredentials(OneSession(session)))
    let run = try StoreRun(["a": "1", "b": "2"], to: store)
    #expect(run.outcome.failures == [])
    #expect(try store.survey().objects.count == 2)
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

/// A key that was fetched already. moto would check the signature of another call for one, which has none.
private struct OneSession: CredentialProvider {
  let source = "a test"
  let remedy = "run the test again"
  let isRenewable = false
  let session: SessionKey

  init(_ session: SessionKey) { self.session = session }

  func fetch() throws(SystemError) -> SessionKey { session }
}
