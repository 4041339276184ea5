// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum FlashesExample: AnimationExample {
  static let rule = Rule.flashes

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let light = UIView(frame: view.bounds)
    light.backgroundColor = .black
    view.addSubview(light)
    for frame in 1...16 {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(frame) / 60) {
        light.isHidden.toggle()
      }
    }
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      light.removeFromSuperview()
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let light = UIView(frame: view.bounds)
    light.backgroundColor = .black
    view.addSubview(light)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
      light.alpha = 0
    } completion: { _ in
      light.removeFromSuperview()
      context.completeTransition(true)
    }
  }
}
