// SPDX-License-Identifier: MIT
import UIKit

@MainActor
final class CallLog {
  var lines: [String] = []
}

/// Writes every callback into a log, as `Name.callback(argument)`.
class LoggingViewController: UIViewController {
  var log: CallLog?

  private func note(_ call: String) {
    let name = String(describing: type(of: self)).replacingOccurrences(
      of: "ViewController", with: "")
    log?.lines.append("\(name).\(call)")
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear(\(animated))") }

  override func willMove(toParent parent: UIViewController?) {
    note("willMove(toParent: \(parent.map { "\(type(of: $0))" } ?? "nil"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    note("didMove(toParent: \(parent.map { "\(type(of: $0))" } ?? "nil"))")
  }
}

/// A navigation controller's delegate that supplies one animator and logs its calls.
final class Delegate: NSObject, UINavigationControllerDelegate {
  private let animator: any UIViewControllerAnimatedTransitioning
  private(set) var lines: [String] = []

  init(animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  private func name(_ controller: UIViewController) -> String {
    String(describing: type(of: controller)).replacingOccurrences(of: "ViewController", with: "")
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("willShow \(name(viewController))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("didShow \(name(viewController))") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    lines.append("animator for \(operation)")
    return animator
  }
}
