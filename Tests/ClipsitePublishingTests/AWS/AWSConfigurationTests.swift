import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
import ClipsiteTestTools
import Testing

@testable import ClipsitePublishing

struct AWSConfigurationTests {
  @Test func bothFilesMakeAProfile() throws {
    let aws = try AWSFolder(
      ["AWS_PROFILE": "work"],
      credentials: "[work]\naws_access_key_id = A\nregion = from-credentials\n[other]\n",
      config:
        "[profile work]\nregion = from-config\nrole_arn = R\n[default]\n[sso-session x]\n[profile my own]\n")
    let profile = aws.configuration.profile
    #expect(profile["aws_access_key_id"] == "A")
    #expect(profile["region"] == "from-credentials")
    #expect(profile["role_arn"] == "R")
    #expect(aws.configuration.profileNames == ["default", "my own", "other", "work"])
  }

  @Test func variablesNameTheFiles() throws {
    let aws = try AWSFolder(config: "[default]\nregion = home\n")
    try aws.folder.write("[default]\nregion = elsewhere\n", to: "own")
    var other = aws
    other.variables = ["AWS_CONFIG_FILE": "\(aws.folder.path)/own"]
    #expect(other.configuration.region == "elsewhere")
    other.variables = ["AWS_CONFIG_FILE": "~/own"]
    #expect(other.configuration.region == "elsewhere")
    #expect(aws.configuration.region == "home")
  }

  @Test(arguments: [
    (["AWS_REGION": "a", "AWS_DEFAULT_REGION": "b"], "a"), (["AWS_DEFAULT_REGION": "b"], "b"),
    (["AWS_REGION": ""], "c"), ([:], "c"),
  ])
  func variablesNameTheRegionFirst(_ variables: [String: String], _ region: String) throws {
    #expect(try AWSFolder(variables, config: "[default]\nregion = c\n").configuration.region == region)
  }

  private static let services = """
    [default]
    services = own
    endpoint_url = https://profile.example
    [services own]
    s3 =
      endpoint_url = https://section.example
    """

  @Test(
    arguments: [
      (
        ["AWS_ENDPOINT_URL_S3": "https://a.example", "AWS_ENDPOINT_URL": "https://b.example"],
        "https://a.example"
      ),
      (["AWS_ENDPOINT_URL": "http://127.0.0.1:9000/"], "http://127.0.0.1:9000"),
      ([:], "https://section.example"),
      (["AWS_IGNORE_CONFIGURED_ENDPOINT_URLS": "True", "AWS_ENDPOINT_URL": "https://b.example"], nil),
    ] as [([String: String], String?)])
  func endpointsHaveAnOrder(_ variables: [String: String], _ url: String?) throws {
    let configuration = try AWSFolder(variables, config: Self.services).configuration
    #expect(try configuration.endpoint(of: .storage)?.url == url)
  }

  @Test func otherServicesHaveTheEndpointOfTheProfile() throws {
    let configuration = try AWSFolder(config: Self.services).configuration
    #expect(try configuration.url(of: .tokens, in: "eu-west-1") == "https://profile.example")
    let plain = try AWSFolder(["AWS_ENDPOINT_URL_S3": "https://o.example"]).configuration
    #expect(try plain.url(of: .tokens, in: "eu-west-1") == "https://sts.eu-west-1.amazonaws.com")
  }

  @Test(arguments: [
    (["AWS_ENDPOINT_URL_S3": "http://store.example"], "AWS_ENDPOINT_URL_S3"),
    (["AWS_ENDPOINT_URL": "store.example"], "AWS_ENDPOINT_URL"),
  ])
  func anEndpointThatCannotBeIsNamed(_ variables: [String: String], _ name: String) throws {
    let configuration = try AWSFolder(variables).configuration
    let error = #expect(throws: SystemError.self) { try configuration.endpoint(of: .storage) }
    #expect(error?.description.hasPrefix("\(name): ") == true)
  }

  @Test func aMissingServicesSectionIsNamed() throws {
    let configuration = try AWSFolder(config: "[default]\nservices = gone\n").configuration
    let error = #expect(throws: SystemError.self) { try configuration.endpoint(of: .storage) }
    #expect(error?.description.contains("[services gone]") == true)
  }

  /// The hosts that botocore 1.44.5 has for the same region: plain, dual stack, FIPS, and both.
  @Test(
    arguments: [
      (
        .storage, "eu-central-1",
        [
          "s3.eu-central-1.amazonaws.com", "s3.dualstack.eu-central-1.amazonaws.com",
          "s3-fips.eu-central-1.amazonaws.com", "s3-fips.dualstack.eu-central-1.amazonaws.com",
        ]
      ),
      (
        .storage, "cn-north-1",
        ["s3.cn-north-1.amazonaws.com.cn", "s3.dualstack.cn-north-1.amazonaws.com.cn", nil, nil]
      ),
      (
        .storage, "us-gov-west-1",
        [
          "s3.us-gov-west-1.amazonaws.com", "s3.dualstack.us-gov-west-1.amazonaws.com",
          "s3-fips.us-gov-west-1.amazonaws.com", "s3-fips.dualstack.us-gov-west-1.amazonaws.com",
        ]
      ),
      (
        .storage, "eusc-de-east-1",
        [
          "s3.eusc-de-east-1.amazonaws.eu", "s3.dualstack.eusc-de-east-1.amazonaws.eu",
          "s3-fips.eusc-de-east-1.amazonaws.eu", "s3-fips.dualstack.eusc-de-east-1.amazonaws.eu",
        ]
      ),
      (
        .storage, "us-iso-east-1",
        [
          "s3.us-iso-east-1.c2s.ic.gov", "s3.dualstack.us-iso-east-1.c2s.ic.gov",
          "s3-fips.us-iso-east-1.c2s.ic.gov", "s3-fips.dualstack.us-iso-east-1.c2s.ic.gov",
        ]
      ),
      (
        .storage, "eu-isoe-west-1",
        ["s3.eu-isoe-west-1.cloud.adc-e.uk", nil, "s3-fips.eu-isoe-west-1.cloud.adc-e.uk", nil]
      ),
      (
        .tokens, "eu-central-1",
        [
          "sts.eu-central-1.amazonaws.com", "sts.eu-central-1.api.aws",
          "sts-fips.eu-central-1.amazonaws.com", "sts-fips.eu-central-1.api.aws",
        ]
      ),
      (
        .tokens, "cn-north-1",
        [
          "sts.cn-north-1.amazonaws.com.cn", "sts.cn-north-1.api.amazonwebservices.com.cn",
          "sts-fips.cn-north-1.amazonaws.com.cn", "sts-fips.cn-north-1.api.amazonwebservices.com.cn",
        ]
      ),
      (
        .tokens, "us-gov-west-1",
        [
          "sts.us-gov-west-1.amazonaws.com", "sts.us-gov-west-1.api.aws",
          "sts.us-gov-west-1.amazonaws.com", "sts-fips.us-gov-west-1.api.aws",
        ]
      ),
      (
        .tokens, "eusc-de-east-1",
        [
          "sts.eusc-de-east-1.amazonaws.eu", "sts.eusc-de-east-1.api.amazonwebservices.eu",
          "sts-fips.eusc-de-east-1.amazonaws.eu", "sts-fips.eusc-de-east-1.api.amazonwebservices.eu",
        ]
      ),
      (
        .tokens, "us-isob-east-1",
        [
          "sts.us-isob-east-1.sc2s.sgov.gov", "sts.us-isob-east-1.api.aws.scloud",
          "sts-fips.us-isob-east-1.sc2s.sgov.gov", "sts-fips.us-isob-east-1.api.aws.scloud",
        ]
      ),
      (
        .tokens, "us-isof-south-1",
        [
          "sts.us-isof-south-1.csp.hci.ic.gov", nil, "sts-fips.us-isof-south-1.csp.hci.ic.gov", nil,
        ]
      ),
    ] as [(AWSService, String, [String?])])
  func hostsAreThoseOfBotocore(_ service: AWSService, _ region: String, _ hosts: [String?]) {
    let found = [(false, false), (false, true), (true, false), (true, true)].map { isValidated, isDualStack in
      try? AWSHosts(region: region, isValidated: isValidated, isDualStack: isDualStack).host(of: service)
    }
    #expect(found == hosts)
  }

  @Test func variablesAskForOtherHosts() throws {
    let variables = ["AWS_USE_FIPS_ENDPOINT": "true"]
    let config = "[default]\nuse_dualstack_endpoint = true\nca_bundle = /etc/own.pem\n"
    let configuration = try AWSFolder(variables, config: config).configuration
    #expect(try configuration.url(of: .tokens, in: "eu-west-1") == "https://sts-fips.eu-west-1.api.aws")
    #expect(configuration.certificateFile == "/etc/own.pem")
  }

  @Test(arguments: ["", "eu west", "x.example.com/", "EU"])
  func aRegionIsAName(_ region: String) {
    #expect(throws: SystemError.self) { try AWSHosts(region: region).host(of: .tokens) }
  }
}
