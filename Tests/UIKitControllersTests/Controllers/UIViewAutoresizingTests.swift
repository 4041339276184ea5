// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

@MainActor
@Suite(.serialized) struct UIViewAutoresizingTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

  /// Left 10, width 40, right 50; 60 points more to share.
  @Test(
    arguments: [
      ([], 10.0, 40.0),
      (.flexibleWidth, 10, 100),
      (.flexibleLeftMargin, 70, 40),
      (.flexibleRightMargin, 10, 40),
      ([.flexibleLeftMargin, .flexibleRightMargin], 20, 40),
      ([.flexibleLeftMargin, .flexibleWidth], 22, 88),
      ([.flexibleWidth, .flexibleRightMargin], 10, 40 + 60 * 40 / 90),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 16, 64),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func flexiblePartsShareTheDifference(
    mask: UIView.AutoresizingMask, x: Double, width: Double
  ) {
    superview.addSubview(view)
    view.autoresizingMask = mask
    superview.frame.size.width = 160
    expect(view.frame.minX, x)
    expect(view.frame.width, width)
    #expect(view.frame.minY == 10 && view.frame.height == 40)
  }

  @Test func heightsFollowTheSameRule() {
    superview.addSubview(view)
    view.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    superview.bounds.size.height = 50
    #expect(view.frame == CGRect(x: 10, y: 5, width: 40, height: 20))
  }

  @Test func nothingToShareInProportionIsSharedEvenly() {
    let superview = UIView()
    view.frame = .zero
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    superview.addSubview(view)
    superview.frame.size = CGSize(width: 90, height: 30)
    #expect(view.frame == CGRect(x: 45, y: 0, width: 0, height: 30))
  }

  @Test func whatFillsItsSuperviewFillsItAtAnyDepth() {
    var deepest = superview
    for _ in 0..<5_000 {
      let view = UIView(frame: deepest.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      deepest.addSubview(view)
      deepest = view
    }
    superview.frame.size = CGSize(width: 320, height: 7)
    #expect(deepest.frame == CGRect(x: 0, y: 0, width: 320, height: 7))
  }

  @Test func aViewThatDoesNotResizeItsSubviewsLeavesThem() {
    superview.addSubview(view)
    view.autoresizingMask = .flexibleWidth
    superview.autoresizesSubviews = false
    superview.frame.size.width = 160
    #expect(view.frame.width == 40)
    superview.autoresizesSubviews = true
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.frame.size.width = 200
    #expect(view.frame.width == 40)
  }

  @Test func aTransformIsNoPartOfThePlace() {
    superview.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    superview.frame.size = CGSize(width: 110, height: 120)
    #expect(view.bounds.size == CGSize(width: 50, height: 60))
    expect(view.center, CGPoint(x: 35, y: 40))
  }

  @Test func sizesBeyondAllMeasureDoNoHarm() {
    superview.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.frame.size = CGSize(width: 1, height: 1)
    #expect(view.frame.size == .zero)
    superview.bounds.size.width = .nan
    superview.bounds.size.width = .infinity
    superview.bounds.size.width = 100
  }

  @Test func inAnAnimationBlockTheSubviewsMoveAlong() {
    let screen = Screen()
    screen.show(superview)
    superview.addSubview(view)
    view.autoresizingMask = .flexibleWidth
    screen.update()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      superview.frame.size.width = 200
    }
    screen.advance(to: 0.5)
    #expect(view.frame.width == 140)
    expect(view.layer.presentation()?.bounds.width, 90)
    screen.advance(to: 2)
    expect(view.layer.presentation()?.bounds.width, 140)
  }

  @Test func aControllersOwnViewFillsWhatItIsIn() {
    let controller = UIViewController()
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    controller.view.frame = superview.bounds
    superview.addSubview(controller.view)
    superview.frame.size = CGSize(width: 300, height: 200)
    #expect(controller.view.frame == superview.bounds)
  }
}
