// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
public import Foundation

extension CGContext {
  /// Sets the colour, or the pattern, of later fills; opaque black at first.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.source
    state.fillSpace = color.space
  }

  /// Sets the colour, or the pattern, of later strokes; opaque black at first.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.source
    state.strokeSpace = color.space
  }

  /// Sets the colour of later fills from sRGB components, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of later strokes from sRGB components, 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of later fills to a grey from 0, black, to 1, white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of later strokes to a grey from 0, black, to 1, white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of later fills from inks, each 0 to 1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the colour of later strokes from inks, each 0 to 1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets what the components given to `setFillColor(_:)` mean, and the colour to the space's
  /// black.
  public func setFillColorSpace(_ space: CGColorSpace) { setFillColor(space.initialColor) }

  /// Sets what the components given to `setStrokeColor(_:)` mean, and the colour to the space's
  /// black.
  public func setStrokeColorSpace(_ space: CGColorSpace) { setStrokeColor(space.initialColor) }

  /// Sets the colour of later fills from components of the fill colour space, alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      setFillColor(color)
    }
  }

  /// Sets the colour of later strokes from components of the stroke colour space, alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      setStrokeColor(color)
    }
  }

  /// Fills with a pattern from now on.
  ///
  /// Of a pattern that has colours `colorComponents` is the alpha, of one without them the
  /// components of its colour in the base space of the fill colour space, alpha last.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let space = state.fillSpace.patternBase ?? state.fillSpace
    state.fill = pattern.source(components: colorComponents, in: space)
  }

  /// Strokes with a pattern from now on; the components are as those of a fill.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let space = state.strokeSpace.patternBase ?? state.strokeSpace
    state.stroke = pattern.source(components: colorComponents, in: space)
  }

  /// Moves patterns by a distance in base space from now on.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
}
