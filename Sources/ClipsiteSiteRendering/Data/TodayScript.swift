import ClipsiteMustache

/// The script that marks today among the opening hours of a page. It is clipsite's own, so that a security
/// policy knows what it does: it loads nothing, and sets no styles.
///
/// Today is that of the visitor's clock: a site does not say in which time zone its places are. `pageshow`
/// also comes when a page is taken out of the browser's memory, maybe on another day.
enum TodayScript {
  /// The text of the script. `data-days` holds numbers of days, Monday is 1 (ISO 8601); `Date` begins with
  /// Sunday, as 0.
  static let text = """
    {const mark=()=>{const day=new Date().getDay()||7;\
    for(const row of document.querySelectorAll("[data-days]"))\
    if(row.dataset.days.split(" ").includes(`${day}`))row.setAttribute("aria-current","date");\
    else row.removeAttribute("aria-current")};\
    mark();addEventListener("pageshow",mark)}
    """

  /// The element that a page has behind its opening hours, so that they are marked before they are painted.
  static let element = HTML(markup: "<script>\(text)</script>")
}
