// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripPreview
internal import FilmstripVerification

/// What a report shows of a case: a script with its recordings, which the page runs when the case is opened, and
/// the pictures beside it.
struct ReportCase: Sendable {
  /// What stands at the start of each such file.
  static let mark = "// filmstrip-report-case"

  /// The case's number in the report, from 0.
  let number: Int
  let result: CaseResult
  /// Sheets of pictures, by their paths in the report.
  private(set) var pictures: [(name: String, data: Data)] = []
  /// Why there are no pictures; nil where there are some, or nothing was recorded.
  private(set) var problem: String?

  /// The frames of a case that passes, by their numbers, which are in a picture; nil where there is not even a small
  /// picture for the list.
  private(set) var frames: [Int]?

  private var comparison: SheetComparison?
  private var differences: [FailureComparison.Frame] = []
  private var ignoredRegions: [[[Double]]]?

  /// Whether the report has more of it than its line: not of a case that is as it was and has no findings.
  static func hasFile(_ result: CaseResult) -> Bool {
    !result.outcome.isPassed || !result.findings.isEmpty || !result.ignoredLines.isEmpty
  }

  /// Whether the report has pictures of a case that passes, those of its golden or others.
  static func showsPassed(_ result: CaseResult, in report: Report) -> Bool {
    report.showsPassed && (report.reference != nil || report.passedPictures != nil)
      && result.outcome.isPassed && result.frameCount > 0
  }

  static func path(of number: Int) -> String { "cases/\(digits(number)).js" }

  /// The path of what moved, which cases that move alike have in common.
  static func motionPath(of number: Int) -> String { "motions/\(digits(number)).js" }

  /// A script with what moved: a call with its number and what ``motion`` says.
  static func motionScript(_ motion: Data, number: Int) -> Data {
    Data("\(mark)\nfilmstripMotion(\(number), ".utf8) + motion + Data(");\n".utf8)
  }

  /// Reads what is to be shown.
  ///
  /// A relative path of a failure starts at a folder, and a golden that was written or that
  /// the case matches is read where it is said to be, nil for nowhere. A strip of a case that passes stands in for
  /// its golden's pictures.
  init(_ result: CaseResult, number: Int, folder: URL, golden: URL?, strip: URL? = nil) {
    self.result = result
    self.number = number
    do {
      switch result.outcome {
      case .changed, .missing, .new:
        guard let failure = result.failure else { break }
        let folder = URL(fileURLWithPath: failure, isDirectory: true, relativeTo: folder)
        try read(failure: InputFolder(foreign: folder))
      case .recorded:
        guard let golden else { break }
        comparison = try recording(of: InputFolder(golden)).map { SheetComparison($0) }
      case .unchanged, .similar:
        if let strip, try readPassed(strip: strip) { break }
        guard let golden else { break }
        try readPassed(InputFolder(golden))
      case .gone, .error, .crashed: break
      }
    } catch {
      problem = "\(error)"
      comparison = nil
      pictures = []
      frames = nil
    }
  }

  /// What moved in the recordings, as JSON: equal for cases that move alike; nil where nothing was recorded.
  var motion: Data? {
    guard let comparison else { return nil }
    var json = PreviewJSON()
    json.append("{ \"sentences\": ")
    json.append(list: sentences.map { TimelineText.string($0) })
    json.append(",\n")
    comparison.appendMotion(to: &json)
    json.append("}")
    return json.data
  }

  /// What follows from the motions alone, which cases that move alike have in common; pixels are each case's own.
  private var sentences: [String] {
    comparison == nil || result.outcome != .changed
      ? [] : result.message.filter { !$0.hasPrefix("pixels: ") }
  }

  /// What differs, with numbers in place of ``sentences``.
  private var lines: [String] {
    let numbers = Dictionary(sentences.enumerated().map { ($1, $0) }) { first, _ in first }
    return result.message.map { line in
      numbers[line].map { "\($0)" } ?? TimelineText.string(line)
    }
  }

  /// The script: a call with the case's number and what there is to show; `motion` is the number of what moved.
  func script(motion: Int?) -> Data {
    var json = PreviewJSON()
    json.append("\(ReportCase.mark)\nfilmstripCase(\(number), {\n\"message\": ")
    json.append(list: lines)
    json.append(",\n\"findings\": ")
    json.append(list: result.findings.map(\.json))
    if let ignored = result.ignored {
      json.append(",\n\"ignored\": ")
      json.append(list: ignored.map(\.json))
    }
    if let ignoredRegions {
      json.append(",\n\"ignoredRegions\": ")
      json.append(list: ReportCase.texts(ofRegions: ignoredRegions))
    }
    json.append(",\n\"golden\": \(TimelineText.string(result.golden)), \"failure\": ")
    json.append(result.failure.map { TimelineText.string($0) } ?? "null")
    json.append(", \"accept\": ")
    json.append(
      AcceptList.command(forShown: result).map { TimelineText.string($0) } ?? "null")
    json.append(", \"problem\": ")
    json.append(problem.map { TimelineText.string($0) } ?? "null")
    json.append(",\n\"differences\": ")
    json.append(
      list: differences.map { frame in
        // What differs, and yet not at the size of the sheets, differs a little.
        frame.isEqual ? "0" : frame.share.map { TimelineText.share(max($0, 1e-5)) } ?? "null"
      })
    json.append(",\n\"amounts\": ")
    json.append(
      list: differences.map { $0.amount.map { TimelineText.number($0, decimals: 7) } ?? "null" })
    // Which frames are at one instant, where these have other numbers; a comparison of before has none.
    if differences.enumerated().contains(where: { index, frame in
      [frame.expected, frame.actual].contains { $0 != nil && $0 != index }
    }) {
      json.append(",\n\"moments\": ")
      json.append(
        list: differences.map { frame in
          TimelineText.list([frame.expected, frame.actual].map { $0.map { "\($0)" } ?? "null" })
        })
    }
    if differences.contains(where: { $0.regions != nil }) {
      json.append(",\n\"regions\": ")
      json.append(
        list: differences.map { frame in
          TimelineText.list(
            (frame.regions ?? []).map { "[\($0.x), \($0.y), \($0.width), \($0.height)]" })
        })
    }
    if let comparison, let motion {
      json.append(",\n\"motion\": \(motion), ")
      comparison.appendPictures(to: &json)
    }
    json.append("\n});\n")
    return json.data
  }

  /// For each moment its polygons, or null for those of the moment before: most are the same for a while.
  private static func texts(ofRegions regions: [[[Double]]]) -> [String] {
    regions.enumerated().map { index, polygons in
      guard index == 0 || regions[index - 1] != polygons else { return "null" }
      return TimelineText.list(
        polygons.map { TimelineText.list($0.map { TimelineText.number($0, decimals: 1) }) })
    }
  }

  // MARK: Reading

  private mutating func read(failure: InputFolder) throws {
    guard let compared = try FailureComparison(contentsOf: failure) else {
      comparison = try recording(of: failure).map { SheetComparison($0) }
      return
    }
    guard let golden = try Golden(in: failure) else {
      throw GoldenError.missing(file: failure.url.relativePath)
    }
    let expected = try FailureComparison.expectedTimeline(in: failure)
    let actual = try golden.timeline()
    differences = compared.frames
    ignoredRegions = compared.ignored
    let cells = compared.actual.cells
    let most = differences.max { $0.weight < $1.weight }
    try addThumbnail(
      compared.actual, cell: cells.first { $0.frame == most?.actual } ?? cells[cells.count / 2],
      file: "actual.png", in: failure)
    comparison = SheetComparison(
      expected: SheetRecording(
        expected,
        sheet: compared.expected.cells.isEmpty
          ? nil : try sheet("expected", compared.expected, file: "expected.png", in: failure)),
      actual: SheetRecording(
        actual, sheet: try sheet("actual", compared.actual, file: "actual.png", in: failure),
        large: try compared.large.map {
          try sheet("frames", $0, file: FailureComparison.largeSheetName, in: failure)
        }))
  }

  /// The recording that a golden's folder, or that of a failure without a golden, has.
  private mutating func recording(of folder: InputFolder) throws -> SheetRecording? {
    guard let golden = try Golden(in: folder) else {
      throw GoldenError.missing(file: folder.url.relativePath)
    }
    let layout = golden.file.sheet
    if golden.file.form != .text, !layout.cells.isEmpty {
      try addThumbnail(
        layout, cell: layout.cells[layout.cells.count / 2], file: "sheet.png", in: folder)
    }
    return SheetRecording(
      try golden.timeline(),
      sheet: golden.file.form == .text
        ? nil : try sheet("actual", golden.file.sheet, file: "sheet.png", in: folder))
  }

  /// Pictures of a golden that the case matches; none where it has none.
  private mutating func readPassed(_ folder: InputFolder) throws {
    guard let golden = try Golden(in: folder), golden.file.form != .text else { return }
    showPassed(try golden.sheet(), golden.file.sheet)
  }

  /// Pictures that were drawn of the case in this run; false where none were.
  private mutating func readPassed(strip place: URL) throws -> Bool {
    guard access(place.path, F_OK) == 0 else { return false }
    let bitmap = try PNGReader.decode(try Data(contentsOf: place), name: place.path).bitmap
    guard let strip = PassedStrip(bitmap, ofFrames: result.frameCount) else { return false }
    showPassed(strip.bitmap, strip.layout)
    return true
  }

  private mutating func showPassed(_ sheet: Bitmap, _ layout: GoldenFile.Sheet) {
    guard !layout.cells.isEmpty else { return }
    let shown = SmallPictures.shownFrames(of: layout)
    add(SmallPictures.row(of: shown, in: sheet, layout), as: "sheet")
    frames = shown.map(\.frame)
    let middle = layout.cells[layout.cells.count / 2]
    add(SmallPictures.thumbnail(of: sheet, layout, cell: middle, isPassed: true), as: "thumbnail")
  }

  private mutating func addThumbnail(
    _ layout: GoldenFile.Sheet, cell: GoldenFile.Sheet.Cell, file: String, in folder: InputFolder
  ) throws {
    let sheet = try PNGReader.decode(try folder.data(of: file), name: file).bitmap
    guard cell.x + layout.width <= sheet.width, cell.y + layout.height <= sheet.height else {
      throw GoldenError.damaged(
        file: folder.url.relativePath + "/" + file, reason: "it does not hold its cells")
    }
    add(SmallPictures.thumbnail(of: sheet, layout, cell: cell, isPassed: false), as: "thumbnail")
    frames = []
  }

  private mutating func add(_ picture: Data, as role: String) {
    pictures.append((picturePath(role), picture))
  }

  private func picturePath(_ role: String) -> String {
    "pictures/\(role)-\(ReportCase.digits(number)).png"
  }

  private mutating func sheet(
    _ role: String, _ layout: GoldenFile.Sheet, file: String, in folder: InputFolder
  ) throws -> SheetRecording.Sheet {
    var data = try folder.data(of: file)
    // Another program may have compressed it once more; a report is recognized by its own files.
    if !PNGFile.isOurs(data) {
      data = PNGFile.data(of: try PNGReader.decode(data, name: file).bitmap, as: .rgb)
    }
    add(data, as: role)
    return SheetRecording.Sheet(
      path: picturePath(role), width: layout.width, height: layout.height,
      cells: layout.cells.map { .init(frame: $0.frame, x: $0.x, y: $0.y) })
  }

  private static func digits(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, 4 - text.count)) + text
  }
}

extension Finding {
  fileprivate var json: String {
    var members = [
      ("rule", TimelineText.string(rule.id)),
      ("severity", TimelineText.string(rule.severity.rawValue)),
      ("message", TimelineText.string(message)), ("remedy", TimelineText.string(rule.remedy)),
    ]
    if let time { members.append(("time", TimelineText.time(time))) }
    if let frame { members.append(("frame", "\(frame)")) }
    if let object { members.append(("object", TimelineText.string(object))) }
    if let property { members.append(("property", TimelineText.string(property))) }
    return TimelineText.object(members)
  }
}

extension CaseResult.Ignored {
  fileprivate var json: String {
    TimelineText.object([
      ("what", TimelineText.string(what)), ("reason", TimelineText.string(reason)),
      ("place", TimelineText.string(place)), ("amount", TimelineText.string(amount)),
      ("hidesSomething", "\(hidesSomething)"),
    ])
  }
}
