import Testing

@testable import ClipsiteSystem

struct MomentTests {
  @Test(arguments: [
    (Duration.seconds(5), 5000), (.milliseconds(30), 30), (.microseconds(1500), 1), (.zero, 0),
  ])
  func movesOnByMilliseconds(_ duration: Duration, _ milliseconds: Int) {
    #expect(Moment(milliseconds: 7).after(duration).milliseconds == 7 + milliseconds)
  }
}
