import ClipsiteRendering
import ClipsiteSystem
import Testing

@testable import ClipsitePublishing

struct PublishPlanTests {
  private static func describe(_ plan: PublishPlan) -> [String] {
    plan.changes.map { "\($0.action.rawValue) \($0.file.key): \($0.reason.description)" }
  }

  private static func plan(
    _ files: [PublishedFile], published: [PublishedFile]?, there: [RelativePath: String], headers: Bool = true
  ) -> [String] {
    let state = RemoteState(
      manifest: published.map { PublishManifest($0) }, objects: there.mapValues { .listed($0) })
    return describe(PublishPlan(files, at: state, comparesHeaders: headers))
  }

  @Test func aFirstRunSendsEverything() {
    #expect(Self.plan([.sample("a", "1")], published: nil, there: [:]) == ["new a: not there yet"])
  }

  @Test func aSecondRunSendsNothing() {
    let files: [PublishedFile] = [.sample("a", "1"), .sample("b", "2")]
    #expect(Self.plan(files, published: files, there: ["a": "1", "b": "2"]) == [])
  }

  @Test func aForcedRunSendsEverything() {
    let files: [PublishedFile] = [.sample("a", "1"), .sample("b", "2")]
    let state = RemoteState(
      manifest: PublishManifest(files), objects: ["a": "1", "b": "x"].mapValues { .listed($0) })
    #expect(
      Self.describe(PublishPlan(files, at: state, comparesHeaders: true, isForced: true)) == [
        "content a: sent again with --force", "content b: was changed at the place by something else",
      ])
  }

  private static let changes: [(text: String, published: String?, there: String?, change: String)] = [
    ("2", "1", "1", "content a: changed"),
    ("1", "1", "x", "content a: was changed at the place by something else"),
    ("1", "1", nil, "new a: was published, and is gone"),
    ("1", nil, "x", "content a: another file is there, which clipsite did not publish"),
    ("1", nil, "1", "headers a: another file is there, which clipsite did not publish"),
  ]

  @Test(arguments: changes)
  func everyChangeHasAReason(_ text: String, published: String?, there: String?, change: String) {
    let plan = Self.plan(
      [.sample("a", text)], published: published.map { [.sample("a", $0)] },
      there: there.map { ["a": $0] } ?? [:])
    #expect(plan == [change])
  }

  @Test func seesChangedHeaders() {
    let new: [PublishedFile] = [.sample("a", "1", type: "text/plain"), .sample("b", "1", cache: "no-store")]
    let old: [PublishedFile] = [.sample("a", "1"), .sample("b", "1")]
    #expect(
      Self.plan(new, published: old, there: ["a": "1", "b": "1"]) == [
        "headers a: Content-Type: text/html → text/plain",
        "headers b: Cache-Control: public, max-age=0 → no-store",
      ])
    #expect(Self.plan(new, published: old, there: ["a": "1", "b": "1"], headers: false) == [])
  }

  /// A list that lacks a file may be wrong, so the file is deleted all the same.
  @Test func deletesWhatWasPublishedAndNothingElse() {
    let plan = Self.plan(
      [.sample("a", "1")], published: [.sample("a", "1"), .sample("old", "1"), .sample("gone", "1")],
      there: ["a": "1", "old": "1", "foreign": "1"])
    #expect(plan == ["delete gone: no longer part of the site", "delete old: no longer part of the site"])
  }

  @Test func sendsInTheOrderOfKinds() {
    let files: [PublishedFile] = [
      .sample("aasa", kind: .association), .sample("map", kind: .siteWide), .sample("list", kind: .index),
      .sample("z"), .sample("y"), .sample("picture", kind: .asset), .sample("leaf", kind: .searchFile),
    ]
    let plan = PublishPlan(files, at: RemoteState(), comparesHeaders: true)
    #expect(plan.changes.map(\.file.key) == ["picture", "y", "z", "leaf", "list", "map", "aasa"])
    #expect(Phase.allCases.map { $0.changes(of: plan).count } == [1, 3, 2, 1, 0])
  }

  @Test func aDigestThatTellsNothingIsTrusted() {
    let file = PublishedFile.sample("a", "1")
    let state = RemoteState(
      manifest: PublishManifest([file]), objects: ["a": RemoteObject(size: 1, digest: .unknown)])
    #expect(PublishPlan([file], at: state, comparesHeaders: true).changes.isEmpty)
  }

  /// A run that is killed leaves its list of doubts; bytes tell what was sent, except where only headers
  /// changed.
  @Test func finishesARunThatWasKilled() throws {
    let old: [PublishedFile] = [
      .sample("same", "0"), .sample("b", "1"), .sample("h", "1"), .sample("old", "1"),
    ]
    let new: [PublishedFile] = [
      .sample("same", "0"), .sample("a", "2"), .sample("b", "2"), .sample("c", "2"),
      .sample("h", "1", type: "text/plain"),
    ]
    let before = RemoteState(
      manifest: PublishManifest(old),
      objects: ["same": .listed("0"), "b": .listed("1"), "h": .listed("1"), "old": .listed("1")])
    let first = PublishPlan(new, at: before, comparesHeaders: true)
    let list = try #require(PublishManifest(first.pendingManifest.bytes))
    #expect(list.isPending)
    let killed = RemoteState(
      manifest: list,
      objects: [
        "same": .listed("0"), "a": .listed("2"), "b": .listed("1"), "h": .listed("1"), "old": .listed("1"),
      ])
    #expect(
      Self.describe(PublishPlan(new, at: killed, comparesHeaders: true)) == [
        "content b: an earlier run was interrupted", "new c: an earlier run was interrupted",
        "headers h: an earlier run was interrupted", "delete old: no longer part of the site",
      ])
    // Without digests nothing in doubt is taken for sent.
    let blind = RemoteState(
      manifest: list, objects: killed.objects.mapValues { RemoteObject(size: $0.size, digest: .unknown) })
    #expect(
      PublishPlan(new, at: blind, comparesHeaders: true).changes.map(\.file.key) == [
        "a", "b", "c", "h", "old",
      ])
  }
}
