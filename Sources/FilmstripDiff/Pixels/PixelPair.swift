// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

struct PixelVerdict: OptionSet {
  let rawValue: UInt8
  static let differs = PixelVerdict(rawValue: 1)
  static let isAntialiasing = PixelVerdict(rawValue: 2)
  static let isWrong = PixelVerdict(rawValue: 4)
}

struct PixelPlane {
  private let pixels: UnsafePointer<UInt32>
  private let stride: Int

  init(_ bytes: UnsafeRawBufferPointer, stride: Int) {
    pixels = bytes.bindMemory(to: UInt32.self).baseAddress!
    self.stride = stride
  }

  @inline(__always) func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y * stride }

  /// Blue in the lowest byte, as in `Pixel.bgra`.
  @inline(__always) subscript(x: Int, y: Int) -> UInt32 {
    UInt32(littleEndian: pixels[y * stride + x])
  }
}

struct PixelPair {
  let expected: PixelPlane
  let actual: PixelPlane
  let width: Int
  let height: Int
  private let channelDifference: Int
  private let ignoresAntialiasing: Bool

  struct Row {
    let y: Int
    /// From the first pixel that differs to the one after the last.
    let columns: Range<Int>
    /// What each pixel of the row is, by its column; all of the row can be read.
    let verdicts: UnsafePointer<PixelVerdict>
    /// The greatest difference of a channel, 1 to 255.
    let greatestDifference: Int
  }

  static func with(_ comparison: PixelComparison, _ body: (PixelPair) -> Void) {
    let (expected, actual) = (comparison.expected, comparison.actual)
    expected.withUnsafeBytes { expectedBytes in
      actual.withUnsafeBytes { actualBytes in
        body(
          PixelPair(
            expected: PixelPlane(expectedBytes, stride: expected.width),
            actual: PixelPlane(actualBytes, stride: actual.width),
            width: min(expected.width, actual.width), height: min(expected.height, actual.height),
            channelDifference: comparison.tolerance?.channelDifference ?? 0,
            ignoresAntialiasing: comparison.tolerance?.ignoresAntialiasing ?? false))
      }
    }
  }

  /// Calls `body` with each row in which pixels differ, from the top; the row is valid during the
  /// call.
  func forEachDifferingRow(_ body: (Row) -> Void) {
    let verdicts = UnsafeMutablePointer<PixelVerdict>.allocate(capacity: width)
    verdicts.initialize(repeating: [], count: width)
    let lumas = (LumaRows(expected, width), LumaRows(actual, width))
    defer {
      verdicts.deallocate()
      lumas.0.deallocate()
      lumas.1.deallocate()
    }
    for y in 0..<height {
      let (left, right) = (expected.row(y), actual.row(y))
      guard left != right, memcmp(left, right, width * 4) != 0 else { continue }
      var first = 0
      while left[first] == right[first] { first += 1 }
      var end = width
      while left[end - 1] == right[end - 1] { end -= 1 }
      // What is known of whole rows pays where much of a row differs.
      let isInside = y > 0 && y < height - 1 && end - first >= 32
      let slopes = isInside ? (lumas.0.slopes(around: y), lumas.1.slopes(around: y)) : nil
      var greatest = 0
      for x in first..<end where left[x] != right[x] {
        let difference = PixelPair.difference(
          UInt32(littleEndian: left[x]), UInt32(littleEndian: right[x]))
        greatest = max(greatest, difference)
        let isAntialiasing =
          if let slopes, x > 0, x < width - 1 {
            isAntialiasing(x, y, slopes)
          } else {
            isAntialiasing(x, y)
          }
        verdicts[x] = verdict(difference, isAntialiasing)
      }
      body(Row(y: y, columns: first..<end, verdicts: verdicts, greatestDifference: greatest))
      (verdicts + first).update(repeating: [], count: end - first)
    }
  }

  @inline(__always)
  private func verdict(_ difference: Int, _ isAntialiasing: Bool) -> PixelVerdict {
    var verdict = PixelVerdict.differs
    if isAntialiasing { verdict.insert(.isAntialiasing) }
    let isRight = difference <= channelDifference || (ignoresAntialiasing && isAntialiasing)
    if !isRight { verdict.insert(.isWrong) }
    return verdict
  }

  /// The greatest difference of a channel of two pixels, 0 to 255.
  @inline(__always) static func difference(_ left: UInt32, _ right: UInt32) -> Int {
    var greatest = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let step = Int(left &>> shift & 255) &- Int(right &>> shift & 255)
      greatest = max(greatest, abs(step))
      shift &+= 8
    }
    return greatest
  }
}
