// swift-format-ignore-file
// Made from Sources/ClipsiteCommandLineInterface/Init/Bistro/ by `RECORD=1 swift test --filter StarterThemeTests`. Change Sources/ClipsiteCommandLineInterface/Init/Bistro/ instead.

extension StarterTheme {
  static let bistroTemplates: StaticString = ##"""
%%% 404.mustache
{{! The answer to an address that leads nowhere. Its title and text are those of 404.md, if there is one; its words can be
replaced under `words` in site.yml. }}
{{<layout}}
{{$main}}
<div class="hero">
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
</div>
{{/main}}
{{/layout}}
%%% card.mustache
{{! The dedicated page of an App Clip card: as little as possible, all of it above the card. }}
{{<layout}}
{{$main}}
<div class="hero">
<h1>{{page.title}}</h1>
<p class="lead">{{labels.tap}}</p>
{{#clip.store-url}}
<div class="actions"><a class="button big" href="{{clip.store-url}}">{{labels.app}}</a></div>
{{/clip.store-url}}
{{#location-page}}
<a class="back" href="{{location-page.url}}">{{labels.back}}</a>
{{/location-page}}
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
{{> place}}
{{#page.body}}
<div class="prose">
{{page.body}}
</div>
{{/page.body}}
{{> neighbors}}
</article>
{{/main}}
{{/layout}}
%%% page.mustache
{{! Plain text, such as an About page. }}
{{<layout}}
{{$main}}
<article>
<header class="hero">
<h1>{{page.title}}</h1>
{{#page.description}}
<p class="lead">{{page.description}}</p>
{{/page.description}}
</header>
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
{{! A long list is quick to scan: names and towns, no pictures. What has no picture is set as a row with a leader, see the
style. `count` guards the inner list: without it, a location would look for `children` further out. }}
<ul class="menu">
{{#children}}
<li>
{{^pagination}}
{{#image-url}}
{{#image-srcset}}
<picture>
<source type="image/webp" srcset="{{image-webp-srcset}}" sizes="(min-width:28rem) 26rem,100vw">
<img src="{{image-url}}" srcset="{{image-srcset}}" sizes="(min-width:28rem) 26rem,100vw" alt="" width="600" height="400" loading="lazy" decoding="async">
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
<header class="hero">
<h1>{{page.title}}</h1>
{{#page.description}}
<p class="lead">{{page.description}}</p>
{{/page.description}}
{{> actions}}
{{> picture}}
</header>
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
<source type="image/webp" srcset="{{page.image.webp-srcset}}" sizes="(min-width:50rem) 48rem,100vw">
<img src="{{page.image.url}}" srcset="{{page.image.srcset}}" sizes="(min-width:50rem) 48rem,100vw" alt="{{page.image.alt}}" width="{{page.image.width}}" height="{{page.image.height}}">
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
{{! Inlined into each page, so that the first response paints it. One column, as on a printed menu. }}
{{> tokens}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-block-size:100svh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 var(--font);overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,address{margin:0;padding:0;font-weight:400}
ul,ol{list-style:none}
h1{font-size:clamp(2.5rem,1.4rem + 5vw,4.5rem);line-height:1.04;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:1.5rem;line-height:1.25}
[dir=rtl] h1{letter-spacing:0}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.25em}
address{font-style:normal}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
img{display:block;max-inline-size:100%;block-size:auto;border-radius:var(--round);background:var(--shade)}
.skip{position:absolute;z-index:2;inset-block-start:.5rem;inset-inline-start:1rem;padding:.65rem 1.25rem;background:var(--ink);color:var(--paper)}
.skip:not(:focus){clip-path:inset(50%);pointer-events:none}
.bar,main,.foot{padding-inline:var(--edge)}
.bar,.hero,.foot{text-align:center}
.bar{padding-block:1rem .25rem}
.bar :is(ol,ul){display:flex;flex-wrap:wrap;justify-content:center;gap:0 .75rem}
.bar a,.foot a{display:inline-block;min-inline-size:1.75rem;padding-block:.7rem;color:var(--soft);text-decoration:none}
.bar ol li:first-child{flex:0 0 100%}
.bar ol li:first-child a{color:var(--ink);font-size:1.125rem;letter-spacing:var(--track);text-transform:uppercase}
.bar ol li+li,.bar ul,.foot{font-size:.9375rem}
.bar ol li+li+li::before{content:"·";padding-inline-end:.75rem;color:var(--soft)}
.bar ul [aria-current]{color:var(--ink);text-decoration:underline}
main{flex:1;padding-block:1.75rem 4rem}
.bar::after,.foot::before{content:"";display:block;block-size:4px;margin-block-start:.5rem;border-block:1px solid var(--ink)}
.hero h1::after{content:"";display:block;inline-size:3.5rem;margin:1.25rem auto;border-block-start:2px solid var(--accent)}
.lead{max-inline-size:34rem;margin-inline:auto;color:var(--soft);font-size:clamp(1.125rem,1.05rem + .5vw,1.3125rem);font-style:var(--slant);line-height:1.45;text-wrap:pretty}
.lead strong{color:var(--ink);font-style:normal}
.actions{display:flex;flex-wrap:wrap;justify-content:center;gap:.6rem;margin-block-start:1.75rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-block-size:3rem;padding:.5rem 1.3rem;border:1px solid var(--line);border-radius:var(--pill);font-size:.875rem;line-height:1.25;letter-spacing:var(--track);text-decoration:none;text-transform:uppercase}
.button:first-child:not(summary){border-color:transparent;background:var(--fill);color:var(--on-fill)}
.button:hover{border-color:var(--ink)}
.big{min-block-size:3.75rem;padding-inline:2.25rem;font-size:1rem}
.back{display:inline-block;margin-block-start:1rem;padding-block:.65rem;font-style:var(--slant)}
.hero img{inline-size:min(100%,48rem);margin-inline:auto;margin-block-start:2.5rem;padding:.5rem;border:1px solid var(--line);background:none}
.place{display:flex;flex-wrap:wrap;justify-content:center;gap:1.75rem 3rem;margin-block-start:2.75rem;padding-block:1.75rem;border-block:1px solid var(--line)}
.place section{flex:1 1 14rem}
.place .hours{flex:2 1 20rem}
.place h2,.near h2{margin-block-end:.5rem;color:var(--accent);font-size:.8125rem;letter-spacing:var(--track);text-transform:uppercase}
.place span{display:block}
.place p a{display:inline-block;padding-block:.6rem;margin-block:-.6rem}
table{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
tr{border-block-end:1px dotted var(--soft)}
th,td{padding:.3rem 0;text-align:start;vertical-align:top;font-weight:400}
th{padding-inline-end:1rem}
td{text-align:end;white-space:nowrap}
@media screen{
tr[aria-current]>*{color:var(--accent);font-weight:700}
tr[aria-current]>th::before{content:"";display:inline-block;inline-size:.5em;block-size:.5em;margin-inline-end:.5em;rotate:45deg;background:var(--accent)}
}
.prose{max-inline-size:36rem;margin:2.75rem auto 0}
.prose>*{margin-block:0 1.1em}
.prose>p:first-child::first-line{font-variant:small-caps;letter-spacing:.03em}
.prose h2,.prose h3{margin-block:1.75em .5em}
.prose h3{font-size:1.125rem;font-style:var(--slant)}
.prose a{color:var(--accent)}
.prose :is(ul,ol){padding-inline-start:1.3em}
.prose ul{list-style:"– "}
.prose ol{list-style:decimal}
.prose img:not([width]){inline-size:100%;aspect-ratio:3/2;object-fit:contain}
.prose pre{overflow:auto}
.prose blockquote{margin-inline:0;padding-inline-start:1.25rem;border-inline-start:2px solid var(--accent);font-style:var(--slant)}
.menu{margin-block-start:3rem}
.menu,.near{overflow-wrap:anywhere}
.menu>li{position:relative;display:grid;grid-template-columns:fit-content(50%) minmax(1rem,1fr) fit-content(36%);align-items:baseline;gap:0 .6rem;padding-block:.7rem}
.menu>li:has(>.town)::before,.menu ul a::before,.near a::before{content:"";order:1;border-block-end:1px dotted var(--soft)}
.menu h2{font-size:1.1875rem}
.menu>li:where(:not(:has(>.town))) h2{grid-column:1/-1}
.menu p{order:3;grid-column:1/-1;color:var(--soft);font-style:var(--slant)}
p.town,.menu ul span,.near span{order:2;grid-column:auto;color:var(--soft);font-style:normal;text-align:end}
.menu h2 a{text-decoration:none}
.menu h2 a::after{content:"";position:absolute;inset:0}
.menu h2 a:hover,.menu ul a:hover>bdi,.near a:hover>bdi,:is(.bar,.foot,.parts) a:hover{text-decoration:underline}
.menu:where(:has(>li>:is(img,picture,ul)))>li{display:block;padding-block:2.5rem 0;text-align:center}
.menu:where(:has(>li>:is(img,picture,ul)))>li::before{display:none}
.menu:where(:has(>li>:is(img,picture,ul)))>li>p{order:0}
.menu:where(:has(>li>:is(img,picture,ul)))>li+li{margin-block-start:2.5rem;border-block-start:1px solid var(--line)}
.menu:where(:has(>li>:is(img,picture,ul)))>li :is(h2,.town){max-inline-size:none;font-size:1.875rem;text-align:center}
.menu:where(:has(>li>:is(img,picture,ul)))>li .town{font-size:1rem}
.menu img{inline-size:min(100%,26rem);aspect-ratio:3/2;margin:0 auto 1.5rem;padding:.4rem;border:1px solid var(--line);object-fit:cover;background:none}
:is(.menu,.near) ul{position:relative;max-inline-size:34rem;margin:1rem auto 0}
.menu ul a,.near a{display:grid;grid-template-columns:fit-content(50%) minmax(1rem,1fr) fit-content(36%);align-items:baseline;gap:.6rem;padding-block:.55rem;text-align:start;text-decoration:none}
.near{margin-block-start:3rem;text-align:center}
@media (min-width:52rem){
.menu>li:has(>:is(img,picture)){display:grid;grid-template:1fr repeat(5,auto) 1fr/1fr 1fr;gap:0 3.5rem;text-align:start}
.menu>li:has(>:is(img,picture))>*{grid-column:2;max-inline-size:none}
.menu>li:has(>:is(img,picture))>:is(img,picture){grid-column:1;grid-row:1/-1;align-self:center}
.menu>li:has(>:is(img,picture))::before{content:"";display:block;grid-area:1/1/2/-1;visibility:hidden}
.menu>li:has(>:is(img,picture)) img{margin:0}
.menu>li:nth-child(even):has(>:is(img,picture))>*{grid-column:1}
.menu>li:nth-child(even):has(>:is(img,picture))>:is(img,picture){grid-column:2}
.menu>li:has(>:is(img,picture)) :is(h2,.town,ul){text-align:start;margin-inline:0}
}
.parts{margin-block-start:2.5rem;text-align:center}
.parts summary{cursor:pointer;gap:.75rem;list-style:none}
.parts summary::-webkit-details-marker{display:none}
.parts span{color:var(--soft);font-variant-numeric:tabular-nums}
.parts ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:0 2rem;margin-block-start:1rem;text-align:start}
.parts a{display:block;overflow:hidden;padding-block:.6rem;border-block-end:1px dotted var(--soft);text-decoration:none;text-overflow:ellipsis;white-space:nowrap}
.parts [aria-current]{font-weight:700}
.foot{padding-block-end:2rem}
.foot a{padding-inline:.75rem}
.printed{display:none}
@supports (-webkit-touch-callout:none){.has-card .foot{padding-block-end:50vh}}
@media (max-width:30rem){.has-card h1{font-size:2rem}}
@media (prefers-reduced-motion:no-preference){
@view-transition{navigation:auto}
}
@media print{
:root{color-scheme:light;--paper:#fff;--shade:#fff;--ink:#000;--soft:#333;--line:#999;--accent:#000}
.skip,.bar,.actions,.parts,.back,.near,.foot a,.menu img{display:none}
body{min-block-size:0;font-size:11pt}
main{padding-block:0 1.5rem}
h1{font-size:28pt}
.hero img{inline-size:50%;margin:1.5rem auto 0}
.menu:where(:has(>li>:is(img,picture,ul)))>li{padding-block-start:1.25rem}
.place{gap:1.5rem 2rem}
.place section{flex:1 1 9rem}
:is(.place section,tr,.menu>li,.prose img){break-inside:avoid}
:is(h1,h2,h3){break-after:avoid}
.printed{display:block;margin-block-start:1rem;overflow-wrap:anywhere}
}
%%% partials/tokens.mustache
{{! Colors, type and shape: start with `looks` in site.yml, and go on here to make the theme yours. Text needs a contrast of 4.5:1 in both schemes. }}
:root{
color-scheme:light dark;
--paper:#f7f3e8;
--shade:#efe8d6;
--line:#cdc3ab;
--ink:#16261f;
--soft:#565b50;
--accent:{{site.looks.accent-light}}{{^site.looks.accent-light}}#8f2a1c{{/site.looks.accent-light}};
--fill:{{site.looks.fill-light}}{{^site.looks.fill-light}}#8f2a1c{{/site.looks.fill-light}};
--on-fill:{{site.looks.on-fill-light}}{{^site.looks.on-fill-light}}#fff{{/site.looks.on-fill-light}};
--font:{{site.looks.font}}{{^site.looks.font}}ui-serif,"New York","Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Noto Serif",serif{{/site.looks.font}};
--round:{{site.looks.radius}}{{^site.looks.radius}}0rem{{/site.looks.radius}};
--pill:{{site.looks.button-radius}}{{^site.looks.button-radius}}0rem{{/site.looks.button-radius}};
--track:.12em;
--slant:italic;
--edge:max(1.25rem,env(safe-area-inset-left),50% - 27rem);
}
[dir=rtl]{--track:0;--slant:normal}
@media (prefers-color-scheme:dark){
:root{
--paper:#12201b;
--shade:#192923;
--line:#3c4d45;
--ink:#f2ead8;
--soft:#a9b3a4;
--accent:{{site.looks.accent-dark}}{{^site.looks.accent-dark}}#e0b56c{{/site.looks.accent-dark}};
--fill:{{site.looks.fill-dark}}{{^site.looks.fill-dark}}#e0b56c{{/site.looks.fill-dark}};
--on-fill:{{site.looks.on-fill-dark}}{{^site.looks.on-fill-dark}}#12201b{{/site.looks.on-fill-dark}};
}
}
%%% redirect.mustache
{{! What a short URL shows where the host cannot redirect; the head takes people on. }}
{{<layout}}
{{$main}}
<div class="hero">
<h1>{{redirect.title}}</h1>
<p class="lead">{{labels.moved}} <a href="{{redirect.url}}"><bdi>{{redirect.url}}</bdi></a></p>
<div class="actions"><a class="button" href="{{redirect.url}}">{{labels.continue}}</a></div>
</div>
{{/main}}
{{/layout}}

"""##
}
