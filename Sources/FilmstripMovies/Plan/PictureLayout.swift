// SPDX-License-Identifier: MIT

struct PictureLayout: Sendable, Equatable {
  let width: Int
  let height: Int
  let screen: PixelArea
  /// The width of the device's edge around the screen; 0 without a device.
  let bezel: Int
  /// The radius of the screen's corners; 0 for square ones.
  let cornerRadius: Double
  /// σ of the shadow's blur, and how far down it falls; 0 without a shadow.
  let shadowRadius: Double
  let shadowOffset: Double

  struct PixelArea: Sendable, Equatable { var (x, y, width, height) = (0, 0, 0, 0) }

  /// The layout of frames of a size in pixels; a width of nil leaves them as they are.
  ///
  /// - Throws: where the picture would be enlarged, or too large for the format; `file` is its name.
  init(
    of frame: (width: Int, height: Int), options: AnimatedPictureOptions, width: Int?,
    format: AnimatedPictureFormat, file: String
  ) throws(AnimatedPictureError) {
    let parts = Parts(frame: frame, options: options)
    let full = parts.canvas(ofScreen: frame.width).width
    let wanted = width ?? full
    guard wanted <= full else {
      throw .unsuitable(
        option: .width,
        reason: "\(wanted) is more than the \(full) pixels at the frames' own size; "
          + "pictures are not enlarged")
    }
    var screenWidth = min(frame.width, wanted)
    while screenWidth > 1, parts.canvas(ofScreen: screenWidth).width > wanted { screenWidth -= 1 }
    let canvas = parts.canvas(ofScreen: screenWidth)
    let limit = format.longestSide
    guard wanted <= limit, canvas.height <= limit else {
      throw .tooManyPixels(file: file, width: wanted, height: canvas.height, limit: limit)
    }
    let edge = parts.bezel(screenWidth)
    // Rounding may leave a pixel more on the right.
    screen = PixelArea(
      x: (wanted - screenWidth) / 2, y: parts.margin(screenWidth) + edge, width: screenWidth,
      height: parts.screenHeight(screenWidth))
    (self.width, self.height, bezel) = (wanted, canvas.height, edge)
    cornerRadius = parts.cornerRadius(screenWidth)
    shadowRadius = options.hasShadow ? parts.share(0.028, of: screenWidth) : 0
    shadowOffset = options.hasShadow ? parts.share(0.022, of: screenWidth) : 0
  }

  static func fullWidth(
    of frame: (width: Int, height: Int), options: AnimatedPictureOptions
  ) -> Int {
    Parts(frame: frame, options: options).canvas(ofScreen: frame.width).width
  }

  /// Whether there is nothing but the screen.
  var isPlain: Bool { (screen.width, screen.height) == (width, height) && cornerRadius == 0 }

  /// What is around a screen, as shares of its shorter side.
  ///
  /// Of a phone's, 393 points, the edge is 13 points wide and the corners have a radius of 43: own proportions, no
  /// maker's.
  private struct Parts {
    let frame: (width: Int, height: Int)
    let options: AnimatedPictureOptions

    /// A share of the screen's shorter side.
    func share(_ share: Double, of width: Int) -> Double {
      share * Double(min(width, screenHeight(width)))
    }

    func screenHeight(_ width: Int) -> Int {
      max((2 * frame.height * width + frame.width) / (2 * frame.width), 1)
    }

    func bezel(_ width: Int) -> Int {
      options.bezel == nil ? 0 : max(Int(share(0.034, of: width).rounded()), 2)
    }

    /// Around all, so that a shadow ends before the picture does; a device without one has a little air.
    func margin(_ width: Int) -> Int {
      if options.hasShadow { return Int(share(0.1, of: width).rounded()) }
      guard options.bezel != nil, options.backdrop != .transparent else { return 0 }
      return Int(share(0.05, of: width).rounded())
    }

    /// Tablets have rounder screens than their size asks for: corners are those of a phone on screens that are
    /// as long as a phone's, and smaller on others.
    func cornerRadius(_ width: Int) -> Double {
      guard options.bezel != nil else { return 0 }
      let (short, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
      return share(Double(long) / Double(short) >= 1.6 ? 0.11 : 0.04, of: width)
    }

    func canvas(ofScreen width: Int) -> (width: Int, height: Int) {
      let around = 2 * (bezel(width) + margin(width))
      return (width + around, screenHeight(width) + around)
    }
  }
}
