/// What an iPhone shows of a page, drawn once in light and once in dark.
enum PhoneTemplate {
  static let text = """
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
