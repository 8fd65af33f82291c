import ClipsiteSiteOutput
import ClipsitePlatform
import Testing

@testable import ClipsitePublishing

@Suite(.timeLimit(.minutes(30))) struct PublishGuardTests {
  private static let key: RelativePath = "example.com/.well-known/apple-app-site-association"
  private static let association = PublishedFile.sample(key, "new", kind: .association)

  /// What stands against leaving out some of the files that are published.
  private func guards(
    published: Int, kept: Int, _ allowances: PublishGuard.Allowances = .init()
  ) -> [PublishGuard] {
    let files = (0..<published).map { PublishedFile.sample(RelativePath("\($0)"), "1") }
    let objects = Dictionary(uniqueKeysWithValues: files.map { ($0.key, RemoteObject.listed("1")) })
    let state = RemoteState(manifest: PublishManifest(files), objects: objects)
    let plan = PublishPlan(Array(files.prefix(kept)), at: state, comparesHeaders: true)
    return PublishGuard.check(plan, live: [:], new: [:], allowances)
  }

  @Test(arguments: [(26, 1, nil), (27, 1, 26), (1000, 900, nil), (1000, 899, 101)])
  func fewDeletionsAreFree(_ published: Int, _ kept: Int, refused: Int?) {
    let wanted = refused.map { [PublishGuard.tooManyDeletions(count: $0, limit: max(25, published / 10))] }
    #expect(guards(published: published, kept: kept) == wanted ?? [])
  }

  @Test func aNumberOfDeletionsCanBeAllowed() {
    var allowances = PublishGuard.Allowances()
    allowances.deletions = 100
    #expect(guards(published: 200, kept: 100, allowances) == [])
    allowances.deletions = 0
    #expect(guards(published: 2, kept: 1, allowances) == [.tooManyDeletions(count: 1, limit: 0)])
  }

  @Test func anEmptySiteIsRefused() {
    #expect(guards(published: 3, kept: 0) == [.nothingToPublish])
    #expect(guards(published: 0, kept: 0) == [.nothingToPublish])
  }

  private func check(
    _ files: [PublishedFile], live: String?, new: String = "", allowing domain: String? = nil
  ) -> [PublishGuard] {
    let other = PublishedFile.sample("index.html", "1")
    let state = RemoteState(
      manifest: PublishManifest([.sample(Self.key, "old", kind: .association)]),
      objects: live == nil ? [:] : [Self.key: .listed("old")])
    let plan = PublishPlan(files + [other], at: state, comparesHeaders: true)
    var allowances = PublishGuard.Allowances()
    if let domain { allowances.associationRemovals = [domain] }
    return PublishGuard.check(
      plan, live: live.map { [Self.key: Array($0.utf8)] } ?? [:], new: [Self.key: Array(new.utf8)], allowances
    )
  }

  @Test func anAssociationFileMayNotVanish() {
    #expect(check([], live: "{}") == [.associationVanishes(domain: "example.com")])
    #expect(check([], live: "{}", allowing: "example.com") == [])
    #expect(check([], live: "{}", allowing: "example.org") == [.associationVanishes(domain: "example.com")])
  }

  @Test(arguments: [
    (#"{"appclips":{"apps":["A.b.Clip"]}}"#, #"{"appclips":{"apps":[]}}"#, ["appclips: A.b.Clip"]),
    (#"{"webcredentials":{"apps":["A.b"]}}"#, "{}", ["webcredentials: A.b"]),
    (
      #"{"applinks":{"details":[{"appIDs":["A.b","A.c"]},{"appID":"A.d"}]}}"#,
      #"{"applinks":{"details":[{"appIDs":["A.c"]}]}}"#, ["applinks: A.b", "applinks: A.d"]
    ),
    (#"{"applinks":{"details":{"A.b":{"paths":["*"]}}}}"#, "{}", ["applinks: A.b"]),
    ("no JSON", "{}", []), (#"{"appclips":{"apps":["A"]}}"#, #"{"appclips":{"apps":["B","A"]}}"#, []),
  ])
  func anAssociationFileMayNotLoseIdentifiers(_ live: String, _ new: String, lost: [String]) {
    let wanted = lost.isEmpty ? [] : [PublishGuard.associationLoses(domain: "example.com", identifiers: lost)]
    #expect(check([Self.association], live: live, new: new) == wanted)
  }

  @Test func anAssociationFileMayNotBeTooLarge() {
    let most = String(repeating: "x", count: 128 << 10)
    #expect(check([.sample(Self.key, most, kind: .association)], live: nil, new: most) == [])
    let size = most.utf8.count + 1
    #expect(
      check([.sample(Self.key, most + "x", kind: .association)], live: nil, new: most)
        == [.associationTooLarge(domain: "example.com", size: size)])
  }
}
