package import ClipsiteContent

/// The script of pages with a search field. It loads lists of the site, and nothing from elsewhere. The
/// visitor's position stays in the browser.
///
/// - `data-finder` on a form is the URL of the search page. The other attributes are words: `data-none`,
///   `data-failed`, `data-denied`, `data-count`, `data-here`, `data-wait`, `data-nearest`, `data-directions`,
///   and `data-call`. Without one of the last two, rows do not have the link.
/// - In the form, `role="listbox"` shows suggestions, and `data-near` is the button for the visitor's
///   position.
/// - `data-results` on the search page gets a heading, a status, the list, and a button for more. In it, the
///   box `data-open` appears if hours are known.
///
/// Elsewhere than on the search page, the form leads there, with the query in the URL. Without a script, it
/// leads to its `action`. The guide “Add a search for locations” has the rules for results, and
/// `.ci/judge-finder` tests them.
package enum FinderScript {
  /// The name of the file, below the path of the search page.
  package static let fileName = "finder.js"

  /// The bytes of the file. `WebFiles/finder.js` is the script as people read it.
  package static let bytes = Array(FinderWebFiles.finderScript.utf8)

  /// The inline script that loads the file. A policy allows it by its hash, and with it the file, even where
  /// the theme has other scripts.
  package static func loader(of path: URLPath) -> String { "\(loaderStart)\(path)/\(fileName)\(loaderEnd)" }

  // A browser runs a script from its cache before it reads the parts of the page that follow the form.
  private static let loaderStart =
    #"addEventListener("DOMContentLoaded",()=>document.head.append("#
    + #"Object.assign(document.createElement("script"),{async:true,src:""#
  private static let loaderEnd = #""})))"#

  /// Indicates whether a text is the script that loads the file.
  package static func isLoader(_ text: [UInt8]) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    guard text.hasPrefix(loaderStart), text.hasSuffix("/\(fileName)\(loaderEnd)") else { return false }
    return !text.dropFirst(loaderStart.utf8.count).dropLast(loaderEnd.utf8.count).contains("\"")
  }
}
