// SPDX-License-Identifier: MIT
internal import UIKit

/// What a screen in the place of one of an app's shows: a colour, a heading, a tile, a picture and rows of text.
@MainActor
struct StandInContent {
  var heading = UILabel(frame: CGRect(x: 40, y: 130, width: 300, height: 60))
  var tile = UIView(frame: StandInScreen.tileFrame)
  var picture = UIImageView(frame: StandInScreen.tileFrame.offsetBy(dx: 180, dy: 0))

  /// The size that a stand-in wants to have.
  static let size = CGSize(width: 320, height: 440)

  /// Fills a view behind what it has; the second screen of a scene has other colours than the first.
  ///
  /// A view is as large as its content when it is fitted; a frame or a constraint that is required counts more.
  func fill(_ view: UIView, isTo: Bool, isScrolled: Bool = false, size: CGSize = size) {
    for side in [
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ] {
      side.priority = UILayoutPriority(749)
      side.isActive = true
    }
    view.backgroundColor = StandInContent.background(isTo: isTo)
    tile.backgroundColor = isTo ? .systemGreen : .systemTeal
    tile.layer.cornerRadius = 12
    picture.image = StandInScreen.image
    heading.font = .systemFont(ofSize: 44, weight: .bold)
    heading.textColor = .white
    // In a narrow card or menu nothing stands out at its sides, and the view itself can have a shadow.
    let content = isScrolled ? UIScrollView(frame: view.bounds) : UIView(frame: view.bounds)
    (content as? UIScrollView)?.contentSize = size
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    view.insertSubview(content, at: 0)
    for part in [heading, tile, picture] { content.addSubview(part) }
    for row in 0..<4 {
      let line = UIView(
        frame: CGRect(
          x: 40, y: 500 + 56 * CGFloat(row), width: 320 - 40 * CGFloat(row % 2), height: 24))
      line.backgroundColor = UIColor(white: 1, alpha: 0.5)
      content.addSubview(line)
    }
  }

  static func background(isTo: Bool) -> UIColor { isTo ? .systemOrange : .systemIndigo }

  /// Whether a view shows nothing: it is a plain one without a colour, and so is all that it holds.
  static func isEmpty(_ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha > 0 else { return true }
    let isPlain = type(of: view) == UIView.self
    let isClear = view.backgroundColor.map { $0.cgColor.alpha == 0 } ?? true
    let layer = view.layer
    return isPlain && isClear && layer.contents == nil && layer.borderWidth == 0
      && view.subviews.allSatisfy(isEmpty)
      && (layer.sublayers ?? []).allSatisfy { sub in view.subviews.contains { $0.layer === sub } }
  }
}
