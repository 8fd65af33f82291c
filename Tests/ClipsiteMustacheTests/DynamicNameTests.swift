import ClipsiteMustache
import Testing

struct DynamicNameTests {
  @Test(arguments: [
    ("[{{>*kind}}]", "[N1]"),
    ("[{{> * kind }}]", "[N1]"),
    ("[{{>*deep.kind}}]", "[N1]"),
    ("[{{>*missing}}]", "[]"),
    ("[{{>*deep.missing}}]", "[]"),
    ("[{{>*nothing}}]", "[]"),
    ("[{{>*unlinked}}]", "[]"),
    ("[{{>*deep}}]", "[]"),
    ("[{{>*flag}}]", "[]"),
    // The value is used as it is: it is not looked up once more.
    ("[{{>*chain}}]", "[]"),
    ("[{{>**chain}}]", "[]"),
    ("[{{>*deep.*kind}}]", "[]"),
    // The name does not become a context.
    ("{{#section}}{{>*deep.kind}}{{/section}}", "N2"),
    ("{{#kinds}}{{>*.}}{{/kinds}}", "N1M"),
    ("{{=<% %>=}}<%>*kind%>", "N1"),
  ])
  func choosesPartialsByValue(template: String, expected: String) throws {
    #expect(try render(template, ["news": "N{{n}}", "menu": "M"], with: Self.data) == expected)
  }

  @Test func followsRecursiveData() throws {
    let data: Value = ["kind": "node", "n": "1", "in": [["n": "2", "in": []]]]
    #expect(try render("{{>*kind}}", ["node": "{{n}}<{{#in}}{{>*kind}}{{/in}}>"], with: data) == "1<2<>>")
  }

  @Test(arguments: [
    ("  {{>*kind}}\n|", "  a\n  b\n|"), ("|\r\n{{>*kind}}\r\n|", "|\r\na\nb\n|"),
    (" x {{>*kind}}\n", " x a\nb\n\n"),
  ])
  func indentsLikeStaticNames(template: String, expected: String) throws {
    #expect(try render(template, ["news": "a\nb\n"], with: ["kind": "news"]) == expected)
  }

  @Test(arguments: [
    "{{<*kind}}{{$b}}new{{/b}}{{/*kind}}", "{{< * kind }}{{$b}}new{{/b}}{{/ * kind }}",
    "{{<*deep.kind}}{{$b}}new{{/b}}{{/*deep.kind}}",
  ])
  func choosesParentsByValue(template: String) throws {
    #expect(try render(template, ["news": "({{$b}}old{{/b}})"], with: Self.data) == "(new)")
  }

  static let data: Value = [
    "n": "1", "kind": "news", "deep": ["kind": "news", "n": "3"], "nothing": nil, "unlinked": "other",
    "flag": true, "chain": "kind", "section": ["n": "2"], "kinds": ["news", "menu"],
  ]
}
