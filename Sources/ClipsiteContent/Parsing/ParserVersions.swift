import ClipsiteCMark
import ClipsiteCYAML

/// The versions of the libraries that parse content, as they report them.
package enum ParserVersions {
  /// The version of libcmark.
  package static var markdown: String { String(cString: cmark_version_string()) }
  /// The version of libyaml.
  package static var yaml: String { String(cString: yaml_get_version_string()) }
}
