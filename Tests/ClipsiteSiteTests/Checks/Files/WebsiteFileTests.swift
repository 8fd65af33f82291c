import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering

/// A site whose `site.yml` lists no files and no pages with raw HTML.
struct StrictSite {
  let fixture: Fixture
  private var lines = ""

  init(_ files: [String: String] = [:], _ lines: String = "") throws {
    self.lines = lines
    fixture = try Fixture(files.merging(["Content/site.yml": Self.configuration(lines)]) { $1 })
  }

  private static func configuration(_ lines: String) -> String {
    Fixture.site(lines, replacing: Fixture.openKeys, with: "")
  }

  /// The errors, each as its code and file.
  func errors() throws -> [String] {
    try fixture.findings().filter { $0.hasPrefix("error") }
  }

  /// Writes the line of a note into `site.yml`, as a person would.
  mutating func paste(_ line: String) throws {
    let key = line.prefix { $0 != ":" } + ":"
    lines = lines.split(separator: "\n").filter { !$0.hasPrefix(key) }.joined(separator: "\n") + "\n\(line)"
    try fixture.write(Self.configuration(lines), to: "Content/site.yml")
  }
}

struct UnlistedFileTests {
  /// What runs in browsers, configures a host, or lies in the folder by accident.
  static let names = [
    "x.html", "x.HTM", "x.xhtml", "x.xht", "x.shtml", "x.mht", "x.xml", "x.xsl", "x.swf", "sw.js", "x.mjs",
    "x.wasm", "data.json", "x.svgz", "style.css", "x.php", "_redirects", "_headers", "_worker.js",
    "_routes.json", "functions/hello.ts", "vercel.json", "netlify.toml", "firebase.json",
    "staticwebapp.config.json", "web.config", "CNAME", "Caddyfile", "app.yaml", "wrangler.toml", "shop/CNAME",
    "stores.csv", "Menu final.docx", "backup.zip", "AuthKey_X.p8", "id_rsa", "server.pem", "notes.txt",
    "menu.md.orig", "menu.bak", "a.", "png", "evil.html.pkpass", "logo.svg.jpg", ".well-known/webauthn",
    ".well-known/acme-challenge/token", ".well-known/policy.md", "googly.html.txt",
    "google-x.html", "price \"$(lang)\" *.csv",
  ]

  @Test(arguments: names) func isAnErrorWhoseLinePublishesTheFile(name: String) throws {
    var site = try StrictSite(["Content/\(name)": "x"])
    let found = try site.fixture.check().filter { $0.code == .unlistedFile }
    #expect(found.count == 1 && found.first?.severity == .error)
    #expect(try site.fixture.build().output == nil || site.fixture.files(in: "Output").isEmpty)
    try site.paste(try #require(found.first?.notes.first?.message))
    #expect(try site.fixture.check().filter { $0.severity == .error } == [])
    _ = try site.fixture.build()
    #expect(try site.fixture.read("Output/example.com/\(name)") == "x")
  }

  @Test(arguments: [
    "a.png", "a.JPG", "a.jpeg", "a.gif", "a.webp", "a.avif", "a.heic", "a.ico", "a.mp4", "a.mov", "a.webm",
    "a.mp3", "a.m4a", "menu.pdf", "a.woff2", "a.ttf", "a.vcf", "a.ics", "a.pkpass", "a.usdz",
    "a.webmanifest", "robots.txt", "ads.txt", "app-ads.txt", "humans.txt", ".well-known/security.txt",
    ".well-known/assetlinks.json", ".well-known/apple-developer-merchantid-domain-association",
    "photo 1.2.png",
  ])
  func isContentWithWhatWebsitesHave(name: String) throws {
    let site = try StrictSite(["Content/\(name)": name.hasSuffix("json") ? "[]" : "x"])
    #expect(try site.errors() == [])
  }

  @Test(arguments: [
    ".DS_Store", "._menu.pdf", "Thumbs.db", "desktop.ini", "~$Menu.docx", "#menu.md#", "menu.md~",
    "$RECYCLE.BIN/a.jpg", "#recycle/a.jpg", "@eaDir/a.jpg", "__MACOSX/a.jpg", "lost+found/a.jpg",
    ".menu.swp",
    ".htaccess", ".nojekyll", "Icon\r", "site.yaml",
  ])
  func leavesOutWhatSystemsAndEditorsMake(name: String) throws {
    let site = try StrictSite(["Content/\(name)": "x"])
    #expect(try site.errors() == [])
    _ = try site.fixture.build()
    #expect(try site.fixture.files(in: "Output")["example.com/\(name)"] == nil)
  }

  @Test(arguments: [
    ("one.MD", "one.md"), ("two.markdown", "two.md"), ("a.mdown", "a.md"), ("a.mkd", "a.md"),
    ("a.mdx", "a.md"), ("pier.md.txt", "pier.md"), ("index.MARKDOWN", "index.md"),
  ])
  func aPageByAnotherNameIsToBeRenamed(name: String, new: String) throws {
    let page = Fixture.page("title: A", "text")
    let site = try StrictSite(["Content/shop/\(name)": page])
    let found = try site.fixture.check().filter { $0.severity == .error }
    #expect(found.map(\.code) == [.unlistedFile] && found.first?.fix == "rename it to `\(new)`")
    let renamed = try StrictSite(["Content/shop/\(new)": page])
    #expect(try renamed.errors() == [])
  }

  @Test func manyFilesOfOneKindAreOneFinding() throws {
    let names = (1...3000).map { "data/\($0 % 7)/\($0).csv" } + (1...3).map { "data/\($0).CSV" }
    var site = try StrictSite(Dictionary(uniqueKeysWithValues: names.map { ("Content/\($0)", $0) }))
    for _ in 1...2 {
      let found = try site.fixture.check().filter { $0.severity == .error }
      #expect(found.count <= 2)
      #expect(
        found.map(\.message).contains { $0.hasSuffix("and so are 2999 other files") }
          || found.map(\.message).allSatisfy { $0.hasSuffix("and so are 2 other files") })
      try site.paste(try #require(found.first?.notes.first?.message))
    }
    #expect(try site.errors() == [])
    _ = try site.fixture.build()
    for name in names { #expect(try site.fixture.read("Output/example.com/\(name)") == name) }
  }

  /// A pattern would also publish what somebody adds later.
  @Test func theLineNamesOnlyFilesThatAreThere() throws {
    var site = try StrictSite(["Content/menu.json": "{}", "Content/shop/menu.json": "{}"])
    try site.paste(try #require(site.fixture.check().first { $0.severity == .error }?.notes.first?.message))
    #expect(try site.errors() == [])
    try site.fixture.write("{}", to: "Content/vercel.json")
    #expect(try site.errors() == ["error: UnlistedFile Content/vercel.json"])
  }

  @Test(arguments: [
    "vercel.json", "_headers", "_redirects", "_worker.js", "shop/CNAME", ".well-known/openid-configuration",
    ".well-known/pki-validation/fileauth.txt",
  ])
  func noPatternListsWhatCanOwnADomain(name: String) throws {
    let site = try StrictSite(["Content/\(name)": "x"], "assets: [\"*\"]")
    #expect(try site.errors() == ["error: UnlistedFile Content/\(name)"])
  }

  @Test func manyKindsAreCounted() throws {
    let names = (1...300).map { "Content/a.x\($0)" }
    let site = try StrictSite(Dictionary(uniqueKeysWithValues: names.map { ($0, "x") }))
    let found = try site.fixture.check().filter { $0.code == .unlistedFile }
    #expect(found.count == 101)
    #expect(found.contains { $0.message.hasPrefix("200 more files") })
  }
}

struct VerificationFileTests {
  @Test(arguments: [
    ("google12ab.html", "google-site-verification: google12ab.html"),
    ("google12ab.html", "google-site-verification: google12ab.html\n"),
    ("BingSiteAuth.xml", "<?xml version=\"1.0\"?>\r\n<users>\r\n\t<user>12AB</user>\r\n</users>"),
  ])
  func isContentWithTheFormOfSearchEngines(name: String, text: String) throws {
    let site = try StrictSite(["Content/\(name)": text], "hosts: [netlify]")
    #expect(try site.errors() == [])
    _ = try site.fixture.build()
    #expect(try site.fixture.read("Output/example.com/_headers").contains("default-src 'none'"))
  }

  @Test(arguments: [
    ("google12ab.html", "<script>go()</script>"), ("google12ab.html", "google-site-verification: other.html"),
    ("google12ab.html", "google-site-verification: google12ab.html<script>go()</script>"),
    ("google.html", ""),
    ("BingSiteAuth.xml", "<html xmlns='http://www.w3.org/1999/xhtml'><script>go()</script></html>"),
    ("BingSiteAuth.xml", "<?xml version=\"1.0\"?><users><user><script>a</script></user></users>"),
    ("BingSiteAuth.xml", ""),
  ])
  func anyOtherTextIsAnError(name: String, text: String) throws {
    let site = try StrictSite(["Content/\(name)": text])
    #expect(try site.errors() == ["error: UnlistedFile Content/\(name)"])
  }
}

struct ScriptInDrawingTests {
  private static let start =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""

  @Test(arguments: [
    "\(start) onload=\"go()\"/>", "\(start)><script>go()</script></svg>", "\(start)><SCRIPT/></svg>",
    "<s:svg xmlns:s=\"http://www.w3.org/2000/svg\"><s:script>go()</s:script></s:svg>",
    "<_:svg xmlns:_=\"http://www.w3.org/2000/svg\"><_:script>go()</_:script></_:svg>",
    "<é:svg xmlns:é=\"http://www.w3.org/2000/svg\"><é:script>go()</é:script></é:svg>",
    "\(start)><a xlink:href=\"javascript:go()\"><path/></a></svg>",
    "\(start)><a href=\"&#106;ava&#x09;script:go()\"><path/></a></svg>",
    "\(start)><a href=' java\nscript:go()'><path/></a></svg>",
    "\(start) xmlns:y=\"http://www.w3.org/1999/xlink\"><a y:href=\"javascript:go()\"/></svg>",
    "\(start)><foreignObject><body xmlns=\"http://www.w3.org/1999/xhtml\"/></foreignObject></svg>",
    "\(start) xmlns:h=\"http://www.w3.org/1999/&#120;html\"><h:script>go()</h:script></svg>",
    "\(start)><use href=\"data:image/svg+xml,&lt;svg id='x' onload='go()'/>#x\"/></svg>",
    "\(start)><a id=\"a\"><animate attributeName=\"href\" to=\"x\"/></a></svg>",
    "\(start)><a id=\"a\"><set attributeName='xlink:href' to='x'/></a></svg>",
    "\(start)><set attributeName=\"onmouseover\" to=\"go()\"/></svg>",
    "\(start)><animate values=\"a;javascript:go()\"/></svg>",
    "\(start)><image href=\"data:text/html,x\"/></svg>",
    "<?xml-stylesheet type=\"text/xsl\" href=\"x.xsl\"?>\(start)/>",
    "<?xml version=\"1.0\" encoding=\"UTF-7\"?>\(start)/>",
    "<?xml version='1.0' encoding='iso-2022-jp'?>\(start)/>",
    "<!DOCTYPE svg [<!ENTITY x \"javascript:go()\">]>\(start)><a href=\"&x;\"/></svg>",
    "<!DOCTYPE svg SYSTEM \">\" [<!ATTLIST svg onload CDATA \"go()\">]>\(start)/>",
    "<!-- > -->\(start)><!-- -- --><script>go()</script></svg>",
    "\(start)><![CDATA[ > ]]><script>go()</script></svg>", "\(start)><!-- ", "<", "\(start)", "\(start)><?x ",
    "\(start) a=\">\" onload=\"go()\"/>", "\(start)><iframe src=\"x\"/></svg>",
  ])
  func isAnErrorWhoseLinePublishesTheDrawing(text: String) throws {
    var site = try StrictSite(["Content/logo.svg": text])
    let found = try site.fixture.check().filter { $0.severity == .error }
    #expect(found.map(\.code) == [.scriptInDrawing], "\(text)")
    try site.paste(try #require(found.first?.notes.first?.message))
    #expect(try site.errors() == [])
    _ = try site.fixture.build()
    #expect(try site.fixture.read("Output/example.com/logo.svg") == text)
  }

  private static let encodings: [[UInt8]] = [
    "\u{FEFF}<svg onload='x'/>".utf16.flatMap { (unit: UInt16) -> [UInt8] in
      [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    },
    "<svg onload='x'/>".utf16.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] },
    [0x1F, 0x8B, 0x08, 0x00, 0xFF],
  ]

  @Test(arguments: encodings)
  func otherEncodingsAreErrors(bytes: [UInt8]) throws {
    let site = try StrictSite()
    try site.fixture.write(bytes, to: "Content/logo.SVG")
    #expect(try site.errors() == ["error: ScriptInDrawing Content/logo.SVG"])
  }

  @Test(arguments: [
    "\(start)/>", "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n\(start)/>",
    "<?xml version='1.0' encoding='iso-8859-1'?>\(start)/>",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\(start)/>",
    "\(start)><image xlink:href=\"data:image/png;base64,iVBORw0KGgo=\"/><use href=\"#a\"/></svg>",
    "\(start)><style><![CDATA[.a>.b{fill:red}]]></style><!-- <script> --><a href=\"https://example.com/\"/></svg>",
    "\(start)><animate attributeName=\"opacity\" values=\"0;1\" dur=\"1s\"/><filter id=\"f\"/></svg>",
    "\(start) xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"><metadata/>"
      + String(repeating: "<g>", count: 40) + "<sodipodi:namedview/>" + String(repeating: "</g>", count: 40)
      + "</svg>",
    "<?xpacket begin='' id='W5M0'?>\(start)/>", "\(start) aria-label=\"only on Monday\"/>",
  ])
  func isContentWithDrawings(text: String) throws {
    let site = try StrictSite(["Content/logo.svg": text])
    #expect(try site.errors() == [], "\(text)")
  }
}

struct UnlistedHTMLTests {
  @Test(arguments: [["a.md"], ["a.md", "shop/b.md", "404.md"], ["shop/a.md", "shop/b.md"]])
  func isAnErrorWhoseLineKeepsTheMarkup(names: [String]) throws {
    let page = Fixture.page("title: A\nallow-html: true", "<b>A</b>\n")
    var site = try StrictSite(Dictionary(uniqueKeysWithValues: names.map { ("Content/\($0)", page) }))
    let found = try site.fixture.check()
    #expect(found.map(\.code) == [.unlistedHTML])
    try site.paste(try #require(found.first?.notes.first?.message))
    #expect(try Set(site.fixture.check().map(\.code)) == [.rawHTMLAllowed])
    #expect(try site.fixture.check().count == names.count)
  }

  @Test func theErrorIsAtTheKey() throws {
    let page = Fixture.page("title: A\nallow-html: «true»")
    let fixture = try StrictSite(["Content/a.md": page]).fixture
    try fixture.expect(
      .unlistedHTML, "`a.md` keeps raw HTML only if `site.yml` names it",
      fix: "remove the line, or set `allow-html` in site.yml if you trust the text")
  }

  @Test func aPatternNamesOnlyWhatFits() throws {
    let page = Fixture.page("title: A\nallow-html: true")
    let site = try StrictSite(
      ["Content/shop/a.md": page, "Content/shops.md": page], "allow-html: [\"shop/*\"]")
    #expect(
      try site.fixture.check().filter { $0.severity == .error }.flatMap(\.notes).map(\.message) == [
        "allow-html: [\"shop/*\", shops.md]"
      ])
  }
}

/// HTML of the author keeps the policy of the domain unless it runs something.
struct PolicyOfOwnMarkupTests {
  private func policy(_ html: String, in path: String) throws -> String {
    let isPage = path.hasSuffix(".md")
    let text = isPage ? Fixture.page("title: A\nallow-html: true", html + "\n") : html
    let site = try StrictSite(
      ["Content/\(path)": text], "hosts: [netlify]\n" + (isPage ? "allow-html: [a.md]" : "assets: [a.html]"))
    _ = try site.fixture.build()
    let lines = try site.fixture.read("Output/example.com/_headers").split(separator: "\n")
    return lines.first { $0.contains("Content-Security-Policy") }.map(String.init) ?? ""
  }

  private static let paths = ["a.md", "a.html"]

  @Test(
    arguments: [
      "<b>A</b>", "<table><tr><td>A</td></tr></table>", "<img src=\"donut.png\" alt=\"\">",
      "<iframe src=\"https://example.org/map\"></iframe>", "<p style=\"color:red\">A</p>",
      "<script type=\"application/ld+json\">{}</script>",
    ], paths)
  func markupWithoutScriptsKeepsIt(html: String, path: String) throws {
    let policy = try policy(html, in: path)
    #expect(policy.contains("default-src 'none'") && !policy.contains("script-src"))
    #expect(policy.contains("frame-src 'self' https:") == html.contains("iframe"))
    #expect(policy.contains("'unsafe-inline'") == html.contains("style="))
  }

  @Test(
    arguments: [
      "<script>go()</script>", "<b onclick=\"go()\">A</b>", "<a href=\"javascript:go()\">A</a>",
      "<script src=\"https://example.org/a.js\"></script>",
    ], paths)
  func markupWithScriptsHasNone(html: String, path: String) throws {
    let policy = try policy(html, in: path)
    #expect(policy.hasSuffix("Content-Security-Policy: frame-ancestors 'none'"))
  }
}
