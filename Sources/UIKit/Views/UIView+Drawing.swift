// SPDX-License-Identifier: MIT
internal import QuartzCore

/// What is known of classes of views, by their identity.
@MainActor private var drawingClasses: [ObjectIdentifier: Bool] = [:]

extension UIView {
  /// Whether the view's class may have a `draw(_:)` of its own.
  ///
  /// iOS looks whether the class overrides it, which cannot be determined here: all classes of an
  /// application are asked once, and those of UIKit ask when they draw.
  var drawsItself: Bool {
    let identity = ObjectIdentifier(type(of: self))
    if let known = drawingClasses[identity] { return known }
    let draws = !String(reflecting: type(of: self)).hasPrefix("UIKit.")
    drawingClasses[identity] = draws
    return draws
  }
}
