// SPDX-License-Identifier: MIT
public import UIKit

extension Stage {
  /// The direction of the device's language, from left to right by default; a change reaches windows,
  /// controllers and views before they are laid out next.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get {
      environment.screen.traitCollection.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight
    }
    set {
      guard newValue != userInterfaceLayoutDirection else { return }
      environment.changeSettings {
        $0.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight
      }
    }
  }
}

extension UIUserInterfaceLayoutDirection {
  package init(of language: String) {
    let direction = Locale.Language(identifier: language).characterDirection
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
