// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripPages
import SeededNumbers
import Testing
import UIKit

@MainActor
@Suite struct LayerPictureTests {
  private struct Page {
    let pictures: [(rect: [Double], bitmap: Bitmap)]
    /// For each frame the layers whose picture changes, and to which.
    let changes: [[[Int]]]
    let masks: [[[Int]]]
    let backdrops: [[[Int]]]
    let layers: [String: Int]
    let omissions: [String]
  }

  private func page(_ recording: Recording) throws -> Page {
    let text = String(decoding: try recording.preview(jobs: 1), as: UTF8.self)
    let start = try #require(text.range(of: "id=\"filmstrip-data\">")).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    let data = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
    let recordings = try #require((data as? [String: Any])?["recordings"] as? [[String: Any]])
    let pictures = try #require(recordings[0]["layerPictures"] as? [[String: Any]])
    let timeline = try #require(recordings[0]["timeline"] as? [String: Any])
    let layers = try #require(timeline["layers"] as? [[String: Any]])
    return Page(
      pictures: try pictures.map { picture in
        let png = try #require((picture["png"] as? String).flatMap { Data(base64Encoded: $0) })
        let rect = try #require(picture["rect"] as? [Double])
        return (rect, try PNGReader.decode(png, name: "layer").bitmap)
      },
      changes: try #require(recordings[0]["layerChanges"] as? [[[Int]]]),
      masks: try #require(recordings[0]["maskChanges"] as? [[[Int]]]),
      backdrops: try #require(recordings[0]["backdropChanges"] as? [[[Int]]]),
      layers: Dictionary(
        layers.compactMap { layer in
          (layer["name"] as? String).map { ($0, layer["id"] as? Int ?? 0) }
        }, uniquingKeysWith: { first, _ in first }),
      omissions: recordings[0]["omissions"] as? [String] ?? [])
  }

  private func picture(
    of name: String, inFrame frame: Int = 0, _ page: Page
  ) throws -> (rect: [Double], bitmap: Bitmap) {
    let id = try #require(page.layers[name])
    let change = try #require(page.changes[frame].first { $0[0] == id })
    return page.pictures[change[1]]
  }

  @Test func aLayerIsWithoutTheLayersInIt() throws {
    let page = try page(MadeRecording.simple())
    let (rect, bitmap) = try picture(of: "mover", page)
    #expect(rect == [0, 0, 40, 40])
    #expect((bitmap.width, bitmap.height) == (40, 40))
    // `card` lies at 10 to 20.
    let red = Pixel(red: 255, green: 0, blue: 0)
    #expect((0..<40).allSatisfy { bitmap[$0, 15] == red })
    let card = try picture(of: "card", page)
    #expect(card.rect == [0, 0, 10, 10])
    #expect(card.bitmap[5, 5] == Pixel(red: 0, green: 0, blue: 255))
  }

  /// Motion and opacity are not in it: `mover` has one picture for eleven frames.
  @Test func whatOnlyMovesOrFadesIsStoredOnce() throws {
    let page = try page(MadeRecording.simple())
    let mover = try #require(page.layers["mover"])
    func pictureCount(of layer: Int) -> Int {
      page.changes.reduce(0) { count, changes in count + changes.filter { $0[0] == layer }.count }
    }
    #expect(pictureCount(of: mover) == 1)
    // The corners of `fader` change in each frame, and each of its pictures is small.
    let fader = try #require(page.layers["fader"])
    #expect(pictureCount(of: fader) == 11)
    #expect(page.omissions.isEmpty)
  }

  /// What changes all the time takes so many pictures, or so many bytes, and the page says what is left out.
  @Test func whatTakesManyBytesIsStoredAFewTimes() throws {
    let stage = Stage(device: MadeRecording.device)
    let noise = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    noise.accessibilityIdentifier = "noise"
    stage.window.addSubview(noise)
    var numbers = SeededNumbers(seed: 5)
    func picture() -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 120, height: 200)).image { context in
        for y in 0..<100 {
          for x in 0..<60 {
            UIColor(hue: Double(numbers.next() % 256) / 255, saturation: 1, brightness: 1, alpha: 1)
              .setFill()
            context.fill(CGRect(x: 2 * x, y: 2 * y, width: 2, height: 2))
          }
        }
      }
    }
    let pictures = (0..<16).map { _ in picture().cgImage }
    let recording = stage.record("noise", frameRate: 20) {
      let change = CAKeyframeAnimation(keyPath: "contents")
      change.values = pictures.map { $0 as Any }
      change.calculationMode = .discrete
      change.duration = 0.8
      noise.layer.add(change, forKey: nil)
    }
    let page = try page(recording)
    let id = try #require(page.layers["noise"])
    let count = page.changes.flatMap { $0 }.filter { $0[0] == id && $0[1] >= 0 }.count
    #expect((2...10).contains(count))
    #expect(page.omissions.contains { $0.hasSuffix("are left out of the exploded view") })
  }

  /// A blur of a red half beside a blue one: a Gaussian's integral, whose middle is at the edge between both.
  @Test func whatIsBehindABlurIsAPictureOfItsOwn() throws {
    let page = try page(MadeRecording.cut())
    let change = try #require(page.backdrops[0].first)
    let (rect, bitmap) = page.pictures[change[1]]
    #expect(
      rect[0] == 0 && rect[1] == 0 && (120...130).contains(rect[2]) && (40...50).contains(rect[3]))
    // A blur as wide as this one's has few pixels.
    #expect(bitmap.width < 40)
    let row = (0..<bitmap.width).map { bitmap[$0, bitmap.height / 2] }
    #expect(row.first.map { $0.red > $0.blue } == true && row.last.map { $0.blue > $0.red } == true)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0.red >= $1.red && $0.blue <= $1.blue })
    let edge = Double(bitmap.width) * 60 / rect[2]
    let crossing = try #require(row.firstIndex { $0.blue > $0.red })
    #expect(abs(Double(crossing) - edge) <= 1)
    #expect(row.allSatisfy { $0.alpha == 255 })
  }

  /// What a mask covers of its layer, in black: nothing counts but how opaque it is.
  @Test func masksAreShapes() throws {
    let page = try page(MadeRecording.cut())
    let all = page.masks.flatMap { $0 }
    #expect(all.count == 11)
    let (rect, bitmap) = page.pictures[try #require(page.masks[0].first)[1]]
    #expect(rect == [0, 0, 60, 60])
    // Two points a frame to the right: what is left of it moves to the left in it.
    #expect(page.pictures[page.masks[5][0][1]].rect == [-10, 0, 60, 60])
    #expect(bitmap[30, 30] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(bitmap[2, 2].alpha == 0)
  }

  /// A shadow of 4 points reaches 3σ beyond the layer, 3 points further up than down.
  @Test func shadowsAreInThePicture() throws {
    let (rect, bitmap) = try picture(of: "fader", page(MadeRecording.simple()))
    #expect(rect == [-12, -15, 104, 84])
    let above = bitmap[52, 12]
    #expect(above.alpha > 20 && above.alpha < 128 && above.green == 0)
  }

  @Test func deepLayersArePartOfTheTwelfth() throws {
    let stage = Stage(device: MadeRecording.device)
    var parent: UIView = stage.window
    for depth in 1...20 {
      let view = UIView(frame: CGRect(x: 1, y: 1, width: 100 - depth, height: 100 - depth))
      view.accessibilityIdentifier = "view \(depth)"
      view.backgroundColor = depth == 20 ? .red : .green
      parent.addSubview(view)
      parent = view
    }
    let page = try page(stage.record(stills: "deep", at: [0]))
    #expect(
      page.omissions == [
        "layers more than 12 deep are part of the picture of the one that they are in"
      ])
    // The window's own layer is not as deep as any.
    let twelfth = try picture(of: "view 12", page)
    #expect(twelfth.bitmap[40, 40] == Pixel(red: 255, green: 0, blue: 0))
    let eleventh = try picture(of: "view 11", page)
    #expect(eleventh.bitmap[40, 40] == Pixel(red: 0, green: 255, blue: 0))
    let thirteenth = try #require(page.layers["view 13"])
    #expect(!page.changes[0].contains { $0[0] == thirteenth })
  }

  /// A tree as deep as the engine takes it is drawn and does not end the program.
  @Test func theDeepestTreesAreDrawn() throws {
    let stage = Stage(device: MadeRecording.device)
    var parent: CALayer = stage.window.layer
    for _ in 0..<450 {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      parent.addSublayer(layer)
      parent = layer
    }
    parent.backgroundColor = UIColor.red.cgColor
    let page = try page(stage.record(stills: "deepest", at: [0]))
    #expect(page.pictures.contains { $0.bitmap.width == 50 && $0.bitmap[20, 20].red == 255 })
  }
}
