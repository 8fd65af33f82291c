import Foundation

@testable import ClipsitePublishingTests

/// The configuration files of the smallest OpenStack Swift that speaks S3.
enum SwiftConfiguration {
  static let common = """
    [swift-hash]
    swift_hash_path_suffix = x
    swift_hash_path_prefix = y
    [storage-policy:0]
    name = gold
    default = yes

    """

  private static func head(port: UInt16, _ folder: String) -> String {
    """
    [DEFAULT]
    bind_ip = 127.0.0.1
    bind_port = \(port)
    workers = 0
    swift_dir = \(folder)/etc
    user = \(NSUserName())

    """
  }

  /// A server that keeps accounts, containers or objects.
  static func storage(_ role: String, port: UInt16, folder: String) -> String {
    head(port: port, folder) + """
      devices = \(folder)/dev
      mount_check = false
      disable_fallocate = true
      fallocate_reserve = 0
      [pipeline:main]
      pipeline = healthcheck \(role)-server
      [app:\(role)-server]
      use = egg:swift#\(role)
      [filter:healthcheck]
      use = egg:swift#healthcheck

      """
  }

  /// The server that clients talk to.
  static func proxy(port: UInt16, folder: String) -> String {
    let filters = [
      "catch_errors", "gatekeeper", "healthcheck", "listing_formats", "s3api", "tempauth", "bulk", "slo",
    ]
    let options = [
      "s3api": "location = us-east-1\n",
      "tempauth": "user_test_tester = testing .admin\nallow_overrides = true\n",
    ]
    let sections = filters.map { "[filter:\($0)]\nuse = egg:swift#\($0)\n" + (options[$0] ?? "") }
    return head(port: port, folder) + """
      [pipeline:main]
      pipeline = \(filters.joined(separator: " ")) proxy-server
      [app:proxy-server]
      use = egg:swift#proxy
      account_autocreate = true
      \(sections.joined())
      """
  }
}
