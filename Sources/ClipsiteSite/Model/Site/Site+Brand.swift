import ClipsiteContent
import ClipsiteSystem
package import ClipsiteText

/// The files that `looks` names.
extension Site {
  /// The file that a value of `looks` names, or nil if there is none.
  package func brandFile(_ name: Ranged<String>) -> AssetID? {
    ContentPath.resolve(name.value, from: "").flatMap(asset)
  }

  /// The files of the brand that every domain needs, each once.
  package var brandFiles: [AssetID] {
    let files = configuration.options.looks?.files ?? []
    return Set(files.compactMap(brandFile)).sorted()
  }
}
