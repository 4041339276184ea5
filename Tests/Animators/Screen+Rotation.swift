// SPDX-License-Identifier: MIT
package import FilmstripUIKitControllers
package import Screens

extension Screen {
  /// Turns the device; returns whether the interface followed.
  @discardableResult
  package func rotate(to orientation: UIInterfaceOrientation, animated: Bool = false) -> Bool {
    let environment = window.stageEnvironment
    return environment.drive { environment.rotate(to: orientation, animated: animated) }
  }

  /// Gives the screen another size, in points.
  package func resize(to size: CGSize, animated: Bool = false) {
    let environment = window.stageEnvironment
    environment.drive { environment.resize(to: size, safeAreaInsets: nil, animated: animated) }
  }
}
