// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

public final class CGColor: Sendable {
  package let color: Color
  let space: CGColorSpace
  private let ownComponents: [CGFloat]
  /// What is painted in place of a colour, in the base space of a context.
  package let displayPattern: FilmstripDisplayList.Pattern?

  private init(
    _ color: Color, space: CGColorSpace, components: [CGFloat],
    pattern: FilmstripDisplayList.Pattern? = nil
  ) {
    self.color = color
    self.space = space
    ownComponents = components
    displayPattern = pattern
  }

  package convenience init(_ color: Color) {
    self.init(
      color, space: .sRGBSpace, components: [color.red, color.green, color.blue, color.alpha])
  }

  /// A pattern in the base space of a context.
  package convenience init(pattern: FilmstripDisplayList.Pattern, alpha: CGFloat = 1) {
    self.init(
      Color(white: 0, alpha: alpha), space: CGColorSpace(patternBaseSpace: nil) ?? .sRGBSpace,
      components: [alpha], pattern: pattern)
  }

  /// A colour from components of a space, alpha last.
  ///
  /// - Precondition: there is one component more than the space has.
  package convenience init(space: CGColorSpace, components: [CGFloat]) {
    self.init(space.color(components), space: space, components: components)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGraySpace, components: [gray, alpha])
  }

  /// A grey from 0, black, to 1, white; taken with sRGB's curve.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(space: .deviceCMYKSpace, components: [cyan, magenta, yellow, black, alpha])
  }

  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    self.init(
      space: space,
      components: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    )
  }

  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern,
      case .pattern(let drawn) = pattern.source(
        components: components, in: space.patternBase ?? .deviceGraySpace)
    else { return nil }
    let given = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    self.init(
      Color(white: 0, alpha: given[given.count - 1]), space: space, components: Array(given),
      pattern: drawn)
  }

  public var components: [CGFloat]? { ownComponents }

  public var numberOfComponents: Int { ownComponents.count }
  public var colorSpace: CGColorSpace? { space }

  public var alpha: CGFloat { color.alpha }

  public func copy(alpha: CGFloat) -> CGColor? {
    if displayPattern != nil { return self }
    return CGColor(
      color.with(alpha: alpha), space: space, components: ownComponents.dropLast() + [alpha])
  }

  public func copy() -> CGColor? { self }

  public func converted(
    to newColorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard displayPattern == nil, let components = newColorSpace.components(of: color) else {
      return nil
    }
    return CGColor(color, space: newColorSpace, components: components)
  }

  var source: GraphicsState.Source { displayPattern.map { .pattern($0) } ?? .color(color) }
}

extension CGColor: Equatable, Hashable {
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color == right.color && left.displayPattern == right.displayPattern
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  func with(alpha: CGFloat) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
