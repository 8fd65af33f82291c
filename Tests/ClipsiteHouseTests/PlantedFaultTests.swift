import Foundation
import Testing

/// Small packages with a fault each, which the house test has to find.
struct PlantedFaultTests {
  /// Reads a package that is written into a temporary folder for that.
  private func house(
    _ targets: String, _ files: [String: String], products: String = "", rooms: [Room] = []
  ) throws -> House {
    let root = FileManager.default.temporaryDirectory.appending(path: "house-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let manifest = "let package = Package(\n  products: [\(products)],\n  targets: [\n\(targets)\n  ])\n"
    for (path, text) in files.merging(["Package.swift": manifest], uniquingKeysWith: { $1 }) {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    return try House(root, rooms)
  }

  // MARK: Imports

  private static let chain = """
    module("Low"),

    module("Middle", uses: ["Low"]),

    // module("High", uses: ["Nothing"]),
    module(
      "High",
      uses: [
        "Middle",
      ])
    """

  @Test func anImportThatTheManifestDoesNotListIsFound() throws {
    let house = try house(
      Self.chain,
      [
        "Sources/ClipsiteLow/Low.swift": "", "Sources/ClipsiteMiddle/Middle.swift": "import ClipsiteLow\n",
        "Sources/ClipsiteHigh/High.swift": "/* import ClipsiteNothing */\npublic import ClipsiteMiddle\n",
        "Sources/ClipsiteHigh/Deep/Other.swift":
          "let text = \"import\"\n#if os(Linux)\n  import struct ClipsiteLow.A\n#endif\n",
      ])
    #expect(
      house.undeclaredImports == [
        "Sources/ClipsiteHigh/Deep/Other.swift:3: ClipsiteLow is not a dependency of ClipsiteHigh"
      ])
    #expect(house.needlessDependencies == [])
    #expect(house.backwardDependencies == [])
  }

  @Test func aDependencyThatNobodyImportsIsFound() throws {
    let house = try house(
      Self.chain,
      [
        "Sources/ClipsiteMiddle/Middle.swift": "import ClipsiteLow\n",
        "Sources/ClipsiteHigh/High.swift": "// import ClipsiteMiddle\n",
      ])
    #expect(house.needlessDependencies == ["Package.swift: no file of ClipsiteHigh imports ClipsiteMiddle"])
  }

  @Test func anImportOfAModuleBelowIsFound() throws {
    let house = try house(
      Self.chain, ["Sources/ClipsiteLow/Low.swift": "\ninternal import ClipsiteHigh\n"])
    #expect(
      house.backwardDependencies == [
        "Sources/ClipsiteLow/Low.swift:2: ClipsiteLow uses ClipsiteHigh, which no paragraph above it declares"
      ])
  }

  @Test func aModuleOfTheSameParagraphIsFound() throws {
    let targets = "module(\"One\"),\nmodule(\"Other\", uses: [\"One\"])"
    let house = try house(targets, ["Sources/ClipsiteOther/Other.swift": "import ClipsiteOne\n"])
    #expect(
      house.backwardDependencies == [
        "Package.swift: ClipsiteOther uses ClipsiteOne, which no paragraph above it declares",
        "Sources/ClipsiteOther/Other.swift:1: ClipsiteOther uses ClipsiteOne, which no paragraph above it "
          + "declares",
      ])
  }

  @Test func theSystemIsFoundOutsideOfItsModule() throws {
    let libc = "#if canImport(Glibc)\n  import Glibc\n#else\n  import Darwin\n#endif\n"
    let apple = "#if canImport(Foundation)\n  import Foundation\n#endif\nimport Foundation\n"
    let house = try house(
      "module(\"CLibrary\"),\n\nmodule(\"System\"),\nmodule(\"Other\"),\nmodule(\"InvocationRouting\")",
      [
        "Sources/C/CLibrary/A.swift": libc, "Sources/ClipsiteOther/A.swift": libc,
        "Sources/ClipsiteSystem/Platform/A.swift": "import ClipsiteCLibrary\n",
        "Sources/ClipsiteSystem/Pictures/A.swift": "import ClipsiteCLibrary\n",
        "Sources/ClipsiteOther/B.swift": "import ClipsiteCLibrary\n",
        "Sources/ClipsiteInvocationRouting/A.swift": apple,
      ])
    #expect(
      house.systemImports.sorted() == [
        "Sources/ClipsiteOther/A.swift:2: ClipsiteOther imports Glibc",
        "Sources/ClipsiteOther/A.swift:4: ClipsiteOther imports Darwin",
        "Sources/ClipsiteOther/B.swift:1: ClipsiteOther imports ClipsiteCLibrary",
        "Sources/ClipsiteSystem/Pictures/A.swift:1: ClipsiteSystem imports ClipsiteCLibrary",
      ])
    #expect(
      house.foundationImports == [
        "Sources/ClipsiteInvocationRouting/A.swift:4: ClipsiteInvocationRouting imports Foundation"
      ])
  }

  @Test func aProductWithoutATypeOfItsInterfaceIsFound() throws {
    let house = try house(
      "module(\"Low\"),\n\nmodule(\"Other\"),\n\nmodule(\"High\", uses: [\"Low\", \"Other\"])",
      ["Sources/ClipsiteHigh/A.swift": "public import ClipsiteLow\nimport ClipsiteOther\n"],
      products: ".library(name: \"High\", targets: [\"ClipsiteHigh\"])")
    #expect(
      house.hiddenModules == [
        "Sources/ClipsiteHigh/A.swift:1: the product High shows ClipsiteLow, but does not have it"
      ])
  }

  // MARK: Rooms

  private static let rooms = Room.table(
    """
    Low/One: CThing
    Low/Other: One
    High: Other
    """)

  /// A module with two rooms and one above it, with a fault in these files.
  private func divided(_ files: [String: String]) throws -> House {
    try house(
      "module(\"CThing\"),\n\nmodule(\"Low\", uses: [\"CThing\"]),\n\nmodule(\"High\", uses: [\"Low\"])",
      [
        "Sources/C/CThing/C.swift": "",
        "Sources/ClipsiteLow/One/One.swift": "import ClipsiteCThing\nstruct First {}\n",
        "Sources/ClipsiteLow/Other/Other.swift": "struct Second { let one: First }\n",
        "Sources/ClipsiteHigh/High.swift": "import ClipsiteLow\nstruct Third { let other: Second }\n",
      ].merging(files) { $1 }, rooms: Self.rooms)
  }

  @Test func aHouseInOrderHasNoFault() throws {
    let house = try divided([:])
    #expect(house.unknownRooms + house.filesOutsideOfRooms + house.importsOutsideOfRows == [])
    #expect(house.needlessRows + FolderPairs(house).unlisted == [])
    #expect(house.usersOfC == ["CThing": ["Low/One"]])
  }

  @Test func aRoomThatUsesOneBelowIsFound() throws {
    let house = try divided([
      "Sources/ClipsiteLow/One/One.swift": "import ClipsiteCThing\nstruct First { let other: Second? }\n",
      "Sources/ClipsiteLow/Other/Other.swift": "struct Second {}\n",
    ])
    #expect(FolderPairs(house).unlisted == ["ClipsiteLow/One uses ClipsiteLow/Other by Second"])
  }

  @Test func aRoomOfAModuleThatIsNotListedIsFound() throws {
    let house = try divided([
      "Sources/ClipsiteHigh/High.swift": "import ClipsiteLow\nlet one = First().measured\n",
      "Sources/ClipsiteLow/One/More.swift": "extension First { var measured: Int { 1 } }\n",
    ])
    #expect(FolderPairs(house).unlisted == ["ClipsiteHigh uses ClipsiteLow/One by First, measured"])
  }

  @Test func aLibraryInAnotherRoomIsFound() throws {
    let house = try divided([
      "Sources/ClipsiteLow/Other/Other.swift": "import ClipsiteCThing\nstruct Second { let one: First }\n"
    ])
    #expect(
      house.importsOutsideOfRows == [
        "Sources/ClipsiteLow/Other/Other.swift:1: the row of ClipsiteLow/Other has nothing of ClipsiteCThing"
      ])
  }

  @Test func aFileBesideTheRoomsIsFound() throws {
    let house = try divided(["Sources/ClipsiteLow/Loose.swift": ""])
    #expect(house.filesOutsideOfRooms == ["Sources/ClipsiteLow/Loose.swift"])
  }

  @Test func aRowThatIsWrongIsFound() throws {
    let rooms = Room.table("Low: Gone High\nHigh: Low")
    let house = try house("module(\"Low\"),\n\nmodule(\"High\", uses: [\"Low\"])", [:], rooms: rooms)
    #expect(
      house.unknownRooms == ["Gone", "High"].map { "ClipsiteLow uses \($0), which no row above it has" })
    #expect(
      house.needlessRows == [
        "no file of ClipsiteLow imports the module of Gone",
        "no file of ClipsiteLow imports the module of High",
        "no file of ClipsiteHigh imports the module of Low",
      ])
  }

  // MARK: Folders

  /// The pairs of a module with these files in the folders `A` and `B`, and one type in each.
  private func pairs(_ one: String, _ other: String, beside: String = "") throws -> [String] {
    let house = try house(
      "module(\"Module\"),\nmodule(\"Beside\")",
      [
        "Sources/ClipsiteModule/A/One.swift": "struct One {}\n" + one,
        "Sources/ClipsiteModule/B/Other.swift": "struct Other { let one = One() }\n" + other,
        "Sources/ClipsiteBeside/Beside.swift": beside,
      ])
    return FolderPairs(house).pairs.map { "\($0.name) (\($0.reason))" }
  }

  private static func pair(_ names: String) -> [String] { ["ClipsiteModule: A <-> B (A uses B by \(names))"] }

  @Test(arguments: [
    "let other: Other? = nil", "func make() -> [Other] { [] }", "extension Other { }",
    "let text = \"of \\(Other.self) and \\(One(of: \"\\(1)\"))\"", "let text = #\"\\#(Other.self)\"#",
  ])
  func aPairByTypeIsFound(_ one: String) throws { #expect(try pairs(one, "") == Self.pair("Other")) }

  @Test func aPairByFunctionIsFound() throws {
    let one = "func call() { helpAtOnce(1) }"
    #expect(try pairs(one, "func helpAtOnce(_ number: Int) {}") == Self.pair("helpAtOnce"))
  }

  @Test(arguments: [
    "func measured() -> Int { 1 }", "var measured: Int { 1 }", "static let measured = 1",
    "struct Measures { static var measured: Int { 1 } }\n  public mutating func measured() {}",
  ])
  func aPairByExtensionIsFound(_ member: String) throws {
    let found = try pairs("let count = [1].measured", "extension [Int] {\n  \(member)\n}")
    #expect(found == Self.pair("measured"))
  }

  @Test func aPairByAMemberOfItsOwnTypeIsFound() throws {
    let one = "extension One { func work() { prepareAll() } }"
    #expect(try pairs(one, "extension One { func prepareAll() {} }") == Self.pair("prepareAll"))
  }

  @Test(arguments: [
    // What A says is no code, or no use of what B declares.
    ("// Other\n/* Other /* Other */ Other */ let text = \"Other \\\" Other\"", ""),
    ("let text = \"\"\"\n  Other \" Other\n  \"\"\"\nlet raw = #\"Other \\(Other)\"#", ""),
    ("struct Inner { struct Other {} }\nlet other = Inner.Other()", ""),
    ("let a = make(measured: 1)", "extension Int { var measured: Int { 1 } }"),
    ("func f(measured: Int) -> Int { measured }", "extension Int { var measured: Int { 1 } }"),
    ("func f() { let measured = 1; print(measured) }", "extension Int { var measured: Int { 1 } }"),
    ("let a = [1].map { measured in measured }", "extension Int { var measured: Int { 1 } }"),
    ("func f() { for measured in [1] { print(measured) } }", "extension Int { var measured: Int { 1 } }"),
    (
      "extension One { var measured: Int { 1 } }\nlet a = One().measured",
      "extension Int { var measured: Int { 1 } }"
    ),
    ("let a = One().measured", "extension Int { private var measured: Int { 1 } }"),
    ("let a = One().measured", "private extension Int { var measured: Int { 1 } }"),
    ("let a = [1].first", "extension Int { var first: Int { 1 } }"),
    ("func f() { let a = 1 }", "func g() { struct Local { var a = 1 } }"),
  ])
  func whatIsNoUseIsNoPair(_ one: String, _ other: String) throws {
    #expect(try pairs(one, other) == [])
  }

  @Test func whatAnotherModuleDeclaresTooIsNoPair() throws {
    let (one, other) = ("let a = [1].measured", "extension Int { var measured: Int { 1 } }")
    #expect(try pairs(one, other) == Self.pair("measured"))
    #expect(try pairs(one, other, beside: "struct Scale { var measured = 1 }") == [])
  }

  @Test func filesBesideTheFoldersAreNoPair() throws {
    let house = try house(
      "module(\"Module\")",
      [
        "Sources/ClipsiteModule/One.swift": "struct One { let other: Other }\n",
        "Sources/ClipsiteModule/B/Other.swift": "struct Other { let one: [One] }\n",
      ])
    #expect(FolderPairs(house).pairs.isEmpty && house.modules[0].lineCount == 2)
  }
}
