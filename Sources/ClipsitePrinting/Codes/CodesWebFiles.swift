// swift-format-ignore-file
// Made from Sources/ClipsitePrinting/Codes/WebFiles/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Sources/ClipsitePrinting/Codes/WebFiles`.
enum CodesWebFiles {
  /// The files by path.
  static let files: [String: String] = [
    "sheet.mustache": ##"""
{{! A sheet of codes. Paper is white: there are no dark colors. }}
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

"""##,
  ]
}
