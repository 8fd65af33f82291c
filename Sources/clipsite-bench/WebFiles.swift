// swift-format-ignore-file
// Made from Sources/clipsite-bench/WebFiles/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Sources/clipsite-bench/WebFiles`.
enum WebFiles {
  /// `sample.css`.
  static let sampleStyle = ##"""
:root{color-scheme:light dark;--paper:#fbfaf8;--ink:#1c1b1a;--soft:#615b54;--accent:#a33c13}
*,::before,::after{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--paper);color:var(--ink);font:1.06rem/1.6 system-ui}
h1{font-size:clamp(2rem,1.5rem + 3vw,3.75rem);line-height:1.06;text-wrap:balance}
.lead{color:var(--soft);font-size:1.25rem}
.button{display:inline-block;padding:.5rem 1.2rem;border-radius:99rem;background:var(--ink);color:var(--paper)}
img{max-width:100%;height:auto;border-radius:1.25rem}
th{padding-right:1rem;text-align:start;font-weight:400}
article a{color:var(--accent)}

"""##

  /// The files by path.
  static let files: [String: String] = [
    "clipsite/Content/site.yml": ##"""
name: Ferry Street
language: en
layout: single-domain
page-files: flat
domains: [example.com]
app:
  team-id: ABCDE12345
  bundle-id: com.example.Donuts
  clip-bundle-id: com.example.Donuts.Clip
  app-store-id: 1234567890
clip: {display: card, action: open}
universal-links:
  - {path: "/*", comment: Every business and every location}
social: {twitter: "@example"}

"""##,
    "clipsite/Templates/404.mustache": ##"""
{{<layout}}
{{$main}}
<h1>This page does not exist</h1>
{{/main}}
{{/layout}}

"""##,
    "clipsite/Templates/card.mustache": ##"""
{{<layout}}
{{$main}}
<h1>{{page.title}}</h1>
{{/main}}
{{/layout}}

"""##,
    "clipsite/Templates/directory.mustache": ##"""
{{<layout}}
{{$main}}
{{> hero}}
<article>
{{page.body}}
</article>
<ul>
{{#children}}
<li><h2><a href="{{url}}">{{title}}</a></h2>
<p>{{locality}}</p>
<p>{{description}}</p></li>
{{/children}}
</ul>
{{#pagination}}
<nav>
{{#pagination.previous-url}}
<a href="{{pagination.previous-url}}" rel="prev">Previous</a>
{{/pagination.previous-url}}
{{#pagination.next-url}}
<a href="{{pagination.next-url}}" rel="next">Next</a>
{{/pagination.next-url}}
{{pagination.number}} / {{pagination.total}}
</nav>
{{/pagination}}
{{/main}}
{{/layout}}

"""##,
    "clipsite/Templates/location.mustache": ##"""
{{<layout}}
{{$main}}
{{> hero}}
{{#place}}
<p>
<a class="button" href="{{place.map-url}}">Directions</a>
<a class="button" href="{{place.phone-url}}">{{place.phone}}</a>
<a class="button" href="{{clip.store-url}}">Get the app</a>
</p>
<address>
{{#place.address-lines}}
<span>{{.}}</span>
{{/place.address-lines}}
</address>
<table>
{{#place.hours}}
<tr><th scope="row">{{days}}</th><td>{{times}}</td></tr>
{{/place.hours}}
</table>
{{/place}}
<article>
{{page.body}}
</article>
{{/main}}
{{/layout}}

"""##,
    "clipsite/Templates/page.mustache": ##"""
{{<layout}}
{{$main}}
{{> hero}}
<article>
{{page.body}}
</article>
{{/main}}
{{/layout}}

"""##,
    "clipsite/Templates/partials/hero.mustache": ##"""
<h1>{{page.title}}</h1>
<p class="lead">{{page.description}}</p>
{{#page.image}}
<img src="{{page.image.url}}" alt="{{page.image.alt}}" width="{{page.image.width}}" height="{{page.image.height}}">
{{/page.image}}

"""##,
    "clipsite/Templates/partials/layout.mustache": ##"""
<!DOCTYPE html>
<html lang="{{page.language}}" dir="{{page.direction}}">
<head>
<meta charset="utf-8">
{{head.tags}}
<style>
/* style */
</style>
</head>
<body>
<header><nav><ol>
{{#breadcrumbs}}
<li><a href="{{url}}">{{title}}</a></li>
{{/breadcrumbs}}
</ol></nav></header>
<main>
{{$main}}
{{/main}}
</main>
<footer><a href="{{site.url}}">{{site.name}}</a></footer>
</body>
</html>

"""##,
    "clipsite/Templates/redirect.mustache": ##"""
{{<layout}}
{{$main}}
<h1><a href="{{redirect.url}}">{{redirect.title}}</a></h1>
{{/main}}
{{/layout}}

"""##,
    "hugo/hugo.toml": ##"""
baseURL = 'https://example.com/'
locale = 'en'
title = 'Ferry Street'
uglyURLs = true
disableKinds = ['taxonomy', 'term', 'RSS']
disableHugoGeneratorInject = true
enableGitInfo = false
timeout = '600s'
[pagination]
pagerSize = 20
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

"""##,
    "hugo/layouts/404.html": ##"""
{{ define "head" }}<title>Page not found</title>{{ end }}{{ define "main" }}<h1>This page does not exist</h1>{{ end }}

"""##,
    "hugo/layouts/_partials/apps.html": ##"""
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

"""##,
    "hugo/layouts/_partials/head.html": ##"""
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

"""##,
    "hugo/layouts/_partials/hero.html": ##"""
<h1>{{ .Title }}</h1>
<p class="lead">{{ .Params.description }}</p>
{{ with .CurrentSection.Resources.Get .CurrentSection.Params.image -}}
<img src="{{ .RelPermalink }}" alt="{{ index $.Params "image-alt" }}" width="{{ .Width }}" height="{{ .Height }}">
{{ end -}}

"""##,
    "hugo/layouts/_partials/hours.html": ##"""
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

"""##,
    "hugo/layouts/_partials/list.html": ##"""
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

"""##,
    "hugo/layouts/_partials/url.html": ##"""
{{- return strings.TrimSuffix ".html" (strings.TrimSuffix "/index.html" .Permalink) -}}

"""##,
    "hugo/layouts/alias.html": ##"""
<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
{{ with .Page }}{{ partial "head.html" . }}{{ end -}}
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url={{ .Permalink }}">
<style>
/* style */
</style>
</head>
<body><main><h1><a href="{{ .Permalink }}">{{ with .Page }}{{ .Title }}{{ end }}</a></h1></main></body>
</html>

"""##,
    "hugo/layouts/baseof.html": ##"""
<!DOCTYPE html>
<html lang="{{ site.Language.Lang }}" dir="ltr">
<head>
<meta charset="utf-8">
{{ block "head" . }}{{ partial "head.html" . }}{{ partial "apps.html" . }}{{ end -}}
<style>
/* style */
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

"""##,
    "hugo/layouts/home.html": ##"""
{{ define "main" }}{{ partial "list.html" . }}{{ end }}

"""##,
    "hugo/layouts/page.html": ##"""
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

"""##,
    "hugo/layouts/section.html": ##"""
{{ define "main" }}{{ partial "list.html" . }}{{ end }}

"""##,
    "hugo/layouts/sitemap.xml": ##"""
{{ printf "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" | safeHTML }}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
{{ range where .Pages "Sitemap.Disable" "ne" true -}}
<url><loc>{{ partial "url.html" . }}</loc></url>
{{ end -}}
</urlset>

"""##,
    "hugo/static/robots.txt": ##"""
User-agent: *
Allow: /

"""##,
  ]
}
