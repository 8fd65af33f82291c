import Testing

@testable import ContentImport

struct RowIdentityTests {
  private func identity(
    _ title: String, _ street: String = "1 High St", latitude: String = "1", phone: String = "2"
  ) -> RowIdentity {
    RowIdentity(
      title: title, address: [street, ""], coordinates: [latitude, "0"],
      values: [title, street, latitude, phone])
  }

  @Test func isNameAndAddress() {
    #expect(identity("A").primary == identity("a", latitude: "9", phone: "9").primary)
    #expect(identity("A").primary != identity("B").primary)
    #expect(identity("A").primary != identity("A", "2 High St").primary)
  }

  @Test func usesCoordinatesWhereThereIsNoAddress() {
    #expect(identity("A", "").primary != identity("A", "", latitude: "9").primary)
  }

  @Test func tellsRowsOfOneAddressApartByAllValues() {
    #expect(identity("A").exact != identity("A", phone: "9").exact)
    #expect(identity("A").candidates.count == 2)
  }

  @Test func isTheIDAlone() {
    let identity = RowIdentity(id: "7", values: ["A"])
    #expect(identity.candidates == ["7"])
    #expect(identity.repetitionKey == "7")
  }
}
