// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripPreview
internal import FilmstripVerification
internal import FilmstripWording

/// `index.html`: all cases by name, and the viewer for those that are opened.
///
/// A case that is as it was costs a line of its data. What there is to see of the others is in files beside it, which
/// the page reads when they are opened.
struct ReportPage {
  /// What stands at the start of each such file, within its first 256 bytes.
  static let mark = "<meta name=\"generator\" content=\"filmstrip-report\">"

  let data: Data

  /// So many lines of what differs are in the list of cases; the rest is with the case.
  private static let lineCount = 4

  /// Reads the cases' recordings, several at a time, and hands on each file of the report but the page.
  init(
    _ report: Report, jobs: Int, write: ((name: String, data: Data)) throws -> Void
  ) throws {
    let result = report.result
    let shown = result.cases.indices.filter { place in
      let made = result.cases[place]
      return ReportCase.hasFile(made) || ReportCase.showsPassed(made, in: report)
    }
    var frames: [Int: [Int]] = [:]
    if !shown.isEmpty {
      let (folder, reference) = (report.folder, report.reference)
      // What moved is written once for all cases that move alike, as variants of appearance do.
      var motions: [Data: Int] = [:]
      try OrderedPipeline.run(
        count: shown.count, jobs: min(max(jobs, 1), shown.count),
        makeWorker: {
          { place in
            let made = result.cases[shown[place]]
            let read = ReportCase(
              made, number: shown[place], folder: folder(made),
              golden: made.outcome.isPassed && !ReportCase.showsPassed(made, in: report)
                ? nil : reference.map { made.golden(in: $0) },
              strip: report.passedPictures?.picture(suite: made.suite, name: made.name))
            return (made: read, motion: read.motion)
          }
        },
        consume: { place, read in
          var number: Int?
          if let motion = read.motion {
            let known = motions[motion]
            number = known ?? motions.count
            if known == nil {
              let script = ReportCase.motionScript(motion, number: motions.count)
              try write((ReportCase.motionPath(of: motions.count), script))
              motions[motion] = motions.count
            }
          }
          frames[shown[place]] = read.made.frames
          if ReportCase.hasFile(read.made.result) {
            try write((ReportCase.path(of: shown[place]), read.made.script(motion: number)))
          }
          for picture in read.made.pictures { try write(picture) }
        })
    }
    data = PageTemplate(
      EmbeddedFile.bytes("FilmstripReports/Page/index.html"),
      styles: [ViewerSources.style, EmbeddedFile.bytes("FilmstripReports/Page/report.css")],
      scripts: ViewerSources.scripts + [
        EmbeddedFile.bytes("FilmstripReports/Page/cases.js"),
        EmbeddedFile.bytes("FilmstripReports/Page/list.js"),
        EmbeddedFile.bytes("FilmstripReports/Page/heat.js"),
        EmbeddedFile.bytes("FilmstripReports/Page/compared.js"),
        EmbeddedFile.bytes("FilmstripReports/Page/case.js"),
        EmbeddedFile.bytes("FilmstripReports/Page/report.js"),
      ]
    ).data(filling: [
      "title": Data("\(result.summary) – Filmstrip".markup.utf8),
      "data": ReportPage.json(of: report, frames),
    ])
  }

  private static func json(of report: Report, _ frames: [Int: [Int]]) -> Data {
    let result = report.result
    let causes = Causes(of: result.cases)
    let accept = AcceptList.command(for: result.cases)
    let base = result.cases.first?.base.map { TimelineText.string($0) } ?? "null"
    var json = PreviewJSON()
    json.append(
      "{ \"format\": \"filmstrip-report\", \"version\": 1, \"filmstrip\": "
        + TimelineText.string(result.filmstrip) + ", \"reference\": "
        + TimelineText.string(result.reference) + ", \"base\": \(base), \"record\": "
        + TimelineText.string(result.record.rawValue) + ", \"shard\": "
        + (result.shard.map { "[\($0.index), \($0.count)]" } ?? "null")
        + ", \"totalCount\": \(result.totalCount),\n\"summary\": "
        + TimelineText.string(result.summary) + ",\n\"notes\": ")
    json.append(
      list: (report.notes + result.orphanLines + result.ignoreProblems + result.ignoreLines).map {
        TimelineText.string($0)
      })
    json.append(",\n\"sources\": ")
    json.append(sources(of: report))
    json.append(",\n\"outcomes\": ")
    json.append(list: CaseResult.Outcome.allCases.map { TimelineText.string($0.rawValue) })
    json.append(",\n\"accept\": " + (accept.map { TimelineText.string($0) } ?? "null"))
    json.append(",\n\"causes\": ")
    json.append(list: causes.titles.map { TimelineText.string($0) })
    json.append(",\n\"cases\": [")
    for (number, made) in result.cases.enumerated() {
      json.append(
        (number > 0 ? ",\n" : "\n")
          + row(of: made, number: number, causes, frames[number]))
    }
    json.append("\n] }")
    return json.data
  }

  /// Addresses of scene files by their paths, as an object.
  private static func sources(of report: Report) -> String {
    var known: Set<String> = []
    let files = report.result.cases.map { CasePlace($0.place).file }
      .filter { known.insert($0).inserted }
    let members = files.compactMap { file -> String? in
      // Whatever gave it: a page of a report leads to pages and files alone.
      guard let address = report.source(file), !address.contains(":") || address.isWebAddress
      else { return nil }
      return "\(TimelineText.string(file)): \(TimelineText.string(address))"
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// A case as a list of values, as there may be thousands: its suite, name, outcome, place, frames, seconds, the
  /// machine's seconds, device, findings, the path of its script, the first lines of what differs, and the number of
  /// ignores that hide something; then the frames that a picture shows, the number of its cause, and what accepts it,
  /// where there is one of them.
  private static func row(
    of made: CaseResult, number: Int, _ causes: Causes, _ frames: [Int]?
  ) -> String {
    let outcome = CaseResult.Outcome.allCases.firstIndex(of: made.outcome) ?? 0
    let lines = made.outcome.isPassed ? [] : made.message.prefix(lineCount)
    var own = [frames.map { TimelineText.list($0.map { "\($0)" }) } ?? "null"]
    if let cause = causes.number(of: made) { own.append("\(cause)") }
    if let acceptance = made.acceptance { own.append(TimelineText.string("\(acceptance)")) }
    return TimelineText.list(
      [
        TimelineText.string(made.suite), TimelineText.string(made.name), "\(outcome)",
        TimelineText.string(made.shownPlace), "\(made.frameCount)",
        TimelineText.time(made.duration),
        made.seconds.map { TimelineText.number($0, decimals: 3) } ?? "null",
        made.device.map { TimelineText.string($0) } ?? "null", "\(made.findings.count)",
        ReportCase.hasFile(made) ? TimelineText.string(ReportCase.path(of: number)) : "null",
        TimelineText.list(lines.map { TimelineText.string($0) }), "\(made.ignoredLines.count)",
      ] + (own == ["null"] ? [] : own))
  }
}

/// What is behind the cases that do not pass, each cause once.
private struct Causes {
  private var groups: [[CaseResult]] = []
  private var numbers: [String: Int] = [:]

  init(of cases: [CaseResult]) {
    for made in cases where !made.outcome.isPassed {
      if let number = numbers[made.groupCause] {
        groups[number].append(made)
      } else {
        numbers[made.groupCause] = groups.count
        groups.append([made])
      }
    }
  }

  var titles: [String] { groups.map { CaseResult.title(ofGroup: $0) } }

  /// The number of a case's cause; nil where it passes.
  func number(of made: CaseResult) -> Int? {
    made.outcome.isPassed ? nil : numbers[made.groupCause]
  }
}

extension String {
  fileprivate var isWebAddress: Bool {
    lowercased().hasPrefix("https://") || lowercased().hasPrefix("http://")
  }
}
