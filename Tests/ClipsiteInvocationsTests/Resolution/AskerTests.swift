import ClipsiteInvocations
import Testing

struct AskerTests {
  @Test func speaksOfTheSystem() {
    #expect(Asker().description == "iPhone with the newest iOS")
    #expect(Asker(.ipad, system: IOSVersion("16.3")).description == "iPad with iPadOS 16.3")
    #expect(Asker(.android).description == "Android")
  }
}

struct IOSVersionTests {
  @Test(arguments: [
    ("14", "14.3"), ("14.3", "15"), ("16.4", "16.10"), ("16.4", "16.4.1"), ("9.3", "14"), ("17", "26"),
  ])
  func comparesNumbers(older: String, newer: String) throws {
    let (older, newer) = (try #require(IOSVersion(older)), try #require(IOSVersion(newer)))
    #expect(older < newer && !(newer < older) && older != newer)
  }

  @Test func numbersLeftOutAreZero() throws {
    #expect(try #require(IOSVersion("16")) == #require(IOSVersion("16.0.0")))
    #expect(IOSVersion("16")?.hashValue == IOSVersion("16.0")?.hashValue)
    #expect(IOSVersion("16.3")?.description == "16.3")
  }

  @Test(arguments: [
    "", "sixteen", "16.", ".4", "16.4.1.2", "-1", "16,4", "16 4", "1234", "１６", "99999999999999999999",
  ])
  func refuses(text: String) {
    #expect(IOSVersion(text) == nil)
  }
}
