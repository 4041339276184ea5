// SPDX-License-Identifier: MIT
import FilmstripDiff
import Foundation
import Testing
import FilmstripTimelines

/// What layers are called of which the same is to be said.
@Suite struct LayerTitleTests {
  private typealias Layer = TestTimeline.Layer

  private func titles(_ layers: [(parent: Int?, className: String, name: String?)]) -> [String] {
    Timeline(
      layers: layers.enumerated().map {
        Timeline.Layer(id: $0 + 1, parent: $1.parent, className: $1.className, name: $1.name)
      }, frames: []
    ).layers.map(\.title)
  }

  @Test func aLayerAloneIsCalledByItsNameOrClass() {
    #expect(titles([(nil, "UIWindow", nil), (1, "UIView", "card")]) == ["UIWindow", "card"])
  }

  @Test func siblingsAreCounted() {
    #expect(
      titles([(nil, "UIWindow", nil)] + Array(repeating: (1, "CardView", nil), count: 3))
        == [
          "UIWindow", "CardView (first of three)", "CardView (second of three)",
          "CardView (third of three)",
        ])
    let many = titles(Array(repeating: (nil, "Row", nil), count: 23))
    #expect(
      [0, 9, 10, 11, 20, 21, 22].map { many[$0] } == [
        "Row (first of 23)", "Row (tenth of 23)", "Row (11th of 23)", "Row (12th of 23)",
        "Row (21st of 23)", "Row (22nd of 23)", "Row (23rd of 23)",
      ])
  }

  @Test func layersInOthersAreCalledByThem() {
    #expect(
      titles([
        (nil, "UIView", "inbox"), (nil, "UIView", "outbox"), (1, "UILabel", nil),
        (2, "UILabel", nil), (2, "UILabel", nil),
      ]) == [
        "inbox", "outbox", "UILabel in inbox", "UILabel (first of two) in outbox",
        "UILabel (second of two) in outbox",
      ])
    // Where the layer that they are in has no name of its own, the recording's are counted.
    #expect(
      titles([
        (nil, "Row", nil), (nil, "Row", nil), (1, "UILabel", nil), (2, "UILabel", nil),
      ]).suffix(2) == ["UILabel (first of two)", "UILabel (second of two)"])
  }

  @Test func noTwoLayersAreCalledTheSame() {
    let names = titles([
      (nil, "A", "A (first of two)"), (nil, "A", nil), (nil, "A", nil), (nil, "B", "same"),
      (nil, "B", "same"),
    ])
    #expect(Set(names).count == names.count)
  }

  /// A file of before has no titles, and one of now has those that are not names.
  @Test func aFileHasTheTitlesThatAreNotNames() throws {
    let file = try TestTimeline(
      root: Layer(name: "window", children: [Layer(name: nil), Layer(name: nil)]), duration: 0.1
    ).file()
    #expect(
      file.timeline.layers.map(\.title) == [
        "window", "UIView (first of two)", "UIView (second of two)",
      ])
    #expect(file.text.components(separatedBy: "\"title\"").count == 3)
    let old = try TimelineFile(
      data: Data(file.text.replacing(#/, "title": "[^"]*"/#, with: "").utf8), shownAs: "old")
    #expect(old.timeline == file.timeline)
  }

  // MARK: Names that differ alone

  @Test func titlesThatDifferAloneAreNoDifference() throws {
    let file = try TestTimeline(
      root: Layer(name: "window", children: [Layer(name: nil)]), duration: 0.1
    ).file()
    let other = try TimelineFile(
      data: Data(
        file.text.replacing(
          "\"title\": \"UIView\"", with: "\"title\": \"CardPresentation.dimming\""
        )
        .utf8), shownAs: "other")
    #expect(other.timeline.layers[1].title == "CardPresentation.dimming")
    #expect(MotionDiff(expected: file, actual: other).isEmpty)
    #expect(MotionDiff(expected: other, actual: file).isEmpty)
  }
}
