/// The list of all pages.
enum PagesTemplate {
  static let text = """
    {{<frame}}{{$main}}
    <h1>Pages</h1>
    <form class="search" role="search" action="{{root}}" method="get">
    <label for="q">Search title, URL, file and town</label>
    <input id="q" name="q" type="search" value="{{query}}" autocomplete="off" spellcheck="false"/>
    <label for="domain">Domain</label>
    <select id="domain" name="domain">
    <option value="">All domains</option>
    {{#domains}}
    <option{{#is-chosen}} selected="selected"{{/is-chosen}}>{{name}}</option>
    {{/domains}}
    </select>
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
    {{^rows}}<p>No page has all of these words.</p>{{/rows}}
    {{> parts}}
    </div>
    {{/main}}{{/frame}}

    """
}
