// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews
internal import FilmstripMotionCurves

@MainActor
final class PageGestures {
  private unowned let controller: UIPageViewController
  private let pan: PagePanGestureRecognizer
  private var tap: UITapGestureRecognizer?
  private var drive: (any PageDrive)?
  private var direction = UIPageViewController.NavigationDirection.forward
  /// Where the pages were when the touch began, in points.
  private var base: CGFloat = 0
  /// What the data source returned during this gesture; one answer for each direction.
  private var known: [(UIPageViewController.NavigationDirection, [UIViewController]?)] = []
  /// Whether the touch is ignored, because code turns pages.
  private var isIgnored = false

  init(_ controller: UIPageViewController) {
    self.controller = controller
    pan = PagePanGestureRecognizer()
    pan.isVertical = controller.navigationOrientation == .vertical
    pan.addTarget(self, action: PageGestures.handlePan)
    pan.mayTurn = { [weak controller] in controller?.dataSource != nil }
    guard controller.transitionStyle == .pageCurl else { return }
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: PageGestures.handleTap)
    self.tap = tap
  }

  /// Those of curling pages are given to applications.
  var recognizers: [UIGestureRecognizer] { [pan] + (tap.map { [$0] } ?? []) }

  func cancel() {
    guard drive != nil else { return }
    pan.isEnabled = false
    pan.isEnabled = true
  }

  // MARK: Pan

  private var isScroll: Bool { controller.transitionStyle == .scroll }
  private var content: PageContentView { controller.content }
  private var isVertical: Bool { controller.navigationOrientation == .vertical }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    let view = controller.view
    let way = recognizer.translation(in: view)
    let travel = isVertical ? way.y : way.x
    switch recognizer.state {
    case .began:
      begin()
      move(to: travel)
    case .changed: move(to: travel)
    case .ended:
      let velocity = recognizer.velocity(in: view)
      release(velocity: isVertical ? velocity.y : velocity.x)
    case .cancelled: release(velocity: 0, isCancelled: true)
    default: break
    }
  }

  private func begin() {
    known = []
    base = 0
    isIgnored = false
    drive = nil
    if let running = controller.turn {
      guard let settling = running.turn.drive as? PageScrollDrive, settling.isSettling else {
        isIgnored = true
        return
      }
      settling.pause()
      drive = settling
      direction = running.turn.direction
      base = content.offset
    } else if isScroll {
      content.stop()
      base = pull(behind: content.offset)
    }
  }

  /// The direction of a movement to the right, or down: 1 is forward.
  private var forwardSign: CGFloat { controller.spineLocation == .max ? 1 : -1 }

  private func move(to travel: CGFloat) {
    ignoreEndedRecognizers()
    guard !isIgnored else { return }
    let way = (base + travel) * forwardSign
    if let drive {
      let done = direction == .forward ? way : -way
      if done >= 0 { return drive.move(to: done / max(content.pitch, 1)) }
      // The touch moves in the other direction now.
      drive.move(to: 0)
      drive.end(completed: false)
      self.drive = nil
      guard controller.turn == nil else {
        isIgnored = true
        return
      }
    }
    guard way != 0 else { return pullBeyond(0) }
    direction = way > 0 ? .forward : .reverse
    guard let next = neighbours() else { return pullBeyond(base + travel) }
    pullBeyond(0)
    turn(to: next)
    drive?.move(to: abs(way) / max(content.pitch, 1))
  }

  private func release(velocity: CGFloat, isCancelled: Bool = false) {
    ignoreEndedRecognizers()
    guard !isIgnored else { return }
    guard let drive else { return bounceBack() }
    self.drive = nil
    let profile = BehaviorProfile.current.pages
    let towards = velocity * forwardSign * (direction == .forward ? 1 : -1)
    let share = controller.turn?.transition.percentComplete ?? 0
    let isFlick = abs(towards) >= CGFloat(profile.flickSpeed)
    let completes = isFlick ? towards > 0 : share > CGFloat(profile.threshold)
    drive.release(velocity: towards, completes: completes && !isCancelled)
  }

  /// A turn can end during the touch: when the screen rotates, or the pages leave it.
  private func ignoreEndedRecognizers() {
    guard let drive, controller.turn?.turn.drive !== drive else { return }
    self.drive = nil
    isIgnored = true
  }

  private func turn(to next: [UIViewController]) {
    let drive: any PageDrive
    if isScroll {
      let side = controller.side(of: direction)
      drive = PageScrollDrive(content, side: side) { [content] in
        content.addIncoming(next.map { $0.view }, side: side)
      }
    } else {
      drive = PageCurlDrive()
    }
    self.drive = drive
    controller.begin(
      UIPageViewController.Turn(
        to: next, direction: direction, isAnimated: true, isByUser: true, drive: drive,
        logID: controller.environment.log.open("interactive turn of pages")))
    // The delegate, or a page, may have done something else.
    if controller.turn?.turn.drive !== drive {
      self.drive = nil
      isIgnored = true
    }
  }

  // MARK: Beyond the last page

  /// Follows a pull beyond the last page ever less; a page that curls does not follow at all.
  private func pullBeyond(_ pull: CGFloat) {
    guard isScroll, controller.turn == nil else { return }
    let followed = CGFloat(rubberBand.shown(Double(pull)))
    UIView.performWithoutAnimation { content.offset = followed }
  }

  private func pull(behind offset: CGFloat) -> CGFloat {
    CGFloat(rubberBand.pull(showing: Double(offset)))
  }

  private var rubberBand: RubberBand {
    RubberBand(
      coefficient: BehaviorProfile.current.pages.rubberBand, dimension: Double(content.length))
  }

  private func bounceBack() {
    guard isScroll, content.offset != 0 else { return }
    let rates = BehaviorProfile.current.pages.bounceRates
    let spring = Spring(
      stiffness: rates.slow * rates.fast, damping: rates.slow + rates.fast, allowsOverdamping: true)
    content.slide(to: 0, velocity: 0, spring: spring) {}
  }

  // MARK: Tap

  private func handleTap(_ recognizer: UITapGestureRecognizer) {
    guard let view = controller.view, controller.turn == nil, content.length > 0,
      controller.dataSource != nil
    else { return }
    let point = recognizer.location(in: view)
    let share = (isVertical ? point.y : point.x) / content.length
    let edge = CGFloat(BehaviorProfile.current.pages.tapEdge)
    guard share <= edge || share >= 1 - edge else { return }
    let isForward = (share >= 1 - edge) == (controller.spineLocation != .max)
    known = []
    direction = isForward ? .forward : .reverse
    guard let next = neighbours() else { return }
    controller.begin(
      UIPageViewController.Turn(
        to: next, direction: direction, isAnimated: true, isByUser: true,
        logID: controller.environment.log.open("turn of pages by a tap")))
  }

  // MARK: Data source

  /// The pages in the present direction; nil where there are none.
  private func neighbours() -> [UIViewController]? {
    if let answer = known.first(where: { $0.0 == direction }) { return answer.1 }
    let answer = askForNeighbours()
    known.append((direction, answer))
    return answer
  }

  private func askForNeighbours() -> [UIViewController]? {
    let isForward = direction == .forward
    let shown = controller.shown
    guard let anchor = isForward ? shown.last : shown.first, let next = ask(anchor) else {
      return nil
    }
    guard controller.isDoubleSided, !isScroll else { return [next] }
    guard let second = ask(next) else {
      if controller.spineLocation == .mid { report { .noSecondPage(dataSource: $0) } }
      return nil
    }
    guard controller.spineLocation == .mid else {
      UnsupportedFeature.report("backs of pages that curl")
      return [second]
    }
    guard second !== next else {
      report { .pageGivenTwice(dataSource: $0) }
      return nil
    }
    return isForward ? [next, second] : [second, next]
  }

  private func ask(_ anchor: UIViewController) -> UIViewController? {
    guard let source = controller.dataSource else { return nil }
    let isForward = direction == .forward
    controller.environment.log.note(
      isForward ? "viewControllerAfter" : "viewControllerBefore", of: source)
    let next =
      isForward
      ? source.pageViewController(controller, viewControllerAfter: anchor)
      : source.pageViewController(controller, viewControllerBefore: anchor)
    guard let next else { return nil }
    guard next !== anchor, !controller.shown.contains(where: { $0 === next }) else {
      report { .pageShownAlready(dataSource: $0) }
      return nil
    }
    return next
  }

  /// Reports a fact about the class of the data source.
  private func report(_ fact: (String) -> StageFact) {
    guard let source = controller.dataSource else { return }
    controller.environment.log.report(fact("\(type(of: source))"))
  }
}

final class PagePanGestureRecognizer: UIPanGestureRecognizer {
  var isVertical = false
  var mayTurn: () -> Bool = { true }

  /// Only more along the pages than across; anything else is another gesture.
  override func mayBegin(after travel: CGVector) -> Bool {
    let isAlong = isVertical ? abs(travel.dy) > abs(travel.dx) : abs(travel.dx) > abs(travel.dy)
    if isAlong && mayTurn() { return true }
    state = .failed
    return false
  }
}
