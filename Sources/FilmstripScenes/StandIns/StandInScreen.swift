// SPDX-License-Identifier: MIT
public import UIKit

/// A screen in the place of one of an app's: a colour, a heading, a tile, a picture and rows of text.
///
/// Programs that `filmstrip init` writes show transitions between two of them. They are open so that a program can add
/// what the app casts its screens to.
open class StandInScreen: UIViewController {
  /// The place of ``tile``, and what stands for a rectangle in arguments.
  public static let tileFrame = CGRect(x: 40, y: 300, width: 140, height: 140)
  /// The place of what a screen shows large, such as a picture that an app moves there.
  public static let largeFrame = CGRect(x: 0, y: 120, width: 393, height: 393)

  /// A picture of a circle.
  public static var image: UIImage {
    let size = CGSize(width: 120, height: 120)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemYellow.setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      UIColor.systemPurple.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: 16, dy: 16)).fill()
    }
  }

  /// A view that an app may move from one screen to the other.
  public let tile = UIView(frame: StandInScreen.tileFrame)
  /// A view with a picture that an app may move.
  public let picture = UIImageView(frame: StandInScreen.tileFrame.offsetBy(dx: 180, dy: 0))

  /// The text at the top of the screen.
  public let heading = UILabel(frame: CGRect(x: 40, y: 130, width: 300, height: 60))

  /// A recognizer on the screen's view, for an app that asks its screens for one.
  public private(set) lazy var standInPan: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    return pan
  }()

  /// Whether what it shows is in a scroll view.
  var isScrolled = false

  /// A screen with a heading; one that says `To`, or `Content` inside of another one, has other colours than any other.
  ///
  /// - Parameter heading: The text at its top, which is its title, too.
  public init(_ heading: String) {
    super.init(nibName: nil, bundle: nil)
    title = heading
    // Many cards are as high as their content wants to be.
    preferredContentSize = StandInContent.size
  }

  /// Not available: a stand-in is in no file.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a stand-in is in no file") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = title
    StandInContent(heading: heading, tile: tile, picture: picture).fill(
      view, isTo: ["To", "Content"].contains(title), isScrolled: isScrolled,
      size: preferredContentSize)
  }
}
