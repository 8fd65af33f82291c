// swift-format-ignore-file
// Made from Templates/ by `RECORD=1 swift test --filter StarterThemeTests`. Change Templates/ instead.

extension StarterTheme {
  static let cleanTemplates: StaticString = ##"""
%%% 404.mustache
{{! The answer to an address that leads nowhere. Its title and text are those of 404.md, if there is one; its words can be
replaced under `words` in site.yml. }}
{{<layout}}
{{$main}}
<h1>{{page.title}}</h1>
{{#page.body}}
<div class="prose">
{{page.body}}
</div>
{{/page.body}}
{{^page.body}}
<p class="lead">{{labels.missing-hint}}</p>
{{/page.body}}
<div class="actions"><a class="button" href="{{site.home}}">{{labels.all}}</a></div>
{{/main}}
{{/layout}}
%%% card.mustache
{{! The dedicated page of an App Clip card: as little as possible, all of it above the card. }}
{{<layout}}
{{$main}}
<div class="hero">
<div>
<h1>{{page.title}}</h1>
<p class="lead">{{labels.tap}}</p>
{{#clip.store-url}}
<div class="actions"><a class="button big" href="{{clip.store-url}}">{{labels.app}}</a></div>
{{/clip.store-url}}
{{#location-page}}
<a class="back" href="{{location-page.url}}">{{labels.back}}</a>
{{/location-page}}
</div>
{{> picture}}
</div>
{{/main}}
{{/layout}}
%%% directory.mustache
{{! The home page and the page of a business: text, then what is below it. }}
{{<layout}}
{{$main}}
{{> hero}}
{{#page.body}}
<div class="prose">
{{page.body}}
</div>
{{/page.body}}
{{> parts}}
{{> children}}
{{> pagination}}
{{/main}}
{{/layout}}
%%% location.mustache
{{! One place: what it is, how to get there, when it is open. }}
{{<layout}}
{{$main}}
<article>
{{> hero}}
<div class="split">
{{> place}}
{{#page.body}}
<div class="prose">
{{page.body}}
</div>
{{/page.body}}
</div>
{{> neighbors}}
</article>
{{/main}}
{{/layout}}
%%% page.mustache
{{! Plain text, such as an About page. }}
{{<layout}}
{{$main}}
<article>
<h1>{{page.title}}</h1>
{{#page.description}}
<p class="lead">{{page.description}}</p>
{{/page.description}}
{{#page.body}}
<div class="prose">
{{page.body}}
</div>
{{/page.body}}
</article>
{{/main}}
{{/layout}}
%%% partials/actions.mustache
{{! The first action stands out. The App Store link serves those whose device shows no App Clip. }}
<div class="actions">
{{#clip.card-page}}
<a class="button" href="{{clip.card-page.url}}">{{labels.open}}</a>
{{/clip.card-page}}
{{#place.map-url}}
<a class="button" href="{{place.map-url}}">{{labels.directions}}</a>
{{/place.map-url}}
{{#place.phone-url}}
<a class="button" href="{{place.phone-url}}">{{labels.call}}</a>
{{/place.phone-url}}
{{#clip.store-url}}
<a class="button" href="{{clip.store-url}}">{{labels.app}}</a>
{{/clip.store-url}}
</div>
%%% partials/breadcrumbs.mustache
{{! The way back up, with the name of the site first, and the other languages of the page. }}
<header class="bar">
<nav aria-label="{{labels.breadcrumbs}}">
<ol>
{{#breadcrumbs}}
<li><a href="{{url}}"><bdi>{{title}}</bdi></a></li>
{{/breadcrumbs}}
{{^breadcrumbs}}
<li><a href="{{site.home}}"><bdi>{{site.name}}</bdi></a></li>
{{/breadcrumbs}}
</ol>
</nav>
{{> languages}}
</header>
%%% partials/children.mustache
{{! A long list is quick to scan: names and towns, no pictures. What has no picture is set as a row, see the style.
`count` guards the inner list: without it, a location would look for `children` further out. }}
<ul class="cards{{#page.is-home}} large{{/page.is-home}}">
{{#children}}
<li>
{{^pagination}}
{{#image-url}}
{{#image-srcset}}
<picture>
<source type="image/webp" srcset="{{image-webp-srcset}}" sizes="(min-width:46rem) 36rem,100vw">
<img src="{{image-url}}" srcset="{{image-srcset}}" sizes="(min-width:46rem) 36rem,100vw" alt="" width="600" height="400" loading="lazy" decoding="async">
</picture>
{{/image-srcset}}
{{^image-srcset}}
<img src="{{image-url}}" alt="" width="600" height="400" loading="lazy" decoding="async">
{{/image-srcset}}
{{/image-url}}
{{/pagination}}
<h2><a href="{{url}}"><bdi>{{title}}</bdi></a></h2>
{{#locality}}
<p class="town"><bdi>{{locality}}</bdi></p>
{{/locality}}
{{^pagination}}
{{#description}}
<p><bdi>{{description}}</bdi></p>
{{/description}}
{{/pagination}}
{{#only-location}}
<p class="town"><bdi>{{only-location}}</bdi></p>
{{/only-location}}
{{^only-location}}
{{#location-count}}
<p class="town">{{labels.locations}}: {{location-count}}</p>
{{/location-count}}
{{/only-location}}
{{#count}}
{{^children}}
<p>{{labels.locations}}: {{count}}</p>
{{/children}}
<ul>
{{#children}}
<li><a href="{{url}}"><bdi>{{title}}</bdi>{{#locality}} <span><bdi>{{locality}}</bdi></span>{{/locality}}</a></li>
{{/children}}
</ul>
{{/count}}
</li>
{{/children}}
</ul>
%%% partials/footer.mustache
{{! The links stand under `extra` in site.yml. Absolute URLs work on every domain. On paper, the address of the page takes their place. }}
<footer class="foot">
<a href="{{site.url}}">{{site.name}}</a>
{{#site.extra.links}}
<a href="{{url}}">{{title}}</a>
{{/site.extra.links}}
<p class="printed">{{site.name}}, <bdi>{{page.url}}</bdi></p>
</footer>
%%% partials/head.mustache
{{! `head.tags` holds everything that Safari, Messages and search engines read. Keep it first. }}
<meta charset="utf-8">
{{head.tags}}
<style>
{{> style}}
</style>
%%% partials/hero.mustache
{{! Words come before the picture: an App Clip card covers the lower half of a phone, and repeats the picture. }}
<div class="hero">
<div>
<h1>{{page.title}}</h1>
{{#page.description}}
<p class="lead">{{page.description}}</p>
{{/page.description}}
{{> actions}}
</div>
{{> picture}}
</div>
%%% partials/hours.mustache
{{! With a script, the row of today is marked; the page works without, and `today-script: false` in site.yml leaves it out. }}
<section class="hours">
<h2 id="hours">{{labels.hours}}</h2>
<table aria-labelledby="hours">
{{#place.hours}}
<tr data-days="{{day-numbers}}"><th scope="row">{{days}}</th><td><bdi>{{times}}</bdi></td></tr>
{{/place.hours}}
</table>
{{site.today-script}}
</section>
%%% partials/languages.mustache
{{! The page in its languages, each named in its own. }}
{{#languages}}
<nav aria-label="{{labels.languages}}">
<ul>
{{#languages.all}}
<li><a href="{{url}}" lang="{{tag}}" hreflang="{{tag}}"{{#is-current}} aria-current="page"{{/is-current}}><bdi>{{name}}</bdi></a></li>
{{/languages.all}}
</ul>
</nav>
{{/languages}}
%%% partials/layout.mustache
{{! The frame of every page; a template fills `main`. `labels` has the words of the theme in the language of the page. Other
words go under `words` in site.yml, or for one page under `extra` and `labels` in its front matter. }}
<!DOCTYPE html>
<html lang="{{page.language}}" dir="{{page.direction}}">
<head>
{{> head}}
</head>
<body{{#clip.shows-card}} class="has-card"{{/clip.shows-card}}>
<a class="skip" href="#main">{{labels.skip}}</a>
{{> breadcrumbs}}
<main id="main">
{{$main}}
{{/main}}
</main>
{{> footer}}
</body>
</html>
%%% partials/neighbors.mustache
{{! The nearest other locations, where site.yml asks for them. }}
{{#neighbors}}
<section class="near">
<h2>{{labels.nearby}}</h2>
<ul>
{{#neighbors.all}}
<li><a href="{{url}}"><bdi>{{title}}</bdi> <span>{{#locality}}<bdi>{{locality}}</bdi>, {{/locality}}<bdi>{{distance}}</bdi></span></a></li>
{{/neighbors.all}}
</ul>
</section>
{{/neighbors}}
%%% partials/pagination.mustache
{{! Below a long list: on and back. }}
{{#pagination}}
<div class="actions">
{{#pagination.next-url}}
<a class="button" href="{{pagination.next-url}}" rel="next">{{labels.next}}</a>
{{/pagination.next-url}}
{{#pagination.previous-url}}
<a class="button" href="{{pagination.previous-url}}" rel="prev">{{labels.previous}}</a>
{{/pagination.previous-url}}
</div>
{{/pagination}}
%%% partials/parts.mustache
{{! Above a long list: all its parts, each by its first entry, as in the margin of a telephone book. }}
{{#pagination}}
<nav class="parts" aria-label="{{labels.pages}}">
<details>
<summary class="button">{{labels.jump}} <span>{{pagination.number}} / {{pagination.total}}</span></summary>
<ol>
{{#pagination.parts}}
<li><a href="{{url}}"{{#is-current}} aria-current="page"{{/is-current}}><bdi>{{first}}</bdi></a></li>
{{/pagination.parts}}
</ol>
</details>
</nav>
{{/pagination}}
%%% partials/picture.mustache
{{#page.image}}
{{#page.image.srcset}}
<picture>
<source type="image/webp" srcset="{{page.image.webp-srcset}}" sizes="(min-width:76rem) 36rem,(min-width:52rem) 50vw,100vw">
<img src="{{page.image.url}}" srcset="{{page.image.srcset}}" sizes="(min-width:76rem) 36rem,(min-width:52rem) 50vw,100vw" alt="{{page.image.alt}}" width="{{page.image.width}}" height="{{page.image.height}}">
</picture>
{{/page.image.srcset}}
{{^page.image.srcset}}
<img src="{{page.image.url}}" alt="{{page.image.alt}}"{{#page.image.width}} width="{{page.image.width}}" height="{{page.image.height}}"{{/page.image.width}}>
{{/page.image.srcset}}
{{/page.image}}
%%% partials/place.mustache
{{#place}}
<div class="place">
{{#place.has-address}}
<section>
<h2>{{labels.address}}</h2>
<address>
{{#place.address-lines}}
<span><bdi>{{.}}</bdi></span>
{{/place.address-lines}}
</address>
</section>
{{/place.has-address}}
{{#place.has-hours}}
{{> hours}}
{{/place.has-hours}}
{{#place.phone}}
<section>
<h2>{{labels.phone}}</h2>
<p><a href="{{place.phone-url}}"><bdi>{{place.phone}}</bdi></a></p>
</section>
{{/place.phone}}
</div>
{{/place}}
%%% partials/style.mustache
{{! Inlined into each page, so that the first response paints it. }}
{{> tokens}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-block-size:100svh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 var(--font);overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,address{margin:0;padding:0}
h1{font-size:clamp(2.125rem,1.5rem + 3vw,3.5rem);font-weight:700;line-height:1.06;letter-spacing:-.025em;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:1.25rem;font-weight:650;line-height:1.3;letter-spacing:-.01em}
[dir=rtl] :is(h1,h2){letter-spacing:0}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:.3rem}
img{display:block;max-inline-size:100%;block-size:auto;border-radius:var(--round);background:var(--panel)}
picture{display:block}
address{font-style:normal}
.skip{position:absolute;z-index:2;inset-block-start:.5rem;inset-inline-start:1rem;padding:.65rem 1.25rem;border-radius:var(--pill);background:var(--ink);color:var(--paper)}
.skip:not(:focus){clip-path:inset(50%);pointer-events:none}
.bar,main,.foot{padding-inline:var(--edge)}
.bar{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 2rem;padding-block:.5rem}
.bar :is(ol,ul){display:flex;flex-wrap:wrap;list-style:none}
.bar ul{gap:0 1.5rem}
.bar a{display:inline-block;min-inline-size:1.5rem;padding-block:.6rem;text-decoration:none}
.bar ul a{min-inline-size:2.75rem;color:var(--soft)}
.bar ol li:first-child,.bar ul [aria-current]{color:var(--ink);font-weight:650}
.bar ol li+li{color:var(--soft)}
.bar ol li:not(:last-child)::after{content:"/";padding-inline:.6rem;color:var(--soft);font-weight:400}
main{flex:1;padding-block:1.5rem 4rem}
.hero{display:grid;gap:2rem}
.hero img{inline-size:100%}
.lead{margin-block-start:1rem;max-inline-size:36rem;color:var(--soft);font-size:clamp(1.125rem,1rem + .6vw,1.375rem);line-height:1.45;text-wrap:pretty}
.lead strong{color:var(--ink)}
.actions{display:flex;flex-wrap:wrap;gap:.6rem;margin-block-start:1.75rem}
.button{display:inline-flex;align-items:center;min-block-size:3rem;padding:.5rem 1.2rem;border:1px solid transparent;border-radius:var(--pill);background:var(--panel);font-weight:600;line-height:1.25;text-decoration:none}
.actions .button:first-child{background:var(--ink);color:var(--paper)}
.button:focus-visible{border-radius:var(--pill)}
.big{min-block-size:3.75rem;padding-inline:2.25rem;font-size:1.1875rem}
.back{display:inline-block;margin-block-start:1rem;padding-block:.65rem}
.split{display:flex;flex-wrap:wrap;gap:2.5rem 4rem;margin-block-start:2.5rem}
.place{flex:1 1 22rem;min-inline-size:0;max-inline-size:46rem;align-self:start;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:2rem;padding:clamp(1.5rem,4vw,2rem);border-radius:var(--round);background:var(--panel)}
.place h2,.cards p{color:var(--soft)}
.place h2{margin-block-end:.35rem;font-size:.9375rem;letter-spacing:0}
.place span{display:block}
.place p a{display:inline-block;padding-block:.6rem;margin-block:-.6rem}
table{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.35rem 0;text-align:start;vertical-align:top;font-weight:400}
th{padding-inline-end:1rem}
td{text-align:end;white-space:nowrap}
tr+tr>*{border-block-start:1px solid var(--line)}
@media screen{
tr[aria-current]>*{font-weight:650}
tr[aria-current]>th{position:relative}
tr[aria-current]>th::before{content:"";position:absolute;inset-block-start:.95em;inset-inline-start:-.9em;inline-size:.45em;block-size:.45em;border-radius:50%;background:var(--accent)}
}
.prose{flex:2 1 24rem;max-inline-size:40rem;margin-block-start:2rem}
.split .prose{margin:0}
.prose>*{margin-block:0 1.1em}
.prose h2,.prose h3{margin-block:2em .5em}
.prose>:first-child{margin-block-start:0}
.prose a{color:var(--accent)}
.prose :is(ul,ol){padding-inline-start:1.3em}
.prose img:not([width]){inline-size:100%;aspect-ratio:3/2;object-fit:contain}
.prose pre{overflow:auto}
.prose blockquote{margin-inline:0;padding-inline-start:1.25rem;border-inline-start:3px solid var(--line)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:0 3rem;margin-block-start:2rem;list-style:none}
.cards>li{position:relative;display:grid;grid-template-columns:1fr auto;gap:.1rem 1.5rem;align-content:start;align-items:baseline;padding-block:.7rem;border-block-start:1px solid var(--line)}
.cards>li>p{grid-column:1/-1}
.cards>li>.town{grid-column:2;max-inline-size:9rem;text-align:end}
.cards h2{font-size:1.0625rem;font-weight:500;letter-spacing:0}
.cards>li:has(>p:not(.town)) h2{font-weight:650}
.cards h2 a{text-decoration:none}
.cards h2 a::after{content:"";position:absolute;inset:0}
.cards h2 a:hover,.cards ul a:hover>bdi,.near a:hover>bdi,:is(.bar,.foot,.parts) a:hover{text-decoration:underline}
.cards:has(>li>:is(img,picture,ul)){grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:3rem 2rem;margin-block-start:3rem}
.cards.large:has(>li>:is(img,picture,ul)){grid-template-columns:repeat(auto-fill,minmax(max(min(100%,20rem),40%),1fr))}
.cards:where(:has(>li>:is(img,picture,ul)))>li{display:block;padding-block:1.25rem 0}
.cards:has(>li>:is(img,picture,ul)) h2{font-size:1.25rem;font-weight:650}
.cards:has(>li>:is(img,picture,ul)) .town{max-inline-size:none;text-align:start}
.cards>li:has(>img,>picture){border:0;padding:0}
.cards img{inline-size:100%;aspect-ratio:3/2;object-fit:cover;margin-block-end:1.1rem}
.near{max-inline-size:46rem;margin-block-start:3rem}
:is(.cards,.near) ul{position:relative;margin-block-start:.75rem;list-style:none}
.cards ul a,.near a{display:flex;justify-content:space-between;gap:1.5rem;padding-block:.55rem;border-block-start:1px solid var(--line);text-decoration:none}
.cards ul span,.near span{flex:none;max-inline-size:45%;color:var(--soft);text-align:end}
.cards+.actions,.parts{margin-block-start:2.5rem}
.parts summary{cursor:pointer;gap:.75rem;list-style:none}
.parts summary::-webkit-details-marker{display:none}
.parts summary::after{content:"";inline-size:.5rem;block-size:.5rem;border:solid;border-width:0 2px 2px 0;rotate:45deg;translate:0 -.15rem}
.parts [open] summary::after{rotate:225deg;translate:0 .1rem}
.parts span{color:var(--soft);font-weight:400;font-variant-numeric:tabular-nums}
.parts ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:0 2rem;margin-block-start:1rem;list-style:none}
.parts a{display:block;overflow:hidden;padding-block:.55rem;border-block-start:1px solid var(--line);text-decoration:none;text-overflow:ellipsis;white-space:nowrap}
.parts [aria-current]{font-weight:650}
.foot{display:flex;flex-wrap:wrap;gap:0 1.75rem;padding-block:1.25rem 2rem;border-block-start:1px solid var(--line);color:var(--soft);font-size:.9375rem}
.foot a{min-inline-size:2.75rem;padding-block:.8rem;text-decoration:none}
.foot a:first-child{margin-inline-end:auto}
.printed{display:none}
@supports (-webkit-touch-callout:none){.has-card .foot{padding-block-end:50vh}}
@media (max-width:30rem){.has-card h1{font-size:1.75rem}}
@media (min-width:52rem){
.hero:has(img){grid-template-columns:1fr 1.1fr;gap:3.5rem;align-items:center}
.split{margin-block-start:4rem}
}
@media (prefers-reduced-motion:no-preference){
@view-transition{navigation:auto}
.button{transition:filter .2s}
.button:hover{filter:brightness(.94)}
}
@media print{
:root{color-scheme:light;--paper:#fff;--panel:#fff;--ink:#000;--soft:#333;--line:#999;--accent:#000}
.skip,.bar,.actions,.parts,.back,.near,.foot a,.cards img{display:none}
body{min-block-size:0;font-size:11pt}
main{padding-block:0 1.5rem}
h1{font-size:26pt}
.hero:has(img){grid-template-columns:1fr 1fr;align-items:start}
.split{display:block;margin-block-start:1.5rem}
.place{max-inline-size:none;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));padding:1rem 0;border-block:1px solid var(--line);border-radius:0}
.split .prose{margin-block-start:1.5rem}
:is(.place section,tr,.cards>li,.prose img){break-inside:avoid}
:is(h1,h2,h3){break-after:avoid}
.printed{display:block;overflow-wrap:anywhere}
}
%%% partials/tokens.mustache
{{! Colors, type and shape: start with `looks` in site.yml, and go on here to make the theme yours. Text needs a contrast of 4.5:1 in both schemes. }}
:root{
color-scheme:light dark;
--paper:#fbfaf8;
--panel:#f1eee9;
--line:#dfd9d0;
--ink:#1c1b1a;
--soft:#615b54;
--accent:{{site.looks.accent-light}}{{^site.looks.accent-light}}#a33c13{{/site.looks.accent-light}};
--font:{{site.looks.font}}{{^site.looks.font}}system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif{{/site.looks.font}};
--round:{{site.looks.radius}}{{^site.looks.radius}}1.25rem{{/site.looks.radius}};
--pill:{{site.looks.button-radius}}{{^site.looks.button-radius}}99rem{{/site.looks.button-radius}};
--edge:max(1.25rem,env(safe-area-inset-left),50% - 36rem);
}
@media (prefers-color-scheme:dark){
:root{
--paper:#141312;
--panel:#211f1d;
--line:#3a3632;
--ink:#f6f3ee;
--soft:#b0a8a0;
--accent:{{site.looks.accent-dark}}{{^site.looks.accent-dark}}#ff9d74{{/site.looks.accent-dark}};
}
}
%%% redirect.mustache
{{! What a short URL shows where the host cannot redirect; the head takes people on. }}
{{<layout}}
{{$main}}
<h1>{{redirect.title}}</h1>
<p class="lead">{{labels.moved}} <a href="{{redirect.url}}"><bdi>{{redirect.url}}</bdi></a></p>
<div class="actions"><a class="button" href="{{redirect.url}}">{{labels.continue}}</a></div>
{{/main}}
{{/layout}}

"""##
}
