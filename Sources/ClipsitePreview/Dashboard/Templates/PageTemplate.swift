extension DashboardTemplates {
  /// One page: what Apple's systems make of it.
  static let page = """
    {{<frame}}{{$main}}
    <p class="back"><a href="{{root}}">All pages</a></p>
    <h1>{{title}}</h1>
    <p class="where"><a href="{{preview}}">Open the page</a> <code>{{file}}</code></p>
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
    <div><dt>Header image</dt><dd>{{#image}}{{#size}}{{size}} pixels{{/size}}{{^size}}on another site{{/size}}{{/image}}{{^image}}none{{/image}}; cards want 1800 × 1200</dd></div>
    {{#card-page}}
    <div><dt>Card page</dt><dd><a href="{{card-page-preview}}">{{card-page}}</a> shows the card in place of this page.</dd></div>
    {{/card-page}}
    </dl>
    {{/clip}}
    {{^clip}}<p>The page shows no App Clip: <code>clip.display</code> is <code>none</code>.</p>{{/clip}}
    </section>
    {{> facts}}
    {{/main}}{{/frame}}

    """

  /// The facts about a page besides its looks.
  static let facts = """
    <section aria-labelledby="launch">
    <h2 id="launch">Launching</h2>
    <div class="launch">
    <dl class="facts">
    <div><dt>Invocation URL</dt><dd><code>{{url}}</code></dd></div>
    <div><dt>Experience</dt><dd>{{experience}}</dd></div>
    {{#association}}
    <div><dt>App Clip in the AASA file</dt><dd><span class="mark {{#has-clip}}good{{/has-clip}}{{^has-clip}}bad{{/has-clip}}">{{#has-clip}}Listed{{/has-clip}}{{^has-clip}}Missing{{/has-clip}}</span> <code>{{clip-id}}</code> <a href="{{file}}">the file</a></dd></div>
    <div><dt>Universal links</dt><dd><span class="mark {{#is-good}}good{{/is-good}}{{^is-good}}bad{{/is-good}}">{{verdict}}</span>{{#entry}} <code>{{entry}}</code>{{/entry}}</dd></div>
    {{/association}}
    </dl>
    {{#code}}<figure class="code">{{code}}<figcaption>Leads to the invocation URL.</figcaption></figure>{{/code}}
    </div>
    </section>
    <section aria-labelledby="problems">
    <h2 id="problems">Diagnostics</h2>
    {{^diagnostics}}<p>None.</p>{{/diagnostics}}
    {{#diagnostics}}{{> diagnostic}}{{/diagnostics}}
    </section>
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

  /// The picture of an iPhone that shows a page, drawn once in light and once in dark.
  static let phone = """
    <div class="pair">
    {{#looks}}
    <div class="look {{scheme}}">
    <p class="scheme">{{name}}</p>
    {{#clip}}
    <figure>
    <div class="phone banner" role="img" aria-label="Smart App Banner: {{app}}, {{action}}">
    <span class="close">✕</span><span class="icon"></span>
    <span class="lines"><b>{{app}}</b><span>App Clip</span></span>
    <span class="button">{{action}}</span>
    </div>
    <figcaption>Smart App Banner{{^shows-card}}<span class="tag">on this page</span>{{/shows-card}}</figcaption>
    </figure>
    <figure>
    <div class="phone card" role="img" aria-label="App Clip card: {{title}}. {{subtitle}}. {{action}}">
    <div class="header">{{#image}}<img src="{{url}}" alt="" referrerpolicy="no-referrer"/>{{/image}}<span class="close">✕</span></div>
    <div class="text"><span class="lines"><b dir="auto">{{title}}</b><span dir="auto">{{subtitle}}</span></span>
    <span class="button">{{action}}</span></div>
    <div class="foot"><span class="icon"></span><span class="lines"><span>Powered by</span><b>{{app}}</b></span></div>
    </div>
    <figcaption>App Clip card{{#shows-card}}<span class="tag">on this page</span>{{/shows-card}}</figcaption>
    </figure>
    {{/clip}}
    <figure>
    <div class="phone thread">
    <div class="bubble" role="img" aria-label="Preview in Messages: {{message.title}}, {{message.domain}}">
    {{#message.image}}<img src="{{url}}" alt="" referrerpolicy="no-referrer"/>{{/message.image}}
    <span class="lines"><b dir="auto">{{message.title}}</b><span>{{message.domain}}</span></span>
    </div>
    </div>
    <figcaption>Messages</figcaption>
    </figure>
    {{#maps}}
    <figure>
    <div class="phone place" role="img" aria-label="Place card in Maps: {{maps.name}}">
    <b dir="auto">{{maps.name}}</b><span class="kind">{{maps.category}}{{#maps.town}} · {{maps.town}}{{/maps.town}}</span>
    <span class="actions"><span>Directions</span>{{#maps.phone}}<span>Call</span>{{/maps.phone}}{{#maps.action}}<span class="main">{{maps.action}}</span>{{/maps.action}}</span>
    <span class="kind">{{maps.street}}</span>
    </div>
    <figcaption>Place card in Maps</figcaption>
    </figure>
    {{/maps}}
    </div>
    {{/looks}}
    </div>

    """
}
