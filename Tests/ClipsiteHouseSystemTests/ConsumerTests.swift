import ClipsiteTestTools
import Foundation
import Testing

/// A package of somebody else that uses each product of this one.
///
/// It has targets with the names that ours would have without their prefix, because SwiftPM rejects a graph
/// with two targets of one name. It builds without pkg-config, which none of the products needs.
@Suite(.blocking) struct ConsumerTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let targets = [
    "Mustache", "Text", "System", "Network", "Content", "Site", "Rendering", "Printing", "Publishing",
    "Preview",
  ]

  private static var manifest: String {
    let products = ["AppClips", "InvocationRouting", "Mustache"].map {
      ".product(name: \"\($0)\", package: \"\(root.lastPathComponent)\"),"
    }
    return """
      // swift-tools-version:6.0
      import PackageDescription

      let package = Package(
        name: "Consumer",
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: "\(root.path)")],
        targets: [
          \(targets.map { ".target(name: \"\($0)\")," }.joined(separator: "\n    "))
          .executableTarget(
            name: "Consumer",
            dependencies: [
              \(targets.map { "\"\($0)\"," }.joined(separator: " "))
              \(products.joined(separator: "\n        "))
            ]),
        ])
      """
  }

  /// Uses each product, and names types of its interface that are not its own.
  private static let program = """
    import ClipsiteAppClips
    import ClipsiteInvocationRouting
    import ClipsiteMustache
    import ClipsiteText
    \(targets.map { "import \($0)" }.joined(separator: "\n"))

    print(\(targets.map { "\($0).own" }.joined(separator: ", ")))

    let banner = SmartAppBanner(
      appStoreID: nil, clipBundleID: try BundleID("com.example.Donuts.Clip"), showsCard: true)
    print(banner.content)

    let source = SourceFile(path: "aasa.json", #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#)
    let reading = AssociationReading(source)
    let file: JSONValue? = reading.file
    let diagnostics: [Diagnostic] = reading.diagnostics
    print(file?["appclips"]?["apps"] != nil, diagnostics.count)

    let library = TemplateLibrary(["hello": SourceFile(path: "hello.mustache", "Hello, {{name}}!\\n{{#open}}")])
    let found: Diagnostic? = library.diagnostics.first
    print(found?.severity == Severity.error, found?.range.path ?? "")
    let other = TemplateLibrary(["hello": SourceFile(path: "hello.mustache", "Hello, {{name}}!")])
    var bytes: [UInt8] = []
    if let template = other.template(named: "hello") {
      try other.render(template, with: ["name": "Ferry <Street>"], into: &bytes)
    }
    print(String(decoding: bytes, as: UTF8.self))

    let json = #\"\"\"
      {"version": 1, "clip": "com.example.Donuts.Clip", "folders": [["", [["index", "Ferry Street"]]]],
       "hosts": {"example.com": {"": 0}}}
      \"\"\"#
    let table = try RoutingTable(json: Array(json.utf8))
    print(Invocation(url: "https://example.com/", in: table).location?.title ?? "nowhere")
    """

  private static let output = """
    \(targets.joined(separator: " "))
    app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card
    true 0
    true hello.mustache
    Hello, Ferry &lt;Street&gt;!
    Ferry Street

    """

  @Test func eachProductBuildsInAPackageWithOurShortNames() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "consumer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.manifest, to: "Package.swift", in: folder)
    for target in Self.targets {
      try write("public let own = \"\(target)\"\n", to: "Sources/\(target)/Own.swift", in: folder)
    }
    try write(Self.program, to: "Sources/Consumer/main.swift", in: folder)
    let run = try run(in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == Self.output, "\(run.errors)")
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  /// Builds and runs the package, with everything that SwiftPM writes in its folder.
  private func run(in folder: URL) throws -> (status: Int32, output: String, errors: String) {
    // SwiftPM asks the program, and looks into these folders itself.
    try write("#!/bin/sh\nexit 1\n", to: "tools/pkg-config", in: folder)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "tools/pkg-config").path)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.path)/tools:\(environment["PATH"] ?? "/usr/bin:/bin")"
    environment["PKG_CONFIG_PATH"] = "\(folder.path)/tools"
    environment["CLIPSITE_WARNINGS"] = nil
    // SwiftPM and the compiler leave caches, locks, and empty folders there.
    for name in ["HOME", "TMPDIR"] { environment[name] = folder.path }

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        // Nobody debugs it.
        "swift", "run", "--disable-index-store", "-debug-info-format", "none", "--disable-sandbox",
        "--package-path", folder.path,
      ]
      + ["scratch", "cache", "config", "security"].flatMap { ["--\($0)-path", "\(folder.path)/\($0)"] }
      + ["Consumer"]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let files = try ["output", "errors"].map { name in
      try write("", to: name, in: folder)
      return try FileHandle(forWritingTo: folder.appending(path: name))
    }
    (process.standardOutput, process.standardError) = (files[0], files[1])
    try process.runWithTests()
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return (process.terminationStatus, try text("output"), try text("errors"))
  }
}
