// SPDX-License-Identifier: MIT
public import UIKit

/// A screen that is a picture of one, as large as its window.
public class ScreenshotViewController: UIViewController {
  private let image: UIImage

  /// A screen that shows an image stretched to its bounds.
  ///
  /// - Parameter image: What the screen shows.
  public init(image: UIImage) {
    self.image = image
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: an image cannot be decoded from an archive here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a screenshot has no archive") }

  /// The picture; unlike other image views it can be touched, as a screen can.
  public override func loadView() {
    let imageView = UIImageView(image: image)
    imageView.isUserInteractionEnabled = true
    view = imageView
  }
}

/// The screen a transition leaves; a class of its own so that a list of callbacks reads well.
public final class FromScreenViewController: ScreenshotViewController {}

/// The screen a transition leads to.
public final class ToScreenViewController: ScreenshotViewController {}
