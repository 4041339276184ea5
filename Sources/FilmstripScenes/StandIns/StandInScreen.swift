// SPDX-License-Identifier: MIT
public import UIKit

/// A screen in the place of one of an app's: a colour, a heading, a tile, a picture and rows of text.
///
/// Programs that `filmstrip init` writes show transitions between two of them. They are open so that a program can add
/// what the app casts its screens to.
open class StandInScreen: UIViewController {
  /// The place of ``tile``, and what stands for a rectangle in arguments.
  public static let tileFrame = CGRect(x: 40, y: 300, width: 140, height: 140)

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

  /// A screen with a heading; one that says `To` has other colours than any other.
  ///
  /// - Parameter heading: The text at its top, which is its title, too.
  public init(_ heading: String) {
    super.init(nibName: nil, bundle: nil)
    title = heading
    // Many cards are as high as their content wants to be.
    preferredContentSize = CGSize(width: 320, height: 440)
  }

  /// Not available: a stand-in is in no file.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a stand-in is in no file") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let isTo = title == "To"
    view.backgroundColor = isTo ? .systemOrange : .systemIndigo
    tile.backgroundColor = isTo ? .systemGreen : .systemTeal
    tile.layer.cornerRadius = 12
    picture.image = StandInScreen.image
    heading.font = .systemFont(ofSize: 44, weight: .bold)
    heading.text = title
    heading.textColor = .white
    // In a narrow card or menu nothing stands out at its sides, and the view itself can have a shadow.
    let content = UIView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    view.addSubview(content)
    content.addSubview(heading)
    content.addSubview(tile)
    content.addSubview(picture)
    for row in 0..<4 {
      let line = UIView(
        frame: CGRect(
          x: 40, y: 500 + 56 * CGFloat(row), width: 320 - 40 * CGFloat(row % 2), height: 24))
      line.backgroundColor = UIColor(white: 1, alpha: 0.5)
      content.addSubview(line)
    }
  }
}

/// The views and other objects that a storyboard would give to one of an app's screens.
@MainActor
public final class StandInOutlets {
  /// Keeps outlets for as long as the screen's view is there: most are weak.
  private final class Keeper: UIView {
    var objects: [AnyObject] = []
  }

  private let keeper = Keeper()

  /// Outlets of one screen, none yet.
  public init() {}

  /// Keeps an object.
  ///
  /// - Parameter object: What the outlet is set to.
  /// - Returns: The object.
  public func add<Outlet: AnyObject>(_ object: Outlet) -> Outlet {
    keeper.objects.append(object)
    return object
  }

  /// Adds the views that are in no other one to the screen's, from the top down; scroll views fill it.
  ///
  /// - Parameter screen: The screen, all outlets of which are set, as its view is loaded now.
  public func place(in screen: UIViewController) {
    let view: UIView = screen.view
    keeper.isHidden = true
    view.addSubview(keeper)
    var y: CGFloat = 110
    for case let outlet as UIView in keeper.objects where outlet.superview == nil && outlet !== view
    {
      if outlet is UIScrollView {
        outlet.frame = view.bounds
        view.insertSubview(outlet, at: 0)
      } else {
        let height: CGFloat = outlet is UILabel || outlet is UIControl ? 44 : 120
        if outlet.frame.isEmpty {
          outlet.frame = CGRect(x: 30, y: y, width: view.bounds.width - 60, height: height)
        }
        if outlet.backgroundColor == nil { outlet.backgroundColor = .systemTeal }
        y += height + 12
        view.addSubview(outlet)
      }
    }
    if view.backgroundColor == nil { view.backgroundColor = .systemIndigo }
  }
}
