// SPDX-License-Identifier: MIT
import UIKit

/// Does something later in a scene.
@MainActor
func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(body) }
}

/// A screen with some views on it.
@MainActor
func screen(_ views: UIView...) -> UIViewController {
  let controller = UIViewController()
  controller.view.backgroundColor = .systemBackground
  for view in views { controller.view.addSubview(view) }
  return controller
}

/// A coloured rectangle with a name, which timelines have for its layer.
@MainActor
func box(_ name: String, _ color: UIColor, _ frame: CGRect) -> UIView {
  let view = UIView(frame: frame)
  view.backgroundColor = color
  view.accessibilityIdentifier = name
  return view
}
