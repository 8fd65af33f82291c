import Testing

@testable import ContentImport

struct FrontMatterTextTests {
  @Test func writesBlocks() {
    let text = FrontMatterText.text([
      ("title", .text("A: B")), ("place.street", .text("1 Market St")), ("place.latitude", .literal("37.79")),
      ("place.hours", .list(["Mo-Fr 06:00-18:00", "closed"])), ("aliases", .list(["/m"])),
      ("draft", .literal("true")),
      ("extra.import-id", .text("x")),
    ])
    #expect(
      text == """
        ---
        title: "A: B"
        place:
          street: "1 Market St"
          latitude: 37.79
          hours:
            - "Mo-Fr 06:00-18:00"
            - closed
        aliases:
          - "/m"
        draft: true
        extra:
          import-id: x
        ---

        """)
  }
}
