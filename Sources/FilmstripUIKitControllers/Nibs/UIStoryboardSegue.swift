// SPDX-License-Identifier: MIT

/// Goes from one controller to another, in a way that a subclass defines in `perform()`.
///
/// Storyboards, which make segues, are not read here; a segue that is made in code works as on iOS.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Shows the destination: by the handler, where there is one.
  ///
  /// Without a handler, and not overridden, the destination is presented, as the class itself does on
  /// iOS since 13 (approximated: there it depends on the segue's kind in the storyboard).
  open func perform() {
    if let performHandler { return performHandler() }
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }
}
