extension Dashboard {
  /// The style, light and dark, narrow and wide.
  static let style = frame + lists + phone

  private static let frame = """
    :root { color-scheme: light dark; --back: #f6f5f3; --sheet: #ffffff; --ink: #1c1b1a; --quiet: #5d5953;
      --line: #dcd8d2; --link: #0b57c4; --good: #17693a; --bad: #b3261e; --warn: #7a4b00; --mark: #fff1c9; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #141312; --sheet: #1f1e1c; --ink: #f2efeb; --quiet: #b0aaa2; --line: #3a3733;
        --link: #8ab8ff; --good: #7fd79b; --bad: #ff9a8f; --warn: #f2c063; --mark: #3d3216; }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, sans-serif; }
    a { color: var(--link); text-underline-offset: 2px; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.875em; }
    code { overflow-wrap: anywhere; }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
    h3 { font-size: 1.0625rem; margin: 1.5rem 0 0.5rem; }
    h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.5rem 0 0.75rem; overflow-wrap: anywhere; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 8px; top: 8px; padding: 12px; background: var(--sheet); }
    .top { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px; padding: 6px 20px;
      background: var(--sheet); border-bottom: 1px solid var(--line); }
    .brand { margin: 0; font-weight: 700; } .brand span { font-weight: 400; color: var(--quiet); }
    .top ul { display: flex; flex-wrap: wrap; gap: 4px; list-style: none; margin: 0; padding: 0; }
    .top nav a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 10px; color: inherit;
      text-decoration: none; border-bottom: 3px solid transparent; }
    .top nav a:hover { text-decoration: underline; }
    .top nav a[aria-current] { border-bottom-color: var(--link); font-weight: 600; }
    .state { margin: 0 0 0 auto; }
    .state a { color: inherit; } .state.good { color: var(--good); } .state.doubtful { color: var(--warn); }
    .state.bad { color: var(--bad); font-weight: 600; }
    @media (max-width: 699px) {
      .top { gap: 0 12px; padding: 6px 12px; } .top nav { order: 1; flex-basis: 100%; }
      .top ul { gap: 0; justify-content: space-between; } .top nav a { padding: 0 8px; }
    }
    main { max-width: 1080px; margin: 0 auto; padding: 24px 20px 64px; }
    .notice { padding: 12px 16px; border-left: 4px solid var(--bad); background: var(--sheet); }
    .tag { display: inline-block; padding: 1px 8px; border: 1px solid var(--line); border-radius: 99px;
      font-size: 0.8125rem; }
    .tag.quiet { color: var(--quiet); }
    .back { margin: 0 0 8px; } .back a { display: inline-flex; align-items: center; min-height: 44px; }
    .where { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; margin: 0; color: var(--quiet); }

    """

  private static let lists = """
    .search { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 8px 12px; margin: 16px 0; }
    .search p { flex: 1 1 150px; margin: 0; } .search p:first-child { flex: 2 1 260px; }
    .search label { font-size: 0.875rem; color: var(--quiet); }
    .search input, .search select, .search button { font: inherit; min-height: 44px; padding: 0 12px; color: inherit;
      background: var(--sheet); border: 1px solid var(--quiet); border-radius: 8px; width: 100%; }
    .search button { flex: 1 1 90px; width: auto; cursor: pointer; }
    .codes-of-files { display: flex; flex-wrap: wrap; gap: 4px 20px; list-style: none; margin: 0; padding: 0; }
    .codes-of-files a { display: inline-flex; align-items: center; min-height: 44px; }
    .codes-of-files a[aria-current] { font-weight: 600; text-decoration: none; }
    .total { color: var(--quiet); margin: 0 0 8px; }
    .rows { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
    .rows li { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; align-items: center; padding: 6px 0;
      border-bottom: 1px solid var(--line); }
    .rows a { display: block; min-height: 44px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
    .rows a:hover strong { text-decoration: underline; }
    .rows .url { display: block; color: var(--quiet); font-size: 0.875rem; } .rows .town { color: var(--quiet); }
    .rows code { grid-column: 1 / -1; color: var(--quiet); font-size: 0.8125rem; }
    @media (min-width: 700px) { .rows li { grid-template-columns: 1fr auto 280px; } .rows code { grid-column: auto; } }
    .parts { display: flex; gap: 24px; justify-content: center; align-items: center; padding: 16px 0; }
    .parts a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; }
    dl { margin: 0; } dl > div { padding: 8px 0; border-bottom: 1px solid var(--line); }
    dt { color: var(--quiet); font-size: 0.875rem; } dd { margin: 0; overflow-wrap: anywhere; }
    .facts dd { line-height: 1.7; }
    .launch { display: grid; gap: 16px 32px; align-items: start; }
    .codes { display: flex; flex-wrap: wrap; gap: 16px; } .hint { max-width: 200px; margin: 0; }
    .copy { flex: none; font: inherit; min-height: 44px; padding: 0 16px; color: inherit; background: var(--sheet);
      border: 1px solid var(--quiet); border-radius: 8px; cursor: pointer; }
    .values dd { display: flex; gap: 12px; justify-content: space-between; align-items: center; }
    .launch .code { width: 200px; max-width: 100%; margin: 0; } .code svg { display: block; border-radius: 8px; }
    .code figcaption { display: block; overflow-wrap: anywhere; }
    @media (min-width: 700px) { .launch { grid-template-columns: 1fr auto; } .codes { flex-direction: column; } }
    @media (min-width: 700px) { dl > div { display: grid; grid-template-columns: 220px 1fr; gap: 16px; } }
    .over dd, .mark.bad { color: var(--bad); } .mark { font-weight: 600; } .mark.good { color: var(--good); }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
    th, td { text-align: left; vertical-align: top; padding: 6px 16px 6px 0; border-bottom: 1px solid var(--line); }
    td code { overflow-wrap: normal; white-space: nowrap; }
    td:last-child { overflow-wrap: anywhere; min-width: 16rem; }
    .diagnostic { margin: 0 0 16px; padding: 12px 16px; background: var(--sheet); border-left: 4px solid var(--bad); }
    .diagnostic.warning { border-color: var(--warn); } .diagnostic.note { border-color: var(--quiet); }
    .diagnostic p { margin: 0 0 4px; overflow-wrap: anywhere; }
    .diagnostic .severity { color: var(--bad); } .diagnostic.warning .severity { color: var(--warn); }
    .diagnostic.note .severity { color: var(--quiet); }
    .place { color: var(--quiet); }
    pre { margin: 8px 0; padding: 10px 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px;
      background: var(--back); line-height: 1.35; }
    .marks { color: var(--bad); font-weight: 700; }
    summary { cursor: pointer; padding: 10px 0; }
    .entitlements { margin: 8px 0; padding-left: 20px; }

    """

  /// Sizes, colors and corners as iOS has them, the text in its own colors whatever the dashboard's are.
  private static let phone = """
    .pair { display: grid; gap: 16px; grid-template-columns: 1fr; margin-bottom: 16px; }
    .looks input { position: absolute; opacity: 0; }
    .looks label { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; margin: 0 8px 12px 0;
      border: 1px solid var(--quiet); border-radius: 99px; }
    .looks input:checked + label { border-color: var(--link); color: var(--link); font-weight: 600; }
    .looks input:focus-visible + label { outline: 3px solid var(--link); outline-offset: 2px; }
    @media (max-width: 759px) {
      #look-light:checked ~ .pair .dark, #look-dark:checked ~ .pair .light { display: none; }
    }
    @media (min-width: 760px) { .pair { grid-template-columns: 1fr 1fr; } .looks > input, .looks > label { display: none; } }
    .about { color: var(--quiet); }
    .look { padding: 16px; border-radius: 16px; border: 1px solid var(--line); min-width: 0; }
    .look.light { --screen: #e9e9ee; --card: #ffffff; --label: #000000; --second: #5f5f64; --fill: #e4e4e9;
      --blue: #0062d6; --link: #0b57c4; background: var(--screen); color: #1c1c1e; }
    .look.dark { --screen: #000000; --card: #1c1c1e; --label: #ffffff; --second: #a5a5ac; --fill: #3a3a3c;
      --blue: #0a6fe8; --link: #8ab8ff; background: var(--screen); color: #ebebf5; }
    .scheme { margin: 0 0 12px; font-size: 0.875rem; font-weight: 600; }
    figure { max-width: 390px; margin: 0 auto 24px; } figure:last-child { margin-bottom: 0; }
    figcaption { display: flex; gap: 8px; align-items: center; margin-top: 8px; font-size: 0.8125rem; }
    figcaption .tag { border-color: currentColor; } figcaption a.tag { padding: 3px 10px; text-decoration: none; }
    .phone { font: 15px/1.3 -apple-system, BlinkMacSystemFont, "SF Pro Text", system-ui, sans-serif;
      color: var(--label); background: var(--card); }
    .phone .lines { display: flex; flex-direction: column; min-width: 0; flex: 1; overflow-wrap: anywhere; }
    .phone .lines > span, .phone .kind { color: var(--second); font-size: 13px; }
    .phone .button { flex: none; padding: 6px 18px; border-radius: 99px; background: var(--blue); color: #ffffff;
      font-weight: 700; }
    .phone .icon { flex: none; width: 32px; height: 32px; border-radius: 8px; background: var(--fill);
      border: 1px solid var(--second); }
    .phone img.icon { object-fit: cover; border: 0; }
    .phone .lines > b, .phone .lines > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
      overflow: hidden; }
    .phone.banner { display: flex; gap: 10px; align-items: center; height: 84px; padding: 0 18px 0 9px; }
    .phone.banner .close { color: var(--second); font-size: 12px; }
    .phone.banner .icon { width: 64px; height: 64px; border-radius: 15px; }
    .phone.banner b { font-size: 14px; } .phone.banner .lines > span { font-size: 12px; }
    .phone.card { border-radius: 38px; overflow: hidden; box-shadow: 0 8px 28px rgb(0 0 0 / 25%); }
    .card .header { position: relative; aspect-ratio: 3 / 2; background: var(--fill); }
    .card .header img { width: 100%; height: 100%; object-fit: cover; display: block; }
    .card .header .close { position: absolute; top: 16px; right: 16px; width: 32px; height: 32px; border-radius: 50%;
      display: grid; place-items: center; background: rgb(60 60 67 / 75%); color: #ffffff; font-size: 13px; }
    .card .text { display: flex; gap: 12px; align-items: center; padding: 20px 24px; }
    .card .text b { font-size: 19px; line-height: 22px; font-weight: 600; }
    .card .text .lines > span { font-size: 13px; line-height: 16px; margin-top: 2px; }
    .card .foot { display: flex; gap: 10px; align-items: center; padding: 12px 24px 20px;
      border-top: 1px solid var(--fill); font-size: 13px; }
    .card .foot .icon { width: 22px; height: 22px; border-radius: 5px; } .card .foot .lines > span { font-size: 10px; }
    .card .foot .store { color: var(--second); }
    .phone.thread { background: none; display: flex; justify-content: flex-end; }
    .bubble { width: 270px; max-width: 100%; border-radius: 18px; overflow: hidden; background: var(--fill);
      color: var(--label); }
    .bubble img { display: block; width: 100%; max-height: 300px; object-fit: cover; }
    .bubble .lines { padding: 10px 14px 12px; }
    .phone.share { border: 1px solid var(--second); border-radius: 12px; overflow: hidden; }
    .share img { display: block; width: 100%; aspect-ratio: 1.91; object-fit: cover; } .share .lines { padding: 10px 14px 12px; }
    .phone.place { display: flex; flex-direction: column; gap: 6px; padding: 16px; border-radius: 14px; }
    .place > b { font-size: 22px; line-height: 1.15; overflow-wrap: anywhere; }
    .place .actions { display: flex; gap: 8px; flex-wrap: wrap; padding: 6px 0; }
    .place .actions span { flex: 1; padding: 10px 8px; border-radius: 10px; text-align: center; background: var(--fill); }
    .place .actions .main { background: var(--blue); color: #ffffff; font-weight: 600; }
    @media (forced-colors: active) { .phone, .bubble, .phone .button { border: 1px solid CanvasText; } }

    """
}
