import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteAppStoreConnect

/// A chain whose locations have few pictures, against a server that accepts one image for several experiences,
/// and one that refuses it.
@Suite(
  .blocking,
  .needs(AppStoreServer.need))
struct SharedImageTests {
  private static let stores = 40
  private static let pictures = 5
  /// Those of the starter site have one picture.
  private static let experiences = stores + 5

  private let server: AppStoreServer

  init() throws {
    server = try AppStoreServer()
    try server.control(["patience": 1])
    try addStores(Self.stores)
  }

  private func addStores(_ count: Int) throws {
    let picture = try Data(contentsOf: URL(filePath: "\(server.folder)/Content/donut.jpg"))
    for number in 0..<Self.pictures {
      try server.write(picture + [UInt8(number)], to: "Content/stores/p\(number).jpg")
    }
    for number in 0..<count {
      let image = "p\(number % Self.pictures).jpg"
      try server.write(
        "---\ntitle: Store \(number)\nimage: \(image)\nplace: {latitude: 37.7, longitude: -122.4}\n---\n",
        to: "Content/stores/s\(number).md")
    }
  }

  private func push(_ options: String = "", status: Int32 = 0) throws -> String {
    let result = try server.run("push \(options)")
    #expect(result.status == status, "\(result.text)")
    return result.text
  }

  /// The numbers of requests that the program promises, and those that it made beside two to compare.
  private func requests(_ text: String, _ state: AppStoreServer.State) -> (promised: [Int], made: Int) {
    let promised = text.matches(of: /at most ([0-9,]+) requests/).compactMap {
      Int($0.1.replacing(",", with: ""))
    }
    return (promised, state.log.count { !$0.hasPrefix("PUT") } - 2)
  }

  @Test func onePictureIsOneUpload() throws {
    try server.control(["sharesImages": true])
    let text = try push()
    #expect(text.contains("Done: \(Self.experiences) registered"))
    let state = try server.state()
    #expect(state.active.count == Self.experiences)
    #expect(state.value["images"]?.integer == Self.pictures + 1)
    let (promised, made) = requests(text, state)
    #expect(promised.count == 2 && made <= promised[0], "\(made) of \(promised)")
    #expect(try push().contains("\(Self.experiences) the same"))
    #expect(try server.state().writes == [])
    // A later push uses what is registered.
    try server.write(
      "---\ntitle: New\nimage: p1.jpg\nplace: {latitude: 37.7, longitude: -122.4}\n---\n",
      to: "Content/stores/new.md")
    #expect(try push().contains("Done: 1 registered"))
    #expect(try server.state().writes == ["POST /v1/appClipAdvancedExperiences"])
  }

  @Test func aServerThatRefusesGetsAnImageForEach() throws {
    let text = try push()
    #expect(text.contains("Done: \(Self.experiences) registered"))
    let state = try server.state()
    #expect(state.active.count == Self.experiences && state.completeImages == Self.experiences)
    let (promised, made) = requests(text, state)
    #expect(promised.count == 2 && made <= promised[1], "\(made) of \(promised)")
    // One try is enough.
    #expect(state.log.count { $0 == "POST /v1/appClipAdvancedExperiences" } == Self.experiences + 1)
    #expect(try push().contains("\(Self.experiences) the same"))
    #expect(try server.state().writes == [])
  }

  /// The next run does not try again what App Store Connect has refused.
  @Test func aRefusalIsRememberedUntilAllIsDone() throws {
    try server.control(["killAt": 40])
    let killed = try server.run("push") { try server.control(["pid": .number(String($0))]) }
    #expect(killed.isKilled, "\(killed.text)")
    try server.control(["killAt": 0])
    let first = try server.state()
    let tries = first.log.count { $0 == "POST /v1/appClipAdvancedExperiences" } - first.active.count
    #expect(tries == 1)
    let text = try push()
    #expect(!text.contains("nobody has proven"))
    let second = try server.state()
    let posts = second.log.count { $0 == "POST /v1/appClipAdvancedExperiences" }
    #expect(posts == second.active.count - first.active.count)
    #expect(!FileManager.default.fileExists(atPath: "\(server.folder)/\(UploadJournal.folderName)"))
  }

  @Test(arguments: RandomRounds.cases([4, 8, 10, 20], of: [4, 7, 8, 9, 10, 12, 15, 20, 30, 50]))
  func aKillLosesAndDoublesNothing(_ request: Int)
    throws
  {
    try server.control(["sharesImages": true, "killAt": .number(String(request))])
    let killed = try server.run("push") { try server.control(["pid": .number(String($0))]) }
    #expect(killed.isKilled, "\(killed.text)")
    try server.control(["killAt": 0])
    #expect(try push().contains("Done: "))
    let state = try server.state()
    #expect(state.active.count == Self.experiences && Set(state.links).count == Self.experiences)
    // An image whose reservation was not answered is never sent.
    #expect(state.completeImages == Self.pictures + 1)
    #expect(try push().contains("\(Self.experiences) the same"))
    #expect(try server.state().writes == [])
  }

  /// A server that gives an image to the last experience that names it loses no image.
  @Test(arguments: RandomRounds.cases([0, 9, 12, 18], of: [0, 9, 10, 11, 12, 15, 18]))
  func anImageThatMovesIsReplaced(killAt request: Int) throws {
    try server.control(["movesImages": true])
    if request > 0 {
      try server.control(["killAt": .number(String(request))])
      let killed = try server.run("push --only /ferry-street") {
        try server.control(["pid": .number(String($0))])
      }
      #expect(killed.isKilled, "\(killed.text)")
      try server.control(["killAt": 0])
    }
    _ = try push()
    _ = try push()
    let state = try server.state()
    #expect(state.active.count == Self.experiences)
    let images = state.value["experiences"]?.elements?.compactMap {
      $0["relationships"]?["headerImage"]?["data"]?["id"]?.text
    }
    #expect(Set(images ?? []).count == Self.experiences)
    #expect(try push().contains("\(Self.experiences) the same"))
    #expect(try server.state().writes == [])
  }

  @Test func anExperienceThatIsRefusedAnywayIsReported() throws {
    try server.control([
      "sharesImages": true,
      "faults": [
        [
          "method": "POST", "path": "/v1/appClipAdvancedExperiences", "status": 409, "times": 3,
          "code": "STATE_ERROR",
        ]
      ],
    ])
    let text = try push(status: 1)
    #expect(text.contains("STATE_ERROR: as asked"))
    #expect(text.contains("Not finished: "))
    #expect(try push().contains("Done: "))
    #expect(try server.state().active.count == Self.experiences)
  }
}
