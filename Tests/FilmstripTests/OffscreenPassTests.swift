// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// What is counted as an offscreen pass: a view slides for 0.3 s, which 18 of 19 frames show.
@MainActor
@Suite struct OffscreenPassTests {
  /// What is done to the view that slides, and the property that a note names; nil for no note.
  enum Cost: String, CaseIterable, Sendable {
    case shadow, shadowWithPath, clippedShadow
    case mask
    case rounding, roundingOfNothing, clippingAlone
    case blur
    case fade, dissolve, fadeOfParts, fadeOfNothing
    case bitmap, changingBitmap, shadowInBitmap
    case shadowInBar

    var property: String? {
      switch self {
      case .shadow: "shadowPath"
      case .mask: "mask"
      case .rounding: "cornerRadius"
      case .blur: "effect"
      case .fade: "opacity"
      case .changingBitmap: "shouldRasterize"
      default: nil
      }
    }

    @MainActor func apply(to view: UIView, _ part: UIView) {
      let layer = view.layer
      switch self {
      case .shadow: layer.shadowOpacity = 0.5
      case .shadowWithPath:
        layer.shadowOpacity = 0.5
        layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
      case .clippedShadow: (layer.shadowOpacity, layer.masksToBounds) = (0.5, true)
      case .mask:
        layer.mask = CALayer()
        layer.mask?.frame = view.bounds
        layer.mask?.backgroundColor = UIColor.black.cgColor
      case .rounding: (layer.cornerRadius, layer.masksToBounds) = (10, true)
      case .roundingOfNothing: (part.layer.cornerRadius, part.layer.masksToBounds) = (5, true)
      case .clippingAlone: layer.masksToBounds = true
      case .blur:
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        blur.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        blur.accessibilityIdentifier = "blur"
        view.addSubview(blur)
      case .fade:
        part.addSubview(UIView(frame: part.bounds))
        (view.alpha, part.alpha) = (0.5, 0.5)
      case .dissolve: view.alpha = 0.5
      case .fadeOfParts:
        part.addSubview(UIView(frame: part.bounds))
        (view.alpha, part.alpha, layer.allowsGroupOpacity) = (0.5, 0.5, false)
      case .fadeOfNothing: (view.alpha, part.alpha) = (0.5, 0.5)
      case .bitmap: layer.shouldRasterize = true
      case .changingBitmap:
        layer.shouldRasterize = true
        UIView.animate(withDuration: 0.3) { part.center.x += 20 }
      case .shadowInBar:
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        item.backgroundColor = .red
        item.layer.shadowOpacity = 0.5
        bar.addSubview(item)
        view.addSubview(bar)
      case .shadowInBitmap: (layer.shouldRasterize, layer.shadowOpacity) = (true, 0.5)
      }
    }
  }

  private final class Opening: NSObject, UIViewControllerTransitioningDelegate {
    private let animator: ClosureAnimator

    init(_ cost: Cost) {
      animator = ClosureAnimator(duration: 0.3) { context in
        guard let view = context.addIncomingView(), let part = view.subviews.first else { return }
        cost.apply(to: view, part)
        view.frame.origin.y = view.bounds.height
        context.animate(0.3, options: .curveLinear) { view.frame.origin.y = 0 }
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test(arguments: Cost.allCases) func whatAPassCostsIsNamed(cost: Cost) throws {
    let stage = Stage(device: .iPhone15)
    let root = UIViewController()
    stage.window.rootViewController = root
    let opening = Opening(cost)
    let recording = stage.record("opening") {
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      screen.view.accessibilityIdentifier = "screen"
      let part = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
      part.backgroundColor = .gray
      screen.view.addSubview(part)
      screen.modalPresentationStyle = .overFullScreen
      screen.transitioningDelegate = opening
      root.present(screen, animated: true)
    }
    let notes = recording.motionFindings().filter { $0.rule == .offscreenPasses }
    #expect(notes.map(\.property) == [cost.property].compactMap(\.self), "\(notes)")
    guard let note = notes.first else { return }
    #expect(note.object == (cost == .blur ? "blur" : "screen"))
    #expect(note.message.contains("in 18 of 19 frames"), "\(note)")
  }
}
