// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

/// Pictures that shrink: nothing flickers, because every pixel counts, and all alike.
@Suite struct CairoRasterizerShrinkingTests {
  private typealias Scene = RasterScene
  private static let side = 96
  private static let canvas = 128

  /// Fine patterns, and how bright they are on the whole.
  enum Pattern: CaseIterable {
    case checkers, columns, rows

    func isWhite(_ x: Int, _ y: Int) -> Bool {
      switch self {
      case .checkers: (x + y).isMultiple(of: 2)
      case .columns: x % 8 == 3
      case .rows: y % 8 == 5
      }
    }

    var mean: Double { self == .checkers ? 127.5 : 255.0 / 8 }

    var bitmap: Bitmap {
      Bitmap(
        width: CairoRasterizerShrinkingTests.side, height: CairoRasterizerShrinkingTests.side,
        isOpaque: true
      ) { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        for index in pixels.indices {
          let (x, y) = (
            index % CairoRasterizerShrinkingTests.side,
            index / CairoRasterizerShrinkingTests.side
          )
          pixels[index] = isWhite(x, y) ? 0xFFFF_FFFF : 0xFF00_0000
        }
      }
    }
  }

  /// A bitmap under a transform of its middle, which lies at a place of the canvas.
  private func draw(_ bitmap: Bitmap, _ transform: Transform, at place: CGPoint) -> Bitmap {
    let size = CGSize(width: Double(bitmap.width), height: Double(bitmap.height))
    var node = Scene.node(
      CGRect(origin: .zero, size: size),
      [.image(.bitmap(bitmap), rect: CGRect(origin: .zero, size: size))])
    node.geometry.position = place
    node.geometry.transform = transform
    var parent = Scene.node(CGRect(x: 0, y: 0, width: 128, height: 128))
    parent.children = [node]
    return Scene.draw(parent, side: Self.canvas, background: .black, snaps: false)
  }

  private func sum(_ bitmap: Bitmap) -> Double {
    bitmap.withUnsafeBytes { bytes in
      // Blue, green, red and alpha of each pixel.
      var sum = 0
      for index in stride(from: 1, to: bytes.count, by: 4) { sum += Int(bytes[index]) }
      return Double(sum)
    }
  }

  private static let scales = [
    1, 0.97, 0.92, 0.8, 0.75, 0.667, 0.55, 0.5, 0.4, 0.3, 0.25, 0.2, 0.12,
  ]
  private static let places = [0, 0.13, 0.5, 0.77].map { CGPoint(x: 64 + $0, y: 64 - $0 / 2) }

  @Test(arguments: Pattern.allCases)
  func theMeanOfAFinePatternStaysWhileItShrinksAndMoves(pattern: Pattern) {
    let bitmap = pattern.bitmap
    for scale in Self.scales {
      for place in Self.places {
        let drawn = draw(bitmap, Transform(scaleX: scale, y: scale), at: place)
        let mean = sum(drawn) / pow(scale * Double(Self.side), 2)
        #expect(abs(mean - pattern.mean) <= 1.5, "\(mean) at \(scale), \(place)")
      }
    }
  }

  @Test(arguments: Pattern.allCases)
  func theMeanStaysWhenTheTwoSidesShrinkDifferently(pattern: Pattern) {
    for (x, y) in [(0.3, 0.9), (0.95, 0.11), (0.6, 1.2)] {
      let drawn = draw(pattern.bitmap, Transform(scaleX: x, y: y), at: Self.places[1])
      let mean = sum(drawn) / (x * y * pow(Double(Self.side), 2))
      #expect(abs(mean - pattern.mean) <= 1.5, "\(mean) at \(x), \(y)")
    }
  }

  @Test(arguments: Pattern.allCases)
  func theMeanStaysWhileAPictureTurns(pattern: Pattern) {
    let bitmap = pattern.bitmap
    for scale in [0.9, 0.7, 0.5, 0.3, 0.13] {
      for angle in [0.1, 0.5, .pi / 4, 1.2] {
        let turn = Scene.spin(angle).concatenating(Transform(scaleX: scale, y: scale))
        let mean = sum(draw(bitmap, turn, at: Self.places[1])) / pow(scale * Double(Self.side), 2)
        #expect(abs(mean - pattern.mean) <= 2, "\(mean) at \(scale), \(angle)")
      }
    }
  }

  /// In a perspective that is all but none, so that the area is known; the plane is drawn with as
  /// many pixels as the picture has.
  @Test(arguments: Pattern.allCases)
  func theMeanStaysInPerspective(pattern: Pattern) {
    let bitmap = pattern.bitmap
    for angle in [0.4, 0.7, 0.9, 1.1, 1.3] {
      for place in Self.places {
        let turn = Scene.turn(angle).concatenating(Scene.perspective(1e6))
        let mean = sum(draw(bitmap, turn, at: place)) / (cos(angle) * pow(Double(Self.side), 2))
        #expect(abs(mean - pattern.mean) <= 2, "\(mean) at \(angle), \(place)")
      }
    }
  }

  /// One white pixel adds up to the same wherever it is: the area that one pixel has left.
  @Test(arguments: [0.9, 0.6, 0.45])
  func everyPixelCountsForAsMuch(scale: Double) {
    for (x, y) in [(0, 0), (1, 7), (17, 18), (40, 41), (47, 47)] {
      let bitmap = Bitmap(width: 48, height: 48, isOpaque: true) { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        pixels.update(repeating: 0xFF00_0000)
        pixels[y * 48 + x] = 0xFFFF_FFFF
      }
      let total = sum(draw(bitmap, Transform(scaleX: scale, y: scale), at: Self.places[1]))
      #expect(abs(total - 255 * scale * scale) <= 4, "\(total) of \(x), \(y)")
    }
  }

  @Test func halfOfAPictureIsTheMeanOfFourPixelsEach() {
    let bitmap = Bitmap(width: 32, height: 32, isOpaque: true) { bytes in
      for index in 0..<1024 {
        bytes.bindMemory(to: UInt32.self)[index] = 0xFF00_0000 | UInt32(index)
      }
    }
    let drawn = draw(bitmap, Transform(scaleX: 0.5, y: 0.5), at: CGPoint(x: 64, y: 64))
    for y in 0..<16 {
      for x in 0..<16 {
        let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0) { sum, step in
          sum + Int(bitmap[2 * x + step.0, 2 * y + step.1].blue)
        }
        let mean = Double(sum) / 4
        #expect(abs(Double(drawn[56 + x, 56 + y].blue) - mean) <= 1)
      }
    }
    #expect(drawn[55, 60] == Pixel(red: 0, green: 0, blue: 0))
  }

  @Test func oneColourStaysThatColourAtEachScale() {
    let color = Pixel(red: 201, green: 77, blue: 3)
    let bitmap = Bitmap(width: 96, height: 96, filledWith: color)
    for scale in Self.scales {
      for angle in [0, 0.4] {
        let turn = Scene.spin(angle).concatenating(Transform(scaleX: scale, y: scale))
        #expect(draw(bitmap, turn, at: Self.places[2])[64, 64] == color)
      }
    }
  }

  @Test func theAreaOfATurnedPictureIsItsOwn() {
    let bitmap = Bitmap(width: 60, height: 40, filledWith: Pixel(red: 255, green: 255, blue: 255))
    for scale in [1, 0.6, 1.3] {
      let turn = Scene.spin(0.35).concatenating(Transform(scaleX: scale, y: scale))
      let area = sum(draw(bitmap, turn, at: Self.places[1])) / 255
      #expect(abs(area - 2400 * scale * scale) < 6)
    }
  }

  @Test(arguments: [(1, 1), (1, 50), (50, 1), (2, 3)])
  func thinPicturesShrinkToo(width: Int, height: Int) {
    let white = Pixel(red: 255, green: 255, blue: 255)
    let bitmap = Bitmap(width: width, height: height, filledWith: white)
    for transform in [Transform(scaleX: 0.5, y: 0.5), Scene.spin(0.3), Scene.spin(2)] {
      let drawn = sum(draw(bitmap, transform, at: CGPoint(x: 64.3, y: 64.1))) / 255
      let area = Double(width * height) * (transform.a == 0.5 ? 0.25 : 1)
      #expect(abs(drawn - area) < 0.05 * area + 0.1)
    }
  }

  @Test func scalesWithoutSenseAreSurvived() {
    let bitmap = Bitmap(width: 500, height: 3, filledWith: Pixel(red: 9, green: 9, blue: 9))
    for (x, y) in [(1e-5, 1.0), (1.0, 1e-5), (1e-5, 1e5), (1e6, 0.3), (1e-6, 1e-6), (-0.4, 0.4)] {
      _ = draw(bitmap, Transform(scaleX: x, y: y), at: Self.places[0])
      _ = draw(
        bitmap, Scene.spin(0.3).concatenating(Transform(scaleX: x, y: y)), at: Self.places[0])
    }
  }
}
