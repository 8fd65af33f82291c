import ClipsiteAppClips
import ClipsiteContent
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteAppStoreConnect

/// Pushes to a server that looks at each image for a while. The questions follow each other at once.
@Suite(
  .blocking,
  .needs(AppStoreServer.need))
struct SlowImageTests {
  /// An answer of the server to an image of another experience.
  enum Sharing: String, CaseIterable {
    case accepted = "sharesImages"
    case moved = "movesImages"
    case refused = "refusesImages"
  }

  /// Those of the starter site.
  private static let experiences = 5

  private let server: AppStoreServer

  init() throws { server = try AppStoreServer() }

  /// Pushes, and gives up when the server does.
  ///
  /// - Parameter end: The number of the last request that the server carries out, or 0 for all.
  private func push(_ site: ExperienceSet, endsAfter end: Int = 0) throws -> (PushEstimate, PushOutcome) {
    let client = ConnectClient(
      try APIAddress(server.url), key: try APIKey(Environment(server.variables)), userAgent: "test",
      policy: RetryPolicy(attempts: 1, base: .milliseconds(1), longest: .milliseconds(1)))
    let journal = UploadJournal(siteFolder: server.folder)
    let plan = try ExperiencePlan(site, against: RegisteredExperiences(of: "CLIP1", client))
    let estimate = PushEstimate(of: plan, removes: false, isRefused: journal.refusesSharing)
    let push = ExperiencePush(
      client, clip: "CLIP1", journal: journal,
      polling: RetryPolicy(attempts: 40, base: .milliseconds(1), longest: .milliseconds(1)))
    _ = try server.state()
    try server.control(["endsAfter": .number(String(end))])
    let outcome = push.run(plan, removes: false)
    try server.control(["endsAfter": 0])
    return (estimate, outcome)
  }

  private func site() throws -> ExperienceSet {
    try #require(try SiteBuilder(SiteFolder(server.folder)).experiences().value)
  }

  private func start(_ sharing: Sharing, patience: Int) throws {
    try server.control([
      "reset": true, "patience": .number(String(patience)),
      "sharesImages": .bool(sharing == .accepted), "movesImages": .bool(sharing == .moved),
    ])
  }

  @Test(
    arguments: RandomRounds.cases([1, PushEstimate.looks], of: [1, 3, PushEstimate.looks]), Sharing.allCases)
  func aPushNeedsNoMoreRequestsThanItsEstimate(_ patience: Int, _ sharing: Sharing) throws {
    let picture = try Data(contentsOf: URL(filePath: "\(server.folder)/Content/donut.jpg"))
    for number in 0..<12 {
      try server.write(picture + [UInt8(number % 3)], to: "Content/stores/p\(number % 3).jpg")
      try server.write(
        "---\ntitle: Store \(number)\nimage: p\(number % 3).jpg\nplace: {latitude: 37.7, longitude: -122.4}\n---\n",
        to: "Content/stores/s\(number).md")
    }
    try start(sharing, patience: patience)
    let (estimate, outcome) = try push(site())
    #expect(outcome.isComplete && outcome.done == [.create: Self.experiences + 12], "\(outcome)")
    // The parts of images go to another server.
    let made = try server.state().log.count { !$0.hasPrefix("PUT") }
    let promised = sharing == .accepted ? estimate.sharedRequests : estimate.separateRequests
    #expect(made <= promised, "\(made) of \(promised)")
    if patience == PushEstimate.looks { #expect(made > promised * 9 / 10, "\(made) of \(promised)") }
  }

  /// A run ends at each of its requests once (`RandomRounds`), as a program that is killed: the server has carried out the
  /// request, and the run never learns that.
  @Test(arguments: Sharing.allCases) func aRunThatEndsAtAnyRequestLosesAndDoublesNothing(_ sharing: Sharing)
    throws
  {
    let site = try site()
    let links = site.experiences.map(\.experience.url.description).sorted()
    let step = RandomRounds.count(3, of: 1)
    var end = 1 - step
    var isComplete = false
    while !isComplete {
      end += step
      try start(sharing, patience: 3)
      UploadJournal(siteFolder: server.folder).clear()
      isComplete = try push(site, endsAfter: end).1.isComplete
      // A server that moves images takes one from an experience that a killed run has registered.
      for _ in 0..<(sharing == .moved ? 2 : 1) {
        #expect(try push(site).1.isComplete, "after request \(end)")
      }
      let state = try server.state()
      #expect(state.links == links, "after request \(end)")
      let images = state.value["experiences"]?.elements?.compactMap {
        $0["relationships"]?["headerImage"]?["data"]?["id"]?.text
      }
      #expect(images?.count == Self.experiences, "after request \(end)")
      #expect(
        Set(images ?? []).count == (sharing == .accepted ? 1 : Self.experiences), "after request \(end)")
      if sharing != .moved {
        #expect(state.completeImages == Set(images ?? []).count, "after request \(end)")
      }
    }
    #expect(end > Self.experiences)
  }
}
