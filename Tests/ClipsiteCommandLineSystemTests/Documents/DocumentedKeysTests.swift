@testable import ClipsiteContent
import ClipsiteSite
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The program knows every declared key, and no other.
@Suite(.blocking) struct DocumentedKeysTests {
  @Test func theKeysOfTheConfigurationAreDeclared() throws {
    try expectKeys(.configuration, below: "", ConfigurationKeys.keys)
  }

  @Test func theKeysOfTheFrontMatterAreDeclared() throws {
    try expectKeys(.frontMatter, below: "", FrontMatterKeys.keys)
  }

  /// Targets and languages have names of the author's, so they are not among the keys of the whole file.
  @Test func theKeysOfTargetsAreDeclared() throws {
    try expectKeys(.configuration, below: "publish.name", PublishKeys.keys)
  }

  @Test func theKeysOfLanguagesAreDeclared() throws {
    try expectKeys(.configuration, below: "words.de", WordKeys.keys)
  }

  private func expectKeys(_ file: KeyProbe.File, below path: String, _ group: any KeyGroup) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for (path, text) in SmallSite.files { try folder.write(path, text) }
    let prefix = path.isEmpty ? "" : path + "."
    let declared = Self.leaves(of: group.all, below: prefix)
    let known = try #require(try KeyProbe(file, in: folder).keys(below: path))
    #expect(declared.count == Set(declared).count)
    #expect(Set(declared).subtracting(known) == [], "the program does not know these")
    #expect(known.subtracting(declared) == [], "these are not declared")
  }

  /// The paths of keys. Below names of the author's, the probe finds nothing.
  private static func leaves(of keys: [Key], below prefix: String) -> [String] {
    keys.flatMap { key in
      if case .entries = key.type { return [prefix + key.name.description] }
      return KeyPlace.leaves(of: [key], below: prefix).flatMap(paths)
    }
  }

  /// The path of a key, or those of its mappings where it takes texts or mappings: the probe writes mappings.
  private static func paths(of place: KeyPlace) -> [String] {
    guard case .list(.either(_, .mapping(let group))) = place.key.type else { return [place.path] }
    return KeyPlace.leaves(of: group.all, below: place.path + "[].").map(\.path)
  }
}
