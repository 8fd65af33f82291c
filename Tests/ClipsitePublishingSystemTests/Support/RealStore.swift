import ClipsiteNetwork
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// An object store that is somebody else's program and looks at every signature, started for one test.
final class RealStore {
  /// The programs.
  enum Kind: String, CaseIterable, Sendable {
    /// `rclone serve s3`, which keeps objects as files.
    case rclone
    /// OpenStack Swift with its `s3api`, which is strict; it keeps objects in ways that only Linux has.
    case swift

    static var allCases: [Kind] {
      #if os(Linux)
        [.rclone, .swift]
      #else
        [.rclone]
      #endif
    }

    fileprivate var program: String { self == .rclone ? "rclone" : "swift-proxy-server" }
  }

  let kind: Kind
  let port: UInt16
  let folder: DisposableFolder
  private var processes: [Process] = []

  /// The key that the store knows.
  var key: AccessKey {
    kind == .rclone ? .testing : AccessKey(id: "test:tester", secret: "testing")
  }

  static let need = Need("rclone and OpenStack Swift") {
    Kind.allCases.allSatisfy { isInstalled($0.program) }
  }

  /// Indicates whether `.ci/setup` has installed a program. Its interpreter may belong to somebody else.
  static func isInstalled(_ name: String) -> Bool {
    [name, "python3"].allSatisfy { FileManager.default.isExecutableFile(atPath: tool($0)) }
  }

  /// Where `.ci/setup` installs a program.
  static func tool(_ name: String) -> String {
    let top = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardizedFileURL
    return top.appending(path: ".build/servers/bin/\(name)").path
  }

  /// Starts a store with an empty bucket, `site`.
  init(_ kind: Kind) throws {
    self.kind = kind
    folder = try DisposableFolder()
    port = TestPorts.take(4)
    switch kind {
    case .rclone: try startRclone()
    case .swift: try startSwift()
    }
    try waitUntilReady()
    if kind == .swift { #expect(try send(S3Bucket.Call(method: "PUT")).status == 200) }
  }

  /// Ends the programs.
  func stop() {
    for process in processes { kill(process.processIdentifier, SIGKILL) }
    for process in processes { process.waitUntilExit() }
  }

  /// The bucket, for a look at it.
  func send(_ call: S3Bucket.Call) throws -> HTTPAnswer {
    let bucket = try S3Bucket("site", at: .loopback(port), in: AWSHosts(region: "us-east-1"))
    return try HTTPTransfers().send(bucket.request(call, signedWith: key))
  }

  private func startRclone() throws {
    try folder.write("", to: "root/site/.keep")
    try FileManager.default.removeItem(atPath: "\(folder.path)/root/site/.keep")
    try start(
      "rclone",
      [
        "serve", "s3", "--addr", "127.0.0.1:\(port)", "--auth-key", "\(key.id),\(key.secret)", "--config", "",
        "\(folder.path)/root",
      ])
  }

  /// The four servers of Swift: rings of one device each, and a proxy that speaks S3.
  private func startSwift() throws {
    try folder.write("", to: "dev/sda1/.keep")
    try folder.write(SwiftConfiguration.common, to: "etc/swift.conf")
    for (index, role) in ["account", "container", "object"].enumerated() {
      let port = port + UInt16(index) + 1
      let ring = "\(folder.path)/etc/\(role).builder"
      for arguments in [
        ["create", "4", "1", "0"], ["add", "r1z1-127.0.0.1:\(port)/sda1", "1"], ["rebalance"],
      ] {
        let builder = try start("swift-ring-builder", [ring] + arguments)
        builder.waitUntilExit()
        processes.removeLast()
      }
      let text = SwiftConfiguration.storage(role, port: port, folder: folder.path)
      try folder.write(text, to: "etc/\(role).conf")
      try start("swift-\(role)-server", ["\(folder.path)/etc/\(role).conf"])
    }
    try folder.write(SwiftConfiguration.proxy(port: port, folder: folder.path), to: "etc/proxy.conf")
    try start("swift-proxy-server", ["\(folder.path)/etc/proxy.conf"])
  }

  @discardableResult
  private func start(_ name: String, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: Self.tool(name))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_CONF_DIR": "\(folder.path)/etc", "HOME": folder.path,
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runWithTests()
    processes.append(process)
    return process
  }

  /// Asks until all servers answer.
  private func waitUntilReady() throws {
    let client = HTTPTransfers()
    for port in kind == .rclone ? [port] : (0...3).map({ port + $0 }) {
      let deadline = ContinuousClock.now + .seconds(120)
      while (try? client.send(HTTPRequest("GET", "http://127.0.0.1:\(port)/healthcheck"))) == nil {
        try #require(ContinuousClock.now < deadline, "\(kind) does not answer")
        // Waits for nothing else than that time passes, which a refused connection does not take.
        _ = client.wait(upTo: .milliseconds(50))
      }
    }
  }
}
