// SPDX-License-Identifier: MIT
internal import Foundation

/// An animation of the property at a key path.
open class CAPropertyAnimation: CAAnimation {
  /// The layer's property, such as `opacity`; one that cannot be animated is reported.
  open var keyPath: String?
  /// Whether values add to what the layer shows without this animation.
  open var isAdditive = false
  /// Whether each iteration starts from where the one before ended.
  open var isCumulative = false

  public override init() { super.init() }

  /// Creates an animation of a property; nil leaves the property to be set later.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
