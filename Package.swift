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

/// What stands in front of the names of all targets: SwiftPM rejects a graph in which two packages have a
/// target of the same name, even if nobody uses one of them.
let prefix = "Clipsite"

/// The targets with these names, which are written without the prefix here, and the program.
func targets(_ names: [String]) -> [Target.Dependency] {
  names.map { .init(stringLiteral: $0 == "clipsite" ? $0 : prefix + $0) }
}

/// What is not Swift is excluded. `.ci/record` makes Swift of folders named `WebFiles`, and of themes.
func module(_ name: String, uses names: [String] = [], exclude: [String] = []) -> Target {
  .target(name: prefix + name, dependencies: targets(names), exclude: exclude, swiftSettings: settings)
}

func tests(of subject: String, uses names: [String] = [], exclude: [String] = []) -> Target {
  tests(subject, "Tests", names, exclude)
}

/// Tests that wait for servers, browsers, files, or programs. `swift test --skip SystemTests` leaves them
/// out.
func systemTests(of subject: String, uses names: [String] = [], exclude: [String] = []) -> Target {
  tests(subject, "SystemTests", names, exclude)
}

/// Tests of a module, or of `Site`: the modules from the model of a site to its output, which are tested
/// together.
private func tests(_ subject: String, _ kind: String, _ names: [String], _ exclude: [String]) -> Target {
  .testTarget(
    name: prefix + subject + kind, dependencies: targets((subject == "Site" ? [] : [subject]) + names),
    exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "clipsite",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .executable(name: "clipsite", targets: ["clipsite"]),
    // With the modules of all types in their interfaces.
    .library(name: "AppClips", targets: ["ClipsiteAppClips", "ClipsiteDiagnostics", "ClipsiteJSON"]),
    .library(name: "InvocationRouting", targets: ["ClipsiteInvocationRouting"]),
    .library(name: "Mustache", targets: ["ClipsiteMustache", "ClipsiteDiagnostics"]),
  ],
  targets: [
    // The C libraries. `.ci/setup` installs them.
    .systemLibrary(
      name: "ClipsiteCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "ClipsiteCYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // libcurl is not linked, but loaded when a command sends something. On macOS it is part of the system.
    .target(
      name: "ClipsiteCCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .systemLibrary(
      name: "ClipsiteCCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),

    // How the two libraries below are loaded.
    .target(name: "ClipsiteCLoading"),

    // libvips, loaded by the first picture that is made: no start of the program waits for it, and it may be
    // missing.
    .target(name: "ClipsiteCVips", dependencies: ["ClipsiteCLoading"]),

    // libqrencode, loaded by the first code for paper: it is LGPL, and distributions have it only to be loaded.
    .target(name: "ClipsiteCQREncode", dependencies: ["ClipsiteCLoading"]),

    // librsvg, cairo, and Pango, loaded by the first sign that is made, like libvips.
    .target(name: "ClipsiteCPrinting", dependencies: ["ClipsiteCLoading"]),

    // Memory for libcmark, in C because libcmark calls it for each of its nodes. With a plain `calloc` linked
    // in its place, a page of 4 KB takes about 1.40 instead of 1.09 million instructions (`valgrind
    // --tool=callgrind clipsite build`).
    .target(name: "ClipsiteCArena", dependencies: ["ClipsiteCMark"]),

    // The commit, in C because only its settings can have values. `.ci/release` sets it. Elsewhere it is unknown, so that
    // a commit builds nothing again.
    .target(
      name: "ClipsiteCBuild",
      cSettings: Context.environment["CLIPSITE_COMMIT"].map {
        [
          .define(
            "CLIPSITE_COMMIT", to: "\"\($0.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." })\""
          )
        ]
      } ?? []),

    // A way to open files that Linux has no function for, and Swift calls no functions with any number of
    // arguments.
    .target(name: "ClipsiteCFiles"),

    // The C library of the system, whose module has another name on each.
    module("CLibrary"),

    // From the foundations up. A module uses only modules of the paragraphs above its own: the house test
    // reads the blank lines.
    module("JSON"),
    module("Diagnostics"),
    module("Markup"),
    // For App Clips, which have to be small: no other module, and Foundation for its conveniences only.
    module("InvocationRouting"),
    // Names and formats of languages and countries, as a table that `.ci/locales` writes.
    module("Locales", exclude: ["Labels/Labels.txt", "Notices.txt"]),

    module("Platform", uses: ["CFiles", "CLibrary"]),

    module("AppClips", uses: ["JSON", "Diagnostics", "Locales"]),
    module("Mustache", uses: ["Diagnostics", "Markup"]),

    module("QRCodes", uses: ["Markup", "Platform", "CQREncode"]),
    module("ContentParsing", uses: ["JSON", "Diagnostics", "Platform", "CArena", "CMark", "CYAML"]),

    module("Cryptography", uses: ["CCrypto"]),
    module("HTTPClient", uses: ["Platform", "CCurl"]),
    module(
      "OpeningHours", uses: ["JSON", "Diagnostics", "Locales", "Platform", "AppClips", "ContentParsing"],
      exclude: ["WebFiles"]),

    module("Pictures", uses: ["Markup", "Platform", "Cryptography", "CVips"]),

    // The content folder becomes a site, the site a tree of files, the tree a folder.
    module(
      "SiteContent",
      uses: [
        "Diagnostics", "Locales", "Platform", "AppClips", "Mustache", "ContentParsing", "OpeningHours",
      ]),

    module(
      "SiteModel",
      uses: [
        "Diagnostics", "Platform", "AppClips", "Mustache", "ContentParsing", "OpeningHours",
        "Pictures", "SiteContent",
      ]),

    // Search pages: a list of the locations that a browser can search, and the script that does.
    module(
      "Finder",
      uses: [
        "JSON", "Diagnostics", "Locales", "Platform", "AppClips", "OpeningHours", "SiteContent", "SiteModel",
      ],
      exclude: ["WebFiles"]),

    module(
      "Providers", uses: ["JSON", "Diagnostics", "Platform", "AppClips", "SiteContent", "SiteModel"],
      exclude: ["WebFiles"]),

    module(
      "TemplateData",
      uses: [
        "Diagnostics", "Locales", "Platform", "AppClips", "Mustache", "QRCodes",
        "ContentParsing", "OpeningHours", "Pictures", "SiteContent", "SiteModel", "Finder",
      ]),

    module(
      "SiteRendering",
      uses: [
        "JSON", "Diagnostics", "Markup", "Locales", "Platform", "AppClips", "Mustache",
        "ContentParsing", "OpeningHours", "Cryptography", "Pictures", "SiteContent", "SiteModel", "Finder",
        "Providers",
        "TemplateData",
      ],
      exclude: ["Templates/Bistro"]),

    module(
      "SiteOutput",
      uses: [
        "Diagnostics", "Platform", "AppClips", "SiteContent", "SiteModel", "SiteRendering",
      ]),

    // Tools that several features use.
    module(
      "Resolution",
      uses: [
        "JSON", "Diagnostics", "Markup", "Platform", "AppClips", "SiteContent", "SiteModel", "SiteRendering",
      ]),
    module(
      "Codes",
      uses: [
        "Diagnostics", "Platform", "AppClips", "Mustache", "QRCodes", "Cryptography", "SiteContent",
        "SiteModel",
      ],
      exclude: ["WebFiles"]),
    module("HTTPServer", uses: ["Markup", "Platform", "AppClips"]),

    // Features. None of them knows another.
    module(
      "ContentImport",
      uses: [
        "JSON", "Diagnostics", "Locales", "Platform", "AppClips", "ContentParsing", "OpeningHours",
        "SiteContent", "SiteModel",
      ]),
    module(
      "Preview",
      uses: [
        "JSON", "Diagnostics", "Markup", "Platform", "AppClips", "Mustache", "QRCodes", "SiteContent",
        "SiteModel", "Finder",
        "TemplateData", "SiteRendering", "SiteOutput", "HTTPServer",
      ],
      exclude: ["WebFiles"]),
    module(
      "Publishing",
      uses: [
        "JSON", "Diagnostics", "Markup", "Platform", "AppClips", "Cryptography", "HTTPClient",
        "SiteContent", "SiteModel", "SiteOutput",
      ]),
    module(
      "Verification",
      uses: [
        "JSON", "Diagnostics", "Markup", "Platform", "AppClips", "ContentParsing", "Cryptography",
        "HTTPClient", "SiteRendering", "SiteOutput", "Resolution",
      ]),
    module(
      "AppStoreConnect",
      uses: [
        "JSON", "Diagnostics", "Platform", "AppClips", "Cryptography", "HTTPClient", "SiteContent",
        "SiteModel", "Finder",
      ]),
    module(
      "Signs",
      uses: [
        "Diagnostics", "Markup", "Platform", "AppClips", "Mustache", "QRCodes", "ContentParsing",
        "OpeningHours", "SiteContent", "SiteModel", "Codes", "CPrinting",
      ]),
    module(
      "Invocations",
      uses: ["JSON", "Diagnostics", "Markup", "Platform", "AppClips", "SiteContent", "SiteModel"]),

    module(
      "CommandLineInterface",
      uses: [
        "JSON", "Diagnostics", "Markup", "Platform", "AppClips", "Mustache", "QRCodes", "ContentParsing",
        "Cryptography", "HTTPClient", "Pictures", "CBuild", "OpeningHours", "SiteContent", "SiteModel",
        "Providers", "TemplateData", "SiteRendering",
        "SiteOutput", "Resolution", "Codes",
        "ContentImport", "Preview", "Publishing", "Verification", "AppStoreConnect", "Invocations",
        "Signs",
      ],
      exclude: ["Init/Starter", "WebFiles"]),

    // `main` is in C because only there the arguments of the process are arguments: Swift looks for them in a
    // file of the system.
    .executableTarget(name: "clipsite", dependencies: targets(["CommandLineInterface"])),

    // The programs that tests call.
    .target(name: "ClipsiteCFuzzing", path: "Tests/ClipsiteCFuzzing"),

    .target(
      name: "ClipsiteTestTools",
      dependencies: [
        "ClipsiteDiagnostics", "ClipsiteHTTPClient", "ClipsiteCFuzzing", "ClipsiteCLoading", "ClipsiteCVips",
        "ClipsiteCQREncode", "ClipsiteCPrinting",
      ],
      path: "Tests/ClipsiteTestTools",
      swiftSettings: settings),

    tests(of: "JSON", uses: ["TestTools"]),
    tests(of: "Diagnostics"),
    tests(of: "Markup"),
    tests(of: "InvocationRouting"),
    tests(of: "Locales"),
    tests(of: "Platform", uses: ["CFiles", "TestTools"]),
    systemTests(of: "Platform", uses: ["TestTools"]),
    tests(of: "AppClips", uses: ["JSON", "Diagnostics", "TestTools"]),
    tests(of: "Mustache", uses: ["Diagnostics", "TestTools"]),
    tests(of: "QRCodes", uses: ["Platform", "TestTools"]),
    systemTests(of: "QRCodes", uses: ["TestTools"]),
    tests(of: "OpeningHours", uses: ["JSON", "Diagnostics", "AppClips"]),
    tests(of: "ContentParsing", uses: ["Diagnostics", "CArena", "TestTools"]),
    tests(of: "Cryptography"),
    systemTests(of: "Cryptography", uses: ["Platform", "TestTools"]),
    tests(of: "HTTPClient", uses: ["TestTools"]),
    systemTests(of: "HTTPClient", uses: ["Platform", "HTTPServer", "TestTools"]),
    tests(of: "Pictures"),
    systemTests(of: "Pictures", uses: ["Platform", "TestTools"]),
    tests(
      of: "Resolution",
      uses: ["JSON", "Diagnostics", "AppClips", "SiteContent", "SiteModel", "SiteOutput", "TestTools"]),
    tests(
      of: "Codes",
      uses: [
        "Platform", "AppClips", "SiteContent", "SiteModel", "TemplateData", "SiteRendering",
        "TestTools",
      ]),
    tests(
      of: "Signs",
      uses: ["Diagnostics", "Markup", "AppClips", "QRCodes", "Codes", "TestTools"]),
    systemTests(of: "Codes", uses: ["JSON", "Platform", "AppClips", "TestTools", "CodesTests"]),
    tests(of: "HTTPServer", uses: ["Platform", "TestTools"]),
    systemTests(of: "HTTPServer", uses: ["Platform", "AppClips", "TestTools", "HTTPServerTests"]),
    tests(
      of: "ContentImport",
      uses: [
        "JSON", "Diagnostics", "Platform", "AppClips", "ContentParsing", "OpeningHours", "SiteContent",
        "SiteModel", "TestTools",
      ]),
    tests(
      of: "Preview",
      uses: [
        "JSON", "Diagnostics", "AppClips", "Mustache", "QRCodes", "SiteContent", "SiteModel", "TemplateData",
        "SiteRendering", "HTTPServer", "TestTools",
      ]),
    tests(
      of: "Publishing",
      uses: [
        "JSON", "Diagnostics", "Platform", "Cryptography", "HTTPClient", "SiteContent", "SiteModel",
        "SiteOutput",
        "TestTools",
      ]),
    systemTests(
      of: "Publishing",
      uses: ["Platform", "Cryptography", "HTTPClient", "TestTools", "PublishingTests", "clipsite"]),
    tests(of: "Verification", uses: ["Diagnostics", "Platform", "AppClips", "HTTPClient"]),
    tests(of: "AppStoreConnect", uses: ["JSON", "Platform", "AppClips"]),
    systemTests(
      of: "AppStoreConnect",
      uses: [
        "JSON", "Platform", "AppClips", "HTTPClient", "SiteContent", "SiteModel", "SiteOutput", "TestTools",
        "clipsite",
      ]),
    tests(
      of: "Invocations",
      uses: [
        "JSON", "Diagnostics", "InvocationRouting", "Platform", "AppClips", "SiteContent", "SiteModel",
        "TemplateData", "SiteRendering", "TestTools",
      ]),
    systemTests(of: "Invocations", uses: ["AppClips", "TestTools", "InvocationsTests"]),
    tests(
      of: "CommandLineInterface",
      uses: [
        "JSON", "Diagnostics", "Locales", "Markup", "Platform", "AppClips", "Mustache", "ContentParsing",
        "HTTPClient", "Pictures", "SiteContent", "SiteModel", "Providers", "TemplateData", "SiteRendering",
        "SiteOutput", "HTTPServer", "Preview", "Publishing", "Verification", "AppStoreConnect", "Signs",
        "TestTools", "VerificationTests", "clipsite",
      ],
      exclude: ["Fixtures", "Scenarios"]),
    systemTests(
      of: "CommandLineInterface",
      uses: [
        "JSON", "Diagnostics", "Platform", "AppClips", "ContentParsing", "OpeningHours", "Pictures",
        "SiteContent", "SiteModel", "Finder", "TemplateData", "SiteRendering", "SiteOutput", "HTTPServer",
        "Preview",
        "TestTools",
        "CommandLineInterfaceTests", "clipsite",
      ],
      exclude: ["BadInput", "Crashes/FaultyCalls.c"]),
    tests(
      of: "Site",
      uses: [
        "JSON", "Diagnostics", "Locales", "Platform", "AppClips", "Mustache", "ContentParsing",
        "OpeningHours", "Pictures", "SiteContent", "SiteModel", "Markup", "Finder", "Providers",
        "TemplateData", "SiteRendering",
        "SiteOutput", "Preview",
        "TestTools",
      ]),
    systemTests(
      of: "Site",
      uses: [
        "Diagnostics", "Platform", "AppClips", "SiteContent", "SiteModel", "TemplateData", "SiteRendering",
        "SiteOutput", "Preview",
        "TestTools", "SiteTests",
      ]),
    // The shape of the sources, and the products in a package of somebody else.
    .testTarget(name: "ClipsiteHouseTests", swiftSettings: settings),
    .testTarget(
      name: "ClipsiteHouseSystemTests", dependencies: ["ClipsiteTestTools", "clipsite"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
