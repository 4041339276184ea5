// SPDX-License-Identifier: MIT
// Breaks the rule that it is given the name of, as application code might, and ends by it. What it says
// then is read by a test, from a release build too. With `record` and a folder it writes a recording there, which has
// to be the same in all builds.
import Filmstrip
import UIKit

let name = CommandLine.arguments.dropFirst().first ?? ""
let home = UIViewController()
let navigation = UINavigationController(rootViewController: home)
switch name {
case "record":
  let stage = Stage()
  stage.window.rootViewController = navigation
  let detail = UIViewController()
  detail.title = "Detail"
  detail.view.backgroundColor = .systemBackground
  let card = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 120))
  card.backgroundColor = .systemTeal
  card.layer.cornerRadius = 20
  card.layer.shadowOpacity = 0.5
  card.transform = CGAffineTransform(rotationAngle: 0.2)
  let label = UILabel()
  label.text = "Filmstrip, 35 mm"
  label.translatesAutoresizingMaskIntoConstraints = false
  detail.view.addSubview(card)
  detail.view.addSubview(label)
  NSLayoutConstraint.activate([
    label.centerXAnchor.constraint(equalTo: detail.view.centerXAnchor),
    label.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 20),
  ])
  let recording = stage.record("push") {
    navigation.pushViewController(detail, animated: true)
    UIView.animate(
      withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 2
    ) {
      card.transform = .identity
    }
  }
  try recording.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
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
