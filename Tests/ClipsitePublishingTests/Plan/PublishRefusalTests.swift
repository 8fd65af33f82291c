import ClipsiteRendering
import ClipsiteSystem
import Testing

@testable import ClipsitePublishing

struct PublishRefusalTests {
  private static let key: RelativePath = "example.com/.well-known/apple-app-site-association"
  private static let association = PublishedFile.sample(key, "new", kind: .association)

  /// What stands against leaving out some of the files that are published.
  private func refusals(
    published: Int, kept: Int, _ allowances: PublishRefusal.Allowances = .init()
  ) -> [PublishRefusal] {
    let files = (0..<published).map { PublishedFile.sample(RelativePath("\($0)"), "1") }
    let objects = Dictionary(uniqueKeysWithValues: files.map { ($0.key, RemoteObject.listed("1")) })
    let state = RemoteState(manifest: PublishManifest(files), objects: objects)
    let plan = PublishPlan(Array(files.prefix(kept)), at: state, comparesHeaders: true)
    return PublishRefusal.all(against: plan, live: [:], new: [:], allowing: allowances)
  }

  @Test(arguments: [(26, 1, nil), (27, 1, 26), (1000, 900, nil), (1000, 899, 101)])
  func fewDeletionsAreFree(_ published: Int, _ kept: Int, refused: Int?) {
    let wanted = refused.map { [PublishRefusal.tooManyDeletions(count: $0, limit: max(25, published / 10))] }
    #expect(refusals(published: published, kept: kept) == wanted ?? [])
  }

  @Test func aNumberOfDeletionsCanBeAllowed() {
    var allowances = PublishRefusal.Allowances()
    allowances.deletions = 100
    #expect(refusals(published: 200, kept: 100, allowances) == [])
    allowances.deletions = 0
    #expect(refusals(published: 2, kept: 1, allowances) == [.tooManyDeletions(count: 1, limit: 0)])
  }

  /// A list with some of 98 files that were published.
  private func refusals(listed: Int, doubt: PublishManifest.Doubt? = nil, isFirsthand: Bool = false)
    -> (allowed: [PublishRefusal], refused: [PublishRefusal])
  {
    let files = (0..<98).map { PublishedFile.sample(RelativePath("\(100 + $0)"), "1") }
    let list = PublishManifest(pending: files.map { .init(file: $0, doubt: doubt) })
    let objects = Dictionary(
      uniqueKeysWithValues: files.prefix(listed).map { ($0.key, RemoteObject.listed("1")) })
    let state = RemoteState(manifest: list, objects: objects, isFirsthand: isFirsthand)
    let plan = PublishPlan(Array(files.dropLast()), at: state, comparesHeaders: true)
    var allowances = PublishRefusal.Allowances()
    let refused = PublishRefusal.all(against: plan, live: [:], new: [:], allowing: allowances)
    allowances.missingFiles = true
    return (PublishRefusal.all(against: plan, live: [:], new: [:], allowing: allowances), refused)
  }

  @Test(arguments: [(0, "98", "100"), (90, "8", "190"), (97, "1", "197")])
  func aListThatLacksWhatWasPublishedStopsTheRun(_ listed: Int, _ count: String, _ example: String) {
    let found = refusals(listed: listed)
    #expect(found.allowed == [])
    #expect(
      found.refused == [
        PublishRefusal(
          message: "the list of what is there lacks \(count) of the 98 files that were published, such as "
            + "'\(example)'",
          fix: "if they are gone, publish with '--allow-missing'")
      ])
  }

  @Test func aListMayLackWhatIsInDoubtAndFoldersAreLookedAt() {
    #expect(refusals(listed: 98).refused == [])
    #expect(refusals(listed: 0, doubt: .content).refused == [])
    #expect(refusals(listed: 0, isFirsthand: true).refused == [])
  }

  @Test func anEmptySiteIsRefused() {
    #expect(refusals(published: 3, kept: 0) == [.nothingToPublish])
    #expect(refusals(published: 0, kept: 0) == [.nothingToPublish])
  }

  private func check(
    _ files: [PublishedFile], live: String?, new: String = "", allowing domain: String? = nil
  ) -> [PublishRefusal] {
    let other = PublishedFile.sample("index.html", "1")
    let state = RemoteState(
      manifest: PublishManifest([.sample(Self.key, "old", kind: .association)]),
      objects: live == nil ? [:] : [Self.key: .listed("old")])
    let plan = PublishPlan(files + [other], at: state, comparesHeaders: true)
    var allowances = PublishRefusal.Allowances()
    allowances.missingFiles = live == nil
    if let domain { allowances.associationRemovals = [domain] }
    return PublishRefusal.all(
      against: plan, live: live.map { [Self.key: Array($0.utf8)] } ?? [:],
      new: [Self.key: Array(new.utf8)], allowing: allowances)
  }

  @Test func anAssociationFileMayNotVanish() {
    #expect(check([], live: "{}") == [.vanishing])
    #expect(check([], live: "{}", allowing: "example.com") == [])
    #expect(check([], live: "{}", allowing: "example.org") == [.vanishing])
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
    let wanted =
      lost.isEmpty ? [] : [PublishRefusal.association("would lose \(lost.joined(separator: ", "))")]
    #expect(check([Self.association], live: live, new: new) == wanted)
  }

  @Test func anAssociationFileMayNotBeTooLarge() {
    let most = String(repeating: "x", count: 128 << 10)
    #expect(check([.sample(Self.key, most, kind: .association)], live: nil, new: most) == [])
    let size = most.utf8.count + 1
    #expect(
      check([.sample(Self.key, most + "x", kind: .association)], live: nil, new: most)
        == [.association("has \(size) bytes, but devices accept 131072")])
  }
}

extension PublishRefusal {
  fileprivate static let nothingToPublish = PublishRefusal(
    message: "the site has no files", fix: "look at the folder Content")
  fileprivate static let vanishing = PublishRefusal(
    message: "example.com would lose its apple-app-site-association file",
    fix: "if that is meant, publish with '--allow-aasa-removal example.com'")

  fileprivate static func tooManyDeletions(count: Int, limit: Int) -> PublishRefusal {
    PublishRefusal(
      message: "\(count) files would be deleted, but the limit is \(limit)",
      fix: "if that is meant, publish with '--max-delete \(count)'")
  }

  fileprivate static func association(_ harm: String) -> PublishRefusal {
    PublishRefusal(
      message: "the apple-app-site-association file of example.com \(harm)",
      fix: "if that is meant, publish with '--allow-aasa-removal example.com'")
  }
}
