// SPDX-License-Identifier: MIT
public import UIKit
internal import FilmstripWording

@MainActor
final class StandIns {
  var made: [String: UIViewController] = [:]
}

extension StageEnvironment {
  /// The screens that are made for the scene of the stage.
  var standIns: StandIns { part { StandIns() } }
}

extension StandInScreen {
  /// The other screen of the scene, for a screen that is made with it: a stand-in where it is not made yet.
  ///
  /// - Parameter name: The screen's name in the program, `from` or `to`.
  /// - Returns: The screen.
  public static func made(_ name: String) -> UIViewController {
    let standIns = StageEnvironment.current.standIns
    if let made = standIns.made[name] { return made }
    let made = StandInScreen(name.prefix(1).uppercased() + name.dropFirst())
    standIns.made[name] = made
    return made
  }
}

extension UIViewController {
  /// The screen inside of containers: the top one of a stack, or the selected one of tabs.
  var inside: UIViewController {
    let next =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return next?.inside ?? self
  }

  /// The screen itself, or the one inside of it, as what the app takes it for.
  ///
  /// - Parameter type: A class or a protocol.
  /// - Returns: The screen.
  /// - Precondition: One of them is of the type.
  public func screen<Screen>(as type: Screen.Type) -> Screen {
    guard let found = self as? Screen ?? inside as? Screen else {
      refuse("StandInScreen: \(Self.self) is not \(type); make a screen in main.swift that is")
    }
    return found
  }

  /// A view of the screen that an app may move: the tile of a stand-in, or the first view that is seen.
  public var standInTile: UIView {
    let screen = inside
    if let screen = screen as? StandInScreen { return screen.tile }
    let view: UIView = screen.view
    return view.subviews.first { !$0.isHidden && !$0.frame.isEmpty } ?? view
  }

  /// A view of the screen with a picture that an app may move: that of a stand-in, the first one that is seen, or one
  /// that is added.
  public var standInPicture: UIImageView {
    let screen = inside
    if let screen = screen as? StandInScreen { return screen.picture }
    let view: UIView = screen.view
    func first(in view: UIView) -> UIImageView? {
      for part in view.subviews where !part.isHidden {
        if let found = part as? UIImageView ?? first(in: part) { return found }
      }
      return nil
    }
    if let found = first(in: view) { return found }
    let picture = UIImageView(frame: StandInScreen.tileFrame)
    picture.image = StandInScreen.image
    view.addSubview(picture)
    return picture
  }

  /// Puts a view of the app's where the tile of a stand-in is, as it is in no screen yet.
  ///
  /// - Parameter part: The view; one without a size or a colour gets them.
  /// - Returns: The view.
  public func placing<Part: UIView>(_ part: Part) -> Part {
    if part.frame.isEmpty { part.frame = StandInScreen.tileFrame }
    if part.backgroundColor == nil { part.backgroundColor = .systemTeal }
    let view: UIView = inside.view
    view.addSubview(part)
    return part
  }
}
