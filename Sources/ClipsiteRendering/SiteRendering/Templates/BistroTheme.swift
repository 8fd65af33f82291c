// swift-format-ignore-file
// Made from Sources/ClipsiteRendering/SiteRendering/Templates/Bistro/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Sources/ClipsiteRendering/SiteRendering/Templates/Bistro`.
enum BistroTheme {
  /// The files by path.
  static let files: [String: String] = [
    "partials/lists.mustache": ##"""
{{! The styles of lists and of the search, which other pages do not need. }}
:is(.cards,.long){display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:2.25rem 2rem;margin-block-start:1.75rem}
.cards>li{position:relative}
.cards>li>div{padding-block-start:.75rem}
.cards img{inline-size:100%;aspect-ratio:var(--shape);object-fit:cover;border-radius:var(--round)}
.cards p{color:var(--soft)}
.cards p:not(.town){font-style:var(--slant)}
:is(.cards,.long) h2 a{text-decoration:none}
:is(.cards,.long) h2 a::after{content:"";position:absolute;inset:0}
:is(.cards,.long) h2 a:hover{text-decoration:underline}
.in{position:relative;margin-block-start:.6rem}
.in a{display:grid;align-content:center;min-block-size:2.75rem;padding:.55rem 0;border-block-start:1px dotted var(--soft);text-decoration:none}
.in a:hover bdi{text-decoration:underline}
.in span{color:var(--soft);font-size:1rem;overflow-wrap:anywhere}
.in b{font-weight:400;overflow-wrap:anywhere}
.few .in{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:0 3rem;margin:.75rem 0 0}
.few .in a{block-size:100%;padding-inline:0;align-content:start}
.at,.town{color:var(--soft);font-size:1rem}
:is(.cards:not(:has(img,.in)),.long){grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:0 3rem;margin-block-start:.5rem}
:is(.cards:not(:has(img,.in)),.long)>li{position:relative;border-block-end:1px dotted var(--soft)}
:is(.cards:not(:has(img,.in)),.long)>li>div{display:grid;grid-template-columns:minmax(9rem,1fr) minmax(0,auto);gap:0 1rem;align-items:baseline;padding:.8rem 0}
:is(.cards:not(:has(img,.in)),.long) h2{font-size:1.125rem}
:is(.cards,.long) .town{font-variant-numeric:tabular-nums}
:is(.cards:not(:has(img,.in)),.long) .town{text-align:end}
:is(.cards,.long) .state{font-size:1rem}
:is(.cards:not(:has(img,.in)),.long,.in) .state{--words:var(--soft);font-weight:400}
:is(.cards,.long) p:not(.town){grid-column:1/-1}
.heading{text-align:center;padding-block:clamp(1.25rem,3vw,1.75rem) .5rem}
.heading h1{font-size:clamp(1.75rem,1.25rem + 2vw,2.5rem)}
.crumbs:has(li~li)+.heading{padding-block-start:0}
.range{margin-block-start:1.75rem}
:is(.range,.chain,.bar,.parts) span{color:var(--soft);font-weight:400;font-variant-numeric:tabular-nums}
.chain{margin-block:1.75rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;margin-block-start:1.75rem}
.bar h2{font-size:clamp(1.375rem,1.2rem + .8vw,1.75rem)}
.bar a{display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.75rem}
.bar>a{color:var(--accent);text-decoration:none}
.bar>a:hover{text-decoration:underline}
:is(.chain,.browse)>h2{margin-block:1rem .25rem;font-size:1.1875rem}
.towns,.lands:has(>:nth-child(13)){display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9.25rem),1fr));gap:0 clamp(1.25rem,3vw,2rem)}
.towns a{display:flex;align-items:center;justify-content:space-between;gap:.6rem;min-block-size:2.75rem;padding-block:.45rem;block-size:100%;border-block-end:1px dotted var(--soft);text-decoration:none}
.towns bdi{min-inline-size:0;overflow-wrap:anywhere}
.towns a:hover{color:var(--accent)}
.chain details{margin-block-start:1rem}
.lands{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:0 1.25rem;align-items:start;margin-block-start:.75rem}
.lands>a,.lands summary{padding-block:.6rem;text-decoration:none}
.lands details{margin:0}
.lands [open]{grid-column:1/-1}
.pages{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.6rem;margin-block-start:1.5rem}
.pages ol{display:flex;flex-wrap:wrap;gap:.25rem;}
.pages li{display:flex;align-items:center}
.gap::before{content:"…";padding-inline:.4rem .65rem}
.pages li a{display:grid;place-items:center;min-inline-size:2.75rem;min-block-size:2.75rem;padding-inline:.5rem;border-radius:var(--small);text-decoration:none}
.pages [aria-current]{background:var(--fill);color:var(--on-fill);font-size:1.1875rem;font-weight:700}
.parts{margin-block-start:.6rem;text-align:center}
.parts summary{gap:.75rem}
@media screen{
.cards:has(img)>li:not(:has(img)) h2{display:grid;align-content:center;margin-block:-.75rem .75rem;padding:1.25rem;outline:1px solid var(--on-brand);outline-offset:-6px;background:var(--brand);color:var(--on-brand);font-size:1.625rem;text-align:center;overflow-wrap:anywhere}
.cards h2 :focus-visible{outline-color:currentColor}
}
@media screen and (min-width:40rem){
.cards:has(img)>li:not(:has(img)) h2{aspect-ratio:var(--shape)}
}
@media (min-width:54rem){
.cards:has(img,.in):has(>:last-child:nth-child(2n)){grid-template-columns:1fr 1fr}
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
.intro .search{max-inline-size:44rem;margin:1.25rem auto 0}
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
    "partials/named.mustache": ##"""
{{! The styles of a first screen without a picture: the name is on the color of the brand. }}
{{^page.image}}
<style>
@media screen{
.hero.named{margin-block-start:1.25rem;padding:0 0 1.5rem;border:0;outline:0;background:none}
.named h1{margin-block-end:1rem;padding:clamp(2rem,6vw,3.5rem) 1.25rem;outline:1px solid var(--on-brand);outline-offset:-6px;background:var(--brand);color:var(--on-brand);font-weight:700}
}
</style>
{{/page.image}}

"""##,
    "partials/style.mustache": ##"""
{{! Inlined into each page, so that the first response paints it. Set as a printed menu: centered, with rules and leaders. }}
{{> tokens}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{--tint:color-mix(in srgb,var(--fill) 9%,var(--paper));margin:0;min-block-size:100svh;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);font:1.125rem/1.55 var(--font);overflow-wrap:break-word;text-wrap:pretty}
h1,h2,h3,p,ul,ol,address{margin:0;padding:0;font-weight:400}
ul,ol{list-style:none}
h1,h2,h3{font-family:var(--display);line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.9375rem,1.1rem + 3.6vw,4rem);line-height:1.06;letter-spacing:-.015em;overflow-wrap:anywhere}
h2{font-size:1.375rem}
:is([dir=rtl],:lang(ja),:lang(zh),:lang(ko)) h1{letter-spacing:0}
:lang(ja) :is(h1,h2,h3,.lead,.note,.services,.call,.scan,.tiles,.cards){word-break:auto-phrase}
:is(h1,h3,.card>h2,table,.call,.scan,.tiles,.button,.towns){hyphens:auto;hyphenate-limit-chars:10 4}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.25em}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
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
b{font-weight:600}
.icon{inline-size:1.2rem;block-size:1.2rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.skip{position:absolute;z-index:2;inset-block-start:.5rem;inset-inline-start:1rem;padding:.65rem 1.25rem;background:var(--ink);color:var(--ground)}
.skip:not(:focus){clip-path:inset(50%);pointer-events:none}
.wrap{padding-inline:var(--edge)}
main{flex:1;padding-block-end:3.5rem}
.top>div{position:relative;display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem;min-block-size:3.75rem;border-block-end:4px double var(--line)}
.top>div{margin-inline:var(--edge);padding-inline:0}
.top :is(a,summary){display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.75rem;min-inline-size:2.75rem;text-decoration:none}
.top .brand{margin-inline-end:auto;font-size:1.0625rem;letter-spacing:var(--track);text-transform:uppercase}
.logo{inline-size:10rem;block-size:2.25rem;object-fit:contain;object-position:0;background:none}
[dir=rtl] .logo{object-position:100%}
.top nav :is(a,summary){justify-content:center;padding-inline:.6rem;margin-inline-end:-.6rem;color:var(--soft);font-size:1rem}
.languages{position:relative}
.languages ul{position:absolute;z-index:2;inset-block-start:100%;inset-inline-end:-.6rem;min-inline-size:12rem;max-height:70vh;overflow:auto;padding:.4rem;border:1px solid var(--line);border-radius:var(--round);background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}
.top .languages a{display:flex;justify-content:start;margin:0;padding-inline:.9rem}
.top .languages [aria-current]{color:var(--accent)}
.top :is(a,summary):hover span,.top .brand:hover,.languages a:hover,.crumbs a:hover,.foot a:hover{text-decoration:underline}
.hero{display:grid;grid-template-columns:minmax(0,1fr);gap:.9rem;padding-block-end:1.5rem;text-align:center}
.intro{min-inline-size:0}
.pic{order:-1;overflow:hidden;aspect-ratio:4;margin-inline:calc(0px - var(--edge));background:var(--line)}
.pic :is(picture,img){inline-size:100%;block-size:100%;object-fit:cover}
{{> focus}}
.hero:not(:has(.pic)){padding-block:2.25rem;margin-block:1.25rem 1.75rem;padding-inline:1rem;border:1px solid var(--line);outline:1px solid var(--line);outline-offset:-5px;background:var(--tint)}
.facts{display:flex;flex-wrap:wrap;justify-content:center;gap:.15rem 1rem;margin-block-start:.35rem;color:var(--soft)}
.facts:not(:has(bdi,.state:not([hidden]))){display:none}
.facts>:last-child{display:flex;gap:.35em}
.facts a{display:inline-flex;align-items:center;min-block-size:2.75rem;margin-block:-.6rem;color:var(--accent);font-size:.9375rem;letter-spacing:var(--track);text-decoration:none;text-transform:uppercase}
.facts a:hover{text-decoration:underline}
.state{--tone:var(--closed);color:var(--words,var(--tone));font-weight:650}
.state::before{content:"";display:inline-block;inline-size:.55rem;block-size:.55rem;margin-inline-end:.5rem;border-radius:50%;background:var(--tone)}
.state[data-state=open]{--tone:var(--open)}
.state[hidden]{display:none}
.where{display:flex;justify-content:center;gap:.5rem;margin-block-start:.35rem;font-style:var(--slant)}
.where>span,.call b{min-inline-size:0}
.where .icon{display:none}
:is(:lang(ja),:lang(zh),[dir=rtl]) .where span>span{display:block}
.where span>span:not(:last-child)::after{content:","}
:is(:lang(ja),:lang(zh),[dir=rtl]) .where span>span::after{content:none!important}
.lead{max-inline-size:36rem;margin:.75rem auto 0;color:var(--soft);font-size:clamp(1.125rem,1.05rem + .45vw,1.3125rem);font-style:var(--slant);line-height:1.45}
.lead strong{color:var(--ink);font-style:normal}
.call{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-block-size:3.5rem;max-inline-size:28rem;margin:.9rem auto 0;padding:.6rem 1.25rem;border-radius:var(--pill);background:var(--fill);color:var(--on-fill);line-height:1.3;text-align:start;text-decoration:none}
.call b,.actions .button:first-child{font-size:1.1875rem;font-weight:700}
.hint{margin-block-start:.35rem;color:var(--soft);font-size:1rem;font-style:var(--slant)}
[dir=rtl] :is(.call,.bar) .icon{scale:-1 1}
.tiles bdi,.scan{display:none}
.tiles{display:flex;flex-wrap:wrap;gap:.6rem;max-inline-size:28rem;margin:.6rem auto 0}
.tiles:not(:has(a)){display:none}
.tiles a{flex:1 1 5.5rem;min-inline-size:min-content;display:flex;align-items:center;justify-content:center;gap:.5rem;min-block-size:3rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:var(--pill);font-size:.9375rem;line-height:1.25;text-decoration:none}
.tiles:has(>:nth-child(5):last-child)>a{flex-basis:28%}
.tiles:has(>:nth-child(4):last-child)>a{flex-basis:40%}
.tiles>:only-child{flex-direction:row;gap:.6rem;min-block-size:3rem}
.tiles .icon{color:var(--accent)}
.tiles a:hover{border-color:var(--accent)}
.stores{display:flex;flex-wrap:wrap;justify-content:center;gap:0 1.5rem;margin-block-start:.6rem}
.stores:not(:has(a)){display:none}
.stores a{display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.75rem;color:var(--soft);font-size:.9375rem;text-decoration:none}
.stores a:hover{text-decoration:underline}
.stores .icon{color:var(--accent)}
html:not([data-device=android]) :is(.call,.hint).android{display:none}
[data-device=android] :is(.clip,.ios,.first){display:none}
@supports (-webkit-touch-callout:none){.android{display:none!important}}
.cols{display:grid;grid-template-columns:minmax(0,1fr);gap:1.75rem}
.side{inline-size:100%;max-inline-size:42rem;margin-inline:auto;padding-block:1.5rem;border-block:1px solid var(--line)}
.stack{inline-size:100%;max-inline-size:42rem;margin-inline:auto;display:grid;grid-template-columns:minmax(0,1fr);gap:2rem}
.card{min-inline-size:0}
.card>h2{margin-block-end:.5rem;color:var(--accent);font-size:1rem;letter-spacing:var(--track);text-transform:uppercase}
.card p a{display:inline-block;min-inline-size:2.75rem;padding-block:.6rem}
.maps{display:flex;flex-wrap:wrap;gap:0 1.25rem;color:var(--accent)}
table{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
tr{border-block-end:1px dotted var(--soft)}
th,td{padding:.35rem 0;text-align:start;vertical-align:top;font-weight:400}
th{padding-inline-end:1rem}
td{text-align:end;word-spacing:.5em}
td bdi{display:inline-block;word-spacing:normal}
.notice{color:var(--closed);font-weight:650}
@media screen{tr[aria-current]>*{background:var(--tint);font-weight:650}}
.note{display:flex;gap:.75rem;max-inline-size:38rem;margin:0 auto 1.5rem;padding:.9rem 1.1rem;border:1px solid var(--line);outline:1px solid var(--line);outline-offset:-5px;background:var(--paper)}
.note[hidden]{display:none}
.note .icon{margin-block-start:.2em;color:var(--accent)}
.note a{display:inline-block;margin-block:-.6rem;padding-block:.6rem}
.note small{display:block;text-wrap:balance;color:var(--soft);font-size:1rem;font-style:var(--slant)}
.services{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,11rem),1fr));gap:.5rem 1.5rem}
.services li{display:flex;gap:.65rem}
.services .icon{margin-block-start:.2em;color:var(--accent)}
.services bdi{min-inline-size:0;overflow-wrap:anywhere}
.photos{inline-size:100%;max-inline-size:48rem;margin-inline:auto;display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
.photos img{inline-size:100%;aspect-ratio:var(--shape);object-fit:cover;border-radius:var(--round)}
.photos>:first-child:nth-last-child(odd){grid-column:1/-1}
main>.photos{max-inline-size:44rem}
:is(main,.text)>:is(.photos,.links){margin-block-start:1.25rem}
@media (min-width:40rem){
.photos:has(>:last-child:nth-child(3n)){grid-template-columns:repeat(3,1fr)}
.photos>:first-child:nth-last-child(3n){grid-column:auto}
}
.prose{max-inline-size:42rem;margin-inline:auto}
.prose>*{margin-block:0 1.1em}
.prose>:last-child{margin-block-end:0}
.prose .lead{margin-inline:0;color:var(--ink)}
.prose h2,.prose h3{margin-block:1.75em .5em}
.prose>:first-child{margin-block-start:0}
.prose a{color:var(--accent)}
.prose ul{padding-inline-start:1.3em;list-style:disc}
.prose ol{padding-inline-start:1.5em;list-style:decimal}
.prose img:not([width]){inline-size:100%;aspect-ratio:3/2;object-fit:contain}
.prose pre{overflow:auto}
.prose blockquote{margin-inline:0;padding-inline-start:1.25rem;border-inline-start:3px double var(--line)}
.text{padding-block-start:clamp(1.5rem,5vw,3.5rem);max-inline-size:38rem;margin-inline:auto}
.text .prose{margin-block-start:1.75rem}
.text .lead{margin-inline:0}
.hero+.prose{margin-block-end:1rem}
.rows a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem;padding-block:.75rem;border-block-start:1px dotted var(--soft);text-decoration:none}
.rows a:hover b{text-decoration:underline}
.far{color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap}
.more{grid-column:1/-1;color:var(--soft);font-size:1rem;font-style:var(--slant)}
.actions{display:flex;flex-wrap:wrap;justify-content:center;gap:.6rem;margin-block-start:1.75rem}
.text .actions{justify-content:start}
.button{display:inline-flex;align-items:center;min-block-size:3rem;padding:.5rem 1.25rem;border:1px solid var(--line);border-radius:var(--pill);background:var(--paper);line-height:1.25;text-decoration:none}
main:not(:has(.go)) .actions .button:first-child{border-color:transparent;background:var(--fill);color:var(--on-fill)}
.button:hover{border-color:var(--accent)}
.crumbs{padding-block:.5rem;color:var(--soft);font-size:1rem}
.crumbs:not(:has(li+li)){display:none}
.crumbs ol{display:flex;flex-wrap:wrap;justify-content:center}
.crumbs a{display:inline-block;min-inline-size:1.5rem;padding-block:.7rem;text-decoration:none}
.crumbs li:not(:last-child)::after{content:"·";padding-inline:.6rem}
.foot{color:var(--soft);font-size:1rem;text-align:center}
.foot>div>div{display:flex;flex-wrap:wrap;justify-content:center;gap:0 1.5rem}
.foot>div{margin-inline:var(--edge);padding:.75rem 0 1.5rem;border-block-start:4px double var(--line)}
.foot a{min-inline-size:2.75rem;padding-block:.7rem;text-decoration:none}
.foot .printed{display:none}
@supports (-webkit-touch-callout:none){.has-card .foot{padding-block-end:50vh}}
@media (max-width:29.99rem){
.top nav span{font-size:0}
}
@media (min-width:54rem){
.hero:has(.pic) .pic{order:0;inline-size:100%;aspect-ratio:var(--shape);margin:0;padding:.5rem;border:1px solid var(--line);background:none}
.hero:has(.pic){grid-template-columns:minmax(0,1.1fr) minmax(0,.9fr);gap:2.5rem;align-items:center;padding-block:2rem}
.hero:not(:has(.pic)){padding-block:3.5rem}
}
@media (min-width:40rem) and (not (pointer:coarse)){
:is(.call,.hint,div.stores){display:none}
.scan{display:flex;gap:1.5rem;align-items:center;max-inline-size:32rem;margin:1.25rem auto 0;padding:1.25rem;border-radius:var(--round);background:var(--brand);color:var(--on-brand);text-align:start}
.scan svg{flex:none;inline-size:8.25rem;block-size:8.25rem}
.scan p{display:grid;margin:0;min-inline-size:0;color:inherit;font-size:1.1875rem;font-weight:700;line-height:1.3;font-style:normal;text-wrap:balance}
.scan .button{justify-self:start;margin-block-start:.75rem;border:0;color:var(--ink)}
.scan b{margin-block-end:.5rem;font-size:clamp(1.5rem,1rem + 1vw,1.875rem);font-weight:700;line-height:1.15}
.tiles,.on{max-inline-size:32rem}
.tiles bdi{display:inline;white-space:nowrap}
.tiles span{display:none}
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
.tiles a{display:block;padding:0;border:0;min-block-size:0;font-size:11pt;text-align:center}
.tiles bdi{display:inline}
h1{font-size:24pt}
.hero:has(.pic){display:block}
.hero:has(.pic) .pic{inline-size:16rem;aspect-ratio:3/2;margin:0 auto 1rem;padding:0}
:is(table,tr,.prose img){break-inside:avoid}
:is(h1,h2,h3,summary){break-after:avoid}
.foot .printed{display:block;overflow-wrap:anywhere}
}

"""##,
    "partials/tokens.mustache": ##"""
{{! Colors, type and shape: start with `looks` in site.yml, and go on here to make the theme yours. Text needs a contrast of 4.5:1 in both schemes. }}
:root{
color-scheme:light dark;
--ground:#f7f3e8;
--paper:#fdfbf4;
--line:#cfc5ab;
--ink:#23201a;
--soft:#5f5747;
--day:#8f2a1c;
--night:#e0b56c;
--accent:var(--day);
--fill:var(--day);
--on-fill:#fff;
--brand:var(--day);
--on-brand:#fff;
--open:#1d6236;
--closed:#97301f;
--font:ui-serif,"New York","Iowan Old Style",Georgia,"Noto Serif",serif;
--display:var(--font);
--round:0rem;
--pill:0rem;
--small:0rem;
--shape:3/2;
--inset:0rem;
--track:.12em;
--slant:italic;
--edge:max(1.25rem,env(safe-area-inset-left),50% - 30rem);
}
:is([dir=rtl],:lang(ja),:lang(zh),:lang(ko)){--track:0em;--slant:normal}
@media (prefers-color-scheme:dark){
:root{
--ground:#12201b;
--paper:#182924;
--line:#3f5249;
--ink:#f2ecdb;
--soft:#b9b7a5;
--accent:var(--night);
--fill:var(--night);
--on-fill:#000;
--open:#7fd3a1;
--closed:#f2a08f;
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
    "partials/week.mustache": ##"""
{{! The styles of opening hours, which only the page of a location needs. }}
.hours>*+*{margin-block-start:.75rem}
.hours :is(h3,summary){font-size:1em;font-weight:650;text-align:start}
.hours summary{min-block-size:2.75rem;padding-block:.6rem}
.hours i{font-style:normal;font-weight:400;white-space:nowrap}
.hours [data-other]>*{font-weight:650}
.hours [data-later]{color:var(--soft)}
.hours table{font-size:1rem}
.hours small{display:block;color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}

"""##,
  ]
}
