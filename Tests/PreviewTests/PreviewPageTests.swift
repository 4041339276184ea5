// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripPages
import FilmstripPreview
import Testing
import UIKit

@MainActor
@Suite struct PreviewPageTests {
  private func data(of page: Data) throws -> [String: Any] {
    let text = String(decoding: page, as: UTF8.self)
    let start = try #require(text.range(of: "id=\"filmstrip-data\">"))
    let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
    let object = try JSONSerialization.jsonObject(
      with: Data(text[start.upperBound..<end.lowerBound].utf8))
    return try #require(object as? [String: Any])
  }

  private func recordings(of page: Data) throws -> [[String: Any]] {
    try #require(try data(of: page)["recordings"] as? [[String: Any]])
  }

  @Test func itIsOneFileThatAsksForNothing() throws {
    let page = String(decoding: try MadeRecording.simple().preview(jobs: 1), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.prefix(256).contains(FileMark.page))
    for word in ["http://www.w3.org/2000/svg"] { #expect(page.contains(word)) }
    let addresses = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for word in ["http://", "https://", "import(", "fetch(", "type=\"module\"", "@import"] {
      #expect(!addresses.contains(word), "the page has \(word)")
    }
    #expect(!page.contains("{{"))
  }

  @Test func theSameRecordingGivesTheSameBytes() throws {
    let one = MadeRecording.simple()
    #expect(try one.preview(jobs: 1) == MadeRecording.simple().preview(jobs: 4))
  }

  @Test func motionsHaveTheirDistanceTimeAndCurve() throws {
    let recording = try recordings(of: MadeRecording.simple().preview(jobs: 1))[0]
    let motions = try #require(recording["motions"] as? [[String: Any]])
    let mover = try #require(motions.first { $0["property"] as? String == "position.x" })
    #expect(mover["start"] as? Double == 20)
    #expect(mover["end"] as? Double == 100)
    #expect(mover["curve"] as? String == "linear")
    #expect(abs((mover["duration"] as? Double ?? 0) - 0.5) < 1e-6)
    // At an even pace: 8 points in each twentieth of a second.
    let values = try #require(mover["values"] as? [Double])
    for (index, value) in values.enumerated() {
      #expect(abs(value - (20 + 8 * Double(index))) < 1e-3)
    }
    #expect(motions.contains { $0["property"] as? String == "opacity" })
    #expect(motions.contains { $0["property"] as? String == "cornerRadius" })
    // What is in the layer that moves does not move by itself.
    #expect(Set(motions.compactMap { $0["layer"] as? Int }).count == 2)
  }

  @Test func picturesThatAreEqualAreStoredOnce() throws {
    let stage = Stage(device: MadeRecording.device)
    let recording = try stage.record(stills: "still", at: [0, 0.1, 0.2])
    let page = try recordings(of: recording.preview(jobs: 1))[0]
    #expect((page["pictures"] as? [String])?.count == 1)
    #expect(page["pictureOfFrame"] as? [Int] == [0, 0, 0])
  }

  /// Names that would end the element that they are in, or begin one.
  @Test(arguments: [
    "</script><img src=x onerror=alert(1)>", "<!--<script>", "a\u{2028}b\u{2029}c",
    "\"};alert(1);//", "{{data}}", "&lt;b&gt;",
  ])
  func namesAreNoMarkup(name: String) throws {
    let page = try MadeRecording.simple(name, moverName: name).preview(jobs: 1)
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.components(separatedBy: "</script>").count == 3)
    #expect(!text.contains("<img"))
    #expect(!text.contains("\u{2028}") && !text.contains("\u{2029}"))
    let timeline = try #require(try recordings(of: page)[0]["timeline"] as? [String: Any])
    #expect(timeline["name"] as? String == name)
    let layers = try #require(timeline["layers"] as? [[String: Any]])
    #expect(layers.contains { $0["name"] as? String == name })
  }

  @Test func oneFrameIsAPage() throws {
    let page = try MadeRecording.large(views: 1, frames: 1).preview(jobs: 1)
    let recording = try recordings(of: page)[0]
    #expect(recording["frameNumbers"] as? [Int] == [0])
    #expect((recording["motions"] as? [Any])?.isEmpty == true)
  }

  @Test func manyFramesAreThinnedAndThePageSaysSo() throws {
    let recorded = MadeRecording.large(views: 1, frames: 10_000)
    #expect(recorded.frames.count == 10_000)
    let page = try recorded.preview(jobs: 2)
    let recording = try recordings(of: page)[0]
    let numbers = try #require(recording["frameNumbers"] as? [Int])
    #expect(numbers.count == 480)
    #expect(numbers.first == 0 && numbers.last == 9_999)
    #expect(
      (recording["omissions"] as? [String])?.first
        == "480 of 10000 frames are shown, evenly spaced; timeline.json has all of them")
    #expect(page.count < 3_000_000)
  }

  @Test func thousandsOfLayersStayWithinBounds() throws {
    let page = try MadeRecording.large(views: 5_000, frames: 5).preview(jobs: 2)
    #expect(page.count < 3_000_000)
    let recording = try recordings(of: page)[0]
    // All those views look alike.
    #expect((recording["layerPictures"] as? [Any])?.count ?? 0 <= 3)
  }

  @Test(arguments: [(1.0, 1.0), (1.0, 3_000.0), (2_000.0, 1.0)])
  func sizesOfAnyShape(width: Double, height: Double) throws {
    let page = try MadeRecording.large(views: 1, frames: 2, width: width, height: height)
      .preview(jobs: 1)
    let size = try #require(try recordings(of: page)[0]["size"] as? [Int])
    #expect(size[0] >= 1 && size[1] >= 1 && size[0] * size[1] < 400_000)
  }

  @Test func plansKeepToTheirPixels() {
    // 393 × 852 points: 22 frames at a pixel to the point have 7.4 million pixels, 60 frames 20 million.
    let screen = CGSize(width: 393, height: 852)
    let few = PreviewPlan(frameCount: 22, layerCount: 9, screen: screen, scale: 3)
    #expect((few.width, few.height) == (393, 852))
    let many = PreviewPlan(frameCount: 60, layerCount: 9, screen: screen, scale: 3)
    #expect(
      many.frames.count == 60 && (6_200_000...6_400_000).contains(many.width * many.height * 60))
    // Two pixels of the device in each direction make one, or three.
    let other = PreviewPlan(
      frameCount: 22, layerCount: 9, screen: CGSize(width: 375, height: 812), scale: 2)
    #expect((other.width, other.height) == (375, 812))
    let wider = PreviewPlan(
      frameCount: 18, layerCount: 9, screen: CGSize(width: 430, height: 932), scale: 3)
    #expect((wider.width, wider.height) == (430, 932))
    let deep = PreviewPlan(frameCount: 100, layerCount: 60_000, screen: screen, scale: 3)
    #expect(deep.frames.count == 10 && deep.leavesOutFrames)
  }

  @Test func comparisonsSayWhatDiffers() throws {
    let one = MadeRecording.simple()
    let stage = Stage(device: MadeRecording.device)
    let mover = UIView(frame: CGRect(x: 0, y: 40, width: 40, height: 40))
    mover.accessibilityIdentifier = "mover"
    stage.window.addSubview(mover)
    let other = stage.record("other", frameRate: 20) {
      UIView.animate(withDuration: 0.5) { mover.center.x = 100 }
    }
    let page = try data(of: one.preview(comparedWith: other, jobs: 1))
    #expect((page["recordings"] as? [Any])?.count == 2)
    let lines = try #require(page["differences"] as? [String])
    #expect(lines.contains { $0.contains("mover") && $0.contains("linear") })
  }
}
