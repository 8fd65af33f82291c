import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem

/// A service of AWS that clipsite calls.
///
/// Its raw value is the name in variables and settings for endpoints, and the first label of the host.
enum AWSService: String {
  /// Amazon S3.
  case storage = "s3"
  /// The Security Token Service, which gives keys for roles.
  case tokens = "sts"
}

/// The hosts of AWS in a region (botocore 1.44's partitions and endpoint rules).
struct AWSHosts: Sendable {
  let region: String
  /// Indicates whether to use hosts with validated cryptography (FIPS 140).
  var isValidated = false
  /// Indicates whether to use hosts that also have addresses of version 6.
  var isDualStack = false

  /// A group of regions with separate domains.
  private struct Partition {
    let prefix: String
    let domain: String
    /// The domain of hosts with both versions of addresses, except those of Amazon S3. `nil` if the partition
    /// has none.
    let dualStackDomain: String?
  }

  private static let partitions = [
    Partition(
      prefix: "cn-", domain: "amazonaws.com.cn", dualStackDomain: "api.amazonwebservices.com.cn"),
    Partition(prefix: "eusc-", domain: "amazonaws.eu", dualStackDomain: "api.amazonwebservices.eu"),
    Partition(prefix: "us-iso-", domain: "c2s.ic.gov", dualStackDomain: "api.aws.ic.gov"),
    Partition(prefix: "us-isob-", domain: "sc2s.sgov.gov", dualStackDomain: "api.aws.scloud"),
    Partition(prefix: "us-isof-", domain: "csp.hci.ic.gov", dualStackDomain: nil),
    Partition(prefix: "eu-isoe-", domain: "cloud.adc-e.uk", dualStackDomain: nil),
    Partition(prefix: "", domain: "amazonaws.com", dualStackDomain: "api.aws"),
  ]

  /// The host of a service.
  ///
  /// - Throws: `SystemError.usage` when the region has no host of the kind.
  func host(of service: AWSService) throws(SystemError) -> String {
    guard !region.isEmpty,
      region.utf8.allSatisfy({ $0.isLowerCaseLetter || $0.isDigit || $0 == UInt8(ascii: "-") })
    else {
      throw .usage("'\(region)' is not a region. Write it as in 'eu-central-1'")
    }
    guard let partition = Self.partitions.first(where: { region.hasPrefix($0.prefix) }) else {
      preconditionFailure("the last partition has every region")
    }
    if isDualStack, partition.dualStackDomain == nil {
      throw .usage("the region '\(region)' has no dual-stack hosts. Unset AWS_USE_DUALSTACK_ENDPOINT")
    }
    if service == .storage {
      if isValidated, partition.prefix == "cn-" {
        throw .usage("Amazon S3 has no FIPS hosts in the region '\(region)'. Unset AWS_USE_FIPS_ENDPOINT")
      }
      return "s3\(isValidated ? "-fips" : "").\(isDualStack ? "dualstack." : "")\(region).\(partition.domain)"
    }
    // All hosts of GovCloud are validated.
    let isMarked = isValidated && (isDualStack || !region.hasPrefix("us-gov-"))
    let domain = isDualStack ? partition.dualStackDomain ?? partition.domain : partition.domain
    return "\(service.rawValue)\(isMarked ? "-fips" : "").\(region).\(domain)"
  }
}

extension AWSConfiguration {
  /// The hosts of a region, of the kinds that somebody asked for.
  func hosts(in region: String) -> AWSHosts {
    AWSHosts(
      region: region, isValidated: isSet("AWS_USE_FIPS_ENDPOINT", "use_fips_endpoint"),
      isDualStack: isSet("AWS_USE_DUALSTACK_ENDPOINT", "use_dualstack_endpoint"))
  }

  /// The scheme and host of a service in a region.
  ///
  /// - Throws: `SystemError.usage` when there is none, or a configured one cannot be used.
  func url(of service: AWSService, in region: String) throws(SystemError) -> String {
    if let endpoint = try endpoint(of: service) { return endpoint.url }
    return "https://\(try hosts(in: region).host(of: service))"
  }
}
