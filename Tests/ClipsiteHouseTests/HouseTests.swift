import Foundation
import Testing

/// The walls of the package: who imports what, and which folders use which.
///
/// The page “Architecture” explains what to do when one of these fails.
struct HouseTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let read = Result { try House(root, Room.all) }

  private let house: House

  init() throws { house = try Self.read.get() }

  @Test func theWholePackageIsRead() throws {
    func names(_ path: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: path).path)
        .filter { !$0.hasPrefix(".") }
    }
    let folders = try names("Sources").filter { $0 != "C" } + names("Sources/C").map { "C/\($0)" }
    #expect(Set(house.modules.map { House.folder(of: $0.target) }) == Set(folders))
    #expect(house.modules.filter { !$0.files.isEmpty }.count > 15)
  }

  // MARK: Imports

  @Test func everyImportIsInTheManifest() { #expect(house.undeclaredImports == []) }

  @Test func everyDependencyIsImported() { #expect(house.needlessDependencies == []) }

  @Test func modulesUseOnlyWhatIsAboveThem() { #expect(house.backwardDependencies == []) }

  @Test func onlyThePlatformFolderImportsLibc() { #expect(house.systemImports == []) }

  @Test func foundationIsOnlyAConvenienceForAppClips() { #expect(house.foundationImports == []) }

  /// `SecurityModel` promises it.
  @Test func whatBuildsDoesNotSeeTheNetwork() {
    #expect(
      house.everything(usedBy: "ClipsiteRendering").isDisjoint(with: ["ClipsiteNetwork", "ClipsiteCCurl"]))
  }

  // MARK: Products

  /// An app that adds a library gets these modules too, so that each of them is a decision.
  @Test(arguments: [
    ("ClipsiteAppClips", ["ClipsiteText", "ClipsiteLocales"]), ("ClipsiteMustache", ["ClipsiteText"]),
    ("ClipsiteInvocationRouting", []),
  ])
  func productsDoNotUseTheSystem(_ module: String, modules: [String]) {
    let used = house.everything(usedBy: module)
    #expect(used.subtracting([module]) == Set(modules))
    #expect(house.systemImports.filter { line in used.contains { line.contains(": \($0) imports") } } == [])
  }

  @Test func productsHaveTheTypesOfTheirInterfaces() {
    #expect(house.manifest.libraries.count == 3)
    #expect(house.hiddenModules == [])
  }

  // MARK: Rooms

  @Test func everyModuleHasItsRow() {
    let rows = Set(Room.all.map(\.module))
    let swift = house.modules.filter { !$0.files.isEmpty }.map(\.target.name)
    #expect(Set(swift).subtracting(rows) == ["ClipsiteCLibrary"])
    #expect(rows.subtracting(swift) == [])
    #expect(house.filesOutsideOfRooms == [])
    #expect(house.units.prefix(Room.all.count).filter(\.files.isEmpty).map(\.name) == [])
  }

  @Test func roomsUseOnlyWhatIsAboveThem() { #expect(house.unknownRooms == []) }

  @Test func everyImportIsInTheRow() {
    #expect(house.importsOutsideOfRows == [])
    #expect(house.needlessRows == [])
  }

  @Test func aLibraryInCHasOneRoom() {
    #expect(house.usersOfC.filter { $0.value.count > 1 }.isEmpty)
    #expect(house.usersOfC["CLibrary"] == ["System/Platform"])
    for name in ["CYAML", "CMark", "CArena"] {
      #expect(house.usersOfC[name] == ["Content/Parsing"], "\(name)")
    }
  }

  @Test func roomsUseOnlyWhatIsInTheirRow() { #expect(FolderPairs(house).unlisted == []) }

  // MARK: Folders

  @Test func foldersDoNotUseEachOther() {
    #expect(FolderPairs(house).pairs.map { "\($0.name) (\($0.reason))" } == [])
  }

  @Test func largeRoomsHaveFolders() {
    let flat = house.units.filter { $0.lineCount > 1500 && $0.folders.count < 2 }
    #expect(flat.map(\.name) == [])
  }

  @Test func noModuleIsHuge() {
    let divided = Set(Room.all.filter(\.isFolder).map(\.module))
    let huge = house.modules.filter {
      divided.contains($0.target.name) ? $0.codeLineCount > 10_000 : $0.lineCount > 6500
    }
    #expect(huge.map { "\($0.target.name): \($0.codeLineCount)" } == [])
  }
}
