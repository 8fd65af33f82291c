import ClipsiteDiagnostics
import ClipsiteMustache

/// The templates of the dashboard, compiled in, so that the program can be moved anywhere.
enum DashboardTemplates {
  /// All templates and partials. What they write is well-formed XML, too.
  static let library = TemplateLibrary([
    "frame": file("frame", frame), "parts": file("parts", parts), "missing": file("missing", missing),
    "pages": file("pages", pages), "page": file("page", page), "phone": file("phone", phone),
    "facts": file("facts", facts), "tags": file("tags", tags), "mark": file("mark", mark),
    "domains": file("domains", domains),
    "diagnostics": file("diagnostics", diagnostics), "diagnostic": file("diagnostic", diagnostic),
    "local": file("local", local), "card": file("card", card), "edited": file("edited", edited),
    "short-urls": file("short-urls", shortURLs), "short-url": file("short-url", shortURL),
    "short-rows": file("short-rows", shortRows),
  ])

  private static func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(path: "\(name).mustache", text)
  }

  /// Renders a page.
  static func render(_ name: String, _ values: [Value]) -> [UInt8] {
    guard let template = library.template(named: name) else { preconditionFailure("no template \(name)") }
    var renderer = Renderer()
    var output: [UInt8] = []
    do throws(RenderError) {
      try renderer.render(template, of: library, with: values, into: &output)
    } catch {
      return Array("the page is too long to be shown\n".utf8)
    }
    return output
  }
}

extension DashboardTemplates {
  /// The frame around all pages of the dashboard.
  private static let frame = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="robots" content="noindex"/>
    <title>{{window-title}} – clipsite preview</title>
    <link rel="stylesheet" href="{{root}}style.css"/>
    <link rel="icon" href="data:,"/>
    <script src="{{root}}script.js" defer="defer"></script>
    </head>
    <body>
    <a class="skip" href="#main">Skip to content</a>
    <header class="top">
    <p class="brand">clipsite <span>preview</span></p>
    <nav aria-label="Dashboard">
    <ul>
    <li><a href="{{root}}"{{#is-pages}} aria-current="page"{{/is-pages}}>Pages</a></li>
    <li><a href="{{root}}short-urls"{{#is-short-urls}} aria-current="page"{{/is-short-urls}}>Short URLs</a></li>
    <li><a href="{{root}}diagnostics"{{#is-diagnostics}} aria-current="page"{{/is-diagnostics}}>Diagnostics</a></li>
    <li><a href="{{root}}domains"{{#is-domains}} aria-current="page"{{/is-domains}}>Domains</a></li>
    </ul>
    </nav>
    <p class="state {{state}}">{{#summary}}<a href="{{root}}diagnostics">{{summary}}</a>{{/summary}}{{^summary}}No problems{{/summary}}{{#so-far}} so far{{/so-far}}</p>
    </header>
    <main id="main">
    {{#failure}}<p class="notice" role="status">The files cannot be read: {{failure}}. You see the site as it was before.</p>{{/failure}}
    {{#is-broken}}
    <p class="notice" role="status">{{#has-site}}The files have errors. You see the site as it was before them.{{/has-site}}{{^has-site}}The site cannot be made yet: its files have errors.{{/has-site}}{{^is-diagnostics}} <a href="{{root}}diagnostics">Show the errors</a>{{/is-diagnostics}}</p>
    {{/is-broken}}
    {{$main}}{{/main}}
    </main>
    {{overlay}}
    </body>
    </html>

    """

  /// The links between the parts of a long list.
  private static let parts = """
    {{#parts}}
    <nav class="parts" aria-label="Parts of the list">
    {{#previous}}<a href="{{previous}}" rel="prev">Previous</a>{{/previous}}
    <span>Part {{number}} of {{count}}</span>
    {{#next}}<a href="{{next}}" rel="next">Next</a>{{/next}}
    </nav>
    {{/parts}}

    """

  /// The answer to a page that the site does not have.
  private static let missing = """
    {{<frame}}{{$main}}
    <h1>No such page</h1>
    <p>The site has no page with this address. It may have been renamed: <a href="{{root}}">look for it</a>.</p>
    {{/main}}{{/frame}}

    """

  /// The list of all pages.
  private static let pages = """
    {{<frame}}{{$main}}
    <h1>Pages</h1>
    <form class="search" role="search" action="{{root}}" method="get">
    <p><label for="q">Search title, URL, file and town</label>
    <input id="q" name="q" type="search" value="{{query}}" autocomplete="off" spellcheck="false"/></p>
    <p><label for="domain">Domain</label>
    <select id="domain" name="domain">
    <option value="">All domains</option>
    {{#domains}}
    <option{{#is-chosen}} selected="selected"{{/is-chosen}}>{{name}}</option>
    {{/domains}}
    </select></p>
    <p><label for="display">Shows</label>
    <select id="display" name="display">
    <option value="">Everything</option>
    {{#displays}}
    <option value="{{value}}"{{#is-chosen}} selected="selected"{{/is-chosen}}>{{name}}</option>
    {{/displays}}
    </select></p>
    {{#languages}}
    <p><label for="language">Language</label>
    <select id="language" name="language">
    <option value="">All languages</option>
    {{#list}}
    <option{{#is-chosen}} selected="selected"{{/is-chosen}}>{{name}}</option>
    {{/list}}
    </select></p>
    {{/languages}}
    <p><label for="problems">Diagnostics</label>
    <select id="problems" name="problems">
    <option value="">All pages</option>
    <option value="1"{{#has-problems}} selected="selected"{{/has-problems}}>With diagnostics</option>
    </select></p>
    <button type="submit">Search</button>
    </form>
    <div id="results">
    <p class="total" role="status">{{total}}</p>
    <ul class="rows">
    {{#rows}}
    <li><a href="{{link}}"><strong><bdi>{{title}}</bdi></strong>{{#town}} <bdi class="town">{{town}}</bdi>{{/town}}
    <span class="url">{{url}}</span></a>
    <span class="tag{{^has-clip}} quiet{{/has-clip}}">{{display}}</span>
    <code>{{file}}</code></li>
    {{/rows}}
    </ul>
    {{^rows}}<p>No page fits.</p>{{/rows}}
    {{> parts}}
    </div>
    {{/main}}{{/frame}}

    """

  /// All that is wrong, with the lines that it is about.
  private static let diagnostics = """
    {{<frame}}{{$main}}
    <h1>Diagnostics</h1>
    <p class="total" role="status">{{total}}</p>
    {{#codes}}
    <ul class="codes-of-files" aria-label="Codes">
    <li><a href="?"{{#is-all}} aria-current="true"{{/is-all}}>All</a></li>
    {{#list}}
    <li><a href="?code={{name}}"{{#is-chosen}} aria-current="true"{{/is-chosen}}>{{name}}</a> {{count}}</li>
    {{/list}}
    </ul>
    {{/codes}}
    {{#files}}
    <h2>{{> edited}}</h2>
    {{#diagnostics}}{{> diagnostic}}{{/diagnostics}}
    {{/files}}
    {{> parts}}
    {{/main}}{{/frame}}

    """

  /// One diagnostic.
  private static let diagnostic = """
    <article class="diagnostic {{severity}}">
    <p><strong class="severity">{{label}}</strong> {{message}} <code>{{code}}</code></p>
    <p class="place">{{#editor}}<a href="{{editor}}"><code>{{place}}</code></a>{{/editor}}{{^editor}}<code>{{place}}</code>{{/editor}}</p>
    {{#excerpt}}<pre tabindex="0" aria-label="The line">{{line}}
    <span class="marks" aria-hidden="true">{{marks}}</span></pre>{{/excerpt}}
    {{#fix}}<p class="fix"><b>Fix:</b> {{fix}}</p>{{/fix}}
    {{#notes}}<p class="note"><b>Note:</b> {{message}} <code>{{place}}</code></p>{{/notes}}
    </article>

    """

  /// The name of a file, which opens it in the author's editor if the preview knows that.
  private static let edited = """
    {{#editor}}<a href="{{editor}}"><code>{{file}}</code></a>{{/editor}}{{^editor}}<code>{{file}}</code>{{/editor}}
    """

  /// The mark of a link to a name below `localhost`.
  private static let mark = "{{#is-name}} (not in Safari){{/is-name}}"

  /// The short URLs of the site.
  private static let shortURLs = """
    {{<frame}}{{$main}}
    <h1>Short URLs</h1>
    <p class="total" role="status">{{total}}</p>
    {{> short-rows}}
    {{> parts}}
    {{/main}}{{/frame}}

    """

  private static let shortRows = """
    <ul class="rows">
    {{#rows}}
    <li><a href="{{link}}"><strong>{{short}}</strong>
    <span class="url"><bdi>{{target}}</bdi> {{target-url}}</span></a></li>
    {{/rows}}
    </ul>

    """

  /// One short URL.
  private static let shortURL = """
    {{<frame}}{{$main}}
    <p class="back"><a href="{{root}}short-urls">All short URLs</a></p>
    <h1>{{url}}</h1>
    <div class="launch">
    <dl class="facts">
    <div><dt>Leads to</dt><dd><a href="{{target-link}}"><bdi>{{target}}</bdi></a> <code>{{target-url}}</code></dd></div>
    <div><dt>Launches</dt><dd>{{launches}}</dd></div>
    {{#fit}}
    <div><dt>App Clip Code</dt><dd><span class="mark {{#is-good}}good{{/is-good}}{{^is-good}}bad{{/is-good}}">{{risk}} risk</span> about {{bits}} bits
    {{#findings}}<br/>{{message}}. <b>Fix:</b> {{fix}}{{/findings}}</dd></div>
    {{/fit}}
    <div><dt>Preview</dt><dd><a href="{{preview}}">Open the short URL</a>{{> mark}}</dd></div>
    </dl>
    {{#code}}<figure class="code">{{code}}<figcaption>Leads to the short URL.</figcaption></figure>{{/code}}
    </div>
    {{/main}}{{/frame}}

    """

  /// Every domain with what ties it to the app.
  private static let domains = """
    {{<frame}}{{$main}}
    <h1>Domains</h1>
    <p>The entries belong to the Associated Domains capability of the app and of the App Clip.</p>
    {{#domains}}
    <section class="domain">
    <h2><a href="{{home}}">{{name}}</a>{{> mark}}</h2>
    <p><span class="tag">{{role}}</span> {{pages}}</p>
    <ul class="entitlements">
    {{#entitlements}}
    <li><code>{{.}}</code></li>
    {{/entitlements}}
    </ul>
    <p><a href="{{file}}">AASA file of {{name}}</a>{{> mark}}</p>
    {{#association}}
    <details><summary>Show the AASA file of {{name}}</summary>
    <pre tabindex="0" role="region" aria-label="AASA file of {{name}}">{{association}}</pre></details>
    {{/association}}
    </section>
    {{/domains}}
    {{/main}}{{/frame}}

    """
}
