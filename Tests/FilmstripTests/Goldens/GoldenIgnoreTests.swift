// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing

/// Comparisons in which something does not count: what passes, what does not, and what is said of it.
@Suite struct GoldenIgnoreTests {
  private let folder = TinyRecording.Folder()

  private func options(
    _ ignores: Ignore..., comparing comparison: GoldenOptions.Comparison = .pixelsAndMotion,
    cellWidth: Int? = nil
  ) -> GoldenOptions {
    GoldenOptions(comparison: comparison, cellWidth: cellWidth, ignores: ignores)
  }

  private func compare(
    _ recording: Recording, with golden: URL, _ options: GoldenOptions
  ) throws -> GoldenComparison {
    try GoldenCandidate(recording, options: options).compare(
      with: try #require(try Golden(contentsOf: golden)))
  }

  private static let square = Ignore.layer("square", reason: "it moves by chance")

  /// The square moves 3 points in a frame, and not 2.
  private var other: Recording { TinyRecording.make(step: 3) }

  @Test func aLayerThatMovesOtherwisePasses() throws {
    let golden = try folder.golden()
    let comparison = try compare(other, with: golden, options(Self.square))
    #expect(comparison.outcome == .unchanged && comparison.motion == nil && comparison.isDrawn)
    #expect(comparison.differingFrames.isEmpty && !comparison.isOutdated)
    // At two pixels for a point, two columns of 16 pixels differ at each side in frame 1, and four in frame 2;
    // red and white differ by 255.
    let hidden = try #require(comparison.ignored.first)
    #expect(hidden.pixelCount == 2 * 2 * 16 + 2 * 4 * 16 && hidden.frameCount == 2)
    #expect(hidden.greatestDifference == 255 && hidden.motionCount == 1 && !hidden.isEmpty)
    #expect(
      comparison.lines == [
        "unchanged",
        "ignored layer square: 192 pixels in 2 frames by up to 255/255, 1 motion difference (it moves by chance)",
      ])
  }

  /// Also where the record mode is to record what fails: what is hidden is not written.
  @Test(arguments: [RecordMode.failed, .missing, .never])
  func withoutTheIgnoreTheDifferenceIsThereAgain(record: RecordMode) throws {
    let golden = try folder.golden()
    let before = try golden.contents()
    func verify(_ options: GoldenOptions, _ record: RecordMode) throws -> GoldenSuite.Verdict {
      try folder.suite().verify(
        GoldenCandidate(other, options: options), as: GoldenName("case"), record: record)
    }
    guard case .passed = try verify(options(Self.square), record) else {
      Issue.record("does not pass")
      return
    }
    #expect(try golden.contents() == before)
    guard case .failed(let comparison, _) = try verify(GoldenOptions(), .never) else {
      Issue.record("passes without the ignore")
      return
    }
    #expect(comparison.worstFrame?.diff.wrongPixelCount == 2 * 4 * 16)
  }

  @Test func aRegionHidesPixelsAndNotMotion() throws {
    let golden = try folder.golden()
    let all = Ignore.region(CGRect(x: 0, y: 4, width: 20, height: 8), reason: "r")
    let pixels = try compare(other, with: golden, options(all, comparing: .pixels))
    #expect(pixels.outcome == .unchanged && pixels.ignored.map(\.pixelCount) == [192])
    let motion = try compare(other, with: golden, options(all))
    #expect(motion.outcome == .motionChanged)
    #expect(motion.lines[0] == "motion changed: pixels differ only where they are ignored")
    let both = try compare(
      other, with: golden, options(all, .property("position.x", of: "square", reason: "r")))
    #expect(both.outcome == .unchanged && both.ignored.map(\.motionCount) == [0, 1])
  }

  /// A region of the layer's size is where the layer is in either recording; one of its left half is not all.
  @Test func aRegionFollowsItsLayer() throws {
    let golden = try folder.golden()
    func region(width: Double) -> Ignore {
      .region(CGRect(x: 0, y: 0, width: width, height: 8), of: "square", reason: "r")
    }
    #expect(
      try compare(other, with: golden, options(region(width: 8), comparing: .pixels)).outcome
        == .unchanged)
    let half = try compare(other, with: golden, options(region(width: 4), comparing: .pixels))
    #expect(half.outcome == .different && half.differingFrames == [1, 2])
    // In frame 2 the right sides are at 12 and 14 points: two points of 8, at two pixels for a point.
    #expect(half.worstFrame?.diff.wrongPixelCount == 2 * 2 * 16)
  }

  @Test func whatIsBesideARegionCounts() throws {
    let golden = try folder.golden()
    // All but the last row of the square's pixels.
    let region = Ignore.region(CGRect(x: 0, y: 0, width: 20, height: 11.5), reason: "r")
    let comparison = try compare(other, with: golden, options(region, comparing: .pixels))
    #expect(comparison.outcome == .different)
    #expect(comparison.worstFrame?.diff.wrongPixelCount == 2 * 4)
    #expect(comparison.ignored.map(\.pixelCount) == [12 * 15])
  }

  @Test func anIgnoreThatHidesNothingExcusesNothing() throws {
    let golden = try folder.golden()
    let region = Ignore.region(CGRect(x: 0, y: 20, width: 20, height: 10), reason: "r")
    let comparison = try compare(other, with: golden, options(region, comparing: .pixels))
    #expect(comparison.outcome == .different && comparison.differingFrames == [1, 2])
    #expect(comparison.ignored.allSatisfy { $0.isEmpty && $0.isFound })
    let same = try compare(TinyRecording.make(), with: golden, options(Self.square))
    #expect(same.outcome == .unchanged && !same.isDrawn && same.lines == ["unchanged"])
    #expect(same.ignored.map(\.isEmpty) == [true])
  }

  /// A difference that the sheet's small cells do not show may be anywhere.
  @Test func whatASheetDoesNotShowIsNotPassed() throws {
    let golden = folder.url.appendingPathComponent("case", isDirectory: true)
    let region = Ignore.region(CGRect(x: 0, y: 4, width: 20, height: 8), reason: "r")
    let small = options(region, comparing: .pixels, cellWidth: 2)
    try GoldenCandidate(TinyRecording.make(), options: small).write(to: golden)
    let darker = TinyRecording.make(color: Color(red: 254.0 / 255, green: 0, blue: 0))
    let comparison = try compare(darker, with: golden, small)
    #expect(comparison.outcome == .different)
    #expect(
      comparison.lines.contains {
        $0.hasPrefix("the golden's pictures do not show whether that is in ignored regions")
      }, "\(comparison)")
    // At their own size all of it is seen.
    let large = options(region, comparing: .pixels, cellWidth: 40)
    try GoldenCandidate(TinyRecording.make(), options: large).write(to: golden)
    let seen = try compare(darker, with: golden, large)
    #expect(seen.outcome == .unchanged && seen.ignored[0].pixelCount == 3 * 16 * 16)
    #expect(seen.ignored[0].greatestDifference == 1)
  }

  /// A golden that was recorded without ignores shows a dozen frames; what moved says what is in the others.
  @Test func framesThatNoSheetShowsAreKnownByTheirMotion() throws {
    let size = CGSize(width: 80, height: 30)
    func make(_ step: Double) -> Recording {
      TinyRecording.make(step: step, frames: 20, size: size)
    }
    let golden = try folder.golden(make(2))
    let layer = try compare(make(2.5), with: golden, options(Self.square))
    #expect(layer.outcome == .unchanged && layer.ignored[0].frameCount == 11, "\(layer)")
    let all = Ignore.region(CGRect(origin: .zero, size: size), reason: "r")
    let region = try compare(make(2.5), with: golden, options(all, comparing: .pixels))
    #expect(region.outcome == .different && region.differingFrames.count == 8)
    // Recorded with an ignore, each frame is there.
    try GoldenCandidate(make(2), options: options(all)).write(to: golden)
    #expect(
      try compare(make(2.5), with: golden, options(all, comparing: .pixels)).outcome == .unchanged)
  }

  @Test func goldensWithoutPicturesAreComparedByTheirMotion() throws {
    let golden = folder.url.appendingPathComponent("case", isDirectory: true)
    try GoldenCandidate(TinyRecording.make(), options: GoldenOptions(form: .text)).write(to: golden)
    #expect(try compare(other, with: golden, options(Self.square)).outcome == .unchanged)
    let region = Ignore.region(CGRect(x: 0, y: 0, width: 20, height: 30), reason: "r")
    let pixels = try compare(other, with: golden, options(region, comparing: .pixels))
    #expect(pixels.outcome == .different, "it has nothing to compare with")
  }

  @Test func anotherNumberOfFramesCounts() throws {
    let golden = try folder.golden()
    let comparison = try compare(
      TinyRecording.make(step: 3, frames: 4), with: golden, options(Self.square))
    #expect(comparison.outcome == .different && !comparison.isMatch)
  }

  @Test func whatIsNotThereIsAnError() throws {
    let golden = try folder.golden()
    func error(_ ignore: Ignore, _ recording: Recording? = nil) -> String {
      do {
        _ = try compare(recording ?? TinyRecording.make(), with: golden, options(ignore))
        return "none"
      } catch { return "\(error)" }
    }
    for recording in [TinyRecording.make(), other] {
      #expect(
        error(.layer("sqare", reason: "r"), recording)
          == "'ignore': neither the recording nor its golden has the layer 'sqare'; did you mean 'square'?"
      )
    }
    #expect(
      error(.region(CGRect(x: 20, y: 0, width: 5, height: 5), reason: "r"))
        == "'ignore': the region 5×5 at (20, 0) is outside of the screen, which is 20×30 points; give one on it"
    )
    #expect(error(.region(CGRect(x: 19, y: 0, width: 5, height: 5), reason: "r")) == "none")
    // Of all scenes of a file not each has the layer.
    var shared = Ignore.layer("clock", reason: "r")
    shared.isOfFile = true
    let comparison = try compare(TinyRecording.make(), with: golden, options(shared))
    #expect(comparison.isMatch && comparison.ignored.map(\.isFound) == [false])
    // Nothing is recorded with it either.
    let mistaken = GoldenCandidate(other, options: options(.layer("sqare", reason: "r")))
    for (mode, name) in [(RecordMode.all, "case"), (.missing, "new"), (.never, "new")] {
      #expect(throws: GoldenError.self) {
        try folder.suite().verify(mistaken, as: GoldenName(name), record: mode)
      }
    }
    #expect(try compare(TinyRecording.make(), with: golden, GoldenOptions()).isMatch)
  }

  /// What a report shows: where pixels do not count, in both recordings' frames.
  @Test func aFailureHasTheRegions() throws {
    _ = try folder.golden()
    let line = Ignore.region(CGRect(x: 0, y: 0, width: 20, height: 5), reason: "r")
    guard
      case .failed(let comparison, let failure) = try folder.suite().verify(
        GoldenCandidate(
          other,
          options: options(
            line, .region(CGRect(x: 0, y: 7, width: 8, height: 1), of: "square", reason: "r"))),
        as: GoldenName("case"), record: .never)
    else {
      Issue.record("passes")
      return
    }
    #expect(comparison.ignored.map(\.isEmpty) == [false, false])
    let compared = try #require(try FailureComparison(contentsOf: InputFolder(failure)))
    let ignored = try #require(compared.ignored)
    #expect(ignored.count == 3)
    // In frame 2 the square is at 4 points in one and at 6 in the other.
    let lefts = ignored[2].map { polygon in
      stride(from: 0, to: polygon.count, by: 2).map { polygon[$0] }.min()
    }
    #expect(lefts.filter { $0 == 0 }.count == 1 && lefts.contains(4) && lefts.contains(6))
    // Two columns of 2 pixels at each side of one point, and the rest is counted: of 128 pixels 16 are ignored.
    let hidden = 2 * 4 * 2 + 2 * 4 * 2
    let share = try #require(compared.frames[2].share)
    #expect(abs(share - Double(2 * 4 * 16 - hidden) / (40 * 60)) < 1e-5, "\(share)")
  }
}
