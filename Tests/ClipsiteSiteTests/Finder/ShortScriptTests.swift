import ClipsiteTestTools
import Testing

@testable import ClipsiteSite

struct ShortScriptTests {
  @Test func theFinderHasLessThan10Kilobytes() {
    #expect(FinderScript.bytes.count < 10_240)
    #expect(!FinderScript.bytes.contains(UInt8(ascii: "\n")))
  }

  @Test func namesBecomeShortWhereverTheyAre() {
    let script = "const $name=1,$other=$name/2;\nif(/^ | $/.test($other))\n  $name.more=true;"
    #expect(ShortScript.text(of: script) == "let t=1,n=t/2;if(/^ | $/.test(n))t.more=!0;")
  }

  @Test func commentsAreLeftOutAlsoInFunctions() {
    #expect(ShortScript.text(of: "// One.\nif(a){\n  // Two.\n  b()}") == "if(a){b()}")
  }

  @Test func paragraphsShareTheNamesThatOnlyOneOfThemHas() {
    let script = """
      const $all=1;

      $one=$first=>$first+$all,

      $two=$second=>$second+$one($all);
      """
    // n is `$first` in one paragraph, and `$second` in the other.
    #expect(ShortScript.text(of: script) == "let t=1;l=n=>n+t,i=n=>n+l(t);")
  }
}
