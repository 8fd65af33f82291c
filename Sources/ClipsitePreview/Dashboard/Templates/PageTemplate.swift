extension DashboardTemplates {
  /// One page: what Apple's systems make of it.
  static let page = """
    {{<frame}}{{$main}}
    <p class="back"><a href="{{root}}">All pages</a></p>
    <h1>{{title}}</h1>
    <p class="where"><span><a href="{{preview}}">Open the page</a>{{> mark}}</span> {{> edited}}</p>
    {{#is-stale}}<p class="notice" role="status">This page cannot be rendered at the moment, so its tags are not known.</p>{{/is-stale}}
    <section aria-labelledby="looks">
    <h2 id="looks">On an iPhone</h2>
    {{> phone}}
    {{#clip}}
    <dl class="counters">
    {{#counters}}
    <div{{#is-over}} class="over"{{/is-over}}><dt>{{name}}</dt>
    <dd><span class="number">{{length}} of {{limit}} characters</span>{{#is-over}} <strong>{{excess}} too many</strong> <q>{{text}}</q>{{/is-over}}</dd></div>
    {{/counters}}
    <div><dt>Header image</dt><dd>{{#image}}{{#size}}{{size}} pixels{{/size}}{{^size}}on another site{{/size}}{{/image}}{{^image}}none{{/image}}. Cards need 1800 × 1200 pixels.{{#has-other-image}} The page’s own <code>image</code> is only in link previews, because its URL launches another experience.{{/has-other-image}}</dd></div>
    {{#card-of}}<div><dt>Card</dt><dd>That of {{card-of}}.</dd></div>{{/card-of}}
    {{#card-page}}
    <div><dt>Card page</dt><dd><a href="{{card-page-preview}}">{{card-page}}</a>{{> mark}} shows the card in place of this page.</dd></div>
    {{/card-page}}
    <div><dt>Button of the page</dt><dd>Links to the default App Clip link: {{link-condition}}.</dd></div>
    </dl>
    {{/clip}}
    {{^clip}}<p>The page shows no App Clip: <code>clip.display</code> is <code>none</code>.</p>{{/clip}}
    </section>
    {{> facts}}
    {{> local}}
    {{> tags}}
    {{/main}}{{/frame}}

    """

  /// The launch of a page, and what is wrong with it.
  static let facts = """
    <section aria-labelledby="launch">
    <h2 id="launch">Launching</h2>
    <div class="launch">
    <dl class="facts">
    <div><dt>Invocation URL</dt><dd><code>{{url}}</code></dd></div>
    <div><dt>Experience</dt><dd>{{experience}}</dd></div>
    {{#association}}
    <div><dt>App Clip in the AASA file</dt><dd><span class="mark {{#has-clip}}good{{/has-clip}}{{^has-clip}}bad{{/has-clip}}">{{#has-clip}}Listed{{/has-clip}}{{^has-clip}}Missing{{/has-clip}}</span> <code>{{clip-id}}</code> <a href="{{file}}">the file</a>{{> mark}}</dd></div>
    <div><dt>Universal links</dt><dd><span class="mark {{#is-good}}good{{/is-good}}{{^is-good}}bad{{/is-good}}">{{verdict}}</span>{{#entry}} <code>{{entry}}</code>{{/entry}}</dd></div>
    {{/association}}
    </dl>
    <div class="codes">
    {{#code}}<figure class="code">{{code}}<figcaption>Leads to the invocation URL.</figcaption></figure>{{/code}}
    {{#phone}}<figure class="code">{{code}}<figcaption>Opens this preview on a phone: <a href="{{url}}">{{url}}</a></figcaption></figure>{{/phone}}
    {{^phone}}<p class="hint">Start <code>clipsite serve --lan</code> for a code that opens this preview on a phone.</p>{{/phone}}
    </div>
    </div>
    {{#short-urls}}
    <h3>Short URLs</h3>
    {{> short-rows}}
    {{/short-urls}}
    </section>
    <section aria-labelledby="problems">
    <h2 id="problems">Diagnostics</h2>
    {{^diagnostics}}<p>None.</p>{{/diagnostics}}
    {{#diagnostics}}{{> diagnostic}}{{/diagnostics}}
    </section>

    """

  /// The tags in the head of a page.
  static let tags = """
    <section>
    <h2 id="tags">Tags of the head</h2>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="tags">
    <table>
    <thead><tr><th scope="col">Element</th><th scope="col">Name</th><th scope="col">Content</th></tr></thead>
    <tbody>
    {{#tags}}
    <tr><td>{{element}}</td><td><code>{{#name}}{{name}}{{/name}}</code></td><td>{{content}}</td></tr>
    {{/tags}}
    </tbody>
    </table>
    </div>
    </section>

    """
}
