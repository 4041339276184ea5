// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct TimelineTests {
  private func timelineText() throws -> String {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.accessibilityIdentifier = "a \"quoted\"\nname"
    stage.window.addSubview(view)
    let recording = stage.record("move", frameRate: 10) {
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.alpha = 0
      }
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("timeline-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try recording.write(to: folder, emitting: [.timeline])
    return try String(contentsOf: folder.appendingPathComponent("timeline.json"), encoding: .utf8)
  }

  @Test func isTheDocumentedText() throws {
    let expected = [
      "{ \"format\": \"filmstrip-timeline\", \"version\": 2, \"name\": \"move\",",
      "  \"device\": { \"name\": \"iPhone 15\", \"width\": 393, \"height\": 852, \"scale\": 3 },",
      "  \"frameRate\": 10, \"frameCount\": 3, \"duration\": 0.2,",
      "  \"layers\": [",
      "    { \"id\": 1, \"parent\": null, \"class\": \"UIWindow\", \"name\": null, \"title\": \"UIWindow\" },",
      "    { \"id\": 2, \"parent\": 1, \"class\": \"UIView\", "
        + "\"name\": \"a \\\"quoted\\\"\\nname\" }",
      "  ],",
      "  \"frames\": [",
      "    { \"index\": 0, \"time\": 0, \"layers\": [1, 2], \"changes\": [",
      "      { \"id\": 1, \"position\": [196.5, 426], \"bounds\": [0, 0, 393, 852] },",
      "      { \"id\": 2, \"position\": [25, 40], \"bounds\": [0, 0, 30, 40] }",
      "    ] },",
      "    { \"index\": 1, \"time\": 0.1, \"changes\": [",
      "      { \"id\": 2, \"transform\": [1.5, 0, 0, 1.5, 0, 0], \"opacity\": 0.5 }",
      "    ] },",
      "    { \"index\": 2, \"time\": 0.2, \"changes\": [",
      "      { \"id\": 2, \"transform\": [2, 0, 0, 2, 0, 0], \"opacity\": 0 }",
      "    ] }",
      "  ],",
      "  \"events\": [],",
      "  \"findings\": []",
      "}", "",
    ]
    #expect(try timelineText().components(separatedBy: "\n") == expected)
  }

  @Test func isJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(timelineText().utf8))
    let root = try #require(object as? [String: Any])
    #expect(root["version"] as? Int == 2)
    #expect((root["frames"] as? [Any])?.count == 3)
  }

  /// Each value under its own name, as it was set or, half way of a linear animation, in the middle.
  @Test func tellsALayersValues() throws {
    let stage = Stage()
    let layer = CALayer()
    layer.name = "layer"
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.anchorPointZ = 7
    layer.zPosition = 3
    layer.cornerRadius = 4
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.borderWidth = 2
    layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 5, height: -6)
    layer.shadowRadius = 10
    let mask = CALayer()
    mask.name = "mask"
    mask.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    layer.mask = mask
    let shape = CAShapeLayer()
    shape.name = "shape"
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    layer.addSublayer(shape)
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    let recording = stage.record("values", frameRate: 10) {
      for (key, from, to): (String, Double, Double) in [
        ("cornerRadius", 4, 8), ("shadowRadius", 10, 20), ("borderWidth", 2, 4),
      ] {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 0.2
        layer.add(animation, forKey: key)
      }
      let colors = CABasicAnimation(keyPath: "backgroundColor")
      colors.toValue = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
      colors.duration = 0.2
      layer.add(colors, forKey: "colors")
      let strokes = CABasicAnimation(keyPath: "lineWidth")
      strokes.toValue = 5
      strokes.duration = 0.2
      shape.strokeColor = CGColor(gray: 0, alpha: 1)
      shape.add(strokes, forKey: "strokes")
    }
    let timeline = recording.timeline
    func state(_ name: String, _ frame: Int) throws -> Timeline.LayerState {
      let layer = try #require(timeline.layers.first { $0.name == name })
      return try #require(timeline.frames[frame].first { $0.id == layer.id })
    }
    let (first, middle) = (try state("layer", 0), try state("layer", 1))
    #expect(first.position == CGPoint(x: 60, y: 45))
    #expect(first.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(first.anchorPointZ == 7 && first.zPosition == 3)
    #expect(first.corners == Corners(radius: 4, curve: .continuous, mask: .minXMinY))
    #expect(
      first.borderWidth == 2 && first.borderColor == Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(first.background == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(first.shadowOpacity == 0.5 && first.shadowRadius == 10)
    #expect(first.shadowOffset == CGSize(width: 5, height: -6) && first.shadowColor == .black)
    #expect(middle.corners.radius == 6 && middle.borderWidth == 3 && middle.shadowRadius == 15)
    #expect(middle.background == .color(Color(red: 0.5, green: 0.5, blue: 0)))
    // A mask is a layer, too, in the space of the one that it masks, whose depth is 3 − 7 here.
    let masking = try state("mask", 0)
    #expect(first.mask == masking.id && masking.parent == first.id)
    #expect(masking.frame == CGRect(x: 11, y: 22, width: 30, height: 40))
    // What a class of layers draws changes as one.
    let drawings = try (0...1).map { try state("shape", $0).drawing }
    #expect(drawings[0] != nil && drawings[1] != nil && drawings[0] != drawings[1])
    #expect(first.drawing == nil)
  }
}
