/// Every domain with what ties it to the app.
enum DomainsTemplate {
  static let text = """
    {{<frame}}{{$main}}
    <h1>Domains</h1>
    <p>The entries belong to the Associated Domains capability of the app and of the App Clip.</p>
    {{#domains}}
    <section class="domain">
    <h2><a href="{{home}}">{{name}}</a></h2>
    <p><span class="tag">{{role}}</span> {{pages}}</p>
    <ul class="entitlements">
    {{#entitlements}}
    <li><code>{{.}}</code></li>
    {{/entitlements}}
    </ul>
    <p><a href="{{file}}">AASA file of {{name}}</a></p>
    {{#association}}
    <details><summary>Show the AASA file of {{name}}</summary>
    <pre tabindex="0" role="region" aria-label="AASA file of {{name}}">{{association}}</pre></details>
    {{/association}}
    </section>
    {{/domains}}
    {{/main}}{{/frame}}

    """
}
