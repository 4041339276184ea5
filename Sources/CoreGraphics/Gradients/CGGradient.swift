// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

public final class CGGradient: Sendable {
  package let stops: [LinearGradient.Stop]

  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    let given = colors
    let colors = given.compactMap { $0 as? CGColor }
    guard !colors.isEmpty, colors.count == given.count,
      locations == nil || locations?.count == colors.count
    else { return nil }
    let last = max(colors.count - 1, 1)
    let places = locations ?? colors.indices.map { CGFloat($0) / CGFloat(last) }
    let stops = zip(places, colors).map { LinearGradient.Stop(location: $0, color: $1.color) }
    // A stable sort: two colours at one place make a hard edge in the order given.
    self.init(
      stops: stops.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }.map(\.element))
  }

  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    self.init(
      colorsSpace: space, colors: colors as CFArray,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) })
  }

  private init(stops: [LinearGradient.Stop]) { self.stops = stops }

  func stops(fadedBy alpha: CGFloat) -> [LinearGradient.Stop] {
    guard alpha != 1 else { return stops }
    return stops.map {
      LinearGradient.Stop(location: $0.location, color: $0.color.faded(by: alpha))
    }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
