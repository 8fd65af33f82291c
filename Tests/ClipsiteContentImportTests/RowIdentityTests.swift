import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct RowIdentityTests {
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
    #expect(identity("A").importID != identity("A", phone: "9").importID)
    #expect(RowIdentity.primary(ofImportID: identity("A").importID) == identity("A").primary)
  }

  @Test func isTheIDAlone() {
    #expect(RowIdentity(id: "7").importID == "7")
    #expect(RowIdentity.primary(ofImportID: "7") == nil)
  }
}
