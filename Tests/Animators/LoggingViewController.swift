// SPDX-License-Identifier: MIT
public import FilmstripUIKitControllers

/// Calls in the order in which they came.
@MainActor
package final class CallLog {
  package var lines: [String] = []

  package init() {}
}

/// Writes every callback into a log, as `Name.callback(argument)`.
open class LoggingViewController: UIViewController {
  package var log: CallLog?

  private func note(_ call: String) {
    let name = String(describing: type(of: self)).replacingOccurrences(
      of: "ViewController", with: "")
    log?.lines.append("\(name).\(call)")
  }

  open override func viewDidLoad() { note("viewDidLoad") }
  open override func viewWillAppear(_ animated: Bool) { note("viewWillAppear(\(animated))") }
  open override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing(\(animated))") }
  open override func viewDidAppear(_ animated: Bool) { note("viewDidAppear(\(animated))") }
  open override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear(\(animated))") }
  open override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear(\(animated))") }

  open override func willMove(toParent parent: UIViewController?) {
    note("willMove(toParent: \(parent.map { "\(type(of: $0))" } ?? "nil"))")
  }

  open override func didMove(toParent parent: UIViewController?) {
    note("didMove(toParent: \(parent.map { "\(type(of: $0))" } ?? "nil"))")
  }
}

/// A navigation controller's delegate that supplies one animator and logs its calls.
package final class Delegate: NSObject, UINavigationControllerDelegate {
  private let animator: any UIViewControllerAnimatedTransitioning
  package private(set) var lines: [String] = []

  package init(animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  private func name(_ controller: UIViewController) -> String {
    String(describing: type(of: controller)).replacingOccurrences(of: "ViewController", with: "")
  }

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("willShow \(name(viewController))") }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("didShow \(name(viewController))") }

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    lines.append("animator for \(operation)")
    return animator
  }
}
