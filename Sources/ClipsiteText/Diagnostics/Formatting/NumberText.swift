/// Numbers in sentences for people.
package enum NumberText {
  /// A number with commas between the thousands.
  package static func grouped(_ number: Int) -> String {
    var result = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3), digit != "-" { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }

  /// A size in megabytes, as in “12.5 MB”.
  package static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return "\(grouped(tenths / 10)).\(tenths % 10) MB"
  }

  /// A number with its noun, as in “1 file” and “1,200 files”.
  package static func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)" + (number == 1 ? "" : "s")
  }
}
