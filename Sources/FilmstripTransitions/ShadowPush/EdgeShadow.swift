// SPDX-License-Identifier: MIT
internal import UIKit

@MainActor
struct EdgeShadow {
  /// Points.
  let width: CGFloat

  /// A band that darkens towards the screen's edge, from 0 to `width`, and continues beneath the
  /// screen so that no seam shows.
  ///
  /// The published bitmap's alpha rises from 0 at the outer edge to about 43 of 255 at the inner
  /// one (measured); that it rises with the square of the distance is an approximation.
  func draw(in context: CGContext) {
    guard width > 0 else { return }
    let darkest: CGFloat = 43 / 255
    let steps = 8
    let places = (0...steps).map { CGFloat($0) / CGFloat(steps) }
    let colors = places.map { CGColor(gray: 0, alpha: darkest * $0 * $0) }
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: places)
    else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: width, y: 0), options: [.drawsAfterEndLocation])
  }

  /// A view of the band alone, with its left side at 0.
  func makeView(height: CGFloat) -> UIImageView {
    let size = CGSize(width: max(width, 0), height: height)
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: size).image { draw(in: $0.cgContext) })
    view.frame = CGRect(origin: .zero, size: size)
    view.accessibilityIdentifier = "shadow"
    return view
  }
}
