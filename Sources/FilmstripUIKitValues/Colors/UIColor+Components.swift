// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension UIColor {
  /// A colour from hue, saturation and brightness, 0 to 1; what is outside counts as the nearest end
  /// (documented), and so does what is no number as 0.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func share(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    let (hue, saturation, brightness) = (share(hue), share(saturation), share(brightness))
    // Each component falls from the brightness by the chroma over a third of the circle (the usual
    // hexcone model of Smith, 1978).
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// A colour from components of Display P3, 0 to 1, which has the same curve as sRGB and wider
  /// primaries: held in sRGB, whose components may be outside of 0 to 1 then.
  public convenience init(
    displayP3Red displayP3: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      cgColor: CGColor(
        CGColor(space: .displayP3Space, components: [displayP3, green, blue, alpha]).color))
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.color
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// How light the colour is, of a dynamic one under `UITraitCollection.current`; always true.
  ///
  /// Approximated for what is not grey: weighted as in ITU-R BT.601, on the encoded components.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.color
    let isGrey = color.red == color.green && color.green == color.blue
    white?.pointee =
      isGrey ? color.red : 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.color
    let high = max(color.red, color.green, color.blue)
    let chroma = high - min(color.red, color.green, color.blue)
    var sixths: CGFloat = 0
    if chroma > 0 {
      if high == color.red {
        sixths = (color.green - color.blue) / chroma
      } else if high == color.green {
        sixths = 2 + (color.blue - color.red) / chroma
      } else {
        sixths = 4 + (color.red - color.green) / chroma
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = high > 0 ? chroma / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }
}
