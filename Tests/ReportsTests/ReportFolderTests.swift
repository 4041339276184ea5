// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import FilmstripReports
import Testing
import FilmstripVerification

@MainActor
@Suite struct ReportFolderTests {
  private let made: MadeResults

  init() throws { made = try MadeResults() }

  private var place: URL { made.folder.appendingPathComponent("report", isDirectory: true) }

  private func write(_ result: VerificationResult, jobs: Int = 2) throws {
    var report = Report(result, startedIn: made.folder)
    report.reference = made.folder.appendingPathComponent("Goldens", isDirectory: true)
    try ReportFolder(replacing: place).write(report, jobs: jobs)
  }

  private func files() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: place.path)
    var files: [String: Data] = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      let url = place.appendingPathComponent(path)
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try Data(contentsOf: url) }
    }
    return files
  }

  /// The object that a case's script passes to the page.
  private func content(_ script: Data, of call: String = "Case") throws -> [String: Any] {
    let text = String(decoding: script, as: UTF8.self)
    #expect(text.hasPrefix("// filmstrip-report-case\nfilmstrip\(call)("))
    let start = try #require(text.firstIndex(of: "{")), end = try #require(text.lastIndex(of: "}"))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text[start...end].utf8)) as? [String: Any])
  }

  @Test func onlyWhatDoesNotPassOrHasFindingsHasFiles() throws {
    try write(try made.everyOutcome())
    let files = try files()
    #expect(
      files.keys.sorted() == [
        "cases/0001.js", "cases/0002.js", "cases/0003.js", "cases/0005.js", "cases/0006.js",
        "cases/0007.js", "index.html", "junit.xml", "motions/0000.js", "motions/0001.js",
        "pictures/actual-0001.png",
        "pictures/actual-0002.png", "pictures/actual-0003.png", "pictures/expected-0001.png",
        "pictures/thumbnail-0001.png", "pictures/thumbnail-0002.png", "pictures/thumbnail-0003.png",
        "results.json", "results.sarif",
      ])
    let read = try JSONDecoder().decode(
      VerificationResult.self, from: try #require(files["results.json"]))
    #expect(read.cases.map(\.outcome).count == 8)
  }

  /// 0.35 s at 20 frames a second are the instants from 0 to 0.35: eight frames; 0.4 s are nine.
  @Test func aChangedCaseHasBothRecordings() throws {
    try write(try made.everyOutcome())
    let files = try files()
    let content = try content(try #require(files["cases/0001.js"]))
    #expect(content["motion"] as? Int == 0)
    let motion = try self.content(try #require(files["motions/0000.js"]), of: "Motion")
    let recordings = try #require(motion["recordings"] as? [[String: Any]])
    let pictures = try #require(content["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["name"] as? String } == ["slower", "slower"])
    let timelines = try recordings.map { try #require($0["timeline"] as? [String: Any]) }
    #expect(timelines.map { $0["frameCount"] as? Int } == [8, 9])
    // Frames are as far from each other as the rate says.
    #expect(timelines.allSatisfy { $0["times"] == nil })
    // At an even pace from 20 to 100: the expected one gets 80 · 0.05 / 0.35 points on in each frame.
    for (recording, duration) in zip(recordings, [0.35, 0.4]) {
      let motions = try #require(recording["motions"] as? [[String: Any]])
      let values = try #require(motions.first?["values"] as? [Double])
      for (index, value) in values.enumerated() {
        #expect(abs(value - (20 + 80 * min(Double(index) * 0.05 / duration, 1))) < 1e-3)
      }
    }
    // Both begin alike, and nothing is where it should be from then on; the last frame is the actual one's alone.
    let differences = try #require(content["differences"] as? [Any])
    #expect(differences.count == 9)
    #expect(differences[0] as? Double == 0)
    for frame in 1..<8 {
      // The square of 40 points is off by d points: twice d · 40 of 120 · 200 pixels differ, and at its edges a
      // pixel more in each row, where it covers a part of it.
      let distance = 80 * 0.05 * Double(frame) * (1 / 0.35 - 1 / 0.4)
      let share = try #require(differences[frame] as? Double)
      let most = 2 * (distance + 1) * 40 / 24_000
      #expect(share > 0 && share <= most + 1e-5, "frame \(frame): \(share), at most \(most)")
    }
    #expect(differences[8] is NSNull)
    for (index, role) in ["expected", "actual"].enumerated() {
      let sheet = try #require(pictures[index]["sheet"] as? [String: Any])
      #expect(sheet["path"] as? String == "pictures/\(role)-0001.png")
      #expect(sheet["size"] as? [Int] == [120, 200])
      let cells = try #require(sheet["cells"] as? [[Int]])
      #expect(cells.map { $0[0] } == Array(0..<(8 + index)))
      // The square is where the motion has it, in the picture of each frame.
      let bitmap = try PNGReader.decode(
        try #require(files["pictures/\(role)-0001.png"]), name: role
      ).bitmap
      for cell in cells {
        let duration = index == 0 ? 0.35 : 0.4
        let left = 20 + 80 * min(Double(cell[0]) * 0.05 / duration, 1)
        let middle = bitmap[cell[1] + Int(left.rounded()) - 20 + 20, cell[2] + 60]
        #expect(middle.red > 200 && middle.green < 60, "frame \(cell[0])")
      }
    }
  }

  /// Of eight frames six, 60 pixels wide, and the small picture of the middle one: the square of 40 of 120 pixels is
  /// where its motion has it.
  @Test func aCaseThatPassesHasPicturesOfItsGolden() throws {
    let result = MadeResults.result([try made.matching("same"), try made.matching("also")])
    try write(result)
    let files = try files()
    #expect(
      files.keys.filter { $0.hasPrefix("pictures/") || $0.hasPrefix("cases/") }.sorted() == [
        "pictures/sheet-0000.png", "pictures/sheet-0001.png", "pictures/thumbnail-0000.png",
        "pictures/thumbnail-0001.png",
      ])
    let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
    let shown = [0, 1, 3, 4, 6, 7]
    #expect(page.contains(", [], 0, [\(shown.map(String.init).joined(separator: ", "))]]"))
    let row = try PNGReader.decode(try #require(files["pictures/sheet-0000.png"]), name: "row")
      .bitmap
    #expect(row.width == 6 * 66 + 6 && row.height == 100 + 12)
    for (place, frame) in shown.enumerated() {
      let left = 80 * min(Double(frame) * 0.05 / 0.35, 1) * 0.5
      for (x, isRed) in [
        (left - 4, false), (left + 4, true), (left + 16, true), (left + 24, false),
      ]
      where x >= 0 && x < 60 {
        let pixel = row[6 + place * 66 + Int(x), 6 + 30]
        #expect((pixel.red > 180 && pixel.green < 80) == isRed, "frame \(frame) at \(x)")
      }
    }
    var report = Report(result, startedIn: made.folder)
    report.reference = made.folder.appendingPathComponent("Goldens", isDirectory: true)
    report.showsPassed = false
    try ReportFolder(replacing: place).write(report)
    #expect(
      try self.files().keys.sorted() == [
        "index.html", "junit.xml", "results.json", "results.sarif",
      ])
  }

  /// Cases that move alike have what moved in one file: many that all changed take little more than their lines.
  @Test func whatMovesAlikeIsWrittenOnce() throws {
    func size(_ count: Int) throws -> Int {
      try write(
        MadeResults.result(
          (0..<count).map { try made.verified("case-\($0)", expected: 0.35, actual: 0.4) }))
      let files = try files()
      #expect(files.keys.filter { $0.hasPrefix("motions/") } == ["motions/0000.js"])
      #expect(files.keys.count { $0.hasPrefix("cases/") } == count)
      return files.filter { !$0.key.hasSuffix(".png") }.values.reduce(0) { $0 + $1.count }
    }
    let (few, many) = (try size(1), try size(9))
    // Five million bytes for a thousand of them.
    #expect((many - few) / 8 < 5_000)
  }

  @Test func theSameResultsGiveTheSameBytes() throws {
    let result = try made.everyOutcome()
    try write(result, jobs: 1)
    let once = try files()
    try write(result, jobs: 4)
    #expect(try files() == once)
  }

  @Test func aReportReplacesOneAsAWhole() throws {
    try write(try made.everyOutcome())
    try write(MadeResults.result([MadeResults.plain("a", .unchanged)]))
    #expect(
      try files().keys.sorted() == ["index.html", "junit.xml", "results.json", "results.sarif"])
  }

  @Test func otherFilesAreLeftAlone() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let own = place.appendingPathComponent("index.html")
    try Data("<p>mine".utf8).write(to: own)
    let error = #expect(throws: FilmstripError.self) { try ReportFolder(replacing: place) }
    #expect(error?.description.contains("holds index.html, which is not an output") == true)
    #expect(try Data(contentsOf: own) == Data("<p>mine".utf8))
  }

  @Test func nothingIsLeftOfOneThatIsDiscarded() throws {
    try ReportFolder(replacing: place).discard()
    #expect(try FileManager.default.contentsOfDirectory(atPath: made.folder.path).isEmpty)
  }

  /// The recordings are gone, as where a folder of failures was not brought along.
  @Test func whatCannotBeShownIsSaid() throws {
    let result = try made.everyOutcome()
    try FileManager.default.removeItem(at: made.folder.appendingPathComponent("output"))
    try write(result)
    let content = try content(try #require(try files()["cases/0001.js"]))
    #expect((content["problem"] as? String)?.contains("output/failures/flows/slower") == true)
    #expect(content["motion"] == nil && content["pictures"] == nil)
    #expect((content["message"] as? [String])?.contains("duration 0.35 → 0.4 s") == true)
  }

  /// Another program compressed the golden's sheet, and so the report's picture has to be our own.
  @Test func picturesOfOthersAreWrittenAgain() throws {
    let result = try made.everyOutcome()
    let sheet = made.folder.appendingPathComponent("Goldens/flows/written/sheet.png")
    let (data, mark) = (try Data(contentsOf: sheet), Data("Software".utf8))
    // Without the chunk that names the program: its length, type, content and checksum.
    let name = try #require(data.range(of: mark))
    let type = name.lowerBound - 4
    let length = data[(type - 4)..<type].reduce(0) { $0 << 8 | Int($1) }
    try (data[..<(type - 4)] + data[(type + 4 + length + 4)...]).write(to: sheet)
    try write(result)
    try write(result)
    #expect(try files()["pictures/actual-0003.png"] != nil)
  }

  @Test func aCaseThatIsAsItWasCostsALine() throws {
    func size(_ count: Int) throws -> Int {
      try write(try made.oneChanged(among: count))
      return try files().filter { $0.key == "index.html" }.values.reduce(0) { $0 + $1.count }
    }
    let (few, many) = (try size(10), try size(1_010))
    #expect((many - few) / 1_000 < 120, "\(many - few) bytes for a thousand")
    #expect(try files().count == 9)
  }

  @Test func linesOfScenesAreLinkedFromWhereTheReportIs() throws {
    try write(try made.everyOutcome())
    let page = String(decoding: try #require(try files()["index.html"]), as: UTF8.self)
    #expect(page.contains("\"flows.yaml\": \"../flows.yaml\""))
    let pages = try #require(
      SourcePages(
        environment: [
          "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "a/b",
          "GITHUB_SHA": "c0ffee",
        ], repository: made.folder, current: made.folder.appendingPathComponent("ui")))
    #expect(
      pages.address(of: "my scenes.yaml")
        == "https://github.com/a/b/blob/c0ffee/ui/my%20scenes.yaml")
    #expect(pages.address(of: "../../elsewhere.yaml") == nil)
    #expect(SourcePages(environment: [:], repository: made.folder, current: made.folder) == nil)
  }
}
