// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import FilmstripTransitions
import UIKit

/// A transition of the gallery on a screen of 100 × 200 points, between a red and a blue screen whose
/// pixels are all different.
@MainActor
struct GalleryStage {
  static let device = Device(
    name: "Small", identifier: "small", size: CGSize(width: 100, height: 200), scale: 1)

  let entry: SceneTransition
  let stage: Stage
  let scene: PreparedScene
  let from: FromScreenViewController
  let to: ToScreenViewController
  let fromPicture = picture(blue: 40)
  let toPicture = picture(blue: 200)

  init(_ name: String, _ values: [String: Double] = [:], isDriven: Bool = false) throws {
    stage = Stage(device: Self.device)
    entry = try Gallery.entry(named: name)
    from = FromScreenViewController(image: UIImage(bitmap: fromPicture, scale: 1))
    to = ToScreenViewController(image: UIImage(bitmap: toPicture, scale: 1))
    scene = try entry.makeScene(SceneSetup(from: from, to: to, isDriven: isDriven, values: values))
    scene.install(in: stage.window)
    stage.advance(by: 0)
  }

  private static func picture(blue: UInt8) -> Bitmap {
    Bitmap(width: 100, height: 200, isOpaque: true) { bytes in
      for y in 0..<200 {
        for x in 0..<100 {
          let pixel = Pixel(red: UInt8(x), green: UInt8(y), blue: blue).bgra.littleEndian
          bytes.storeBytes(of: pixel, toByteOffset: (y * 100 + x) * 4, as: UInt32.self)
        }
      }
    }
  }

  /// Records the transition, with a touch that goes to a fraction of the way in 0.3 s and leaves.
  func record(dragTo share: Double? = nil, release: Gesture.Release = .lift) throws -> Recording {
    let gesture = try share.map { try drag(to: [$0], release: release) }
    return stage.record(entry.name) {
      scene.start()
      if let gesture { stage.perform(gesture) }
    }
  }

  func drag(to shares: [Double], rest: Double = 0, release: Gesture.Release) throws -> Gesture {
    let drag = try #require(entry.drag)
    let (width, height) = (Self.device.size.width, Self.device.size.height)
    let isVertical = drag.direction == .up || drag.direction == .down
    let sign = drag.direction == .right || drag.direction == .down ? 1.0 : -1.0
    return .drag(
      from: CGPoint(x: drag.startX * width, y: drag.startY * height),
      direction: CGVector(dx: isVertical ? 0 : sign, dy: isVertical ? sign : 0),
      length: isVertical ? height : width, to: shares, legDuration: 0.3, rest: rest,
      release: release
    ).delayed(by: drag.delay)
  }
}

extension Recording {
  /// The frames of a layer in window coordinates, by the number of the frame; only where it is shown.
  func places(of name: String) throws -> [Int: CGRect] { try states(of: name).mapValues(\.frame) }

  /// The looks of a layer, by the number of the frame; only where it is there.
  func states(of name: String) throws -> [Int: Timeline.LayerState] {
    let timeline = timeline
    let layer = try #require(timeline.layers.first { $0.name == name }, "no layer \(name)")
    var result: [Int: Timeline.LayerState] = [:]
    for (index, states) in timeline.frames.enumerated() {
      result[index] = states.first { $0.id == layer.id }
    }
    return result
  }

  /// The callbacks of the transition, without those of layout and of gestures.
  var callbacks: [String] {
    events.filter { !$0.name.hasSuffix("LayoutSubviews") && !$0.name.hasPrefix("gesture") }
      .map { "\($0.name) \($0.object)" }
  }
}

enum Curve {
  /// The default curve of blocks: the cubic through (0.42, 0) and (0.58, 1).
  static func easeInOut(_ x: Double) -> Double { bezier(x, 0.42, 0.58) }
  /// The cubic through (0, 0) and (0.58, 1).
  static func easeOut(_ x: Double) -> Double { bezier(x, 0, 0.58) }

  /// y at x of a cubic whose control points have y = 0 and y = 1, by plain bisection of x(s).
  private static func bezier(_ x: Double, _ x1: Double, _ x2: Double) -> Double {
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let s = (low + high) / 2
      let value = 3 * (1 - s) * (1 - s) * s * x1 + 3 * (1 - s) * s * s * x2 + s * s * s
      if value < x { low = s } else { high = s }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }

  /// A spring with a damping ratio below 1 that rests after a duration, at a time.
  ///
  /// Mass 1; the frequency is the one with which the envelope is down to a thousandth at the end:
  /// |(ζω − v)/ω_d| · e^(−ζω·D) = 0.001 (measured).
  static func spring(
    _ time: Double, duration: Double, damping: Double, velocity: Double = 0
  ) -> Double {
    if time >= duration { return 1 }
    let root = (1 - damping * damping).squareRoot()
    func envelope(_ omega: Double) -> Double {
      abs((damping * omega - velocity) / (omega * root)) * exp(-damping * omega * duration)
    }
    // Above the frequency at which the velocity is that of the decay the envelope only falls.
    var (low, high) = (velocity / damping + 1e-9, 1_000.0)
    if velocity == 0 { low = 1e-6 } else { low = velocity / damping * 2 }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if envelope(middle) > 0.001 { low = middle } else { high = middle }
    }
    let decay = damping * low
    let omega = low * root
    return 1
      - exp(-decay * time) * (cos(omega * time) + (decay - velocity) / omega * sin(omega * time))
  }
}

/// Expects two rectangles to agree to a thousandth of a point.
func expectPlace(
  _ place: CGRect?, x: Double = 0, y: Double = 0, width: Double = 100, height: Double = 200,
  _ comment: String = "", within tolerance: Double = 1e-3,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let place = place ?? .null
  let differences = [
    abs(place.origin.x - x), abs(place.origin.y - y), abs(place.size.width - width),
    abs(place.size.height - height),
  ]
  #expect(
    differences.allSatisfy { $0 <= tolerance },
    "\(comment): \(place), not (\(x), \(y), \(width), \(height))", sourceLocation: sourceLocation)
}

extension Recording {
  /// All frames as pixels.
  func pictures() throws -> [Bitmap] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(to: folder, emitting: [.frames])
    return try frames.indices.map { index in
      let digits = "\(index)"
      let name = String(repeating: "0", count: 4 - digits.count) + digits
      return try PNGReader.read(path: folder.appendingPathComponent("frames/\(name).png").path)
        .bitmap
    }
  }
}
