import ClipsiteJSON

/// Writes what was found out for programs: times in whole microseconds, memory and sizes in bytes.
enum JSONReport {
  static func bytes(_ reports: [SizeReport], runs: Int) -> [UInt8] {
    JSONWriter.bytes(.pretty) { writer in
      writer.beginObject()
      writer.name("runs")
      writer.number(runs)
      writer.name("sites")
      writer.beginArray()
      for report in reports { append(report, to: &writer) }
      writer.endArray()
      writer.endObject()
    }
  }

  private static func append(_ report: SizeReport, to writer: inout JSONWriter) {
    writer.beginObject()
    append(
      ["pages": report.size.pages, "folders": report.size.folders, "body-bytes": report.size.bodyBytes],
      to: &writer)
    writer.name("measurements")
    writer.beginArray()
    for measurement in report.measurements { append(measurement, to: &writer) }
    writer.endArray()
    writer.name("stages")
    writer.beginObject()
    for stage in report.stages {
      writer.name(stage.name)
      writer.number(microseconds(stage.seconds))
    }
    writer.endObject()
    writer.name("problems")
    writer.beginArray()
    for problem in report.problems { writer.string(problem) }
    writer.endArray()
    writer.endObject()
  }

  private static func append(_ measurement: Measurement, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("scenario", measurement.scenario.rawValue)
    writer.member("name", measurement.name)
    append(
      [
        "wall": microseconds(measurement.usage.wall), "processor": microseconds(measurement.usage.processor),
        "peak-memory": measurement.usage.peakMemory,
        "spread-percent": Int((measurement.spread * 100).rounded()),
        "written-files": measurement.writtenFiles, "output-bytes": measurement.outputBytes,
      ], to: &writer)
    writer.endObject()
  }

  private static func append(_ numbers: KeyValuePairs<String, Int>, to writer: inout JSONWriter) {
    for (name, number) in numbers {
      writer.name(name)
      writer.number(number)
    }
  }

  private static func microseconds(_ seconds: Double) -> Int { Int((seconds * 1e6).rounded()) }
}
