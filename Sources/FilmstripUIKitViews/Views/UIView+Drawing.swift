// SPDX-License-Identifier: MIT

private final class DrawingClasses { var draw: [ObjectIdentifier: Bool] = [:] }

extension UIView {
  /// Whether the view's class may have a `draw(_:)` of its own.
  ///
  /// iOS looks whether the class overrides it, which cannot be determined here: all classes of an
  /// application are asked once, and those of UIKit ask when they draw.
  var drawsItself: Bool {
    let identity = ObjectIdentifier(type(of: self))
    let classes = StageEnvironment.current.part(DrawingClasses.self) { DrawingClasses() }
    if let known = classes.draw[identity] { return known }
    let draws = !["FilmstripUIKit", "UIKit."].contains(
      where: String(reflecting: type(of: self)).hasPrefix)
    classes.draw[identity] = draws
    return draws
  }
}
