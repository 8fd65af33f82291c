import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct NetworkAddressTests {
  @Test(arguments: [
    NetworkAddress.four(0, 0, 0, 0), .four(10, 1, 2, 3), .four(100, 64, 0, 1), .four(127, 0, 0, 1),
    .four(169, 254, 0, 1), .four(172, 31, 255, 255), .four(192, 168, 1, 1), .four(198, 19, 0, 1),
    .four(203, 0, 113, 9), .four(224, 0, 0, 1), .four(255, 255, 255, 255),
    .six(0, 0, 0, 0, 0, 0, 0, 0), .six(0, 0, 0, 0, 0, 0, 0, 1), .six(0xFD00, 0, 0, 0, 0, 0, 0, 1),
    .six(0xFE80, 0, 0, 0, 0, 0, 0, 1), .six(0xFF02, 0, 0, 0, 0, 0, 0, 1),
    .six(0x2001, 0xDB8, 0, 0, 0, 0, 0, 1),
    .six(0, 0, 0, 0, 0, 0xFFFF, 0x0A00, 0x0001),
  ])
  func reservedAddressesAreNotPublic(_ address: NetworkAddress) { #expect(!address.isPublic) }

  @Test(arguments: [
    NetworkAddress.four(1, 1, 1, 1), .four(100, 128, 0, 1), .four(172, 32, 0, 1), .four(192, 169, 0, 1),
    .four(223, 255, 255, 255), .six(0x2606, 0x4700, 0, 0, 0, 0, 0, 1), .six(0x2001, 0xDB9, 0, 0, 0, 0, 0, 1),
    .six(0, 0, 0, 0, 0, 0xFFFF, 0x0101, 0x0101),
  ])
  func othersArePublic(_ address: NetworkAddress) { #expect(address.isPublic) }
}
