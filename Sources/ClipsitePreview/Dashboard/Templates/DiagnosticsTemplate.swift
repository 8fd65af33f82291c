/// All that is wrong, with the lines that it is about.
enum DiagnosticsTemplate {
  static let text = """
    {{<frame}}{{$main}}
    <h1>Diagnostics</h1>
    <p class="total" role="status">{{total}}</p>
    {{#diagnostics}}{{> diagnostic}}{{/diagnostics}}
    {{> parts}}
    {{/main}}{{/frame}}

    """

  /// One diagnostic.
  static let row = """
    <article class="diagnostic {{severity}}">
    <p><strong class="severity">{{label}}</strong> {{message}} <code>{{code}}</code></p>
    <p class="place"><code>{{place}}</code></p>
    {{#excerpt}}<pre tabindex="0" aria-label="The line">{{line}}
    <span class="marks" aria-hidden="true">{{marks}}</span></pre>{{/excerpt}}
    {{#fix}}<p class="fix"><b>Fix:</b> {{fix}}</p>{{/fix}}
    {{#notes}}<p class="note"><b>Note:</b> {{message}} <code>{{place}}</code></p>{{/notes}}
    </article>

    """
}
