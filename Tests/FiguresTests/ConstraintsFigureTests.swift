// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@testable import FilmstripFigureDrawing
import FilmstripFigures

/// Figures of kind `constraints`: what is drawn of constraints, and where, against closed forms.
@Suite("Figures of constraints")
@MainActor
struct ConstraintsFigureTests {
  private let stage = Stage(
    device: Device(
      name: "Small", identifier: "small", size: CGSize(width: 200, height: 300), scale: 2))
  private let controller = UIViewController()
  private var view: UIView { controller.view }

  init() {
    stage.recordsLayout = true
    stage.window.rootViewController = controller
    view.backgroundColor = .white
  }

  private func added(_ name: String, to other: UIView? = nil, _ made: UIView = UIView()) -> UIView {
    made.accessibilityIdentifier = name
    made.translatesAutoresizingMaskIntoConstraints = false
    (other ?? view).addSubview(made)
    return made
  }

  /// The marks of the last frame, in points of the window.
  private func marks(_ recording: Recording, frame: Int? = nil) -> [LayoutMark] {
    let index = frame ?? recording.frames.count - 1
    return LayoutPainter(
      PlacedLayout(recording.layouts[index], in: recording.frames[index]), parts: .all,
      transform: .identity, limit: CGRect(x: 0, y: 0, width: 200, height: 300)
    ).marks
  }

  private func near(_ point: CGPoint, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 0.01 && abs(point.y - y) < 0.01
  }

  private func describes(
    _ mark: LayoutMark, _ kind: LayoutMark.Kind, _ label: String, _ line: [Double]
  )
    -> Bool
  {
    mark.kind == kind && mark.label == label && near(mark.start, line[0], line[1])
      && near(mark.end, line[2], line[3])
  }

  @Test("A distance goes from side to side, a length through the rectangle, both with their number")
  func distancesAndLengths() async throws {
    let card = added("card")
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
    ])
    let marks = marks(stage.record("card") {})
    #expect(marks.count == 4)
    // The card is (20, 30, 100, 50): its middle is at y 55, 72 % of it at y 66 and x 92.
    #expect(describes(marks[0], .distance, "20", [0, 55, 20, 55]))
    #expect(describes(marks[1], .distance, "30", [70, 0, 70, 30]))
    #expect(describes(marks[2], .length, "100", [20, 66, 120, 66]))
    #expect(describes(marks[3], .commonLength, "0.5:1", [92, 30, 92, 80]))
    #expect(marks.allSatisfy { $0.constraint.outcome == .holds && $0.constraint.isRequired })
  }

  @Test("Sides, middles and inequalities")
  func sides() async throws {
    let (upper, lower) = (added("upper"), added("lower"))
    var constraints = [
      upper.topAnchor.constraint(equalTo: view.topAnchor),
      upper.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      lower.topAnchor.constraint(greaterThanOrEqualTo: upper.bottomAnchor, constant: 16),
      lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
      view.trailingAnchor.constraint(greaterThanOrEqualTo: lower.trailingAnchor, constant: 8),
      lower.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
    ]
    for part in [upper, lower] {
      constraints += [
        part.widthAnchor.constraint(equalToConstant: 80),
        part.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    let marks = marks(stage.record("sides") {})
    // The upper one is (60, 0, 80, 20), the lower one (60, 60, 80, 20).
    #expect(describes(marks[0], .contact, "", [95, 0, 105, 0]))
    #expect(marks[1].kind == .commonMiddle && marks[1].start.x == 100 && marks[1].end.x == 100)
    #expect(describes(marks[2], .distance, "≥\u{2009}16", [100, 20, 100, 60]))
    #expect(describes(marks[3], .commonSide, "", [60, 70, 60, 10]))
    // From the lower one's right side to the window's.
    #expect(describes(marks[4], .distance, "≥\u{2009}8", [140, 70, 200, 70]))
  }

  @Test("Margins, baselines and guides are where they are on the screen")
  func guides() async throws {
    let label = UILabel()
    label.text = "Word"
    let (text, other) = (added("text", label), added("other", UILabel()))
    (other as? UILabel)?.text = "other"
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      other.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 5),
      other.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    let recording = stage.record("guides") {}
    let marks = marks(recording)
    #expect(marks.map(\.kind) == [.contact, .distance, .distance, .commonBaseline])
    let baseline = text.frame.minY + label.font.ascender
    #expect(abs(marks[3].start.y - baseline) < 1)
    #expect(marks[3].start.x == text.frame.minX && marks[3].end.x == other.frame.maxX)
    let roles = recording.layouts[0].items.map(\.role)
    #expect(roles.contains(.margins) && roles.contains(.safeArea))
    #expect(roles.filter { $0 == .view }.count == 2)
  }

  @Test("While something moves, its marks move with it; what is behind something opaque has none")
  func movingAndCovered() async throws {
    let card = added("card")
    let leading = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([
      leading, card.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      card.widthAnchor.constraint(equalToConstant: 40),
      card.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.advance(by: 0)
    let recording = stage.record("moves", frameRate: 20) {
      leading.constant = 120
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
    }
    // Five of ten frames: half of the way. The number is the constraint's, the line what is seen.
    #expect(describes(marks(recording, frame: 5)[0], .distance, "120", [0, 50, 70, 50]))
    let cover = UIView(frame: CGRect(x: 110, y: 20, width: 80, height: 80))
    cover.backgroundColor = .red
    let covered = stage.record("covered") { view.addSubview(cover) }
    #expect(marks(covered).isEmpty)
    let shown = stage.record("through") { cover.alpha = 0.5 }
    #expect(marks(shown).count == 4)
    let hidden = stage.record("hidden") {
      cover.isHidden = true
      card.isHidden = true
    }
    #expect(marks(hidden).isEmpty)
  }

  @Test(
    "What contradicts, what yields and what is open is distinguished, in the picture and in words")
  func whatGoesWrong() async throws {
    let card = added("card")
    let wish = card.heightAnchor.constraint(equalToConstant: 90)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.widthAnchor.constraint(equalToConstant: 40),
      card.heightAnchor.constraint(lessThanOrEqualToConstant: 50), wish,
      card.widthAnchor.constraint(equalToConstant: 60),
    ])
    let recording = stage.record("wrong") {}
    let marks = marks(recording)
    #expect(marks.map(\.constraint.outcome) == [.holds, .conflicts, .holds, .yields, .givenUp])
    let card0 = recording.layouts[0].items.first { $0.name.contains("card") }
    #expect(card0?.openNumbers == ["y"])
    let figure = try recording.figure(.constraints)
    #expect(
      figure.caption
        == "Five constraints place one view. One constraint contradicted others and was given up. "
        + "Constraints leave UIView \"card\" open.")
    let svg = String(decoding: try figure.svg(.light), as: UTF8.self)
    for color in ["d70015", "c25200", "0a63e8"] { #expect(svg.lowercased().contains(color)) }
    let dark = String(decoding: try figure.svg(.dark), as: UTF8.self)
    #expect(dark.lowercased().contains("ff6961"))
    #expect(figure.alternativeText.hasPrefix("“wrong” at"))
  }

  @Test("A figure shows some views alone, by their names, and says which there are")
  func chosenViews() async throws {
    let (one, two) = (added("one"), added("two"))
    for part in [one, two] {
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.topAnchor.constraint(equalTo: view.topAnchor),
        part.widthAnchor.constraint(equalToConstant: 40),
        part.heightAnchor.constraint(equalToConstant: part === one ? 20 : 40),
      ])
    }
    let recording = stage.record("chosen") {}
    let all = try recording.figure(.constraints)
    let some = try recording.figure(.constraints, options: FigureOptions(layers: ["one"]))
    #expect(all.caption == "Eight constraints place two views.")
    #expect(some.caption == "Four constraints place one view.")
    #expect(some.size.height < all.size.height)
    do {
      _ = try recording.figure(.constraints, options: FigureOptions(layers: ["three"]))
      Issue.record("There is no such view.")
    } catch FigureError.unknownLayer(let name, let known) {
      #expect(name == "three")
      #expect(known.contains("one") && known.contains("two"))
    }
  }

  @Test("A recording without its layout says how to get it")
  func withoutLayout() async throws {
    stage.recordsLayout = false
    let recording = stage.record("plain") {}
    #expect(recording.layouts.isEmpty)
    #expect(throws: FigureError.noLayout(recording: "plain")) { try recording.figure(.constraints) }
    #expect(
      FigureError.noLayout(recording: "plain").description
        == "plain: was recorded without its layout; set recordsLayout of the stage to true before "
        + "recording")
  }

  @Test("Labels lie apart from each other and inside the picture, whatever the constraints")
  func labels() async throws {
    // Four columns of views side by side, 20 points wide: more numbers than there is room for.
    for index in 0..<32 {
      let part = added("part \(index)")
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(
          equalTo: view.leadingAnchor, constant: Double(10 + index % 4 * 45)),
        part.topAnchor.constraint(equalTo: view.topAnchor, constant: Double(8 + index / 4 * 35)),
        part.widthAnchor.constraint(equalToConstant: 20),
        part.heightAnchor.constraint(equalToConstant: 12),
      ])
    }
    let recording = stage.record("many") {}
    let painter = LayoutPainter(
      PlacedLayout(recording.layouts[0], in: recording.frames[0]), parts: .constraints,
      transform: .identity, limit: CGRect(x: 0, y: 0, width: 200, height: 300))
    var canvas = FigureCanvas()
    try painter.draw(into: &canvas)
    // Each number is on a rounded plate of 11 points.
    let plates = canvas.elements.compactMap { element -> CGRect? in
      guard case .fill(let path, _) = element, abs(path.bounds.height - 11) < 0.01 else {
        return nil
      }
      return path.bounds
    }
    #expect(plates.count > 20)
    for (place, plate) in plates.enumerated() {
      #expect(CGRect(x: 0, y: 0, width: 200, height: 300).contains(plate))
      for other in plates[..<place] { #expect(!plate.intersects(other)) }
    }
  }
}

extension Path {
  fileprivate var bounds: CGRect {
    segments.flatMap(\.points).reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
