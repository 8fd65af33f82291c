import ClipsitePlatform

/// The sample site of Hugo: the same content, the same page, and all that clipsite does not do switched off.
enum HugoSite {
  /// Writes a site below a folder.
  static func write(_ size: SampleSize, to root: String) throws(SystemError) {
    try SampleContent(size: size, indexFileName: "_index.md").write(to: "\(root)/content")
    try FileStore.write(configuration, to: "\(root)/hugo.toml")
    try FileStore.write("User-agent: *\nAllow: /\n", to: "\(root)/static/robots.txt")
    for (name, text) in layouts { try FileStore.write(text, to: "\(root)/layouts/\(name)") }
  }

  private static let configuration = """
    baseURL = 'https://example.com/'
    locale = 'en'
    title = 'Ferry Street'
    uglyURLs = true
    disableKinds = ['taxonomy', 'term', 'RSS']
    disableHugoGeneratorInject = true
    enableGitInfo = false
    timeout = '600s'
    [pagination]
    pagerSize = 500
    disableAliases = true
    [markup.goldmark.parser]
    autoHeadingID = false
    [markup.goldmark.extensions]
    definitionList = false
    footnote = false
    linkify = false
    strikethrough = false
    table = false
    taskList = false
    [markup.goldmark.extensions.typographer]
    disable = true
    [markup.goldmark.renderHooks.link]
    useEmbedded = 'always'

    """

  private static let layouts: KeyValuePairs = [
    "baseof.html": """
    <!DOCTYPE html>
    <html lang="{{ site.Language.Lang }}" dir="ltr">
    <head>
    <meta charset="utf-8">
    {{ block "head" . }}{{ partial "head.html" . }}{{ partial "apps.html" . }}{{ end -}}
    <style>
    \(SampleTheme.style)
    </style>
    </head>
    <body>
    <header><nav><ol>
    {{- range .Ancestors.Reverse }}
    <li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>
    {{- end }}
    </ol></nav></header>
    <main>
    {{ block "main" . }}{{ end -}}
    </main>
    <footer><a href="/">{{ site.Title }}</a></footer>
    </body>
    </html>

    """,
    "_partials/url.html": """
    {{- return strings.TrimSuffix ".html" (strings.TrimSuffix "/index.html" .Permalink) -}}

    """,
    "_partials/head.html": head,
    "_partials/apps.html": apps,
    "_partials/hours.html": """
    {{- $names := slice "Monday" "Tuesday" "Wednesday" "Thursday" "Friday" "Saturday" "Sunday" -}}
    {{- $numbers := dict "Mo" 0 "Tu" 1 "We" 2 "Th" 3 "Fr" 4 "Sa" 5 "Su" 6 -}}
    {{- $lines := slice -}}
    {{- range . -}}
    {{- $parts := split . " " -}}{{- $days := split (index $parts 0) "-" -}}{{- $times := split (index $parts 1) "-" -}}
    {{- $from := index $numbers (index $days 0) -}}{{- $to := index $numbers (index (last 1 $days) 0) -}}
    {{- $list := first (add 1 (sub $to $from)) (after $from $names) -}}
    {{- $line := dict "@type" "OpeningHoursSpecification" "dayOfWeek" $list "opens" (index $times 0) "closes" (index $times 1) -}}
    {{- $lines = $lines | append $line -}}
    {{- end -}}
    {{- return $lines -}}

    """,
    "_partials/hero.html": """
    <h1>{{ .Title }}</h1>
    <p class="lead">{{ .Params.description }}</p>
    {{ with .CurrentSection.Resources.Get .CurrentSection.Params.image -}}
    <img src="{{ .RelPermalink }}" alt="{{ index $.Params "image-alt" }}" width="{{ .Width }}" height="{{ .Height }}">
    {{ end -}}

    """,
    "page.html": page,
    "_partials/list.html": list,
    "section.html": "{{ define \"main\" }}{{ partial \"list.html\" . }}{{ end }}\n",
    "home.html": "{{ define \"main\" }}{{ partial \"list.html\" . }}{{ end }}\n",
    "404.html": "{{ define \"head\" }}<title>Page not found</title>{{ end }}"
      + "{{ define \"main\" }}<h1>This page does not exist</h1>{{ end }}\n",
    "alias.html": alias,
    "sitemap.xml": """
    {{ printf "<?xml version=\\"1.0\\" encoding=\\"UTF-8\\"?>" | safeHTML }}
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    {{ range where .Pages "Sitemap.Disable" "ne" true -}}
    <url><loc>{{ partial "url.html" . }}</loc></url>
    {{ end -}}
    </urlset>

    """,
  ]

  private static let head = """
    {{- $url := partial "url.html" . -}}
    {{- $image := .CurrentSection.Resources.Get .CurrentSection.Params.image -}}
    <title>{{ .Title }} – {{ site.Title }}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="description" content="{{ .Params.description }}">
    <link rel="canonical" href="{{ $url }}">
    <meta name="apple-itunes-app" content="app-id=1234567890, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card">
    <meta property="og:title" content="{{ .Title }}">
    <meta property="og:type" content="website">
    <meta property="og:url" content="{{ $url }}">
    <meta property="og:description" content="{{ .Params.description }}">
    <meta property="og:site_name" content="{{ site.Title }}">
    <meta property="og:locale" content="en_US">
    {{ with $image -}}
    <meta property="og:image" content="{{ .Permalink }}">
    <meta property="og:image:type" content="{{ .MediaType.Type }}">
    <meta property="og:image:width" content="{{ .Width }}">
    <meta property="og:image:height" content="{{ .Height }}">
    <meta property="og:image:alt" content="{{ index $.Params "image-alt" }}">
    {{ end -}}
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:site" content="@example">

    """

  /// The elements in the head of pages that short URLs do not have.
  private static let apps = """
    {{- $url := partial "url.html" . -}}
    {{ with index .Params "app-links" -}}
    {{ range .ios -}}
    <meta property="al:ios" content="">
    <meta property="al:ios:url" content="{{ .url }}">
    <meta property="al:ios:app_store_id" content="{{ index . "app-store-id" }}">
    <meta property="al:ios:app_name" content="{{ index . "app-name" }}">
    {{ end -}}
    {{ range .android -}}
    <meta property="al:android" content="">
    <meta property="al:android:url" content="{{ .url }}">
    <meta property="al:android:package" content="{{ .package }}">
    <meta property="al:android:app_name" content="{{ index . "app-name" }}">
    {{ end -}}
    {{ end -}}
    {{ with .Params.place -}}
    {{ $address := dict "@type" "PostalAddress" "streetAddress" .street "addressLocality" .locality "addressRegion" .region "postalCode" (index . "postal-code") "addressCountry" .country -}}
    {{ $geo := dict "@type" "GeoCoordinates" "latitude" .latitude "longitude" .longitude -}}
    {{ $hours := partialCached "hours.html" .hours (delimit .hours ",") -}}
    <script type="application/ld+json">
    {{- dict "@context" "https://schema.org" "@type" .type "@id" (print $url "#place") "name" $.Title "url" $url "image" ($.CurrentSection.Resources.Get $.CurrentSection.Params.image).Permalink "telephone" .phone "address" $address "geo" $geo "openingHoursSpecification" $hours | jsonify | safeJS -}}
    </script>
    {{ end -}}

    """

  private static let page = """
    {{ define "main" -}}
    {{ partial "hero.html" . -}}
    {{ with .Params.place -}}
    {{ $town := printf "%s, %s %s" .locality .region (index . "postal-code") -}}
    {{ $address := printf "%s, %s, United States" .street $town -}}
    <p>
    <a class="button" href="https://maps.apple.com/?q={{ $.Title }}&amp;address={{ $address }}&amp;ll={{ .latitude }},{{ .longitude }}">Directions</a>
    <a class="button" href="{{ printf "tel:%s" (replace .phone " " "") | safeURL }}">{{ .phone }}</a>
    <a class="button" href="https://apps.apple.com/app/id1234567890">Get the app</a>
    </p>
    <address>
    <span>{{ .street }}</span>
    <span>{{ $town }}</span>
    <span>United States</span>
    </address>
    <table>
    {{ range .hours -}}
    {{ $parts := split . " " -}}
    <tr><th scope="row">{{ index $parts 0 }}</th><td>{{ index $parts 1 }}</td></tr>
    {{ end -}}
    </table>
    {{ end -}}
    <article>
    {{ .Content }}
    </article>
    {{ end -}}

    """

  private static let list = """
    {{ partial "hero.html" . -}}
    {{ $entries := .RegularPages -}}
    {{ if .IsHome }}{{ $entries = .Sections }}{{ end -}}
    {{ $pages := .Paginate $entries.ByTitle -}}
    <article>
    {{ .Content }}
    </article>
    <ul>
    {{ range $pages.Pages -}}
    <li><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2>
    <p>{{ with .Params.place }}{{ .locality }}{{ end }}</p>
    <p>{{ .Params.description }}</p></li>
    {{ end -}}
    </ul>
    {{ if gt $pages.TotalPages 1 -}}
    <nav>
    {{ with $pages.Prev }}<a href="{{ .URL }}" rel="prev">Previous</a>{{ end }}
    {{ with $pages.Next }}<a href="{{ .URL }}" rel="next">Next</a>{{ end }}
    {{ $pages.PageNumber }} / {{ $pages.TotalPages }}
    </nav>
    {{ end -}}

    """

  private static let alias = """
    <!DOCTYPE html>
    <html lang="en" dir="ltr">
    <head>
    <meta charset="utf-8">
    {{ with .Page }}{{ partial "head.html" . }}{{ end -}}
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url={{ .Permalink }}">
    <style>
    \(SampleTheme.style)
    </style>
    </head>
    <body><main><h1><a href="{{ .Permalink }}">{{ with .Page }}{{ .Title }}{{ end }}</a></h1></main></body>
    </html>

    """
}
