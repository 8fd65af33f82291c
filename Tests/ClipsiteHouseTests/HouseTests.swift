import Foundation
import Testing

/// The walls of the package: who imports what, and which folders use which.
///
/// The page “Architecture” explains what to do when one of these fails.
struct HouseTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let read = Result { try House(root) }

  private let house: House

  init() throws { house = try Self.read.get() }

  @Test func theWholePackageIsRead() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path)
    #expect(Set(house.modules.map(\.target.name)) == Set(folders.filter { !$0.hasPrefix(".") }))
    #expect(house.modules.filter { !$0.files.isEmpty }.count > 15)
  }

  // MARK: Imports

  @Test func everyImportIsInTheManifest() { #expect(house.undeclaredImports == []) }

  @Test func everyDependencyIsImported() { #expect(house.needlessDependencies == []) }

  @Test func modulesUseOnlyWhatIsAboveThem() { #expect(house.backwardDependencies == []) }

  @Test func onlyThePlatformModuleImportsLibc() { #expect(house.systemImports == []) }

  @Test func foundationIsOnlyAConvenienceForAppClips() { #expect(house.foundationImports == []) }

  // MARK: Products

  /// An app that adds a library gets these modules too, so that each of them is a decision.
  @Test(arguments: [
    ("ClipsiteAppClips", ["ClipsiteDiagnostics", "ClipsiteJSON", "ClipsiteLocales"]),
    ("ClipsiteMustache", ["ClipsiteDiagnostics", "ClipsiteMarkup"]), ("ClipsiteInvocationRouting", []),
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

  // MARK: Folders

  @Test func foldersDoNotUseEachOther() {
    #expect(FolderPairs(house).pairs.map { "\($0.name) (\($0.reason))" } == [])
  }

  @Test func largeModulesHaveFolders() {
    let flat = house.modules.filter { $0.lineCount > 1500 && $0.folders.count < 2 }
    #expect(flat.map(\.target.name) == [])
  }

  @Test func noModuleIsHuge() {
    let huge = house.modules.filter { $0.lineCount > 6500 }
    #expect(huge.map(\.target.name) == [])
  }
}
