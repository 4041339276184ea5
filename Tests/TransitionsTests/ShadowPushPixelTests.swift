// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import FilmstripTransitions
import UIKit

/// The shadow push in pixels: every frame is the two screens, shifted to where the timeline says.
@MainActor
@Suite struct ShadowPushPixelTests {
  private static let device = Device(
    name: "Small", identifier: "small", size: CGSize(width: 41, height: 13), scale: 3)
  private static let shadowPixels = 21 * 3 / 2.0 * 3

  /// A screen whose every pixel is different: the position is in the colour.
  private static func screen(blue: UInt8) -> Bitmap {
    let (width, height) = device.pixelSize
    return Bitmap(width: width, height: height, isOpaque: true) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = Pixel(red: UInt8(x), green: UInt8(y), blue: blue).bgra.littleEndian
          bytes.storeBytes(of: pixel, toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
  }

  private let from = screen(blue: 200)
  private let to = screen(blue: 40)
  private let recording: Recording
  private let bitmaps: [Bitmap]

  init() throws {
    let stage = Stage(device: Self.device)
    let scene = try Gallery.entry(named: "shadow-push").makeScene(
      SceneSetup(
        from: FromScreenViewController(image: UIImage(bitmap: from, scale: 3)),
        to: ToScreenViewController(image: UIImage(bitmap: to, scale: 3))))
    stage.window.rootViewController = scene.rootViewController
    recording = stage.record("shadow-push", scene.start)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shadow-push-pixels-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try recording.write(to: folder, emitting: [.frames])
    bitmaps = try recording.frames.map { frame in
      let name = "frames/" + (frame.index < 10 ? "000" : "00") + "\(frame.index).png"
      return try PNGReader.read(path: folder.appendingPathComponent(name).path).bitmap
    }
  }

  private func x(of name: String, in frame: Int) throws -> Double {
    let timeline = recording.timeline
    let layer = try #require(timeline.layers.first { $0.name == name })
    return try #require(timeline.frames[frame].first { $0.id == layer.id }).frame.minX
  }

  /// Where the incoming screen's left edge and the outgoing screen's are in a frame, in pixels.
  private func edges(in frame: Int) throws -> (to: Int, from: Int) {
    let to = try x(of: "to-snapshot", in: frame) * 3 + Self.shadowPixels
    return (Int(to.rounded()), Int((try x(of: "from-snapshot", in: frame) * 3).rounded()))
  }

  @Test func theFirstFrameIsTheOutgoingScreenAndTheLastTheIncomingOne() {
    #expect(bitmaps.first == from)
    #expect(bitmaps.last == to)
  }

  @Test func besideTheShadowEveryPixelIsAScreensOwn() throws {
    var compared = 0
    for index in 0..<21 {
      let bitmap = bitmaps[index]
      let edges = try edges(in: index)
      let bandStart = Int((try x(of: "to-snapshot", in: index) * 3).rounded(.down))
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let expected: Pixel
          if x >= edges.to {
            expected = to[x - edges.to, y]
          } else if x < bandStart {
            expected = from[x - edges.from, y]
          } else {
            continue
          }
          compared += 1
          guard bitmap[x, y] == expected else {
            Issue.record("frame \(index) at (\(x), \(y)): \(bitmap[x, y]) is not \(expected)")
            return
          }
        }
      }
    }
    #expect(compared > 50_000)
  }

  /// The published shadow reaches about 43 of 255 at the screen's edge, and is lighter outside.
  @Test func theShadowDarkensTowardsTheEdge() throws {
    let index = 8
    let edges = try edges(in: index)
    let darkening = (max(0, edges.to - 90)..<edges.to).map { x in
      1 - Double(bitmaps[index][x, 5].blue) / Double(from[x - edges.from, 5].blue)
    }
    #expect(darkening.count > 20)
    #expect(zip(darkening, darkening.dropFirst()).allSatisfy { $0 <= $1 + 0.006 })
    #expect(abs((darkening.last ?? 0) - 43.0 / 255) < 0.015)
  }
}
