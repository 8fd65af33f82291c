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

func module(_ name: String, uses dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func tests(of module: String, uses dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.init(stringLiteral: module)] + dependencies, exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "clipsite",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .executable(name: "clipsite", targets: ["clipsite"]),
    .library(name: "AppClips", targets: ["AppClips"]),
    .library(name: "InvocationRouting", targets: ["InvocationRouting"]),
    .library(name: "Mustache", targets: ["Mustache"]),
  ],
  targets: [
    // The C libraries. `.ci/setup` installs them.
    .systemLibrary(
      name: "CMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    // libcurl is not linked, but loaded when a command sends something. On macOS it is part of the system.
    .target(
      name: "CCurlShim", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),

    // libvips, loaded by the first picture that is made: no start of the program waits for it, and it may be missing.
    .target(name: "CVipsShim"),

    // Memory for libcmark, in C because libcmark calls it for each of its nodes.
    .target(name: "CArena"),

    // From the foundations up: each module uses only what stands above it.
    module("StrictJSON"),
    module("Diagnostics"),
    module("PlainXML"),
    // For App Clips, which have to be small: no other module, and Foundation for its conveniences only.
    module("InvocationRouting"),
    module("FileSystem", uses: ["Diagnostics"]),
    module("AppClips", uses: ["Diagnostics", "StrictJSON"]),
    module("Mustache", uses: ["Diagnostics"]),
    module("QRCodes", uses: ["Mustache", "CQREncode"]),
    module("ContentParsing", uses: ["Diagnostics", "CArena", "CMark", "CYAML"]),
    module("ContentImport", uses: ["Diagnostics", "StrictJSON", "FileSystem", "AppClips", "ContentParsing"]),
    module("Cryptography", uses: ["CCrypto"]),
    module("Pictures", uses: ["FileSystem", "Cryptography", "CVipsShim"]),
    module(
      "SiteGenerator",
      uses: [
        "Diagnostics", "StrictJSON", "FileSystem", "AppClips", "Mustache", "ContentParsing", "Cryptography",
        "Pictures",
      ]),
    module("Entitlements", uses: ["Diagnostics", "PlainXML", "AppClips"]),
    module("InvocationRoutes", uses: ["Diagnostics", "StrictJSON", "AppClips", "SiteGenerator"]),
    module(
      "PrintedCodes",
      uses: [
        "Diagnostics", "StrictJSON", "FileSystem", "AppClips", "Mustache", "QRCodes", "SiteGenerator",
        "Cryptography",
      ]),
    module("HTTPClient", uses: ["CCurlShim"]),
    module(
      "Publishing",
      uses: [
        "Diagnostics", "StrictJSON", "PlainXML", "FileSystem", "AppClips", "Cryptography", "HTTPClient",
        "SiteGenerator",
      ]),
    module(
      "Verification",
      uses: [
        "Diagnostics", "StrictJSON", "FileSystem", "AppClips", "Cryptography", "HTTPClient", "SiteGenerator",
      ]),
    module(
      "AppStoreConnect",
      uses: [
        "Diagnostics", "StrictJSON", "FileSystem", "AppClips", "Cryptography", "HTTPClient", "SiteGenerator",
      ]),
    module("Resolution", uses: ["StrictJSON", "FileSystem", "AppClips", "SiteGenerator"]),
    module("PreviewServer", uses: ["Diagnostics", "FileSystem"]),
    module(
      "PreviewDashboard",
      uses: [
        "Diagnostics", "StrictJSON", "FileSystem", "AppClips", "Mustache", "QRCodes", "SiteGenerator",
      ]),
    module(
      "CommandLineInterface",
      uses: [
        "Diagnostics", "StrictJSON", "FileSystem", "AppClips", "Mustache", "ContentParsing", "ContentImport",
        "QRCodes", "SiteGenerator", "Entitlements", "InvocationRoutes", "PrintedCodes", "Publishing",
        "Verification", "AppStoreConnect", "Resolution", "PreviewServer", "PreviewDashboard",
      ],
      // The templates of the second theme; what is compiled is BistroTheme.swift.
      exclude: ["Starter/Bistro"]),
    .executableTarget(
      name: "clipsite", dependencies: ["CommandLineInterface"], swiftSettings: settings),
    // Not a product: `swift run -c release clipsite-bench`. It measures the program above as users run it.
    .executableTarget(
      name: "clipsite-bench",
      dependencies: ["clipsite", "CMark", "CYAML", "StrictJSON", "FileSystem", "SiteGenerator"],
      swiftSettings: settings),

    // The programs that tests call.
    .target(name: "CFuzzing", path: "Tests/CFuzzing"),
    .target(
      name: "TestTools", dependencies: ["Diagnostics", "CFuzzing"], path: "Tests/TestTools",
      swiftSettings: settings),
    tests(of: "StrictJSON", uses: ["TestTools"]),
    tests(of: "Diagnostics"),
    tests(of: "PlainXML"),
    tests(of: "InvocationRouting"),
    tests(of: "FileSystem", uses: ["Diagnostics"]),
    tests(of: "AppClips", uses: ["Diagnostics", "StrictJSON", "TestTools"]),
    tests(of: "Mustache", uses: ["Diagnostics", "TestTools"]),
    tests(of: "QRCodes", uses: ["TestTools"]),
    tests(of: "ContentParsing", uses: ["Diagnostics", "CArena", "TestTools"]),
    tests(
      of: "ContentImport", uses: ["Diagnostics", "StrictJSON", "AppClips", "ContentParsing", "TestTools"]),
    tests(
      of: "SiteGenerator",
      uses: [
        "Diagnostics", "StrictJSON", "FileSystem", "AppClips", "Mustache", "ContentParsing", "Pictures",
        "TestTools",
      ]),
    tests(of: "Entitlements", uses: ["Diagnostics", "AppClips", "TestTools"]),
    tests(
      of: "InvocationRoutes",
      uses: ["Diagnostics", "AppClips", "StrictJSON", "SiteGenerator", "InvocationRouting", "TestTools"]),
    tests(of: "Cryptography", uses: ["TestTools"]),
    tests(of: "Pictures", uses: ["FileSystem", "TestTools"]),
    tests(
      of: "PrintedCodes",
      uses: [
        "Diagnostics", "FileSystem", "AppClips", "QRCodes", "SiteGenerator", "StrictJSON", "TestTools",
      ]),
    tests(of: "HTTPClient", uses: ["PreviewServer"]),
    tests(
      of: "Publishing",
      uses: [
        "FileSystem", "AppClips", "Cryptography", "HTTPClient", "SiteGenerator", "StrictJSON", "TestTools",
        "clipsite",
      ]),
    tests(
      of: "Verification",
      uses: ["Diagnostics", "FileSystem", "AppClips", "HTTPClient", "SiteGenerator", "TestTools"]),
    tests(
      of: "AppStoreConnect",
      uses: [
        "AppClips", "HTTPClient", "SiteGenerator", "StrictJSON", "TestTools", "clipsite",
      ]),
    tests(of: "Resolution", uses: ["Diagnostics", "StrictJSON", "AppClips", "SiteGenerator"]),
    tests(of: "PreviewServer", uses: ["FileSystem", "TestTools"]),
    tests(
      of: "PreviewDashboard",
      uses: [
        "Diagnostics", "StrictJSON", "FileSystem", "AppClips", "Mustache", "QRCodes", "SiteGenerator",
      ]),
    tests(
      of: "CommandLineInterface",
      uses: [
        "Diagnostics", "StrictJSON", "FileSystem", "AppClips", "Pictures", "SiteGenerator", "Verification",
        "PreviewServer",
        "TestTools", "clipsite",
      ],
      exclude: ["Scenarios", "BadInput", "Crashes/FaultyCalls.c"]),
    tests(of: "clipsite-bench"),
  ],
  swiftLanguageModes: [.v6]
)
