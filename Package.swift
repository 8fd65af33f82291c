// swift-tools-version:6.0
import PackageDescription

/// Imports stay inside the file that needs them, and existential types are spelled out.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness

/// `.ci/run` asks for warnings to end a build. Elsewhere they do not: another compiler may have others.
var strictness: [SwiftSetting] {
  Context.environment["CLIPSITE_WARNINGS"] == "errors" ? [.unsafeFlags(["-warnings-as-errors"])] : []
}

/// What stands in front of the names of all targets: SwiftPM rejects a graph in which two packages have a target of the
/// same name, even if nobody uses one of them.
let prefix = "Clipsite"

/// The targets with these names, which are written without the prefix here, and the program.
func targets(_ names: [String]) -> [Target.Dependency] {
  names.map { .init(stringLiteral: $0 == "clipsite" ? $0 : prefix + $0) }
}

func module(_ name: String, uses names: [String] = [], exclude: [String] = []) -> Target {
  .target(name: prefix + name, dependencies: targets(names), exclude: exclude, swiftSettings: settings)
}

func tests(of module: String, uses names: [String] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: prefix + module + "Tests", dependencies: targets([module] + names), exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "clipsite",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .executable(name: "clipsite", targets: ["clipsite"]),
    .library(name: "AppClips", targets: ["ClipsiteAppClips"]),
    .library(name: "InvocationRouting", targets: ["ClipsiteInvocationRouting"]),
    .library(name: "Mustache", targets: ["ClipsiteMustache"]),
  ],
  targets: [
    // The C libraries. `.ci/setup` installs them.
    .systemLibrary(
      name: "ClipsiteCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "ClipsiteCYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "ClipsiteCQREncode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    // libcurl is not linked, but loaded when a command sends something. On macOS it is part of the system.
    .target(
      name: "ClipsiteCCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .systemLibrary(
      name: "ClipsiteCCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),

    // libvips, loaded by the first picture that is made: no start of the program waits for it, and it may be missing.
    .target(name: "ClipsiteCVips"),

    // Memory for libcmark, in C because libcmark calls it for each of its nodes.
    .target(name: "ClipsiteCArena"),

    // A way to open files that Linux has no function for, and Swift calls no functions with any number of arguments.
    .target(name: "ClipsiteCFiles"),

    // From the foundations up: each module uses only what stands above it.
    module("JSON"),
    module("Diagnostics"),
    module("Markup"),
    // For App Clips, which have to be small: no other module, and Foundation for its conveniences only.
    module("InvocationRouting"),
    module("Platform", uses: ["Diagnostics", "CFiles"]),
    module("AppClips", uses: ["Diagnostics", "JSON"]),
    module("Mustache", uses: ["Diagnostics"]),
    module("QRCodes", uses: ["Mustache", "CQREncode"]),
    module("ContentParsing", uses: ["Diagnostics", "CArena", "CMark", "CYAML"]),
    module("ContentImport", uses: ["Diagnostics", "JSON", "Platform", "AppClips", "ContentParsing"]),
    module("Cryptography", uses: ["CCrypto"]),
    module("Pictures", uses: ["Platform", "Cryptography", "CVips"]),
    module(
      "SiteGenerator",
      uses: [
        "Diagnostics", "JSON", "Markup", "Platform", "AppClips", "Mustache", "ContentParsing",
        "Cryptography", "Pictures",
      ]),
    module("Entitlements", uses: ["Diagnostics", "Markup", "AppClips"]),
    module(
      "InvocationRoutes", uses: ["Diagnostics", "JSON", "Platform", "AppClips", "SiteGenerator"]),
    module(
      "PrintedCodes",
      uses: [
        "Diagnostics", "JSON", "Platform", "AppClips", "Mustache", "QRCodes", "SiteGenerator",
        "Cryptography",
      ]),
    module("HTTPClient", uses: ["CCurl"]),
    module(
      "Publishing",
      uses: [
        "Diagnostics", "JSON", "Markup", "Platform", "AppClips", "Cryptography", "HTTPClient",
        "SiteGenerator",
      ]),
    module(
      "Verification",
      uses: [
        "Diagnostics", "JSON", "Platform", "AppClips", "Cryptography", "HTTPClient", "SiteGenerator",
      ]),
    module(
      "AppStoreConnect",
      uses: [
        "Diagnostics", "JSON", "Platform", "AppClips", "Cryptography", "HTTPClient", "SiteGenerator",
      ]),
    module("Resolution", uses: ["JSON", "Platform", "AppClips", "SiteGenerator"]),
    module("HTTPServer", uses: ["Diagnostics", "Markup", "Platform"]),
    module(
      "PreviewDashboard",
      uses: [
        "Diagnostics", "JSON", "Platform", "AppClips", "Mustache", "QRCodes", "SiteGenerator",
      ]),
    module(
      "CommandLineInterface",
      uses: [
        "Diagnostics", "JSON", "Platform", "AppClips", "Mustache", "ContentParsing", "ContentImport",
        "QRCodes", "SiteGenerator", "Entitlements", "InvocationRoutes", "PrintedCodes", "Publishing",
        "Verification", "AppStoreConnect", "Resolution", "HTTPServer", "PreviewDashboard",
      ],
      // The templates of the second theme; what is compiled is BistroTheme.swift.
      exclude: ["Starter/Bistro"]),
    .executableTarget(
      name: "clipsite", dependencies: ["ClipsiteCommandLineInterface"], swiftSettings: settings),
    // Not a product: `swift run -c release clipsite-bench`. It measures the program above as users run it.
    .executableTarget(
      name: "clipsite-bench",
      dependencies: [
        "clipsite", "ClipsiteCMark", "ClipsiteCYAML", "ClipsiteJSON", "ClipsitePlatform",
        "ClipsiteSiteGenerator",
      ],
      swiftSettings: settings),

    // The programs that tests call.
    .target(name: "ClipsiteCFuzzing", path: "Tests/ClipsiteCFuzzing"),
    .target(
      name: "ClipsiteTestTools", dependencies: ["ClipsiteDiagnostics", "ClipsiteCFuzzing"],
      path: "Tests/ClipsiteTestTools",
      swiftSettings: settings),
    tests(of: "JSON", uses: ["TestTools"]),
    tests(of: "Diagnostics"),
    tests(of: "Markup"),
    tests(of: "InvocationRouting"),
    tests(of: "Platform", uses: ["Diagnostics"]),
    tests(of: "AppClips", uses: ["Diagnostics", "JSON", "TestTools"]),
    tests(of: "Mustache", uses: ["Diagnostics", "TestTools"]),
    tests(of: "QRCodes", uses: ["TestTools"]),
    tests(of: "ContentParsing", uses: ["Diagnostics", "CArena", "TestTools"]),
    tests(
      of: "ContentImport", uses: ["Diagnostics", "JSON", "AppClips", "ContentParsing", "TestTools"]),
    tests(
      of: "SiteGenerator",
      uses: [
        "Diagnostics", "JSON", "Platform", "AppClips", "Mustache", "ContentParsing", "Pictures",
        "TestTools",
      ]),
    tests(of: "Entitlements", uses: ["Diagnostics", "AppClips", "TestTools"]),
    tests(
      of: "InvocationRoutes",
      uses: [
        "Diagnostics", "Platform", "AppClips", "JSON", "SiteGenerator", "InvocationRouting",
        "TestTools",
      ]),
    tests(of: "Cryptography", uses: ["TestTools"]),
    tests(of: "Pictures", uses: ["Platform", "TestTools"]),
    tests(
      of: "PrintedCodes",
      uses: [
        "Diagnostics", "Platform", "AppClips", "QRCodes", "SiteGenerator", "JSON", "TestTools",
      ]),
    tests(of: "HTTPClient", uses: ["HTTPServer"]),
    tests(
      of: "Publishing",
      uses: [
        "Platform", "AppClips", "Cryptography", "HTTPClient", "SiteGenerator", "JSON", "TestTools",
        "clipsite",
      ]),
    tests(
      of: "Verification",
      uses: ["Diagnostics", "Platform", "AppClips", "HTTPClient", "SiteGenerator", "TestTools"]),
    tests(
      of: "AppStoreConnect",
      uses: [
        "AppClips", "HTTPClient", "SiteGenerator", "JSON", "TestTools", "clipsite",
      ]),
    tests(of: "Resolution", uses: ["Diagnostics", "JSON", "AppClips", "SiteGenerator"]),
    tests(of: "HTTPServer", uses: ["Platform", "TestTools"]),
    tests(
      of: "PreviewDashboard",
      uses: [
        "Diagnostics", "JSON", "Platform", "AppClips", "Mustache", "QRCodes", "SiteGenerator",
      ]),
    tests(
      of: "CommandLineInterface",
      uses: [
        "Diagnostics", "JSON", "Platform", "AppClips", "Pictures", "SiteGenerator", "Verification",
        "HTTPServer",
        "TestTools", "clipsite",
      ],
      exclude: ["Scenarios", "BadInput", "Crashes/FaultyCalls.c"]),
    .testTarget(
      name: "clipsite-benchTests", dependencies: ["clipsite-bench"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
