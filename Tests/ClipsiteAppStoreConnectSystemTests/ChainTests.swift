import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteAppStoreConnect

/// A chain that imports what it registered by hand, and then registers all of its locations.
@Suite(
  .blocking,
  .needs(AppStoreServer.need))
struct ChainTests {
  private static let registered = 300
  private static let pictures = 5

  private let server: AppStoreServer

  init() throws { server = try AppStoreServer() }

  private func run(_ line: String) throws -> String {
    let result = try server.run(line)
    #expect(result.status == 0, "\(result.text)")
    return result.text
  }

  /// Registers experiences, and leaves a site with nothing but `site.yml`.
  private func startByHand(_ count: Int) throws {
    try server.removeContent()
    var chain = RegisteredChain()
    chain.addStores(count)
    try server.control(chain.document(copies: "\(server.url)/_copy"))
    try server.control(["patience": 1, "rewritesPlaces": true])
  }

  /// Adds locations that share pictures.
  private func addLocations(_ count: Int) throws {
    let picture = try Data(contentsOf: URL(filePath: "\(server.folder)/copy.jpg"))
    for number in 0..<Self.pictures {
      try server.write(picture + [UInt8(number), 0], to: "Content/chain/p\(number).jpg")
    }
    for number in 0..<count {
      try server.write(
        """
        ---
        title: Location \(number)
        image: p\(number % Self.pictures).jpg
        clip: {subtitle: Order ahead, action: view}
        place: {street: \(number) Main Street, locality: Springfield, country: US, latitude: 39.8, longitude: -89.6}
        ---

        """, to: "Content/chain/l\(number).md")
    }
  }

  // MARK: Estimates

  /// The server that refuses shared images gets fewer locations, because each needs four requests and two
  /// uploads in parts. `ALL_ROUNDS=1` gives both 2,000.
  @Test(arguments: [(true, RandomRounds.count(500, of: 2_000)), (false, RandomRounds.count(100, of: 2_000))])
  func aPushKeepsItsEstimate(_ sharesImages: Bool, count: Int) throws {
    try startByHand(Self.registered)
    if sharesImages { try server.control(["sharesImages": true]) }
    #expect(try run("import").contains("0 to register, 0 to change, 0 to deactivate"))
    try addLocations(count)
    _ = try server.state()
    let text = try run("push")
    #expect(
      text.contains(
        "Done: \(count.formatted(.number.locale(Locale(identifier: "en_US")))) registered, 0 changed"))
    let state = try server.state()
    #expect(state.active.count == Self.registered + 2 + count)
    let promised = text.matches(of: /at most ([0-9,]+) requests/).compactMap {
      Int($0.1.replacing(",", with: ""))
    }
    // The parts of images go to another server.
    let made = state.log.count { !$0.hasPrefix("PUT") }
    let reading = state.log.count { $0.hasPrefix("GET /v1/apps") || $0.hasPrefix("GET /v1/appClips/") }
    #expect(promised.count == 2 && made - reading <= promised[sharesImages ? 0 : 1], "\(made) of \(promised)")
    if sharesImages { #expect(made <= count + 100) }
    // Apple has rewritten each place.
    #expect(try run("push").contains("0 to register, 0 to change, 0 to deactivate"))
    #expect(try server.state().writes == [])
  }

  // MARK: Kills

  /// The app, the list, and each of the copies of images.
  @Test(arguments: RandomRounds.cases([1, 2, 3, 7], of: Array(1...7))) func aKilledImportIsFinishedByTheNext(
    _ request: Int
  ) throws {
    try startByHand(10)
    try server.control(["killAt": .number(String(request))])
    let killed = try server.run("import") { try server.control(["pid": .number(String($0))]) }
    #expect(killed.isKilled, "\(killed.text)")
    try server.control(["killAt": 0])
    let text = try run("import")
    #expect(text.contains("Wrote 12 pages."))
    #expect(text.contains("0 to register, 0 to change, 0 to deactivate"))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(server.folder)/Content/images")
    #expect(names.count == RegisteredChain.images, "\(names)")
  }
}
