// swift-format-ignore-file
// Made from Sources/ClipsiteCommandLine/Init/Starter/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Sources/ClipsiteCommandLine/Init/Starter`.
enum StarterFiles {
  /// The files by path.
  static let files: [String: String] = [
    "Content/about.md": ##"""
---
title: About us
description: Two counters, three fryers, one dough.
clip: {display: none}         # this page is for reading; it offers no App Clip
---
We fry from five in the morning, and we close when the last donut is gone. The first counter is on
[Market Street](ferry-street/market.md), the second in [the Mission](ferry-street/mission.md).

A link to a page names its Markdown file, as these do. A build finds every link that leads nowhere.

"""##,
    "Content/favicon.svg": ##"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <circle cx="16" cy="16" r="15" fill="#e3a868"/>
  <circle cx="16" cy="16" r="12" fill="#ff7fa3"/>
  <circle cx="16" cy="16" r="4.5" fill="#fff6ea"/>
</svg>

"""##,
    "Content/ferry-street/index.md": ##"""
---
title: Ferry Street
description: Our counters near the ferry.
clip:                         # the locations in this folder inherit it
  subtitle: Order ahead, skip the line
  category: FOOD_AND_DRINK
# domain: donuts.example.com  # a separate domain, with `layout: multi-domain`
---
Choose a counter to order from.

"""##,
    "Content/ferry-street/market.md": ##"""
---
title: Market Street
description: Fresh donuts across from the ferry terminal.
# image: market.jpg           # a photo of the place, beside this file
clip:
  title: Market Street Donuts # at most 30 characters; without it, the title above
place:
  street: 1 Market St
  locality: San Francisco
  region: CA
  postal-code: "94105"        # in quotes: it is text
  country: US
  latitude: 37.79362
  longitude: -122.39581
  phone: "+1 415 555 0100"
  hours: ["Mo-Fr 06:00-18:00", "Sa 07:00-16:00"]
  time-zone: America/Los_Angeles
aliases: [/m]                 # a short URL for a printed code; it leads here
---
The first counter, and still the busiest. Order in the app and pick up at the window on the left.

"""##,
    "Content/ferry-street/mission.md": ##"""
---
title: The Mission
description: Two fryers, one long table, and coffee from next door.
clip:
  title: Mission Donuts
place:
  street: 2400 Mission St
  locality: San Francisco
  region: CA
  postal-code: "94110"
  country: US
  latitude: 37.75874
  longitude: -122.41892
  hours: ["We-Su 07:00-15:00"]
  time-zone: America/Los_Angeles
---
Sit down first, then scan the code on the table. We bring the plate over; you keep your seat.

"""##,
    "Content/index.md": ##"""
---
title: Fresh donuts near the ferry
description: Order ahead, skip the line, and eat them while they are warm.
clip: {subtitle: "Find a counter near you"}
---
Every location below has an App Clip: a part of our app that opens in a moment, with nothing to install.

"""##,
    "Content/site.yml": ##"""
# yaml-language-server: $schema=../{{schema}}
# The whole site in one file: the app, its domains, and what every page starts from.
# Replace the placeholders with your values. Remove the `#` in front of a key to set it.
name: Ferry Street Donuts
language: en

# single-domain: every business under the first domain, as in https://{{domain}}/ferry-street/market
# multi-domain: a business whose index.md names a `domain` gets that domain for itself
layout: single-domain

# flat: market.html, so that /market answers without a redirect; folders: market/index.html
# page-files: flat

# The first domain is the primary one. List every domain of a page here, without https://.
domains: [{{domain}}]

app:
  team-id: {{team}}                       # the App ID prefix, from your developer account
  bundle-id: {{bundle}}
  clip-bundle-id: {{clip}}   # begins with the bundle ID of the app
  app-store-id: {{store}}                  # App Store Connect calls it the Apple ID of the app

# What a page shows unless its front matter sets another value.
# display: card, banner (a bar at the top) or none; action, the word on the button: open, view or play; call, what the
# App Clip does, in your words
clip: {display: card, action: open, call: Order ahead}

# The preview picture of pages that name none: 1800 by 1200 pixels, without transparency.
image: donut.jpg
image-alt: A donut with pink glaze and colored sprinkles on a white plate.

# The color of the browser around the pages, and the icons of the site: `touch` is for the Home Screen,
# 180 by 180 pixels, as in {favicon: favicon.svg, touch: touch-icon.png}
theme-color: {light: "{{paper.light}}", dark: "{{paper.dark}}"}
icons: {favicon: favicon.svg}

# The theme: clean or bistro. A file in the folder Templates overrides the file of the theme with the same path;
# `clipsite theme --copy partials/footer` copies one to change.
theme: {{theme}}

# The looks: the accent color, the kind of type (system, serif, rounded or mono), and corners (square, soft or round).
# looks: {{looks}}

# Links that open the full app once it is installed. Without a list, the site opens only the App Clip.
# universal-links:
#   - {path: "/about", exclude: true}
#   - {path: "/*"}

# Where the site will be: types, redirects and caching are configured there. netlify, cloudflare-pages, vercel,
# firebase, github-pages, nginx, caddy and others; `clipsite explain UnknownProvider` lists them.
# hosts: [netlify]

# Free values for the templates. The theme lists `links` in the footer of every page; with several domains,
# write whole URLs.
extra:
  links:
    - {title: About, url: "https://{{domain}}/about"}

"""##,
  ]
}
