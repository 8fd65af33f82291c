import ClipsitePlatform

/// The sample site of clipsite: configuration and a small theme. `HugoSite` renders the same page.
enum SampleTheme {
  /// Writes a site below a folder.
  static func write(_ size: SampleSize, to root: String) throws(SystemError) {
    let content = "\(root)/Content"
    try SampleContent(size: size, indexFileName: "index.md").write(to: content)
    try FileStore.write(configuration, to: "\(content)/site.yml")
    for (name, text) in templates {
      try FileStore.write(text, to: "\(root)/Templates/\(name).mustache")
    }
  }

  private static let configuration = """
    name: Ferry Street
    language: en
    layout: single-domain
    page-files: flat
    domains: [example.com]
    app:
      team-id: ABCDE12345
      bundle-id: com.example.Donuts
      clip-bundle-id: com.example.Donuts.Clip
      app-store-id: 1234567890
    clip: {display: card, action: open}
    universal-links:
      - {path: "/*", comment: Every business and every location}
    social: {twitter: "@example"}

    """

  /// The style that both themes put into each page.
  static let style = """
    :root{color-scheme:light dark;--paper:#fbfaf8;--ink:#1c1b1a;--soft:#615b54;--accent:#a33c13}
    *,::before,::after{box-sizing:border-box}
    body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--paper);color:var(--ink);font:1.06rem/1.6 system-ui}
    h1{font-size:clamp(2rem,1.5rem + 3vw,3.75rem);line-height:1.06;text-wrap:balance}
    .lead{color:var(--soft);font-size:1.25rem}
    .button{display:inline-block;padding:.5rem 1.2rem;border-radius:99rem;background:var(--ink);color:var(--paper)}
    img{max-width:100%;height:auto;border-radius:1.25rem}
    th{padding-right:1rem;text-align:start;font-weight:400}
    article a{color:var(--accent)}
    """

  private static let templates: KeyValuePairs = [
    "partials/layout": """
    <!DOCTYPE html>
    <html lang="{{page.language}}" dir="{{page.direction}}">
    <head>
    <meta charset="utf-8">
    {{head.tags}}
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header><nav><ol>
    {{#breadcrumbs}}
    <li><a href="{{url}}">{{title}}</a></li>
    {{/breadcrumbs}}
    </ol></nav></header>
    <main>
    {{$main}}
    {{/main}}
    </main>
    <footer><a href="{{site.url}}">{{site.name}}</a></footer>
    </body>
    </html>

    """,
    "partials/hero": """
    <h1>{{page.title}}</h1>
    <p class="lead">{{page.description}}</p>
    {{#page.image}}
    <img src="{{page.image.url}}" alt="{{page.image.alt}}" width="{{page.image.width}}" height="{{page.image.height}}">
    {{/page.image}}

    """,
    "location": """
    {{<layout}}
    {{$main}}
    {{> hero}}
    {{#place}}
    <p>
    <a class="button" href="{{place.map-url}}">Directions</a>
    <a class="button" href="{{place.phone-url}}">{{place.phone}}</a>
    <a class="button" href="{{clip.store-url}}">Get the app</a>
    </p>
    <address>
    {{#place.address-lines}}
    <span>{{.}}</span>
    {{/place.address-lines}}
    </address>
    <table>
    {{#place.hours}}
    <tr><th scope="row">{{days}}</th><td>{{times}}</td></tr>
    {{/place.hours}}
    </table>
    {{/place}}
    <article>
    {{page.body}}
    </article>
    {{/main}}
    {{/layout}}

    """,
    "page":
      "{{<layout}}\n{{$main}}\n{{> hero}}\n<article>\n{{page.body}}\n</article>\n{{/main}}\n{{/layout}}\n",
    "directory": """
    {{<layout}}
    {{$main}}
    {{> hero}}
    <article>
    {{page.body}}
    </article>
    <ul>
    {{#children}}
    <li><h2><a href="{{url}}">{{title}}</a></h2>
    <p>{{locality}}</p>
    <p>{{description}}</p></li>
    {{/children}}
    </ul>
    {{#pagination}}
    <nav>
    {{#pagination.previous-url}}
    <a href="{{pagination.previous-url}}" rel="prev">Previous</a>
    {{/pagination.previous-url}}
    {{#pagination.next-url}}
    <a href="{{pagination.next-url}}" rel="next">Next</a>
    {{/pagination.next-url}}
    {{pagination.number}} / {{pagination.total}}
    </nav>
    {{/pagination}}
    {{/main}}
    {{/layout}}

    """,
    "card": "{{<layout}}\n{{$main}}\n<h1>{{page.title}}</h1>\n{{/main}}\n{{/layout}}\n",
    "redirect":
      "{{<layout}}\n{{$main}}\n<h1><a "
      + "href=\"{{redirect.url}}\">{{redirect.title}}</a></h1>\n{{/main}}\n{{/layout}}\n",
    "404": "{{<layout}}\n{{$main}}\n<h1>This page does not exist</h1>\n{{/main}}\n{{/layout}}\n",
  ]
}
