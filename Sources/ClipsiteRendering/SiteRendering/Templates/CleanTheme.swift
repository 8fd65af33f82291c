// swift-format-ignore-file
// Made from Templates/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Templates`.
enum CleanTheme {
  /// The files by path.
  static let files: [String: String] = [
    "404.mustache": ##"""
{{! The answer to an address that leads nowhere. Its title and text are those of 404.md, if there is one. Hosts answer with
one page in all languages: a script changes its words and links to those of the language of the address. }}
{{<layout}}
{{$style}}
<style>
{{> lists}}
</style>
{{/style}}
{{$main}}
<div class="hero">
<div class="intro">
<h1>{{page.title}}</h1>
{{#page.body}}
<div class="prose">
{{page.body}}
</div>
{{/page.body}}
{{^page.body}}
<p class="lead">{{labels.missing-hint}}</p>
{{/page.body}}
{{#languages}}
<template>{{#languages.all}}{{#is-current}}<i>{{name}}</i>{{/is-current}}{{/languages.all}}<i>{{#home}}{{home.url}}{{/home}}{{^home}}{{site.home}}{{/home}}</i><i>{{finder.url}}</i><i>{{directory.url}}</i>{{#labels}}{{> said}}{{/labels}}</template>
{{#languages.all}}
{{^is-current}}
<template lang="{{tag}}" dir="{{direction}}"><h1>{{words.missing}}</h1><p class="lead">{{words.missing-hint}}</p><i>{{name}}</i><i>{{url}}</i><i>{{finder-url}}</i><i>{{directory-url}}</i>{{#words}}{{> said}}{{/words}}</template>
{{/is-current}}
{{/languages.all}}
{{site.missing-script}}
{{/languages}}
{{> search}}
<div class="actions"><a class="button" href="{{#directory}}{{directory.url}}{{/directory}}{{^directory}}{{home.url}}{{/directory}}">{{labels.all}}</a></div>
{{#languages}}
<ul class="stores">
{{#languages.all}}
{{^is-current}}
<li><a href="{{url}}" lang="{{tag}}" hreflang="{{tag}}"><bdi>{{words.missing}}</bdi> <bdi>{{name}}</bdi></a></li>
{{/is-current}}
{{/languages.all}}
</ul>
{{/languages}}
</div>
</div>
{{/main}}
{{/layout}}

"""##,
    "card.mustache": ##"""
{{! The dedicated page of an App Clip card: as little as possible, all of it above the card. }}
{{<layout}}
{{$style}}
{{> named}}
{{> closed}}
{{/style}}
{{$main}}
<div class="hero{{^page.image}} named{{/page.image}}">
<div class="intro">
<h1>{{page.title}}</h1>
{{#business}}
<p class="facts"><a href="{{business.url}}"{{#business.language}} lang="{{business.language}}"{{/business.language}}><bdi>{{business.title}}</bdi></a></p>
{{/business}}
<p class="lead">{{labels.tap}}</p>
{{> call}}
{{> stores}}
{{#location-page}}
<p class="stores"><a href="{{location-page.url}}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 7.500v.500"/></svg>{{labels.back}}</a></p>
{{/location-page}}
</div>
{{> picture}}
</div>
{{> today}}
{{/main}}
{{/layout}}

"""##,
    "directory.mustache": ##"""
{{! The home page, the page of a business, and a page of the directory of all locations. The first screen of a long list is
that of its first part; the others begin with a short heading, and so does the directory. }}
{{<layout}}
{{$style}}
<style>
{{> lists}}
{{> outlines}}
</style>
{{#pagination}}
<style>
.long .sub.sub{grid-column:1/-1;padding-block:1.5rem .25rem}
.long .sub.sub h2{font-size:1.25rem}
</style>
{{/pagination}}
{{#page.is-in-directory}}
<style>
.do{position:relative;display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-block-end:-.5rem}
.do a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:var(--accent);font-size:.9375rem;text-decoration:none}
.do a:hover{text-decoration:underline}
</style>
{{/page.is-in-directory}}
{{^page.is-in-directory}}
{{> named}}
{{> closed}}
{{/page.is-in-directory}}
{{/style}}
{{$main}}
{{^page.is-home}}
{{> breadcrumbs}}
{{/page.is-home}}
{{#page.is-in-directory}}
{{> heading}}
{{> map}}
{{site.device-script}}
{{/page.is-in-directory}}
{{^page.is-in-directory}}
{{#pagination.previous-url}}
{{> heading}}
{{/pagination.previous-url}}
{{^pagination.previous-url}}
{{> hero}}
{{> notices}}
{{^lists-hours}}
{{> today}}
{{/lists-hours}}
{{> search}}
{{> chain}}
{{#page.body}}
<div class="prose">
{{page.body}}
</div>
{{/page.body}}
{{> photos}}
{{#locations.are-few}}
{{#page.is-home}}
{{> count}}
{{/page.is-home}}
{{> map}}
{{/locations.are-few}}
{{/pagination.previous-url}}
{{/page.is-in-directory}}
{{#locations.only-business}}
{{#locations.are-few}}
{{^locations.url}}
{{> few}}
{{/locations.url}}
{{#locations.url}}
{{#lists-hours}}
{{> today}}
{{/lists-hours}}
{{/locations.url}}
{{/locations.are-few}}
{{/locations.only-business}}
{{^locations.only-business}}
{{> children}}
{{/locations.only-business}}
{{> pagination}}
{{/main}}
{{/layout}}

"""##,
    "finder.mustache": ##"""
{{! The search page. Its script fills `data-results`; nothing that is there before moves. }}
{{<layout}}
{{$style}}
<style>
{{> lists}}
{{> results}}
</style>
{{/style}}
{{$main}}
<div class="hero">
<div class="intro">
<h1>{{page.title}}</h1>
{{> search}}
</div>
</div>
<section class="card results" data-results data-wait="{{labels.searching}}">
<h2 hidden></h2>
<p role="status"></p>
<label class="filter" hidden><input type="checkbox" data-open>{{labels.only-open}}</label>
<ul class="rows"></ul>
<button class="button" type="button" hidden>{{labels.more}}</button>
</section>
<section class="browse">
{{#locations}}
{{> count}}
{{> towns}}
{{#are-few}}
{{> children}}
{{/are-few}}
{{/locations}}
</section>
{{site.today-script}}
{{/main}}
{{/layout}}

"""##,
    "location.mustache": ##"""
{{! One location: the first screen answers which, open or not, where, and what to do. Facts come before prose. }}
{{<layout}}
{{$style}}
{{> named}}
{{> closed}}
{{> sizes}}
{{/style}}
{{$main}}
<article>
<div class="hero{{^page.image}} named{{/page.image}}">
<div class="intro">
<h1><bdi>{{page.title}}</bdi></h1>
<p class="facts">{{> open}}<span>{{#business}}<a href="{{business.url}}"{{#business.language}} lang="{{business.language}}"{{/business.language}}><bdi>{{business.title}}</bdi></a>{{#place.price-range}} · {{/place.price-range}}{{/business}}{{#place.price-range}}<bdi>{{place.price-range}}</bdi>{{/place.price-range}}</span></p>
{{#place.has-address}}
<address class="where" aria-label="{{labels.address}}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 21s-7-6.200-7-11a7 7 0 0 1 14 0c0 4.800-7 11-7 11z"/><circle cx="12" cy="10" r="2.500"/></svg><span>{{#place.address-lines}}<span><bdi>{{.}}</bdi></span> {{/place.address-lines}}</span></address>
{{/place.has-address}}
{{> call}}
{{> tiles}}
</div>
{{> picture}}
</div>
{{> notices}}
{{^place.has-hours}}
{{> today}}
{{/place.has-hours}}
<div class="cols">
{{> place}}
<div class="stack">
{{> prose}}
{{> photos}}
{{> services}}
{{> social}}
{{> neighbors}}
</div>
</div>
{{> breadcrumbs}}
</article>
{{/main}}
{{/layout}}

"""##,
    "page.mustache": ##"""
{{! Plain text, such as an About page. }}
{{<layout}}
{{$main}}
<article class="text">
<h1>{{page.title}}</h1>
{{#page.lead}}
<p class="lead">{{page.lead}}</p>
{{/page.lead}}
{{#clip.card-page}}
{{> call}}
{{/clip.card-page}}
{{> notices}}
{{> today}}
{{#page.body}}
<div class="prose">
{{page.body}}
</div>
{{/page.body}}
{{> photos}}
</article>
{{/main}}
{{/layout}}

"""##,
    "partials/breadcrumbs.mustache": ##"""
{{! The way back up. On the page of a location, it stands at the end. }}
<nav class="crumbs" aria-label="{{labels.breadcrumbs}}">
<ol>
{{#breadcrumbs}}
<li><a href="{{url}}"{{#language}} lang="{{language}}"{{/language}}><bdi>{{title}}</bdi></a></li>
{{/breadcrumbs}}
</ol>
</nav>

"""##,
    "partials/call.mustache": ##"""
{{! What the App Clip does, as the first button. A link to the page itself would do nothing in Safari, so this is the link
that Apple hosts for the App Clip, or one to the separate page that shows its card. A wide screen with a mouse shows the code
in its place, and beside it the page where people order; Android shows Google Play, or where the app is not there that page,
or directions. What is on the color of the brand is large and bold, so that white can be read. A location that is closed for
a while leads to the nearest that is not, or to others, until the script of the hours hides this link. }}
{{#place.closed-until}}
<a class="call on" data-until="{{place.closed-until-date}}" href="{{#neighbors.open}}{{neighbors.open.url}}{{/neighbors.open}}{{^neighbors.open}}{{#finder}}{{finder.url}}{{/finder}}{{^finder}}{{#business}}{{business.url}}{{/business}}{{^business}}{{#home}}{{home.url}}{{/home}}{{^home}}{{site.home}}{{/home}}{{/business}}{{/finder}}{{/neighbors.open}}"><b>{{#neighbors.open}}{{labels.nearby}}: <bdi>{{neighbors.open.title}}</bdi>{{/neighbors.open}}{{^neighbors.open}}{{labels.find}}{{/neighbors.open}}</b><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M13 6l6 6-6 6"/></svg></a>
{{/place.closed-until}}
{{#clip}}
{{site.device-script}}
{{#clip.call-url}}
<a class="call clip" href="{{clip.call-url}}"><b>{{#clip.call}}<bdi>{{.}}</bdi>{{/clip.call}}{{^clip.call}}{{labels.open}}{{/clip.call}}</b><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M13 6l6 6-6 6"/></svg></a>
<p class="hint clip">{{labels.call-hint}}</p>
{{/clip.call-url}}
{{#clip.play-url}}
<a class="call android" href="{{clip.play-url}}"><b>{{#clip.call}}<bdi>{{.}}</bdi>{{/clip.call}}{{^clip.call}}{{labels.play}}{{/clip.call}}</b><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4v11M7 10l5 5 5-5M5 20h14"/></svg></a>
{{#clip.call}}
<p class="hint android">{{labels.play}}</p>
{{/clip.call}}
{{/clip.play-url}}
{{^clip.play-url}}
{{#page.links.order-url}}
<a class="call android" href="{{page.links.order-url}}"><b>{{labels.order}}</b><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0"/></svg></a>
{{/page.links.order-url}}
{{^page.links.order-url}}
{{#place.google-directions-url}}
<a class="call android" href="{{place.google-directions-url}}"><b>{{labels.directions}}</b><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m12 3 9 9-9 9-9-9zM9 14v-3h5M12 8.500 14.500 11 12 13.500"/></svg></a>
{{/place.google-directions-url}}
{{/page.links.order-url}}
{{/clip.play-url}}
<div class="scan">
{{clip.code}}
<p><b>{{#clip.call}}<bdi>{{.}}</bdi>{{/clip.call}}{{^clip.call}}{{labels.open}}{{/clip.call}}</b> <span>{{labels.scan}}</span> <span>{{labels.call-hint}}</span>{{#page.links.order-url}} <a class="button" href="{{page.links.order-url}}">{{labels.order}}</a>{{/page.links.order-url}}</p>
</div>
{{/clip}}

"""##,
    "partials/chain.mustache": ##"""
{{! The ways to many locations: their number, the towns with most of them, countries or regions, and all. Nothing here grows
with the chain. }}
{{#locations}}
{{^are-few}}
<section class="chain">
{{#page.is-home}}
{{> count}}
{{/page.is-home}}
{{> map}}
{{> towns}}
{{#has-more}}
<details>
<summary class="button">{{labels.more}}</summary>
<ul class="towns">
{{#more}}
<li><a href="{{url}}"><bdi>{{title}}</bdi> <span>{{count}}</span></a></li>
{{/more}}
</ul>
</details>
{{/has-more}}
{{#has-outlines}}
<ul class="nations">
{{#parts}}
<li><a href="{{url}}">{{outline}}<b><bdi>{{title}}</bdi></b> <span>{{count}}</span></a></li>
{{/parts}}
</ul>
{{/has-outlines}}
{{^has-outlines}}
<div class="lands">
{{#parts}}
{{#has-parts}}
<details>
<summary><b><bdi>{{title}}</bdi></b> <span>{{count}}</span></summary>
<ul class="towns">
<li><a href="{{url}}"><bdi>{{labels.all}}</bdi></a></li>
{{#parts}}
<li><a href="{{url}}"><bdi>{{title}}</bdi> <span>{{count}}</span></a></li>
{{/parts}}
</ul>
</details>
{{/has-parts}}
{{^has-parts}}
<a href="{{url}}"><b><bdi>{{title}}</bdi></b> <span>{{count}}</span></a>
{{/has-parts}}
{{/parts}}
</div>
{{/has-outlines}}
</section>
{{/are-few}}
{{/locations}}

"""##,
    "partials/children.mustache": ##"""
{{! Entries with pictures are cards; a long list is quick to scan: names and towns, no pictures.
`count` guards the inner list: without it, a location would look for `children` further out. }}
{{#pagination}}
<h2 class="range"><bdi>{{pagination.first}}</bdi>{{#pagination.last}} – <bdi>{{pagination.last}}</bdi>{{/pagination.last}} <span>{{pagination.range}} / {{pagination.count}}</span></h2>
{{/pagination}}
<ul class="{{#pagination}}long{{/pagination}}{{^pagination}}cards{{/pagination}}"{{#hours-words}} data-words="{{hours-words}}"{{/hours-words}}>
{{#children}}
{{#heading}}
<li class="sub"><h2><bdi>{{heading}}</bdi></h2></li>
{{/heading}}
<li>
{{^pagination}}
{{#image-url}}
{{#image-srcset}}
<picture>
<source type="image/webp" srcset="{{image-webp-srcset}}" sizes="(min-width:40rem) 24rem,100vw">
<img{{#image-focus}} class="{{image-focus}}"{{/image-focus}} src="{{image-url}}" srcset="{{image-srcset}}" sizes="(min-width:40rem) 24rem,100vw" alt="" width="600" height="400" loading="lazy" decoding="async">
</picture>
{{/image-srcset}}
{{^image-srcset}}
<img{{#image-focus}} class="{{image-focus}}"{{/image-focus}} src="{{image-url}}" alt="" width="600" height="400" loading="lazy" decoding="async">
{{/image-srcset}}
{{/image-url}}
{{/pagination}}
<div>
<h2><a href="{{url}}"{{#language}} lang="{{language}}"{{/language}}><bdi>{{title}}</bdi></a></h2>
{{#is-below-town}}
{{#street}}
<p class="at"><bdi>{{street}}</bdi></p>
{{/street}}
{{/is-below-town}}
{{^is-below-town}}
{{#locality}}
<p class="at">{{#street}}<bdi>{{street}}</bdi> · {{/street}}<bdi>{{locality}}{{^page.is-in-directory}}{{#region}}, {{region}}{{/region}}{{/page.is-in-directory}}</bdi></p>
{{/locality}}
{{^locality}}
{{#street}}
<p class="at"><bdi>{{street}}</bdi></p>
{{/street}}
{{#page.is-in-directory}}
{{#description}}
<p class="at"><bdi>{{description}}</bdi></p>
{{/description}}
{{/page.is-in-directory}}
{{/locality}}
{{/is-below-town}}
{{^pagination}}
{{^page.is-in-directory}}
{{#description}}
<p{{#language}} lang="{{language}}"{{/language}}><bdi>{{description}}</bdi></p>
{{/description}}
{{/page.is-in-directory}}
{{/pagination}}
{{#hours-times}}
<p><span class="state" data-hours="{{hours-times}}" hidden></span></p>
{{/hours-times}}
{{^hours-times}}
{{#closed-until}}
<p><span class="state" data-until="{{closed-until-date}}">{{closed-until}}</span></p>
{{/closed-until}}
{{/hours-times}}
{{#place}}
<p class="do">{{#phone-url}}<a href="{{phone-url}}"><bdi>{{phone}}</bdi></a>{{/phone-url}}{{#directions-url}} <a href="{{directions-url}}" data-google="{{google-directions-url}}">{{labels.directions}}</a>{{/directions-url}}</p>
{{/place}}
{{#location-count}}
<p class="town"><bdi>{{locations-text}}</bdi></p>
{{/location-count}}
{{#count}}
{{^children}}
<p class="town"><bdi>{{locations-text}}</bdi></p>
{{/children}}
{{> rows}}
{{/count}}
</div>
</li>
{{/children}}
</ul>
{{#lists-hours}}
{{site.today-script}}
{{/lists-hours}}

"""##,
    "partials/closed.mustache": ##"""
{{! The styles of a location that is closed for a while: until the script of the hours hides the link to others, nothing else
is a call. }}
{{#place.closed-until}}
<style>
.call[hidden],.on:not([hidden])~:is(.call,.hint,.scan),.on:not([hidden])~* .web{display:none!important}
@media screen{
.on:not([hidden]),[data-device=android] .on:not([hidden])~.tiles .first{display:flex}
.named .intro:has(.on:not([hidden])) h1{padding-inline-end:2.5rem}
}
</style>
{{/place.closed-until}}

"""##,
    "partials/count.mustache": ##"""
{{! The number of locations, under the name of the business if there is only one, and the way to all. }}
{{#locations}}
<div class="bar">
<h2>{{#only-business}}<a href="{{url}}"{{#language}} lang="{{language}}"{{/language}}><bdi>{{title}}</bdi></a> <span>{{locations-text}}</span>{{/only-business}}{{^only-business}}{{locations-text}}{{/only-business}}</h2>
{{#url}}
<a href="{{url}}">{{labels.all-locations}}<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M13 6l6 6-6 6"/></svg></a>
{{/url}}
</div>
{{/locations}}

"""##,
    "partials/few.mustache": ##"""
{{! The locations of each entry of a list, in rows. }}
<div class="few">
{{#children}}
{{> rows}}
{{/children}}
</div>
{{#lists-hours}}
{{site.today-script}}
{{/lists-hours}}

"""##,
    "partials/focus.mustache": ##"""
{{! The points of images that stay in view where the theme cuts the images. The center needs no rule. }}
{{#site.focuses-images}}
img{object-position:var(--x,50%) var(--y,50%)}
.x0{--x:0%}.x10{--x:10%}.x20{--x:20%}.x30{--x:30%}.x40{--x:40%}
.x60{--x:60%}.x70{--x:70%}.x80{--x:80%}.x90{--x:90%}.x100{--x:100%}
.y0{--y:0%}.y10{--y:10%}.y20{--y:20%}.y30{--y:30%}.y40{--y:40%}
.y60{--y:60%}.y70{--y:70%}.y80{--y:80%}.y90{--y:90%}.y100{--y:100%}
{{/site.focuses-images}}

"""##,
    "partials/footer.mustache": ##"""
{{! The links stand under `extra` in site.yml, and so does `legal`, a line for the name of the company. Absolute URLs work on
every domain. On paper, the address of the page takes their place. }}
<footer class="foot">
<div class="wrap">
<div>
<a href="{{#home}}{{url}}{{/home}}{{^home}}{{site.url}}{{/home}}"><bdi>{{site.name}}</bdi></a>
{{^locations.url}}
{{#directory}}
<a href="{{directory.url}}">{{labels.all-locations}}</a>
{{/directory}}
{{/locations.url}}
{{#site.extra.links}}
<a href="{{url}}">{{title}}</a>
{{/site.extra.links}}
</div>
<div>
{{#profiles}}
<a href="{{url}}"><bdi>{{title}}</bdi></a>
{{/profiles}}
</div>
{{#languages}}
<div class="tongues">
{{#languages.all}}
{{^is-current}}
<a href="{{url}}" lang="{{tag}}" hreflang="{{tag}}"><bdi>{{name}}</bdi></a>
{{/is-current}}
{{/languages.all}}
</div>
{{/languages}}
{{#site.extra.legal}}
<p><bdi>{{site.extra.legal}}</bdi></p>
{{/site.extra.legal}}
<p class="printed">{{site.name}}, <bdi>{{page.url}}</bdi></p>
</div>
</footer>

"""##,
    "partials/head.mustache": ##"""
{{! `head.tags` holds everything that Safari, Messages and search engines read. Keep it first. }}
<meta charset="utf-8">
{{head.tags}}
<style>
{{> style}}
</style>

"""##,
    "partials/header.mustache": ##"""
{{! Whose site it is, the way to every location, and the other languages of the page. }}
<header class="top">
<div class="wrap">
<a class="brand" href="{{#home}}{{home.url}}{{/home}}{{^home}}{{site.home}}{{/home}}">{{> logo}}</a>
{{#directory}}
<nav aria-label="{{labels.main}}"><a class="find" href="{{#finder}}{{finder.url}}{{/finder}}{{^finder}}{{directory.url}}{{/finder}}" aria-label="{{labels.find}}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/></svg><span>{{labels.find}}</span></a></nav>
{{/directory}}
{{> languages}}
</div>
</header>

"""##,
    "partials/heading.mustache": ##"""
{{! The short beginning of a page of the directory, and of the further parts of a list, with the search. }}
<div class="heading">
<h1><bdi>{{page.title}}</bdi></h1>
{{#locations}}
<p class="facts"><bdi>{{locations-text}}</bdi></p>
{{/locations}}
</div>
{{> search}}

"""##,
    "partials/hero.mustache": ##"""
{{! The first screen of a business or a home page: words, the call, and the picture. }}
<div class="hero{{^page.image}} named{{/page.image}}">
<div class="intro">
<h1><bdi>{{page.title}}</bdi></h1>
{{^page.is-home}}
{{#locations}}
<p class="facts"><bdi>{{locations-text}}</bdi></p>
{{/locations}}
{{/page.is-home}}
{{#page.lead}}
<p class="lead">{{page.lead}}</p>
{{/page.lead}}
{{> call}}
{{> tiles}}
</div>
{{> picture}}
</div>

"""##,
    "partials/hours.mustache": ##"""
{{! A script says whether the location is open, marks today, and writes the dates of this week into its rows. The page
works without, and `today-script: false` in site.yml leaves it out. }}
<section class="card hours">
<h2 id="hours">{{labels.hours}}</h2>
{{#place.closed-until}}
<p class="notice" data-until="{{place.closed-until-date}}">{{place.closed-until}}</p>
<h3 data-until="{{place.closed-until-date}}">{{place.reopening}}</h3>
{{/place.closed-until}}
{{#place.seasons}}
<details data-season data-from="{{from}}" data-through="{{through}}" open>
<summary>{{title}}</summary>
<table aria-label="{{title}}">
{{#hours}}
<tr data-days="{{day-numbers}}"><th scope="row">{{days}}</th><td>{{#ranges}}<bdi>{{.}}</bdi> {{/ranges}}</td></tr>
{{/hours}}
</table>
</details>
{{/place.seasons}}
{{#place.has-usual-hours}}
{{#place.has-seasons}}
<details data-rest open>
<summary>{{labels.rest-of-year}}</summary>
{{/place.has-seasons}}
<table aria-labelledby="hours">
{{#place.hours}}
<tr data-days="{{day-numbers}}"><th scope="row">{{days}}</th><td>{{#ranges}}<bdi>{{.}}</bdi> {{/ranges}}</td></tr>
{{/place.hours}}
</table>
{{#place.has-seasons}}
</details>
{{/place.has-seasons}}
{{/place.has-usual-hours}}
{{#place.has-special-hours}}
<div data-dates>
<h3 id="special-hours">{{labels.special-hours}}</h3>
<table aria-labelledby="special-hours">
{{#place.special-hours}}
<tr data-from="{{from}}" data-through="{{through}}"{{#day-numbers}} data-on="{{day-numbers}}"{{/day-numbers}}><th scope="row"><span>{{date}}</span>{{#label}} <small{{#language}} lang="{{language}}" dir="auto"{{/language}}>{{label}}</small>{{/label}}</th><td>{{#ranges}}<bdi>{{.}}</bdi> {{/ranges}}</td></tr>
{{/place.special-hours}}
</table>
</div>
{{/place.has-special-hours}}
{{#place.hours-note}}
<p>{{place.hours-note}}</p>
{{/place.hours-note}}
{{site.today-script}}
</section>

"""##,
    "partials/languages.mustache": ##"""
{{! The page in its languages, each named in its own. One button, because a row of names is wider than a phone. }}
{{#languages}}
<nav class="languages" aria-label="{{labels.languages}}">
<details>
<summary><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"/></svg><span>{{#languages.all}}{{#is-current}}{{name}}{{/is-current}}{{/languages.all}}</span></summary>
<ul>
{{#languages.all}}
<li><a href="{{url}}" lang="{{tag}}" hreflang="{{tag}}"{{#is-current}} aria-current="page"{{/is-current}}><bdi>{{name}}</bdi></a></li>
{{/languages.all}}
</ul>
</details>
{{site.menu-script}}
</nav>
{{/languages}}

"""##,
    "partials/layout.mustache": ##"""
{{! The frame of every page; a template fills `main`, and `style` if its page needs more. `labels` has the words of the theme
in the language of the page. Other words go under `words` in site.yml, or for one page under `extra` and `labels` in its
front matter. }}
<!DOCTYPE html>
<html lang="{{page.language}}" dir="{{page.direction}}">
<head>
{{> head}}
{{$style}}
{{/style}}
</head>
<body{{#clip.shows-card}} class="has-card"{{/clip.shows-card}}>
<a class="skip" href="#main">{{labels.skip}}</a>
{{> header}}
<main id="main" class="wrap">
{{$main}}
{{/main}}
</main>
{{> footer}}
</body>
</html>

"""##,
    "partials/lists.mustache": ##"""
{{! The styles of lists and of the search, which other pages do not need. }}
:is(.cards,.long){display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1.25rem;margin-block-start:1.5rem}
.cards>li{position:relative;display:flex;flex-direction:column;overflow:hidden;border:1px solid var(--line);border-radius:var(--round);background:var(--paper)}
.cards:has(.in){align-items:start}
.cards>li>div{padding:1rem 1.25rem 1.125rem}
.cards img{inline-size:100%;aspect-ratio:var(--shape);object-fit:cover}
.cards p{margin-block-start:.25rem;color:var(--soft)}
:is(.cards,.long) h2 a{text-decoration:none}
:is(.cards,.long) h2 a::after{content:"";position:absolute;inset:0}
:is(.cards,.long) h2 a:hover{text-decoration:underline}
.in{position:relative}
.cards .in{margin:.6rem -1.25rem -1.125rem}
.in a{display:grid;align-content:center;min-block-size:2.75rem;padding:.6rem 1.25rem;border-block-start:1px solid var(--line);text-decoration:none}
.in a:hover bdi{text-decoration:underline}
.in span{color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}
.in b{font-weight:600;overflow-wrap:anywhere}
.few .in{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17.5rem),1fr));gap:0 2.5rem;margin:.75rem 0 0}
.few .in a{block-size:100%;padding-inline:0;align-content:start}
.at,.town{color:var(--soft);font-size:.9375rem}
:is(.cards:not(:has(img,.in)),.long){grid-template-columns:repeat(auto-fill,minmax(min(100%,17.5rem),1fr));gap:0 2.5rem;margin-block-start:.5rem}
:is(.cards:not(:has(img,.in)),.long)>li{position:relative;display:block;overflow:visible;border:0;border-radius:0;background:none;border-block-end:1px solid var(--line)}
:is(.cards:not(:has(img,.in)),.long)>li>div{display:grid;grid-template-columns:minmax(9rem,1fr) minmax(0,auto);gap:0 1rem;align-items:baseline;padding:.8rem 0}
:is(.cards:not(:has(img,.in)),.long) h2{font-size:1.0625rem;font-weight:600;letter-spacing:0}
:is(.cards,.long) .town{font-variant-numeric:tabular-nums}
:is(.cards:not(:has(img,.in)),.long) .town{text-align:end}
:is(.cards,.long) .state{font-size:.9375rem}
:is(.cards:not(:has(img,.in)),.long,.in) .state{--words:var(--soft);font-weight:400}
:is(.cards,.long) p:not(.town){grid-column:1/-1}
.heading{padding-block:clamp(1.25rem,3vw,1.75rem) .5rem}
.heading h1{font-size:clamp(1.75rem,1.25rem + 2vw,2.5rem)}
.crumbs:has(li~li)+.heading{padding-block-start:0}
.range{margin-block-start:1.75rem}
:is(.range,.chain,.bar,.parts) span{color:var(--soft);font-weight:400;font-variant-numeric:tabular-nums}
.chain{margin-block:1.75rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;margin-block-start:1.75rem}
.bar h2{font-size:clamp(1.375rem,1.2rem + .8vw,1.75rem)}
.bar a{display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.75rem}
.bar>a{color:var(--accent);font-weight:600;text-decoration:none}
.bar>a:hover{text-decoration:underline}
:is(.chain,.browse)>h2{margin-block:1rem .25rem;font-size:1.0625rem}
.towns,.lands:has(>:nth-child(13)){display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9.25rem),1fr));gap:0 clamp(1.25rem,3vw,2rem)}
.towns a{display:flex;align-items:center;justify-content:space-between;gap:.6rem;min-block-size:2.75rem;padding-block:.45rem;block-size:100%;border-block-end:1px solid var(--line);text-decoration:none}
.towns bdi{min-inline-size:0;overflow-wrap:anywhere}
.towns a:hover{color:var(--accent)}
.chain details{margin-block-start:1rem}
.lands{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:0 1.25rem;align-items:start;margin-block-start:.75rem}
.lands>a,.lands summary{padding-block:.6rem;text-decoration:none}
.lands details{margin:0}
.lands [open]{grid-column:1/-1}
.pages{display:flex;flex-wrap:wrap;align-items:center;gap:.6rem;margin-block-start:1.5rem}
.pages ol{display:flex;flex-wrap:wrap;gap:.25rem;margin-inline-end:auto}
.pages li{display:flex;align-items:center}
.gap::before{content:"…";padding-inline:.4rem .65rem}
.pages li a{display:grid;place-items:center;min-inline-size:2.75rem;min-block-size:2.75rem;padding-inline:.5rem;border-radius:var(--small);text-decoration:none}
.pages [aria-current]{background:var(--fill);color:var(--on-fill);font-size:1.1875rem;font-weight:700}
.parts{margin-block-start:.6rem}
.parts summary{gap:.75rem}
@media screen{
.cards:has(img)>li:not(:has(img)) h2{display:grid;align-content:end;margin:-1rem -1.25rem .75rem;padding:1rem 1.25rem;background:var(--brand);color:var(--on-brand);font-size:1.5rem;overflow-wrap:anywhere}
.cards h2 :focus-visible{outline-color:currentColor}
}
@media screen and (min-width:40rem){
.cards:has(img)>li:not(:has(img)) h2{aspect-ratio:var(--shape)}
}
@media (min-width:54rem){
.cards:has(img,.in):has(>:last-child:nth-child(4n)){grid-template-columns:repeat(4,1fr)}
.cards:has(img,.in):has(>:last-child:nth-child(2)){grid-template-columns:1fr 1fr}
}
{{#site.finder-script}}
.search{display:flex;flex-wrap:wrap;gap:.6rem;margin-block:1.25rem}
.ask{position:relative;display:flex;align-items:center;flex:1 1 100%;min-inline-size:0;min-block-size:3rem;border:1px solid var(--soft);border-radius:var(--pill);background:var(--paper)}
.ask>.icon{position:absolute;inset-inline-start:1.1rem;color:var(--soft);pointer-events:none}
.ask input{flex:1;min-inline-size:0;min-block-size:3rem;margin:0;padding:.5rem .75rem;padding-inline-start:3rem;border:0;border-radius:inherit;background:none;color:inherit;font:inherit;font-size:1rem;text-overflow:ellipsis;-webkit-appearance:none;appearance:none}
.ask input::placeholder{color:var(--soft);opacity:1}
.ask [role=listbox]{position:absolute;z-index:1;inset-block-start:calc(100% + .4rem);inset-inline-start:0;inline-size:100%;max-height:60vh;overflow:auto;padding:.4rem;border:1px solid var(--line);border-radius:var(--round);background:var(--paper);box-shadow:0 .5rem 1.5rem #0003;text-align:start;overflow-wrap:anywhere}
.ask [hidden]{display:none}
.ask [role=option]{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.6rem .9rem;border-radius:var(--small);cursor:pointer}
.ask [role=option]:is(:hover,[aria-selected=true]){background:var(--tint)}
.ask [aria-selected=true]{outline:2px solid var(--accent);outline-offset:-2px}
.ask [role=option]>bdi{flex:1 1 11rem;min-inline-size:0}
.ask small{color:var(--soft);font-size:.9375rem}
.intro .search{margin-block-end:0}
.search .button{flex:auto;justify-content:center;gap:.5rem;font:inherit;font-weight:600;color:inherit;cursor:pointer}
main:not(:has(.call)) .go{border-color:transparent;background:var(--fill);color:var(--on-fill);font-size:1.1875rem;font-weight:700}
.search p{flex:1 1 100%;color:var(--soft);font-size:.9375rem}
.search [data-near][hidden]{visibility:hidden}
@media (min-width:40rem){
.ask{flex:1 1 12rem}
.search .button{flex:none}
}
{{/site.finder-script}}
@media print{
.search,.results button,.pages,.parts,.cards img{display:none}
.cards>li{break-inside:avoid}
}

"""##,
    "partials/logo.mustache": ##"""
{{! The logo of `looks`, or the name of the site. }}
{{#site.looks.logo-url}}
<picture>{{#site.looks.logo-dark-url}}<source media="screen and (prefers-color-scheme:dark)" srcset="{{site.looks.logo-dark-url}}">{{/site.looks.logo-dark-url}}<img class="logo" src="{{site.looks.logo-url}}" alt="{{site.name}}"></picture>
{{/site.looks.logo-url}}
{{^site.looks.logo-url}}
<bdi>{{site.name}}</bdi>
{{/site.looks.logo-url}}

"""##,
    "partials/map.mustache": ##"""
{{! An outline with a dot for each town. The list beside it says the same in words. }}
{{#map}}
<figure class="geo{{#is-part}} part{{/is-part}}{{#is-wide}} wide{{/is-wide}}">{{svg}}</figure>
{{/map}}

"""##,
    "partials/named.mustache": ##"""
{{! The styles of a first screen without a picture: the name is on the color of the brand. }}
{{^page.image}}
<style>
@media screen{
.named h1{margin-block:-1.75rem 1rem;margin-inline:calc(0px - var(--edge));padding:1.75rem var(--edge);background:var(--brand);color:var(--on-brand)}
}
@media screen and (min-width:48rem){
.named h1{margin:-2.75rem -2.5rem 1.5rem;padding:2.75rem 2.5rem;border-top-left-radius:inherit;border-top-right-radius:inherit}
.named .intro{border-radius:inherit}
}
@media screen and (min-width:54rem) and (not (pointer:coarse)){
.named .intro:has(.scan)>*{grid-column:1/-1}
.named .intro:has(.scan) h1{display:grid;align-content:center;grid-area:1/1/2/-1;padding-inline-end:35rem}
.hero.named .scan{grid-area:1/2;margin-block:-1.5rem 2.75rem;padding:0}
}
</style>
{{/page.image}}

"""##,
    "partials/neighbors.mustache": ##"""
{{! The nearest other locations, where site.yml asks for them. }}
{{#neighbors}}
<section class="card" id="nearby">
<h2>{{labels.nearby}}</h2>
<ul class="rows">
{{#neighbors.all}}
<li><a href="{{url}}"><b{{#language}} lang="{{language}}"{{/language}}><bdi>{{title}}</bdi></b> <span class="far"><bdi>{{distance}}</bdi></span> <span class="more">{{#business}}<bdi>{{business}}</bdi>{{#locality}} · {{/locality}}{{/business}}{{#locality}}{{#street}}<bdi>{{street}}</bdi> · {{/street}}<bdi>{{locality}}{{#region}}, {{region}}{{/region}}</bdi>{{/locality}}</span>{{#closed-until}} <span class="state more" data-until="{{closed-until-date}}">{{closed-until}}</span>{{/closed-until}}</a></li>
{{/neighbors.all}}
</ul>
</section>
{{/neighbors}}

"""##,
    "partials/notices.mustache": ##"""
{{! What people should know before they come. The script of the hours hides a notice until four weeks before its first day,
and after its last day. }}
{{#page.notices}}
<p class="card note"{{#dates}} data-from="{{from}}" data-through="{{through}}"{{/dates}}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 7.500v.500"/></svg><span>{{#url}}<a href="{{url}}"><bdi{{#language}} lang="{{language}}"{{/language}}>{{text}}</bdi></a>{{/url}}{{^url}}<bdi{{#language}} lang="{{language}}"{{/language}}>{{text}}</bdi>{{/url}}{{#dates}} <small>{{dates}}</small>{{/dates}}</span></p>
{{/page.notices}}

"""##,
    "partials/open.mustache": ##"""
{{! Whether the location is open now, which the script of the hours says. }}
{{#place.hours-data}}
<span class="state" data-hours="{{place.hours-data}}" hidden></span>
{{/place.hours-data}}
{{^place.has-hours}}
{{#place.closed-until}}
<span class="state" data-until="{{place.closed-until-date}}">{{place.closed-until}}</span>
{{/place.closed-until}}
{{/place.has-hours}}

"""##,
    "partials/outlines.mustache": ##"""
{{! The styles of maps: neutral land, borders in the color of the ground, and the accent only for dots. }}
{{#site.shows-maps}}
.geo,.nations{--land:color-mix(in srgb,var(--ink) 13%,var(--ground))}
.geo{display:grid;justify-items:center;margin:1.25rem 0}
.geo svg{display:block;overflow:visible;inline-size:100%;block-size:auto;max-block-size:20rem}
.land{fill:var(--land)}
.lines,.halo,.dots{fill:none;stroke:var(--accent);stroke-linecap:round;stroke-linejoin:round}
.lines{stroke:var(--ground);stroke-width:1.25;vector-effect:non-scaling-stroke}
.halo{stroke:var(--land)}
.geo.part svg{max-block-size:none;overflow:hidden;border:1px solid var(--line);border-radius:var(--round);background:var(--paper)}
.part .lines{stroke:var(--paper)}
.nations{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(44%,10rem),1fr));gap:.6rem;margin-block-start:.75rem}
.nations li{min-inline-size:0}
.nations a{overflow-wrap:anywhere;display:grid;align-content:start;block-size:100%;padding:.9rem 1rem;border:1px solid var(--line);border-radius:var(--round);background:var(--paper);text-decoration:none}
.nations a:hover{border-color:var(--accent)}
.nations svg{display:block;overflow:visible;inline-size:100%;block-size:6rem;margin-block-end:.75rem}
.chain{display:flow-root}
@media (min-width:54rem){
.geo svg{max-block-size:28.75rem}
.geo:not(.wide):not(.part){float:inline-end;inline-size:46%;margin-inline-start:2.5rem}
}
@media print{
.geo,.nations{--land:#e4e4e4;--accent:#000}
.geo svg{max-block-size:9cm}
.geo,.nations li{break-inside:avoid}
}
@media (forced-colors:active){
.land{fill:Canvas;stroke:CanvasText;vector-effect:non-scaling-stroke}
.lines{stroke:CanvasText}
.halo{stroke:Canvas}
.dots{stroke:LinkText}
}
{{/site.shows-maps}}

"""##,
    "partials/pagination.mustache": ##"""
{{! Below a long list: its pages by their numbers, and all of many by their first entries, as in the margin of a telephone
book. }}
{{#pagination}}
<nav class="pages" aria-label="{{labels.pages}}">
<ol>
{{#pagination.near}}
<li{{#follows-gap}} class="gap"{{/follows-gap}}><a href="{{url}}"{{#is-current}} aria-current="page"{{/is-current}}>{{number}}</a></li>
{{/pagination.near}}
</ol>
{{#pagination.previous-url}}
<a class="button" href="{{pagination.previous-url}}" rel="prev">{{labels.previous}}</a>
{{/pagination.previous-url}}
{{#pagination.next-url}}
<a class="button" href="{{pagination.next-url}}" rel="next">{{labels.next}}</a>
{{/pagination.next-url}}
</nav>
{{#pagination.has-far-parts}}
{{> parts}}
{{/pagination.has-far-parts}}
{{/pagination}}

"""##,
    "partials/parts.mustache": ##"""
{{! All pages of a long list, each by its first entry. }}
<details class="parts">
<summary class="button">{{labels.jump}} <span>{{pagination.number}} / {{pagination.total}}</span></summary>
<ol class="towns">
{{#pagination.parts}}
<li><a href="{{url}}"{{#is-current}} aria-current="page"{{/is-current}}><bdi>{{first}}</bdi></a></li>
{{/pagination.parts}}
</ol>
</details>

"""##,
    "partials/photos.mustache": ##"""
{{#page.has-photos}}
<ul class="photos" aria-label="{{labels.photos}}">
{{#page.photos}}
<li>
{{#srcset}}
<picture>
<source type="image/webp" srcset="{{webp-srcset}}" sizes="(min-width:54rem) 20rem,50vw">
<img{{#language}} lang="{{language}}"{{/language}} src="{{url}}" srcset="{{srcset}}" sizes="(min-width:54rem) 20rem,50vw" alt="{{alt}}" width="{{width}}" height="{{height}}" loading="lazy" decoding="async">
</picture>
{{/srcset}}
{{^srcset}}
<img{{#language}} lang="{{language}}"{{/language}} src="{{url}}" alt="{{alt}}"{{#width}} width="{{width}}" height="{{height}}"{{/width}} loading="lazy" decoding="async">
{{/srcset}}
</li>
{{/page.photos}}
</ul>
{{/page.has-photos}}

"""##,
    "partials/picture.mustache": ##"""
{{#page.image}}
<div class="pic">
{{#page.image.srcset}}
<picture>
<source type="image/webp" srcset="{{page.image.webp-srcset}}" sizes="(min-width:74rem) 35rem,(min-width:54rem) 48vw,100vw">
<img{{#page.image.language}} lang="{{page.image.language}}"{{/page.image.language}}{{#page.image.focus}} class="{{page.image.focus}}"{{/page.image.focus}} fetchpriority="high" src="{{page.image.url}}" srcset="{{page.image.srcset}}" sizes="(min-width:74rem) 35rem,(min-width:54rem) 48vw,100vw" alt="{{page.image.alt}}" width="{{page.image.width}}" height="{{page.image.height}}">
</picture>
{{/page.image.srcset}}
{{^page.image.srcset}}
<img{{#page.image.language}} lang="{{page.image.language}}"{{/page.image.language}}{{#page.image.focus}} class="{{page.image.focus}}"{{/page.image.focus}} fetchpriority="high" src="{{page.image.url}}" alt="{{page.image.alt}}"{{#page.image.width}} width="{{page.image.width}}" height="{{page.image.height}}"{{/page.image.width}}>
{{/page.image.srcset}}
</div>
{{/page.image}}

"""##,
    "partials/place.mustache": ##"""
{{! The facts: before the text on a phone, in view beside it on a wide screen. }}
{{#place.has-hours}}
<div class="side">
{{> hours}}
</div>
{{/place.has-hours}}

"""##,
    "partials/prose.mustache": ##"""
{{#page.body}}
<div class="prose">
{{#page.is-location}}
{{#page.lead}}
<p class="lead">{{page.lead}}</p>
{{/page.lead}}
{{/page.is-location}}
{{page.body}}
</div>
{{/page.body}}
{{^page.body}}
{{#page.is-location}}
{{#page.lead}}
<div class="prose"><p class="lead">{{page.lead}}</p></div>
{{/page.lead}}
{{/page.is-location}}
{{/page.body}}

"""##,
    "partials/results.mustache": ##"""
{{! The styles of what a search found, which only the search page needs. }}
.results [hidden]{display:none}
main:has(>.results){min-block-size:100svh}
.hero:has(+.results){margin-block-end:1rem}
.results[aria-busy=true]~.browse,.results:has(li)~.browse>:not(.bar){display:none}
.results:not(:has(li)){padding:0;border:0;background:none}
.results [role=status]{color:var(--soft);min-block-size:1.55em;margin-block-end:1rem}
.results[aria-busy=true]{opacity:.6}
.results[aria-busy=true]:not(:has(li)):has([role=status]:empty)::before{content:attr(data-wait);position:absolute}
.results .rows{margin-block-end:0}
.results .more span{display:inline-block}
.results h3{padding:1.25rem var(--inset,1.375rem) .5rem;font-size:1.0625rem}
.results .state{grid-column:1/-1;font-size:.9375rem}
.results .rows li{position:relative}
.results .rows .do{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:-.5rem var(--inset,1.375rem) .35rem}
.results .rows .do a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:0;border:0;color:var(--accent);font-size:.9375rem;font-weight:600;text-decoration:none}
.results .filter:not([hidden]){display:inline-flex;align-items:center;gap:.6rem;min-block-size:2.75rem;cursor:pointer}
.results .filter input{inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:var(--fill)}
.results:has([data-open]:checked) .rows li:not(:has([data-state=open],h3)){display:none}
.results .button{margin-block-start:1rem;font:inherit;font-weight:600;color:inherit;cursor:pointer}

"""##,
    "partials/rows.mustache": ##"""
{{! The locations of one entry of a list. Each row says the same in the same lines. }}
<ul class="in"{{#hours-words}} data-words="{{hours-words}}"{{/hours-words}}>
{{#children}}
<li><a href="{{url}}"><b{{#language}} lang="{{language}}"{{/language}}><bdi>{{title}}</bdi></b>{{#locality}} <span>{{#street}}<bdi>{{street}}</bdi> · {{/street}}<bdi>{{locality}}{{^page.is-in-directory}}{{#region}}, {{region}}{{/region}}{{/page.is-in-directory}}</bdi></span>{{/locality}}{{#hours-times}} <span class="state" data-hours="{{hours-times}}" hidden></span>{{/hours-times}}{{^hours-times}}{{#closed-until}} <span class="state" data-until="{{closed-until-date}}">{{closed-until}}</span>{{/closed-until}}{{/hours-times}}</a></li>
{{/children}}
</ul>

"""##,
    "partials/said.mustache": ##"""
{{! The words of the frame of a page, each as it is in the page, for the script of `404.mustache`. }}
<i>{{skip}}</i><i>{{main}}</i><i>{{find}}</i><i>{{languages}}</i><i>{{all}}</i><i>{{all-locations}}</i><i>{{search}}</i><i>{{search-hint}}</i><i>{{near-me}}</i><i>{{near-hint}}</i><i>{{no-results}}</i><i>{{search-failed}}</i><i>{{no-position}}</i><i>{{locations}}</i><i>{{nearby}}</i><i>{{searching}}</i><i>{{no-code}}</i><i>{{directions}}</i><i>{{call}}</i>

"""##,
    "partials/search.mustache": ##"""
{{! Search by town, postal code, name, or position. Without a script, the form leads to the directory. }}
{{#site.finder-script}}
{{#finder}}
<form class="search" role="search" action="{{finder.directory-url}}" data-finder="{{finder.url}}" data-none="{{labels.no-results}}" data-failed="{{labels.search-failed}}" data-denied="{{labels.no-position}}" data-count="{{labels.locations}}" data-here="{{labels.nearby}}" data-wait="{{labels.searching}}" data-nearest="{{labels.no-code}}" data-directions="{{labels.directions}}" data-call="{{labels.call}}">
<div class="ask"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/></svg><input type="search" name="q" maxlength="100" aria-label="{{labels.search-hint}}" placeholder="{{labels.search-hint}}" autocomplete="off" autocapitalize="off" spellcheck="false"><ul id="options" role="listbox" aria-label="{{labels.search-hint}}" hidden></ul></div>
<button class="button go">{{labels.search}}</button>
<button class="button" type="button" data-near hidden><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="7"/><path d="M12 2v4M12 18v4M2 12h4M18 12h4"/></svg>{{labels.near-me}}</button>
<p>{{labels.near-hint}}</p>
</form>
{{site.finder-script}}
{{/finder}}
{{/site.finder-script}}

"""##,
    "partials/services.mustache": ##"""
{{#place.has-services}}
<section class="card">
<h2>{{labels.services}}</h2>
<ul class="services"{{#place.services-language}} lang="{{place.services-language}}"{{/place.services-language}}>
{{#place.services}}
<li><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{{icon}}"/></svg><bdi>{{text}}</bdi></li>
{{/place.services}}
</ul>
</section>
{{/place.has-services}}

"""##,
    "partials/sizes.mustache": ##"""
{{! The styles of the hours of a location, of one with large text, whose times go below their days, and of a printed one: one
sheet, with the code of the page, and the pictures at its end. }}
<style>
{{> week}}
.hours{container-type:inline-size}
@container (max-width:13rem){
.hours :is(tr,th,td){display:block;border-radius:0}
.hours td{padding-block-start:0;padding-inline-start:calc(var(--inset,1.375rem)/2.2);text-align:start}
.hours [hidden]{display:none}
}
@media print{
main{padding-block-end:1rem}
article{display:flex;flex-wrap:wrap;gap:.4cm}
article :is(.intro,.side,.note,.prose){flex:1 1 100%;max-inline-size:none}
article :is(.hero,.cols,.stack,.photos){display:contents!important}
.intro{position:relative;margin-block-start:1rem}
.intro:has(.scan){min-block-size:3.2cm;padding-inline-end:4cm}
.intro .scan{display:block;position:absolute;inset-block-start:0;inset-inline-end:0;margin:0;padding:0;background:none}
.scan p{display:none}
.scan svg{display:block;inline-size:3.2cm;block-size:3.2cm}
.hero:has(.pic) .pic,.photos li{order:1;flex:none;inline-size:4.2cm;aspect-ratio:3/2;margin:0;padding:0;break-inside:avoid}
.hours :is(th,td){padding-block:.1cm}
}
</style>

"""##,
    "partials/social.mustache": ##"""
{{#page.links.has-social}}
<section class="card links">
<h2>{{labels.links}}</h2>
<p class="maps">{{#page.links.social}}<a href="{{url}}"><bdi>{{title}}</bdi></a> {{/page.links.social}}</p>
</section>
{{/page.links.has-social}}

"""##,
    "partials/stores.mustache": ##"""
{{! Other ways for devices without App Clips: the full app, and the page to order. Google Play is the call on Android; only
without a script, both stores show. }}
{{#clip}}
<div class="stores">
{{#clip.store-url}}
<a class="ios" href="{{clip.store-url}}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4v11M7 10l5 5 5-5M5 20h14"/></svg>{{labels.app}}</a>
{{/clip.store-url}}
{{#clip.play-url}}
<noscript><a class="android" href="{{clip.play-url}}">Google Play</a></noscript>
{{/clip.play-url}}
{{#page.links.order-url}}
<a class="web{{^clip.play-url}} first{{/clip.play-url}}" href="{{page.links.order-url}}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0"/></svg>{{labels.order}}</a>
{{/page.links.order-url}}
</div>
{{/clip}}

"""##,
    "partials/style.mustache": ##"""
{{! Inlined into each page, so that the first response paints it. }}
{{> tokens}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{--tint:color-mix(in srgb,var(--fill) 9%,var(--paper));margin:0;min-block-size:100svh;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);font:1.0625rem/1.55 var(--font);overflow-wrap:break-word;text-wrap:pretty}
h1,h2,h3,p,ul,ol,address{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3{font-family:var(--display);line-height:1.15;text-wrap:balance}
h1{font-size:clamp(1.875rem,1.25rem + 2.7vw,3.25rem);font-weight:700;line-height:1.08;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{font-size:1.1875rem;font-weight:650;letter-spacing:-.01em}
:is([dir=rtl],:lang(ja),:lang(zh),:lang(ko)) :is(h1,h2){letter-spacing:0}
:lang(ja) :is(h1,h2,h3,.lead,.note,.services,.call,.scan,.tiles,.cards){word-break:auto-phrase}
:is(h1,h3,.card>h2,table,.call,.scan,.tiles,.button,.towns){hyphens:auto;hyphenate-limit-chars:10 4}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:var(--small)}
img{display:block;max-inline-size:100%;block-size:auto;background:var(--line)}
picture{display:block}
:is(.top,.facts,.stores) a,.button{overflow-wrap:anywhere}
address{font-style:normal}
bdi{text-align:left}
[dir=rtl] bdi{text-align:right}
summary{list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
main summary::after{content:"";display:inline-block;inline-size:.5em;block-size:.5em;margin:0 .3em .2em .6em;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}
main [open]>summary::after{transform:rotate(225deg)}
b{font-weight:650}
.icon{inline-size:1.25rem;block-size:1.25rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.skip{position:absolute;z-index:2;inset-block-start:.5rem;inset-inline-start:1rem;padding:.65rem 1.25rem;border-radius:var(--pill);background:var(--ink);color:var(--ground)}
.skip:not(:focus){clip-path:inset(50%);pointer-events:none}
.wrap{padding-inline:var(--edge)}
main{flex:1;padding-block-end:3.5rem}
.top{background:var(--paper);border-block-end:1px solid var(--line)}
.top>div{display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem;min-block-size:3.5rem}
.top :is(a,summary){display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.75rem;min-inline-size:2.75rem;text-decoration:none}
.top .brand{margin-inline-end:auto;font-weight:700;letter-spacing:-.01em}
.logo{inline-size:10rem;block-size:2rem;object-fit:contain;object-position:0;background:none}
[dir=rtl] .logo{object-position:100%}
.top nav :is(a,summary){justify-content:center;padding-inline:.6rem;margin-inline-end:-.6rem;border-radius:var(--pill)}
.languages{position:relative}
.languages ul{position:absolute;z-index:2;inset-block-start:100%;inset-inline-end:-.6rem;min-inline-size:12rem;max-height:70vh;overflow:auto;padding:.4rem;border:1px solid var(--line);border-radius:var(--round);background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}
.top .languages a{display:flex;justify-content:start;margin:0;padding-inline:.9rem}
.languages [aria-current]{font-weight:650}
.top :is(a,summary):hover span,.top .brand:hover,.languages a:hover,.crumbs a:hover,.foot a:hover{text-decoration:underline}
.hero{display:grid;grid-template-columns:minmax(0,1fr);gap:.9rem;padding-block-end:1.5rem}
.pic{order:-1;overflow:hidden;aspect-ratio:10/3;margin-inline:calc(0px - var(--edge));background:var(--line)}
.pic :is(picture,img){inline-size:100%;block-size:100%;object-fit:cover}
{{> focus}}
.hero:not(:has(.pic)){margin-inline:calc(0px - var(--edge));padding:1.75rem var(--edge) 2rem;margin-block-end:1.5rem;background:var(--tint);border-block-end:1px solid var(--line)}
.facts{display:flex;flex-wrap:wrap;gap:.15rem 1rem;margin-block-start:.5rem;color:var(--soft)}
.facts:not(:has(bdi,.state:not([hidden]))){display:none}
.facts>:last-child{display:flex;gap:.35em}
.facts a{display:inline-flex;align-items:center;min-block-size:2.75rem;margin-block:-.6rem}
.state{--tone:var(--closed);color:var(--words,var(--tone));font-weight:650}
.state::before{content:"";display:inline-block;inline-size:.55rem;block-size:.55rem;margin-inline-end:.5rem;border-radius:50%;background:var(--tone)}
.state[data-state=open]{--tone:var(--open)}
.state[hidden]{display:none}
.where{display:flex;gap:.5rem;margin-block-start:.5rem}
.where>span,.call b{min-inline-size:0}
.where .icon{margin-block-start:.2em;color:var(--accent)}
:is(:lang(ja),:lang(zh),[dir=rtl]) .where span>span{display:block}
.where span>span:not(:last-child)::after{content:","}
:is(:lang(ja),:lang(zh),[dir=rtl]) .where span>span::after{content:none!important}
.lead{margin-block-start:.75rem;max-inline-size:38rem;color:var(--soft);font-size:clamp(1.0625rem,1rem + .45vw,1.25rem);line-height:1.5}
.lead strong{color:var(--ink)}
.call{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-block-size:3.5rem;margin-block-start:.85rem;padding:.6rem 1.25rem;border-radius:var(--pill);background:var(--fill);color:var(--on-fill);line-height:1.3;text-decoration:none}
.call b,.actions .button:first-child{font-size:1.1875rem;font-weight:700}
.hint{margin-block-start:.5rem;color:var(--soft);font-size:.9375rem}
[dir=rtl] :is(.call,.bar) .icon{scale:-1 1}
.call:focus-visible,.tiles a:focus-visible,.button:focus-visible{border-radius:var(--pill)}
.tiles bdi,.scan{display:none}
:is(.call,.hint,.tiles,.stores){max-inline-size:30rem}
.tiles{display:flex;flex-wrap:wrap;gap:.6rem;margin-block-start:.6rem}
.tiles:not(:has(a)){display:none}
.tiles a{flex:1 1 5.5rem;min-inline-size:min-content;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.35rem;min-block-size:4rem;padding:.6rem .5rem;border:1px solid var(--line);border-radius:var(--round);background:var(--paper);font-size:.9375rem;font-weight:600;line-height:1.25;text-align:center;text-decoration:none}
.tiles:has(>:nth-child(5):last-child)>a{flex-basis:28%}
.tiles>:only-child{flex-direction:row;gap:.6rem;min-block-size:3rem}
.tiles .icon{color:var(--accent)}
.tiles a:hover{border-color:var(--accent)}
.stores{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin-block-start:.6rem}
.stores:not(:has(a)){display:none}
.stores a{display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.75rem;font-size:.9375rem;font-weight:600;text-decoration:none}
.stores a:hover{text-decoration:underline}
.stores .icon{color:var(--accent)}
html:not([data-device=android]) :is(.call,.hint).android{display:none}
[data-device=android] :is(.clip,.ios,.first){display:none}
@supports (-webkit-touch-callout:none){.android{display:none!important}}
.cols{display:grid;gap:1.25rem}
.side,.stack{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;min-inline-size:0}
.card{min-inline-size:0;padding:1.25rem 1.375rem;border:1px solid var(--line);border-radius:var(--round);background:var(--paper)}
.card>h2{margin-block-end:.6rem}
.card p a{display:inline-block;min-inline-size:2.75rem;padding-block:.6rem;color:var(--accent)}
.links p{margin-block-end:-.6rem}
.maps{display:flex;flex-wrap:wrap;gap:0 1.25rem}
table{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.4rem 0;text-align:start;vertical-align:top;font-weight:400}
th{padding-inline-end:.75rem}
td{text-align:end;word-spacing:.5em}
td bdi{display:inline-block;word-spacing:normal}
.notice{color:var(--closed);font-weight:650}
@media screen{tr[aria-current]>*{background:var(--tint);font-weight:650}}
.note{display:flex;gap:.75rem;margin-block-end:1.25rem}
.note[hidden]{display:none}
.note .icon{margin-block-start:.15em;color:var(--accent)}
.note a{display:inline-block;margin-block:-.6rem;padding-block:.6rem}
.note small{display:block;text-wrap:balance;color:var(--soft);font-size:.9375rem}
.services{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,11rem),1fr));gap:.6rem 1.25rem}
.services li{display:flex;gap:.65rem}
.services .icon{margin-block-start:.15em;color:var(--accent)}
.services bdi{min-inline-size:0;overflow-wrap:anywhere}
.photos{display:grid;grid-template-columns:1fr 1fr;gap:.6rem}
.photos img{inline-size:100%;aspect-ratio:var(--shape);object-fit:cover;border-radius:var(--round)}
.photos>:first-child:nth-last-child(odd){grid-column:1/-1}
main>.photos{max-inline-size:44rem}
:is(main,.text)>:is(.photos,.links){margin-block-start:1.25rem}
@media (min-width:40rem){
.photos:has(>:last-child:nth-child(3n)){grid-template-columns:repeat(3,1fr)}
.photos>:first-child:nth-last-child(3n){grid-column:auto}
}
.prose{max-inline-size:42rem}
.prose>*{margin-block:0 1.1em}
.prose>:last-child{margin-block-end:0}
.prose .lead{color:var(--ink)}
.prose h2,.prose h3{margin-block:2em .5em}
.prose>:first-child{margin-block-start:0}
.prose a{color:var(--accent)}
.prose ul{padding-inline-start:1.3em;list-style:disc}
.prose ol{padding-inline-start:1.5em;list-style:decimal}
.prose img{border-radius:var(--round)}
.prose img:not([width]){inline-size:100%;aspect-ratio:3/2;object-fit:contain}
.prose pre{overflow:auto}
.prose blockquote{margin-inline:0;padding-inline-start:1.25rem;border-inline-start:3px solid var(--line)}
.text{inline-size:100%;max-inline-size:42rem;margin-inline:auto;padding-block-start:clamp(1.5rem,5vw,3.5rem)}
.text .prose{margin-block-start:1.75rem}
.hero+.prose{margin-block-end:1rem}
.rows{margin:0 -1.375rem -1.25rem}
.rows a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem;padding:.8rem 1.375rem;border-block-start:1px solid var(--line);text-decoration:none}
.rows a:hover b,.rows a:hover bdi{text-decoration:underline}
.far{color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap}
.more{grid-column:1/-1;color:var(--soft);font-size:.9375rem}
.actions{display:flex;flex-wrap:wrap;gap:.6rem;margin-block-start:1.5rem}
.button{display:inline-flex;align-items:center;min-block-size:3rem;padding:.5rem 1.25rem;border:1px solid var(--line);border-radius:var(--pill);background:var(--paper);font-weight:600;line-height:1.25;text-decoration:none}
main:not(:has(.go)) .actions .button:first-child{border-color:transparent;background:var(--fill);color:var(--on-fill)}
.button:hover{border-color:var(--accent)}
.crumbs{padding-block:.5rem;color:var(--soft);font-size:.9375rem}
.crumbs:not(:has(li+li)){display:none}
.crumbs ol{display:flex;flex-wrap:wrap}
.crumbs a{display:inline-block;min-inline-size:1.5rem;padding-block:.7rem;text-decoration:none}
.crumbs li:not(:last-child)::after{content:"/";padding-inline:.6rem}
.foot{border-block-start:1px solid var(--line);background:var(--paper);color:var(--soft);font-size:.9375rem}
.foot div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem}
.foot>div{gap:0 2.5rem;padding-block:1rem 1.5rem}
.foot a{min-inline-size:2.75rem;padding-block:.75rem;text-decoration:none}
.foot .tongues,.foot p{flex:1 1 100%}
.foot .tongues{justify-content:start}
.foot .printed{display:none}
@supports (-webkit-touch-callout:none){.has-card .foot{padding-block-end:50vh}}
@media (max-width:29.99rem){.top nav span{font-size:0}}
@media (max-width:59.99rem){
.tiles:has(>:nth-child(4):last-child)>a{flex-basis:40%}
}
@media (min-width:48rem){
.hero:has(.pic){grid-template-columns:minmax(0,1.05fr) minmax(0,.95fr);gap:clamp(1.5rem,4vw,2.5rem);align-items:center;padding-block:2rem 2.5rem}
.hero:has(.pic) .pic{order:0;aspect-ratio:var(--shape);margin:0;border-radius:calc(var(--round)*1.35)}
.hero:not(:has(.pic)){margin:1.5rem 0 2rem;padding:2.75rem 2.5rem;border:0;border-radius:calc(var(--round)*1.35)}
.cols{grid-template-columns:minmax(0,1fr) 22rem;gap:1.25rem clamp(1.5rem,4vw,2.5rem);align-items:start}
.cols:not(:has(.side):has(.stack>*)){grid-template-columns:minmax(0,1fr)}
.side{order:1;position:sticky;inset-block-start:1rem}
.cols:not(:has(.stack>*)) .side{position:static;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}
}
@media (min-width:40rem) and (not (pointer:coarse)){
:is(.call,.hint,div.stores){display:none}
.scan{display:flex;gap:1.5rem;align-items:center;margin-block-start:1.25rem;padding:1.25rem;border-radius:var(--round);background:var(--brand);color:var(--on-brand)}
.scan svg{flex:none;inline-size:8.25rem;block-size:8.25rem;border-radius:var(--small)}
.scan p{display:grid;margin:0;min-inline-size:0;color:inherit;font-size:1.1875rem;font-weight:700;line-height:1.3;text-wrap:balance}
.scan .button{justify-self:start;margin-block-start:.75rem;border:0;color:var(--ink)}
.scan b{margin-block-end:.5rem;font-size:clamp(1.5rem,1rem + 1vw,1.875rem);font-weight:700;line-height:1.15}
.tiles,.scan,.on{max-inline-size:34rem}
.tiles a{flex-direction:row;gap:.6rem;min-block-size:3.25rem}
.tiles bdi{display:inline;white-space:nowrap}
.tiles span{display:none}
}
@media (min-width:54rem) and (not (pointer:coarse)){
.hero:not(:has(.pic)) .intro:has(.scan){display:grid;grid-template:repeat(8,auto) 1fr/minmax(0,1fr) minmax(0,30rem);column-gap:2.5rem}
.hero:not(:has(.pic)) .intro>*{grid-column:1}
.hero:not(:has(.pic)) .scan{grid-area:1/2/-1;align-self:center;margin:0}
}
@media (forced-colors:active){
:is(.call,.scan,.go,.actions .button,.pages [aria-current]){border:2px solid}
.state::before{border:.275rem solid}
tr[aria-current]>*{border-block:2px solid}
}
@media (prefers-reduced-motion:no-preference){
@view-transition{navigation:auto}
}
@media print{
.hours details::details-content{content-visibility:visible;block-size:auto}
main summary::after{display:none}
:root{color-scheme:light;--ground:#fff;--paper:#fff;--ink:#000;--soft:#333;--line:#999;--accent:#000;--fill:#fff}
.skip,.top nav,.call,.hint,.scan,.tiles a:not([href^="tel:"]),.tiles span,.stores,.maps,.actions,.crumbs,.stack>.card,.foot a,.icon,.state{display:none}
body{min-block-size:0;font-size:11pt}
.tiles a{display:block;padding:0;border:0;min-block-size:0;font-size:11pt;text-align:start}
.tiles bdi{display:inline}
h1{font-size:24pt}
.hero:has(.pic){grid-template-columns:1fr 1fr;align-items:start;padding-block-start:1rem}
.hero:has(.pic) .pic{order:0;aspect-ratio:3/2;margin:0}
.cols{display:block}
.side{position:static;display:block}
.card{margin-block-end:1rem;padding:0;border:0}
:is(table,tr,.prose img){break-inside:avoid}
:is(h1,h2,h3,summary){break-after:avoid}
.foot .printed{display:block;overflow-wrap:anywhere}
}

"""##,
    "partials/tiles.mustache": ##"""
{{! What people do besides: equals below the call. Where an App Clip is the call, the page to order is beside it. }}
<div class="tiles">
{{#place.directions-url}}
{{^clip}}
{{site.device-script}}
{{/clip}}
<a{{#clip}}{{^clip.play-url}}{{^page.links.order-url}} class="first"{{/page.links.order-url}}{{/clip.play-url}}{{/clip}} href="{{place.directions-url}}" data-google="{{place.google-directions-url}}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m12 3 9 9-9 9-9-9zM9 14v-3h5M12 8.500 14.500 11 12 13.500"/></svg>{{labels.directions}}</a>
{{/place.directions-url}}
{{#place.phone-url}}
<a href="{{place.phone-url}}" aria-label="{{labels.call}} {{place.phone}}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3h3l2 5-2.500 1.500a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z"/></svg><span>{{labels.call}}</span><bdi>{{place.phone}}</bdi></a>
{{/place.phone-url}}
{{#page.links}}
{{#menu-url}}
<a href="{{menu-url}}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 4h14v16H5zM9 9h6M9 13h6"/></svg>{{labels.menu}}</a>
{{/menu-url}}
{{^clip}}
{{#order-url}}
<a class="web" href="{{order-url}}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0"/></svg>{{labels.order}}</a>
{{/order-url}}
{{/clip}}
{{#booking-url}}
<a href="{{booking-url}}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4"/></svg>{{labels.booking}}</a>
{{/booking-url}}
{{/page.links}}
</div>
{{> stores}}

"""##,
    "partials/today.mustache": ##"""
{{! The script of the hours, for a page without them that has dates. }}
{{#place.closed-until}}
{{site.today-script}}
{{/place.closed-until}}
{{^place.closed-until}}
{{#page.has-dated-notices}}
{{site.today-script}}
{{/page.has-dated-notices}}
{{/place.closed-until}}

"""##,
    "partials/tokens.mustache": ##"""
{{! Colors, type and shape: start with `looks` in site.yml, and go on here to make the theme yours. Text needs a contrast of 4.5:1 in both schemes. }}
:root{
color-scheme:light dark;
--ground:#f6f4f0;
--paper:#ffffff;
--line:#e2ddd4;
--ink:#1b1a18;
--soft:#5d5750;
--day:#a33c13;
--night:#ff9d74;
--accent:var(--day);
--fill:var(--day);
--on-fill:#fff;
--brand:var(--day);
--on-brand:#fff;
--open:#11693f;
--closed:#a12f1f;
--font:system-ui,sans-serif;
--display:var(--font);
--round:1.25rem;
--pill:99rem;
--small:.5rem;
--shape:3/2;
--edge:max(1.25rem,env(safe-area-inset-left),50% - 35rem);
}
@media (prefers-color-scheme:dark){
:root{
--ground:#121110;
--paper:#1d1b1a;
--line:#38342f;
--ink:#f5f2ec;
--soft:#b3aba2;
--accent:var(--night);
--fill:var(--night);
--on-fill:#000;
--open:#66cf9a;
--closed:#ff9e8d;
}
}
{{#site.looks}}
:root{
{{#site.looks.background-light}}--ground:{{site.looks.background-light}};--paper:{{site.looks.paper-light}};--line:{{site.looks.line-light}};--open:{{site.looks.open-light}};--closed:{{site.looks.closed-light}};{{/site.looks.background-light}}
{{#site.looks.ink-light}}--ink:{{site.looks.ink-light}};--soft:{{site.looks.soft-light}};{{/site.looks.ink-light}}
{{#site.looks.accent-light}}--accent:{{site.looks.accent-light}};{{/site.looks.accent-light}}
{{#site.looks.button-light}}--fill:{{site.looks.button-light}};--on-fill:{{site.looks.on-button-light}};--brand:{{site.looks.button-light}};--on-brand:{{site.looks.on-button-light}};{{/site.looks.button-light}}
{{#site.looks.swaps-light}}color-scheme:dark;--fill:var(--night);--on-fill:#000;{{/site.looks.swaps-light}}
{{#site.looks.swaps-text-light}}--accent:var(--night);{{/site.looks.swaps-text-light}}
{{#site.looks.font}}--font:{{site.looks.font}};{{/site.looks.font}}
{{#site.looks.text-font-url}}--font:Brand,{{site.looks.font}}{{^site.looks.font}}system-ui,sans-serif{{/site.looks.font}};{{/site.looks.text-font-url}}
{{#site.looks.heading-font-url}}--display:Brand Headings,var(--font);{{/site.looks.heading-font-url}}
{{#site.looks.radius}}--round:{{site.looks.radius}};--pill:{{site.looks.button-radius}};--small:{{site.looks.small-radius}};{{/site.looks.radius}}
{{#site.looks.image-shape}}--shape:{{site.looks.image-shape}};{{/site.looks.image-shape}}
}
@media (prefers-color-scheme:dark){
:root{
{{#site.looks.background-dark}}--ground:{{site.looks.background-dark}};--paper:{{site.looks.paper-dark}};--line:{{site.looks.line-dark}};--open:{{site.looks.open-dark}};--closed:{{site.looks.closed-dark}};{{/site.looks.background-dark}}
{{#site.looks.ink-dark}}--ink:{{site.looks.ink-dark}};--soft:{{site.looks.soft-dark}};{{/site.looks.ink-dark}}
{{#site.looks.accent-dark}}--accent:{{site.looks.accent-dark}};{{/site.looks.accent-dark}}
{{#site.looks.button-dark}}--fill:{{site.looks.button-dark}};--on-fill:{{site.looks.on-button-dark}};{{/site.looks.button-dark}}
{{#site.looks.swaps-dark}}color-scheme:light;--fill:var(--day);--on-fill:#fff;{{/site.looks.swaps-dark}}
{{#site.looks.swaps-text-dark}}--accent:var(--day);{{/site.looks.swaps-text-dark}}
}
}
{{#site.looks.text-font-url}}
@font-face{font-family:Brand;src:url("{{site.looks.text-font-url}}") format("woff2");font-weight:100 900;font-display:optional}
{{/site.looks.text-font-url}}
{{#site.looks.heading-font-url}}
@font-face{font-family:Brand Headings;src:url("{{site.looks.heading-font-url}}") format("woff2");font-weight:100 900;font-display:optional}
{{/site.looks.heading-font-url}}
{{/site.looks}}

"""##,
    "partials/towns.mustache": ##"""
{{! The towns with most locations. }}
{{#locations}}
{{#has-towns}}
<h2>{{labels.most}}</h2>
<ul class="towns">
{{#towns}}
<li><a href="{{url}}"><bdi>{{title}}</bdi> <span>{{count}}</span></a></li>
{{/towns}}
</ul>
{{/has-towns}}
{{/locations}}

"""##,
    "partials/week.mustache": ##"""
{{! The styles of opening hours, which only the page of a location needs. }}
.hours>*+*{margin-block-start:.75rem}
.hours :is(h3,summary){font-size:1em;font-weight:650;text-align:start}
.hours summary{min-block-size:2.75rem;padding-block:.6rem}
.hours i{font-style:normal;font-weight:400;white-space:nowrap}
.hours [data-other]>*{font-weight:650}
.hours [data-later]{color:var(--soft)}
.hours small{display:block;color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}
.hours table{font-size:.9375rem;inline-size:calc(100% + 1.25rem);margin-inline:-.625rem}
.hours th{padding-inline-start:.625rem;border-start-start-radius:var(--small);border-end-start-radius:var(--small)}
.hours td{padding-inline-end:.625rem;border-start-end-radius:var(--small);border-end-end-radius:var(--small)}

"""##,
    "redirect.mustache": ##"""
{{! What a short URL shows where the host cannot redirect; the head takes people on. }}
{{<layout}}
{{$main}}
<article class="text">
<h1>{{redirect.title}}</h1>
<p class="lead">{{labels.moved}} <a href="{{redirect.url}}"><bdi>{{redirect.url}}</bdi></a></p>
<div class="actions"><a class="button" href="{{redirect.url}}">{{labels.continue}}</a></div>
</article>
{{/main}}
{{/layout}}

"""##,
    "signs/counter.svg": ##"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 111 154" width="111mm" height="154mm" data-distance="800">
  <title>Counter sign, A6 portrait: 105 × 148 mm, and 3 mm around it that are cut off</title>
  <style id="brand-style">
    /* Lengths are millimeters. clipsite adds the colors of `looks` and the fonts below these rules. */
    .accent { fill: #a33c13 } .on-accent { fill: #ffffff } .on-quiet { fill: #f6e7e1 }
    .paper { fill: #ffffff } .ink { fill: #1b1a18 } .quiet { fill: #5d5750 }
  </style>
  <rect id="background" class="accent" x="-3" y="-3" width="111" height="154"/>
  <g class="on-accent" fill-opacity="0.06"><circle cx="107" cy="-2" r="39"/><circle cx="107" cy="-2" r="25"/></g>
  <rect id="logo" class="paper" x="9" y="8" width="62" height="9.500" rx="2.400"/>
  <text id="brand" class="on-accent" x="9" y="14.800" font-size="5" font-weight="600" letter-spacing="-0.01em" style="inline-size:87px">Harbor Coffee</text>
  <text id="headline" class="on-accent" x="9" y="29" font-size="10.600" font-weight="700" letter-spacing="-0.02em" data-lines="2" style="inline-size:87px">Skip the line. Order ahead.</text>
  <g id="without-app-clip-code">
    <rect class="paper" x="9" y="47.500" width="87" height="78.500" rx="6"/>
    <rect id="qr" x="28.500" y="56" width="48" height="48" fill="#dddddd"/>
  </g>
  <g id="with-app-clip-code">
    <rect class="paper" x="-3" y="47.500" width="111" height="78.500"/>
    <rect id="app-clip-code" x="5.500" y="58" width="40" height="40" fill="#dddddd"/>
    <rect id="qr-2" x="57" y="58" width="40" height="40" fill="#dddddd"/>
    <text id="iphone" class="ink" x="25.500" y="109" font-size="4" font-weight="600" text-anchor="middle" style="inline-size:38px">iPhone</text>
    <text id="any-phone" class="ink" x="77" y="109" font-size="4" font-weight="600" text-anchor="middle" style="inline-size:46px">Any phone</text>
  </g>
  <text id="action" class="ink" x="52.500" y="117" font-size="5" font-weight="600" letter-spacing="-0.01em" text-anchor="middle" style="inline-size:79px">Scan with your camera</text>
  <text id="promise" class="quiet" x="52.500" y="122.400" font-size="3.500" text-anchor="middle" style="inline-size:79px">Opens in a moment, nothing to install</text>
  <text id="place" class="on-accent" x="9" y="132" font-size="4.100" font-weight="600" data-lines="2" style="inline-size:87px">Embarcadero</text>
  <text id="fallback" class="on-accent" x="9" y="142.600" font-size="3.800" style="inline-size:87px">Or type harbor.coffee/e</text>
</svg>

"""##,
    "signs/tent.svg": ##"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 303 216" width="303mm" height="216mm" data-distance="500" data-fold="105">
  <title>Tent card, A4 landscape: two faces of 297 × 105 mm, and 3 mm around them that are cut off</title>
  <style id="brand-style">
    /* Lengths are millimeters. clipsite adds the colors of `looks` and the fonts below these rules. */
    .accent { fill: #a33c13 } .on-accent { fill: #ffffff } .on-quiet { fill: #f6e7e1 }
    .paper { fill: #ffffff } .ink { fill: #1b1a18 } .quiet { fill: #5d5750 }
  </style>
  <rect id="background" class="accent" x="-3" y="-3" width="303" height="216"/>
  <g transform="translate(0 105)">
    <g class="on-accent" fill-opacity="0.055"><circle cx="0" cy="108" r="60"/><circle cx="0" cy="108" r="38"/></g>
    <rect id="logo" class="paper" x="16" y="13" width="80" height="13" rx="3"/>
    <text id="brand" class="on-accent" x="16" y="21.500" font-size="6.500" font-weight="600" letter-spacing="-0.01em" style="inline-size:110px">Harbor Coffee</text>
    <text id="place" class="on-accent" x="16" y="93.500" font-size="4.800" font-weight="600" data-lines="2" style="inline-size:120px">Embarcadero</text>
    <text id="fallback" class="on-accent" x="281" y="98.600" font-size="4.500" text-anchor="end" style="inline-size:138px">Or type harbor.coffee/e</text>
    <g id="with-app-clip-code">
      <text id="headline" class="on-accent" x="16" y="46" font-size="15" font-weight="700" letter-spacing="-0.02em" data-lines="2" style="inline-size:112px">Order from your table.</text>
      <text id="action-2" class="on-accent" x="16" y="76" font-size="5.500" font-weight="600" style="inline-size:112px">Scan with your camera</text>
      <text id="promise" class="on-quiet" x="16" y="83" font-size="5" style="inline-size:112px">Opens in a moment, nothing to install</text>
      <rect class="paper" x="137" y="13" width="144" height="79" rx="7"/>
      <rect id="app-clip-code" x="147" y="19" width="56" height="56" fill="#dddddd"/>
      <rect id="qr-2" x="221" y="24" width="46" height="46" fill="#dddddd"/>
      <text id="iphone" class="ink" x="175" y="86.500" font-size="4.800" font-weight="600" text-anchor="middle" style="inline-size:60px">iPhone</text>
      <text id="any-phone" class="ink" x="244" y="86.500" font-size="4.800" font-weight="600" text-anchor="middle" style="inline-size:66px">Any phone</text>
    </g>
    <g id="without-app-clip-code">
      <text id="headline-3" class="on-accent" x="16" y="48" font-size="19" font-weight="700" letter-spacing="-0.02em" data-lines="2" style="inline-size:175px">Order from your table.</text>
      <text id="promise-3" class="on-quiet" x="16" y="83" font-size="5" style="inline-size:175px">Opens in a moment, nothing to install</text>
      <rect class="paper" x="203" y="13" width="78" height="79" rx="7"/>
      <rect id="qr" x="217" y="21.500" width="50" height="50" fill="#dddddd"/>
      <text id="action" class="ink" x="242" y="86.500" font-size="4.800" font-weight="600" text-anchor="middle" style="inline-size:72px">Scan with your camera</text>
    </g>
  </g>
  <g transform="translate(297 105) rotate(180)">
    <g class="on-accent" fill-opacity="0.055"><circle cx="0" cy="108" r="60"/><circle cx="0" cy="108" r="38"/></g>
    <rect id="logo-2" class="paper" x="16" y="13" width="80" height="13" rx="3"/>
    <text id="brand-2" class="on-accent" x="16" y="21.500" font-size="6.500" font-weight="600" letter-spacing="-0.01em" style="inline-size:175px">Harbor Coffee</text>
    <text id="headline-2" class="on-accent" x="16" y="48" font-size="19" font-weight="700" letter-spacing="-0.02em" data-lines="2" style="inline-size:175px">Order from your table.</text>
    <text id="promise-2" class="on-quiet" x="16" y="83" font-size="5" style="inline-size:175px">Opens in a moment, nothing to install</text>
    <text id="place-2" class="on-accent" x="16" y="93.500" font-size="4.800" font-weight="600" data-lines="2" style="inline-size:120px">Embarcadero</text>
    <text id="fallback-2" class="on-accent" x="281" y="98.600" font-size="4.500" text-anchor="end" style="inline-size:138px">Or type harbor.coffee/e</text>
      <rect class="paper" x="203" y="13" width="78" height="79" rx="7"/>
      <rect id="qr-3" x="217" y="21.500" width="50" height="50" fill="#dddddd"/>
      <text id="action-3" class="ink" x="242" y="86.500" font-size="4.800" font-weight="600" text-anchor="middle" style="inline-size:72px">Scan with your camera</text>
  </g>
</svg>

"""##,
  ]
}
