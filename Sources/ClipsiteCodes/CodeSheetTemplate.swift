import ClipsiteDiagnostics
import ClipsiteMustache

/// The page of a sheet, compiled in, so that the program can be moved anywhere. Paper is white: there are no
/// dark colours.
enum CodeSheetTemplate {
  private static let name = "sheet"

  private static let library = TemplateLibrary([
    name: SourceFile(path: "\(name).mustache", text)
  ])

  static func render(_ value: Value) -> [UInt8] {
    guard let template = library.template(named: name) else { preconditionFailure("no template \(name)") }
    // Codes of long URLs are large, and there are only as many of them as a sheet holds.
    var renderer = Renderer(limits: RenderLimits(outputSize: .max))
    var output: [UInt8] = []
    do throws(RenderError) {
      try renderer.render(template, of: library, with: value, into: &output)
    } catch {
      preconditionFailure("the sheet has no loops and cannot reach a limit: \(error.diagnostic.message)")
    }
    return output
  }

  private static let text = """
    <!DOCTYPE html>
    <html lang="{{language}}">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="only light">
    <meta name="robots" content="noindex">
    <title>{{title}}: QR codes</title>
    <link rel="icon" href="data:,">
    <style>
    @page { size: {{paper}}; margin: 12mm; }
    * { box-sizing: border-box; }
    :root { color-scheme: only light; }
    body { margin: 0; background: #fff; color: #000; font: 11pt/1.3 system-ui, sans-serif; }
    h1 { font-size: 14pt; margin: 8mm; }
    .row { display: flex; min-height: {{row-height}}mm; break-inside: avoid; }
    figure { display: flex; align-items: center; gap: 4mm; width: 50%; padding: 4mm;
      margin: 0 -0.2mm -0.2mm 0; border: 0.2mm dashed #999; break-inside: avoid; }
    svg { flex: none; width: 46mm; height: 46mm; }
    figcaption { min-width: 0; overflow-wrap: anywhere; }
    .title { margin: 0 0 2mm; font-weight: 600; }
    .url { margin: 0; font: 8.5pt/1.35 ui-monospace, monospace; }
    a { color: inherit; text-decoration: none; }
    @media screen { main { max-width: 196mm; margin: 0 auto; } }
    @media screen and (max-width: 700px) { .row { display: block; } figure { width: auto; } }
    @media print { h1 { display: none; } }
    </style>
    </head>
    <body>
    <main>
    <h1>{{title}}: QR codes</h1>
    {{#rows}}
    <div class="row">
    {{#codes}}
    <figure>
    {{picture}}
    <figcaption>
    <p class="title" lang="{{language}}" dir="{{direction}}">{{title}}</p>
    <p class="url"><a href="{{url}}">{{shown-url}}</a></p>
    </figcaption>
    </figure>
    {{/codes}}
    </div>
    {{/rows}}
    </main>
    </body>
    </html>

    """
}
