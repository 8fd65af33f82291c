import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct FrontMatterTextTests {
  @Test func writesBlocks() {
    let text = FrontMatterText.text([
      PageField(key: "title", value: .text("A: B")),
      PageField(key: "place.street", value: .text("1 Market St")),
      PageField(key: "place.latitude", value: .literal("37.79")),
      PageField(key: "place.hours", value: .list(["Mo-Fr 06:00-18:00", "closed"])),
      PageField(key: "aliases", value: .list(["/m"])),
      PageField(key: "draft", value: .literal("true")),
      PageField(key: "extra.import-id", value: .text("x")),
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
