/// What all pages of the dashboard have around them.
enum FrameTemplate {
  static let text = """
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
    <li><a href="{{root}}diagnostics"{{#is-diagnostics}} aria-current="page"{{/is-diagnostics}}>Diagnostics</a></li>
    <li><a href="{{root}}domains"{{#is-domains}} aria-current="page"{{/is-domains}}>Domains</a></li>
    </ul>
    </nav>
    <p class="state {{state}}">{{#summary}}<a href="{{root}}diagnostics">{{summary}}</a>{{/summary}}{{^summary}}No problems{{/summary}}</p>
    </header>
    <main id="main">
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
  static let parts = """
    {{#parts}}
    <nav class="parts" aria-label="Parts of the list">
    {{#previous}}<a href="{{previous}}" rel="prev">Previous</a>{{/previous}}
    <span>Part {{number}} of {{count}}</span>
    {{#next}}<a href="{{next}}" rel="next">Next</a>{{/next}}
    </nav>
    {{/parts}}

    """

  /// The answer to a page that the site does not have.
  static let missing = """
    {{<frame}}{{$main}}
    <h1>No such page</h1>
    <p>The site has no page with this address. It may have been renamed: <a href="{{root}}">look for it</a>.</p>
    {{/main}}{{/frame}}

    """
}
