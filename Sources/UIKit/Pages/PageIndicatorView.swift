// SPDX-License-Identifier: MIT
internal import QuartzCore

/// Shows by dots how many pages there are, and which one shows.
final class PageIndicatorView: UIView {
  /// How many dots; none below 1.
  private var dots: [UIView] = []

  /// Draws a number of dots, one of them strong.
  func show(count: Int, index: Int) {
    if dots.count != count {
      for dot in dots { dot.removeFromSuperview() }
      dots = (0..<max(count, 0)).map { _ in UIView(frame: .zero) }
      for dot in dots { addSubview(dot) }
    }
    for (place, dot) in dots.enumerated() {
      // The tints of page controls before iOS 14, in which they were opaque (approximated).
      dot.backgroundColor = UIColor(white: 1, alpha: place == index ? 1 : 0.3)
    }
    place()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    let metrics = BehaviorProfile.current.pages.dots
    let (diameter, pitch) = (CGFloat(metrics.diameter), CGFloat(metrics.pitch))
    let width = CGFloat(dots.count - 1) * pitch
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: bounds.midX - width / 2 + CGFloat(index) * pitch - diameter / 2,
        y: bounds.midY - diameter / 2, width: diameter, height: diameter)
      dot.layer.cornerRadius = diameter / 2
    }
  }
}
