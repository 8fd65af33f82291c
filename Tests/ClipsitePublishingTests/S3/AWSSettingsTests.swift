import ClipsitePlatform
import Testing

@testable import ClipsitePublishing

@Suite(.timeLimit(.minutes(30))) struct AWSSettingsTests {
  private func settings(
    _ variables: [String: String], credentials: String = "", config: String = ""
  ) throws -> AWSSettings {
    let folder = try TestFolder()
    try folder.write(credentials, to: ".aws/credentials")
    try folder.write(config, to: ".aws/config")
    let all = variables.merging(["HOME": folder.path]) { first, _ in first }
    return AWSSettings(Environment(all))
  }

  @Test func theEnvironmentComesFirst() throws {
    let found = try settings(
      ["AWS_ACCESS_KEY_ID": "A", "AWS_SECRET_ACCESS_KEY": "B", "AWS_SESSION_TOKEN": "T", "AWS_REGION": "r"],
      credentials: "[default]\naws_access_key_id = X\naws_secret_access_key = Y\n",
      config: "[default]\nregion = s\n")
    #expect(found.key == AccessKey(id: "A", secret: "B", token: "T"))
    #expect(found.region == "r")
  }

  @Test func profilesAreReadFromBothFiles() throws {
    let credentials = """
      # a comment
      [default]
      aws_access_key_id=D
      aws_secret_access_key=E

      [ work ]
      aws_access_key_id = W=1
      aws_secret_access_key = V
      aws_session_token = T
      """
    let config = "[default]\nregion=a\n[profile work]\nregion = b\ns3 =\n  region = c\n"
    let normal = try settings([:], credentials: credentials, config: config)
    #expect(normal.key == AccessKey(id: "D", secret: "E"))
    #expect(normal.region == "a")
    let work = try settings(["AWS_PROFILE": "work"], credentials: credentials, config: config)
    #expect(work.key == AccessKey(id: "W=1", secret: "V", token: "T"))
    #expect(work.region == "b")
    #expect(try settings(["AWS_PROFILE": "none"], credentials: credentials, config: config).key == nil)
  }

  @Test func withoutAnythingThereIsNoKey() {
    let found = AWSSettings(Environment())
    #expect(found.key == nil)
    #expect(found.region == nil)
  }

  @Test func keysArePrintedByNobody() {
    #expect("\(AccessKey(id: "A", secret: "very secret", token: "T"))" == "an access key")
  }
}
