// SPDX-License-Identifier: MIT
// Breaks the rule that it is given the name of, as application code might, and ends by it. What it says
// then is read by a test.
import Filmstrip
import UIKit

let name = CommandLine.arguments.dropFirst().first ?? ""
let home = UIViewController()
let navigation = UINavigationController(rootViewController: home)
switch name {
case "push-twice": navigation.pushViewController(home, animated: false)
case "pop-to-stranger": navigation.popToViewController(UIViewController(), animated: false)
case "present-itself": home.present(home, animated: false)
case "view-in-itself":
  let view = UIView()
  view.addSubview(view)
case "layer-in-itself":
  let layer = CALayer()
  layer.mask = layer
case "two-cancel-actions":
  let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  for _ in 0..<2 { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
case "finish-an-idle-animator":
  UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
case "leave-a-group": DispatchGroup().leave()
case "endless-touch": Stage().perform(.longPress(at: .point(1, 1), duration: .infinity))
case "no-frames": _ = Stage().record("none", frameRate: 0) {}
case "empty-bitmap": _ = Bitmap(width: 0, height: 1, filledWith: Pixel(red: 0, green: 0, blue: 0))
case "constraint-to-nan": UIView().widthAnchor.constraint(equalToConstant: .nan).isActive = true
case "constraint-across-trees":
  let (first, second) = (UIView(), UIView())
  (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("a", "b")
  first.leftAnchor.constraint(equalTo: second.leftAnchor).isActive = true
case "place-of-a-number":
  let view = UIView()
  _ = NSLayoutConstraint(
    item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
    multiplier: 1, constant: 5)
case "constraint-to-nothing":
  var view: UIView? = UIView()
  let constraint = view?.widthAnchor.constraint(equalToConstant: 1)
  view = nil
  constraint?.isActive = true
case "broken-format":
  _ = NSLayoutConstraint.constraints(
    withVisualFormat: "H:|-[a", metrics: nil, views: ["a": UIView()])
default: break
}
