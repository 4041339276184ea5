// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

extension PictureWriting {
  /// Writes the largest picture that has no more bytes than are allowed.
  ///
  /// First the width is reduced, down to 320 pixels: fewer than that are hard to read. Then frames are left out, down
  /// to ten in a second, and then the width is reduced further. What is given in the options stays. Each size is
  /// tried, as it is not known beforehand how well pixels compress; the same frames lead to the same choice.
  func writeFitting() throws -> AnimatedPicture.Result {
    let limit = options.byteLimit ?? .max
    let full = try picture.job(format, options, options.width, output.shownPath)
    let rates = self.rates(from: full.plan.frameRate)
    let widths = self.widths(upTo: full.composer.layout.width)
    let readable = widths.lastIndex { $0 >= PictureWriting.readableWidth } ?? 0
    for rate in rates {
      if let result = try attempt(rate: rate, width: widths[0], limit) { return result }
      guard readable > 0 else { continue }
      guard let result = try attempt(rate: rate, width: widths[readable], limit) else { continue }
      return try largest(widths, from: 0, to: readable, rate: rate, limit, last: result)
    }
    let rate = rates[rates.count - 1]
    let last = widths.count - 1
    if last > readable, let result = try attempt(rate: rate, width: widths[last], limit) {
      return try largest(widths, from: readable, to: last, rate: rate, limit, last: result)
    }
    var unlimited = options
    (unlimited.byteLimit, unlimited.frameRate) = (nil, rate)
    let smallest = try encode(unlimited, width: widths[last])
    throw AnimatedPictureError.doesNotFit(
      file: output.shownPath, limit: limit, byteCount: smallest.byteCount,
      smallest: "\(smallest.width) pixels wide"
        + (smallest.frameRate.map { " with \($0) frames in a second" } ?? ""))
  }

  private static let readableWidth = 320
  private static let smallestWidth = 96
  private static let smallestRate = 10
  /// Widths that are tried are multiples of this, but for the largest.
  private static let widthStep = 16

  /// The frame rates that may be chosen, highest first; nil for the one that the format takes by itself.
  private func rates(from best: Int?) -> [Int?] {
    guard options.frameRate == nil, let best else { return [options.frameRate] }
    let lower = stride(from: best - 1, through: min(PictureWriting.smallestRate, best), by: -1)
    return [best] + lower.filter { best % $0 == 0 }
  }

  /// The widths that may be chosen, largest first.
  private func widths(upTo full: Int) -> [Int] {
    guard options.width == nil else { return [full] }
    let step = PictureWriting.widthStep
    let lower = stride(
      from: (full - 1) / step * step, through: min(PictureWriting.smallestWidth, full), by: -step)
    return [full] + lower
  }

  /// The largest of some widths that fits: between one that does not and one that does.
  ///
  /// Sizes of files need not grow with the width at each step, so that a little larger one may fit as well.
  private func largest(
    _ widths: [Int], from tooLarge: Int, to fitting: Int, rate: Int?, _ limit: Int,
    last: AnimatedPicture.Result
  ) throws -> AnimatedPicture.Result {
    var (tooLarge, fitting, result) = (tooLarge, fitting, last)
    var isWritten = true
    while fitting - tooLarge > 1 {
      let middle = (tooLarge + fitting) / 2
      if let found = try attempt(rate: rate, width: widths[middle], limit) {
        (fitting, result, isWritten) = (middle, found, true)
      } else {
        (tooLarge, isWritten) = (middle, false)
      }
    }
    guard !isWritten, let again = try attempt(rate: rate, width: widths[fitting], limit) else {
      return result
    }
    return again
  }

  /// Writes one size; nil where that has too many bytes.
  private func attempt(rate: Int?, width: Int, _ limit: Int) throws -> AnimatedPicture.Result? {
    var options = options
    options.frameRate = rate
    do {
      let result = try encode(options, width: width)
      return result.byteCount <= limit ? result : nil
    } catch ImagingError.tooLong {
      return nil
    }
  }
}
