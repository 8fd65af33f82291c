extension DashboardTemplates {
  /// The picture of an iPhone that shows a page, drawn once in light and once in dark. A small screen shows one of them.
  static let phone = """
    <p class="about">Approximations: Apple publishes no measures of its banner, card, and bubble.</p>
    <div class="looks">
    <input type="radio" name="look" id="look-light" checked="checked"/><label for="look-light">Light</label>
    <input type="radio" name="look" id="look-dark"/><label for="look-dark">Dark</label>
    <div class="pair">
    {{#looks}}
    <div class="look {{scheme}}">
    <p class="scheme">{{name}}</p>
    {{#clip}}
    <figure>
    <div class="phone banner" role="img" aria-label="Smart App Banner: {{app}}, {{action}}">
    <span class="close">✕</span>{{#icon}}<img class="icon" src="{{icon}}" alt="" referrerpolicy="no-referrer"/>{{/icon}}{{^icon}}<span class="icon"></span>{{/icon}}
    <span class="lines"><b>{{app}}</b><span>App Clip</span></span>
    <span class="button">{{action}}</span>
    </div>
    <figcaption>Smart App Banner{{^shows-card}}<span class="tag">on this page</span>{{/shows-card}}</figcaption>
    </figure>
    <figure>
    {{> card}}
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
    <figure>
    <div class="phone share" role="img" aria-label="Link in other apps: {{message.title}}, {{message.domain}}">
    {{#message.image}}<img src="{{url}}" alt="" referrerpolicy="no-referrer"/>{{/message.image}}
    <span class="lines"><span>{{message.domain}}</span><b dir="auto">{{message.title}}</b>{{#message.description}}<span dir="auto">{{message.description}}</span>{{/message.description}}</span>
    </div>
    <figcaption>Link in other apps</figcaption>
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
    {{#languages}}
    <figure>
    {{> card}}
    <figcaption>App Clip card <a class="tag" href="{{link}}" hreflang="{{language}}">in {{language}}</a></figcaption>
    </figure>
    {{/languages}}
    </div>
    {{/looks}}
    </div>
    </div>

    """

  /// An App Clip card.
  static let card = """
    <div class="phone card" role="img" aria-label="App Clip card: {{title}}. {{subtitle}}. {{action}}">
    <div class="header">{{#image}}<img src="{{url}}" alt="" referrerpolicy="no-referrer"/>{{/image}}<span class="close">✕</span></div>
    <div class="text"><span class="lines"><b dir="auto">{{title}}</b><span dir="auto">{{subtitle}}</span></span>
    <span class="button">{{action}}</span></div>
    <div class="foot">{{#icon}}<img class="icon" src="{{icon}}" alt="" referrerpolicy="no-referrer"/>{{/icon}}{{^icon}}<span class="icon"></span>{{/icon}}<span class="lines"><span>Powered by</span><b>{{app}}</b></span><span class="store">App Store ›</span></div>
    </div>
    """

  /// The steps to see the real card on a phone before the app is released.
  static let local = """
    {{#local}}
    <section aria-labelledby="local">
    <h2 id="local">On your iPhone before the release</h2>
    <p>A Local Experience is the only way to see the real card before the app is in the App Store.</p>
    <ol>
    <li>Install the App Clip: run it from Xcode, install an Ad Hoc or Development build, or launch it once from TestFlight.</li>
    <li>Save the header image to Photos: {{#image}}<a href="{{url}}" download="">the image</a>{{/image}}{{^image}}the page has none{{/image}}.</li>
    <li>Open Settings › Developer › App Clips Testing › Local Experiences › Register, and enter the values below.</li>
    <li>Scan the <a href="#launch">code of the invocation URL</a> with the Camera app.</li>
    </ol>
    <dl class="values">
    {{#values}}
    <div><dt>{{name}}</dt><dd><code>{{text}}</code> <button type="button" class="copy" data-text="{{text}}" aria-label="Copy {{name}}">Copy</button></dd></div>
    {{/values}}
    </dl>
    <p><code>_XCAppClipURL</code> is an environment variable of the scheme in Xcode. It launches the App Clip with the URL and shows no card.</p>
    <p>From this computer, Safari shows no banner and no card, and Messages shows no App Clip: both need the released app and the public domain. The AASA file is not used either, because Apple’s servers do not reach this computer.</p>
    </section>
    {{/local}}

    """
}
