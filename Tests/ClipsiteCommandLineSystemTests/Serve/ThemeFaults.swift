import ClipsiteText
import Testing

/// What is wrong with how a page of the theme loads and how it is to use, measured in a browser.
///
/// Chromium tells what blocks the first paint and how far the layout shifts when all of a page is there.
/// WebKit tells neither: what blocks it is then read from the markup, and instead of watching the layout
/// shift, the boxes of the page are compared with those of a copy whose pictures never come. The preview's
/// own script is left out.
struct ThemeFaults {
  /// The heaviest that a page may be without its pictures, in bytes.
  static let weightLimit = 48_000
  /// The heaviest that a page may be when a server compresses it, style and code included: a first answer of
  /// a server without waiting.
  static let compressedLimit = 12_500
  /// The most bytes of scripts that a page may run.
  static let scriptLimit = 8_000

  private let server: SilentServer

  init() throws { server = try SilentServer() }

  /// The faults of the page that is open, as sentences; of many, the first.
  func found(on page: some BrowserPage, weightLimit: Int = weightLimit) throws -> [String] {
    let address = type(of: page).literal(server.picture)
    let look = "(async () => { \(Self.look(weightLimit)) \(Self.stillness(address)) return found; })()"
    let found = try page.value(of: look).elements?.compactMap(\.text) ?? ["nothing was measured"]
    return Array(found.prefix(8))
  }

  /// Expects that the faults of a bad page are found.
  ///
  /// - Parameter others: Words of faults that not every browser tells.
  static func expectFound(in page: some BrowserPage, and others: [String] = []) throws {
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'/>"
    let bad = """
      <main><img src="data:image/svg+xml,\(picture)" alt=""><a href=a>tiny</a><p style="inline-size: 9999px">wide</p>
      <link rel="stylesheet" href="data:text/css,"></main>
      <script>{
        // After the third frame, and further each time that the page is written.
        const [main, next] = [document.querySelector('main'), requestAnimationFrame];
        next(() => next(() => next(() => { main.style.paddingBlockStart = `${main.offsetHeight + 99}px`; })));
      }</script>
      """
    try page.evaluate("document.write(\(type(of: page).literal(bad))); document.close()")
    let found = try ThemeFaults().found(on: page)
    for words in ["pixels wide", "no language", "'tiny' is", "without pictures"] + others {
      #expect(found.contains { $0.contains(words) }, "\(words): \(found)")
    }
  }

  private static func look(_ weightLimit: Int) -> String {
    """
    const found = [];
    const foreign = (address) => !address.includes('/_clipsite/');
    const requests = performance.getEntriesByType('resource').filter((entry) => foreign(entry.name));
    const blocking = 'renderBlockingStatus' in PerformanceResourceTiming.prototype
      ? requests.filter((entry) => entry.renderBlockingStatus === 'blocking').map((entry) => entry.name)
      : [...document.querySelectorAll('link[rel~=stylesheet], script[src]:not([async], [defer], [type=module])')]
        .map((element) => element.href ?? element.src).filter(foreign)
        .concat(requests.filter((entry) => entry.initiatorType === 'css').map((entry) => entry.name));
    for (const address of blocking) found.push(`${address} blocks the first paint`);
    const weight = performance.getEntriesByType('navigation')[0]?.decodedBodySize ?? 0;
    if (weight > \(weightLimit)) found.push(`the page has ${weight} bytes`);
    const scripts = [...document.scripts].filter((script) => !/json/.test(script.type) && foreign(script.src))
      .reduce((sum, script) => sum + script.text.length, 0);
    if (scripts > \(scriptLimit)) found.push(`the page has ${scripts} bytes of scripts`);
    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.right > innerWidth || box.left < 0);
      }).pop();
      found.push(`the page is ${width} pixels wide, the window ${innerWidth}: ${wide?.outerHTML.slice(0, 80)}`);
    }
    if (!document.documentElement.lang) found.push('the page has no language');
    const isText = (link) => getComputedStyle(link).display === 'inline' && link.closest('.prose, .lead, address');
    for (const link of document.querySelectorAll('body > :not(.skip) a, summary, button')) {
      const area = (link.closest('h2')?.closest('.cards > li, .long > li') ?? link).getBoundingClientRect();
      if (isText(link) || area.width === 0) continue;
      if (area.height < 43.5 || area.width < 24) {
        found.push(`'${link.textContent.trim()}' is ${Math.round(area.width)} by ${Math.round(area.height)} pixels`);
      }
    }
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
      // A page that comes in pieces may be painted in pieces, and nobody knows in which: it is written again,
      // as a whole.
      const text = location.protocol === 'about:' ? document.documentElement.outerHTML
        : await (await fetch(location.href)).text();
      await frame();
      const start = performance.now();
      document.open();
      const isLoaded = new Promise((done) => addEventListener('load', done));
      document.write(text);
      document.close();
      await isLoaded;
      for (let wait = 0; wait < 4; wait += 1) await frame();
      let shift = 0;
      const add = (entries) => entries.forEach((entry) => { if (entry.startTime > start) shift += entry.value; });
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      await frame();
      add(observer.takeRecords());
      observer.disconnect();
      if (shift > 0) found.push(`the layout shifts by ${shift}`);
    }
    """
  }

  /// Puts a copy of the page's body into its place for the time of two frames.
  private static func stillness(_ picture: String) -> String {
    """
    const boxes = () => [...document.body.querySelectorAll('*')].map((element) => {
      const box = element.getBoundingClientRect();
      return [element.localName, box.left, box.top, box.width, box.height];
    });
    // A small picture has whole pixels, too, so that its shape differs a little from that of the large one.
    const isSame = (one, other) => one[0] === other[0] && one.every((side, n) => n === 0 || Math.abs(side - other[n]) < 1);
    const words = ([name, ...sides]) => `${name} at ${sides.map(Math.round)}`;
    await Promise.allSettled([...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode();
    }));
    await frame();
    // A script may add elements meanwhile: the boxes and the elements are those of one moment.
    const [body, there, elements] = [document.body, boxes(), [...document.body.querySelectorAll('*')]];
    const copy = new DOMParser().parseFromString(body.outerHTML, 'text/html').body;
    // The parser reads elements where a page that runs scripts has a text.
    for (const element of copy.querySelectorAll('noscript')) element.textContent = element.innerHTML;
    for (const image of copy.querySelectorAll('img, source')) {
      image.removeAttribute(image.localName === 'img' ? 'srcset' : 'src');
      image[image.localName === 'img' ? 'src' : 'srcset'] = \(picture);
    }
    body.replaceWith(document.adoptNode(copy));
    await frame();
    const missing = boxes();
    for (const image of document.images) image.src = 'data:,';
    document.body.replaceWith(body);
    const hasMoved = (index) => !missing[index] || !isSame(there[index], missing[index]);
    const next = (after, parent) => elements.findIndex((element, index) =>
      index > after && parent.contains(element) && hasMoved(index));
    // What holds the element that grows moves, too.
    let moved = next(-1, body);
    for (let inner = moved; inner >= 0; inner = next(inner, elements[inner])) moved = inner;
    if (moved >= 0) found.push(`without pictures there is ${words(missing[moved] ?? [])}, then ${words(there[moved])}`);
    """
  }
}
