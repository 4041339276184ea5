// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// What views and their layers keep and show that are changed without animation, by moment and container.
///
/// Evidence, for all cells: a property has the value that it was given (the SDK's declarations), a change outside of
/// an animation block is not animated (documented for `UIView`: a view's layer has no implicit animations), and a
/// place that constraints or a mask of autoresizing give is arithmetic. So each cell is equal to one that was changed
/// before the view was loaded, also in what is drawn.
@MainActor
@Suite struct ViewMomentTests {
  private typealias Body = @MainActor @Sendable (UIView) -> Void

  /// A view with a view of 10 × 10 points in it.
  nonisolated private static let parent: @MainActor @Sendable () -> UIView = {
    let view = UIView()
    let child = UIView(frame: CGRect(x: 2, y: 3, width: 10, height: 10))
    child.backgroundColor = .blue
    let other = UIView(frame: CGRect(x: 6, y: 6, width: 10, height: 10))
    other.backgroundColor = .green
    view.addSubview(child)
    view.addSubview(other)
    return view
  }

  nonisolated private static func names(_ view: UIView) -> String {
    MainActor.assumeIsolated { "\(view.subviews.map { Int($0.frame.minX) })" }
  }

  nonisolated private static func constrain(_ view: UIView) {
    MainActor.assumeIsolated {
      guard let child = view.subviews.first else { return }
      child.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -1),
        child.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
        child.widthAnchor.constraint(equalToConstant: 7),
        child.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      ])
    }
  }

  nonisolated static let views: [MomentSubject] = [
    MomentSubject("frame", { $0.frame = CGRect(x: 8, y: 6, width: 12, height: 9) }, { $0.frame }),
    MomentSubject(
      "bounds", { $0.bounds = CGRect(x: 3, y: 2, width: 12, height: 9) }, { ($0.bounds, $0.frame) }),
    MomentSubject("center", { $0.center = CGPoint(x: 18, y: 17) }, { $0.frame }),
    MomentSubject("alpha", { $0.alpha = 0.4 }, { ($0.alpha, $0.layer.opacity) }),
    MomentSubject("isHidden", { $0.isHidden = true }, { ($0.isHidden, $0.layer.isHidden) }),
    MomentSubject(
      "transform", { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: 0.4) },
      { ($0.transform, $0.center, $0.bounds) }),
    MomentSubject(
      "transform3D", { $0.transform3D = CATransform3DMakeRotation(0.5, 0, 1, 0) },
      { $0.layer.transform }),
    MomentSubject(
      "backgroundColor", { $0.backgroundColor = .blue }, { $0.layer.backgroundColor?.components }),
    MomentSubject(
      "clipsToBounds", make: parent,
      {
        $0.subviews[0].frame.origin.x = -5
        $0.clipsToBounds = true
      }, { ($0.clipsToBounds, $0.layer.masksToBounds) }),
    MomentSubject("isOpaque", { $0.isOpaque = false }, { $0.isOpaque }),
    MomentSubject(
      "isUserInteractionEnabled", { $0.isUserInteractionEnabled = false },
      { $0.isUserInteractionEnabled }),
    MomentSubject(
      "autoresizingMask", expected: "11.0 3.0 10.0 12.0", make: parent,
      {
        $0.subviews[0].autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        $0.frame.size = CGSize(width: 29, height: 22)
      },
      { text($0.subviews[0].frame) }),
    MomentSubject(
      "translatesAutoresizingMaskIntoConstraints", expected: "12.0 2.0 7.0 10.0",
      make: parent, { constrain($0) }, { text($0.subviews[0].frame) }),
    MomentSubject(
      "addSubview", make: parent,
      {
        let view = UIView(frame: CGRect(x: 9, y: 1, width: 8, height: 18))
        view.backgroundColor = .black
        $0.addSubview(view)
      }, { names($0) }),
    MomentSubject(
      "addSubview, of what is in it", make: parent, { $0.addSubview($0.subviews[0]) }, { names($0) }
    ),
    MomentSubject(
      "insertSubview(_:at:)", make: parent,
      { $0.insertSubview(UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9)), at: 1) },
      { names($0) }),
    MomentSubject(
      "insertSubview(_:belowSubview:)", make: parent,
      { $0.insertSubview($0.subviews[1], belowSubview: $0.subviews[0]) }, { names($0) }),
    MomentSubject(
      "insertSubview(_:aboveSubview:)", make: parent,
      {
        $0.insertSubview(
          UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9)), aboveSubview: $0.subviews[0])
      }, { names($0) }),
    MomentSubject(
      "bringSubviewToFront", make: parent, { $0.bringSubviewToFront($0.subviews[0]) },
      { names($0) }),
    MomentSubject(
      "removeFromSuperview", make: parent, { $0.subviews[1].removeFromSuperview() }, { names($0) }),
    MomentSubject(
      "mask", make: parent,
      {
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
        mask.backgroundColor = .black
        $0.mask = mask
      }, { $0.mask?.frame }),
    MomentSubject(
      "layoutIfNeeded", make: parent,
      {
        constrain($0)
        $0.layoutIfNeeded()
      }, { $0.subviews[0].constraints.count }),
  ]

  nonisolated static let layers: [MomentSubject] = [
    MomentSubject("cornerRadius", { $0.layer.cornerRadius = 6 }, { $0.layer.cornerRadius }),
    MomentSubject(
      "masksToBounds", make: parent,
      {
        $0.layer.cornerRadius = 8
        $0.layer.masksToBounds = true
      }, { ($0.layer.masksToBounds, $0.clipsToBounds) }),
    MomentSubject(
      "layer.transform", { $0.layer.transform = CATransform3DMakeScale(0.5, 0.6, 1) },
      { ($0.layer.transform, $0.transform) }),
    MomentSubject(
      "anchorPoint", { $0.layer.anchorPoint = CGPoint(x: 0.25, y: 0) },
      { ($0.layer.anchorPoint, $0.layer.position, $0.frame) }),
    MomentSubject(
      "position", { $0.layer.position = CGPoint(x: 18, y: 17) }, { ($0.center, $0.frame) }),
    MomentSubject(
      "layer.bounds", { $0.layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 8) },
      { ($0.bounds, $0.frame) }),
    MomentSubject(
      "layer.frame", { $0.layer.frame = CGRect(x: 8, y: 6, width: 12, height: 9) }, { $0.frame }),
    MomentSubject(
      "zPosition", make: parent, { $0.subviews[0].layer.zPosition = 5 },
      {
        $0.subviews[0].layer.zPosition
      }),
    MomentSubject(
      "sublayerTransform", make: parent,
      { $0.layer.sublayerTransform = CATransform3DMakeTranslation(4, 5, 0) },
      { $0.layer.sublayerTransform }),
    MomentSubject(
      "m34", make: parent,
      {
        $0.layer.sublayerTransform.m34 = -1 / 50
        $0.subviews[0].layer.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
      }, { $0.layer.sublayerTransform.m34 }),
    MomentSubject(
      "shadow",
      {
        $0.layer.shadowOpacity = 0.7
        $0.layer.shadowOffset = CGSize(width: 2, height: 3)
        $0.layer.shadowRadius = 2
        $0.layer.shadowColor = UIColor.blue.cgColor
      },
      {
        (
          $0.layer.shadowOpacity, $0.layer.shadowOffset, $0.layer.shadowRadius,
          $0.layer.shadowColor?.components
        )
      }),
    MomentSubject(
      "shadowPath",
      {
        $0.layer.shadowOpacity = 1
        $0.layer.shadowRadius = 0
        $0.layer.shadowPath = CGPath(
          rect: CGRect(x: 15, y: 15, width: 9, height: 9), transform: nil)
      }, { $0.layer.shadowPath?.boundingBox }),
    MomentSubject(
      "border",
      {
        $0.layer.borderWidth = 2
        $0.layer.borderColor = UIColor.black.cgColor
      }, { ($0.layer.borderWidth, $0.layer.borderColor?.components) }),
    MomentSubject("layer.opacity", { $0.layer.opacity = 0.3 }, { $0.alpha }),
    MomentSubject("layer.isHidden", { $0.layer.isHidden = true }, { $0.isHidden }),
    MomentSubject(
      "layer.backgroundColor", { $0.layer.backgroundColor = UIColor.green.cgColor },
      { $0.backgroundColor?.cgColor.components }),
    MomentSubject(
      "mask of layer",
      {
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        $0.layer.mask = mask
      }, { $0.layer.mask == nil }),
    MomentSubject(
      "addSublayer",
      {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 3, y: 3, width: 9, height: 9), transform: nil)
        layer.fillColor = UIColor.black.cgColor
        $0.layer.addSublayer(layer)
      }, { $0.layer.sublayers?.count }),
    MomentSubject(
      "gradient",
      {
        let layer = CAGradientLayer()
        layer.frame = $0.bounds
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        $0.layer.insertSublayer(layer, at: 0)
      }, { $0.layer.sublayers?.count }),
    MomentSubject(
      "removeAllAnimations",
      {
        UIView.animate(withDuration: 5) { [view = $0] in view.alpha = 0.5 }
        $0.layer.removeAllAnimations()
      }, { $0.alpha }),
  ]

  /// What shows text and pictures, and what asks for its look.
  nonisolated static let contents: [MomentSubject] = [
    MomentSubject(
      "image", make: { UIImageView() },
      {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
          UIColor.black.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        ($0 as? UIImageView)?.image = image
      }, { ($0 as? UIImageView)?.image?.size }),
    MomentSubject(
      "contentMode", make: { UIImageView() },
      {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
          UIColor.black.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        ($0 as? UIImageView)?.image = image
        $0.contentMode = .scaleAspectFit
      }, { $0.contentMode }),
    MomentSubject(
      "text", make: { UILabel() },
      {
        ($0 as? UILabel)?.font = .systemFont(ofSize: 9)
        ($0 as? UILabel)?.text = "Abc"
      }, { ($0 as? UILabel)?.text }),
    MomentSubject("tintColor", { $0.tintColor = .green }, { $0.tintColor.cgColor.components }),
    MomentSubject("setNeedsLayout", { $0.setNeedsLayout() }, { $0.frame }),
    MomentSubject("setNeedsDisplay", { $0.setNeedsDisplay() }, { $0.frame }),
    MomentSubject(
      "arranged subviews",
      expected: "0.0 0.0 20.0 8.0, 0.0 12.0 20.0 8.0",
      make: { UIStackView() },
      {
        guard let stack = $0 as? UIStackView else { return }
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 4
        for color in [UIColor.black, .green] {
          let view = UIView()
          view.backgroundColor = color
          stack.addArrangedSubview(view)
        }
      }, { $0.subviews.map { text($0.frame) }.joined(separator: ", ") }),
    MomentSubject(
      "convert(_:to:)", expected: "5.0 6.0", { _ in },
      {
        let point = $0.convert(CGPoint(x: 1, y: 2), to: $0.superview)
        return text(point.x, point.y)
      }),
    MomentSubject(
      "addGestureRecognizer", { $0.addGestureRecognizer(UITapGestureRecognizer()) },
      { $0.gestureRecognizers?.count }),
  ]

  private func check(_ subjects: [MomentSubject], _ place: ControllerPlace, _ animated: Bool) {
    let grid = MomentGrid(place, animated: animated, subjects)
    grid.show()
    let shown = grid.differences(drawn: false)
    #expect(shown == [], "the first time")
    grid.hide()
    grid.show()
    let again = grid.differences(drawn: !animated)
    #expect(again == [], "the second time")
    #expect(grid.changed.count == MomentGrid.Column.all.count)
  }

  @Test(arguments: ControllerPlace.allCases)
  func aChangeOfAViewStays(place: ControllerPlace) {
    check(Self.views, place, place.isAnimated(inTest: 0))
  }

  @Test(arguments: ControllerPlace.allCases)
  func aChangeOfItsLayerStays(place: ControllerPlace) {
    check(Self.layers, place, place.isAnimated(inTest: 1))
  }

  @Test(arguments: ControllerPlace.allCases)
  func aChangeOfItsContentStays(place: ControllerPlace) {
    check(Self.contents, place, place.isAnimated(inTest: 2))
  }

  /// A change without animation, before, while and after an interaction takes the controller away and is cancelled,
  /// stays: only what animations have changed has its old value again (published: five projects restore nothing else).
  @Test(arguments: [ControllerPlace.push, .fullScreen, .overFullScreen, .custom, .pageSheet])
  func aChangeStaysAfterACancel(place: ControllerPlace) {
    let grid = MomentGrid(place, animated: false, Self.views + Self.layers + Self.contents)
    let (controller, screen) = (grid.scene.controller, grid.scene.screen)
    grid.show()
    let interaction = UIPercentDrivenInteractiveTransition()
    let animator = ClosureAnimator { context in
      if place == .push, let view = context.view(forKey: .to) {
        context.containerView.insertSubview(view, at: 0)
      }
      context.animate { context.view(forKey: .from)?.alpha = 0.5 }
    }
    let source = TransitionSource(animator, interaction: interaction)
    if let navigation = controller.navigationController {
      navigation.delegate = source
      navigation.popViewController(animated: true)
    } else {
      controller.transitioningDelegate = source
      controller.dismiss(animated: true)
    }
    screen.advance(by: 0.1)
    interaction.update(0.4)
    screen.advance(by: 0.1)
    grid.reach(.going)
    screen.advance(by: 0.1)
    interaction.cancel()
    screen.settle()
    grid.reach(.moment(.viewDidDisappear))
    screen.settle()
    #expect(controller.view.window === screen.window)
    let differences = grid.differences()
    #expect(differences == [])
  }

  /// The system's documents do not speak of a superview that is released; what is active places views (documented for
  /// `isActive`), wherever they are.
  @Test func constraintsOutliveASuperviewThatIsGone() {
    let screen = Screen()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    content.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    var former: UIView? = UIView()
    former?.addSubview(content)
    let width = child.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      width, child.heightAnchor.constraint(equalToConstant: 40),
      child.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
      child.topAnchor.constraint(equalTo: content.topAnchor, constant: 6),
    ])
    former = nil
    #expect(content.superview == nil)
    screen.window.addSubview(content)
    screen.settle()
    #expect(child.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
    width.constant = 50
    screen.settle()
    #expect(child.frame.width == 50)
  }
}
