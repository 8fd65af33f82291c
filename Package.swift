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
func module(
  _ name: String, path: String? = nil, uses names: [String] = [], exclude: [String] = []
) -> Target {
  .target(
    name: prefix + name, dependencies: targets(names), path: path, exclude: exclude, swiftSettings: settings)
}

/// The tests of `System` have another name, because `swift test --skip SystemTests` would leave them out.
func tests(of subject: String, uses names: [String] = [], exclude: [String] = []) -> Target {
  tests(subject, subject == "System" ? "UnitTests" : "Tests", names, exclude)
}

/// Tests that wait for servers, browsers, files, or programs. `swift test --skip SystemTests` leaves them
/// out.
func systemTests(of subject: String, uses names: [String] = [], exclude: [String] = []) -> Target {
  tests(subject, "SystemTests", names, exclude)
}

private func tests(_ subject: String, _ kind: String, _ names: [String], _ exclude: [String]) -> Target {
  .testTarget(
    name: prefix + subject + kind, dependencies: targets([subject] + names), exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "clipsite",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .executable(name: "clipsite", targets: ["clipsite"]),
    // With the modules of all types in their interfaces.
    .library(name: "AppClips", targets: ["ClipsiteAppClips", "ClipsiteText"]),
    .library(name: "InvocationRouting", targets: ["ClipsiteInvocationRouting"]),
    .library(name: "Mustache", targets: ["ClipsiteMustache", "ClipsiteText"]),
  ],
  targets: [
    // The C libraries. `.ci/setup` installs them.
    .systemLibrary(
      name: "ClipsiteCMark", path: "Sources/C/CMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "ClipsiteCYAML", path: "Sources/C/CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // libcurl is not linked, but loaded when a command sends something. On macOS it is part of the system.
    .target(
      name: "ClipsiteCCurl", path: "Sources/C/CCurl",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .systemLibrary(
      name: "ClipsiteCCrypto", path: "Sources/C/CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),

    // How the two libraries below are loaded.
    .target(name: "ClipsiteCLoading", path: "Sources/C/CLoading"),

    // libvips, loaded by the first picture that is made: no start of the program waits for it, and it may be
    // missing.
    .target(name: "ClipsiteCVips", dependencies: ["ClipsiteCLoading"], path: "Sources/C/CVips"),

    // libqrencode, loaded by the first code for paper: it is LGPL, and distributions have it only to be loaded.
    .target(name: "ClipsiteCQREncode", dependencies: ["ClipsiteCLoading"], path: "Sources/C/CQREncode"),

    // librsvg, cairo, and Pango, loaded by the first sign that is made, like libvips.
    .target(name: "ClipsiteCPrinting", dependencies: ["ClipsiteCLoading"], path: "Sources/C/CPrinting"),

    // Memory for libcmark, in C because libcmark calls it for each of its nodes. With a plain `calloc` linked
    // in its place, a page of 4 KB takes about 1.40 instead of 1.09 million instructions (`valgrind
    // --tool=callgrind clipsite build`).
    .target(name: "ClipsiteCArena", dependencies: ["ClipsiteCMark"], path: "Sources/C/CArena"),

    // The commit, in C because only its settings can have values. `.ci/release` sets it. Elsewhere it is unknown, so that
    // a commit builds nothing again.
    .target(
      name: "ClipsiteCBuild", path: "Sources/C/CBuild",
      cSettings: Context.environment["CLIPSITE_COMMIT"].map {
        [
          .define(
            "CLIPSITE_COMMIT", to: "\"\($0.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." })\""
          )
        ]
      } ?? []),

    // A way to open files that Linux has no function for, and Swift calls no functions with any number of
    // arguments.
    .target(name: "ClipsiteCFiles", path: "Sources/C/CFiles"),

    // The C library of the system, whose module has another name on each.
    module("CLibrary", path: "Sources/C/CLibrary"),

    // From the foundations up, in the order of the data. A module uses only modules of the paragraphs above its
    // own: the house test reads the blank lines, and has the order of the folders in a module.
    module("Text"),
    // Names and formats of languages and countries, as a table that `.ci/locales` writes.
    module("Locales", exclude: ["Labels/Labels.txt", "Notices.txt"]),
    // For App Clips, which have to be small: no other module, and Foundation for its conveniences only.
    module("InvocationRouting"),

    module("Mustache", uses: ["Text"]),
    module("AppClips", uses: ["Text", "Locales"]),

    // The machine: files, processes, libraries that are loaded, and libcrypto.
    module("System", uses: ["CLibrary", "Text", "CCrypto", "CFiles", "CQREncode", "CVips"]),

    // HTTP in both directions. What builds does not see it.
    module("Network", uses: ["Text", "AppClips", "System", "CCurl"]),
    // The content folder becomes a site, the site a tree of files, the tree a folder.
    module(
      "Content",
      uses: ["Text", "Locales", "Mustache", "AppClips", "System", "CArena", "CMark", "CYAML"],
      exclude: ["OpeningHours/WebFiles"]),

    module(
      "Site",
      uses: ["Text", "Locales", "Mustache", "AppClips", "System", "Content"],
      exclude: ["Finder/WebFiles", "Providers/WebFiles"]),

    module(
      "Rendering",
      uses: ["Text", "Locales", "Mustache", "AppClips", "System", "Content", "Site"],
      exclude: ["SiteRendering/Templates/Bistro"]),

    // Several features ask what a URL launches.
    module("Invocations", uses: ["Text", "AppClips", "System", "Content", "Site", "Rendering"]),

    // Features. None of them knows another.
    module(
      "Printing",
      uses: ["Text", "Mustache", "AppClips", "System", "Content", "Site", "CPrinting"],
      exclude: ["Codes/WebFiles"]),
    module("Import", uses: ["Text", "Locales", "AppClips", "System", "Content", "Site"]),
    module(
      "Preview",
      uses: ["Text", "Mustache", "AppClips", "System", "Network", "Content", "Site", "Rendering"],
      exclude: ["WebFiles"]),
    module(
      "Publishing",
      uses: ["Text", "AppClips", "System", "Network", "Content", "Site", "Rendering"]),
    module(
      "Verification",
      uses: ["Text", "AppClips", "System", "Network", "Content", "Rendering", "Invocations"]),
    module("AppStoreConnect", uses: ["Text", "Locales", "AppClips", "System", "Network", "Content", "Site"]),

    module(
      "CommandLine",
      uses: [
        "Text", "Mustache", "AppClips", "System", "Network", "Content", "Site", "Rendering", "Invocations",
        "Printing", "Import", "Preview", "Publishing", "Verification", "AppStoreConnect", "CBuild",
      ],
      exclude: ["Init/Starter", "WebFiles"]),

    // `main` is in C because only there the arguments of the process are arguments: Swift looks for them in a
    // file of the system.
    .executableTarget(name: "clipsite", dependencies: targets(["CommandLine"])),

    // The programs that tests call.
    .target(name: "ClipsiteCFuzzing", path: "Tests/ClipsiteCFuzzing"),

    .target(
      name: "ClipsiteTestTools",
      dependencies: [
        "ClipsiteText", "ClipsiteNetwork", "ClipsiteCFuzzing", "ClipsiteCLoading", "ClipsiteCVips",
        "ClipsiteCQREncode", "ClipsiteCPrinting",
      ],
      path: "Tests/ClipsiteTestTools",
      swiftSettings: settings),

    tests(of: "Text", uses: ["TestTools"]),
    tests(of: "Locales"),
    tests(of: "InvocationRouting"),
    tests(of: "Mustache", uses: ["Text", "TestTools"]),
    tests(of: "AppClips", uses: ["Text", "TestTools"]),
    tests(of: "System", uses: ["CFiles", "TestTools"]),
    systemTests(of: "System", uses: ["TestTools"]),
    tests(of: "Network", uses: ["System", "TestTools"]),
    systemTests(of: "Network", uses: ["AppClips", "System", "NetworkTests", "TestTools"]),
    tests(of: "Content", uses: ["Text", "AppClips", "CArena", "TestTools"]),
    tests(
      of: "Site",
      uses: [
        "Text", "Locales", "Mustache", "AppClips", "System", "Content", "Rendering", "Preview", "TestTools",
      ]),
    systemTests(
      of: "Site",
      uses: ["Text", "AppClips", "System", "Content", "Rendering", "Preview", "SiteTests", "TestTools"]),
    tests(
      of: "Invocations",
      uses: ["Text", "InvocationRouting", "AppClips", "System", "Content", "Site", "Rendering", "TestTools"]),
    systemTests(of: "Invocations", uses: ["AppClips", "InvocationsTests", "TestTools"]),
    tests(
      of: "Printing",
      uses: ["Text", "AppClips", "System", "Content", "Site", "Rendering", "TestTools"]),
    systemTests(of: "Printing", uses: ["Text", "AppClips", "System", "PrintingTests", "TestTools"]),
    tests(of: "Import", uses: ["Text", "AppClips", "System", "Content", "Site", "TestTools"]),
    tests(
      of: "Preview",
      uses: [
        "Text", "Mustache", "AppClips", "System", "Network", "Content", "Site", "Rendering", "TestTools",
      ]),
    tests(
      of: "Publishing",
      uses: ["Text", "System", "Network", "Content", "Site", "Rendering", "TestTools"]),
    systemTests(
      of: "Publishing",
      uses: ["System", "Network", "PublishingTests", "TestTools", "clipsite"]),
    tests(of: "Verification", uses: ["Text", "AppClips", "System", "Network"]),
    tests(of: "AppStoreConnect", uses: ["Text", "AppClips", "System"]),
    systemTests(
      of: "AppStoreConnect",
      uses: [
        "Text", "AppClips", "System", "Network", "Content", "Site", "Rendering", "TestTools", "clipsite",
      ]),
    tests(
      of: "CommandLine",
      uses: [
        "Text", "Locales", "Mustache", "AppClips", "System", "Network", "Content", "Site", "Rendering",
        "Printing", "Preview", "Publishing", "Verification", "AppStoreConnect", "TestTools",
        "VerificationTests", "clipsite",
      ],
      exclude: ["Fixtures", "Scenarios"]),
    systemTests(
      of: "CommandLine",
      uses: [
        "Text", "AppClips", "System", "Network", "Content", "Site", "Rendering", "Preview",
        "CommandLineTests", "TestTools", "clipsite",
      ],
      exclude: ["BadInput", "Crashes/FaultyCalls.c"]),
    // The shape of the sources, and the products in a package of somebody else.
    .testTarget(name: "ClipsiteHouseTests", swiftSettings: settings),
    .testTarget(
      name: "ClipsiteHouseSystemTests", dependencies: ["ClipsiteTestTools", "clipsite"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
