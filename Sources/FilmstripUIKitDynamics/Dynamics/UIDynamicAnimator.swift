// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  private let view: UIView?
  private weak var layout: UICollectionViewLayout?
  private var storedBehaviors: [UIDynamicBehavior] = []
  private var world = DynamicWorld(BehaviorProfile.current.dynamics)
  private var link: CADisplayLink?
  private var start: TimeInterval = 0
  private var (stepCount, slowSteps) = (0, 0)
  private var hasReportedRun = false
  private var elapsed = 0.0
  private var isStepping = false

  public init(referenceView view: UIView) {
    self.view = view
    super.init()
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    view = nil
    self.layout = layout
    super.init()
  }

  public override init() {
    view = nil
    super.init()
  }

  open var referenceView: UIView? { view }
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { link != nil }
  open func elapsedTime() -> TimeInterval { elapsed }

  var referenceBounds: CGRect? {
    view?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  // MARK: Behaviors

  open var behaviors: [UIDynamicBehavior] { storedBehaviors }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !storedBehaviors.contains(where: { $0 === behavior }) else { return }
    storedBehaviors.append(behavior)
    behavior.attach(to: self)
    wake()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = storedBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    storedBehaviors.remove(at: index)
    behavior.detach()
  }

  open func removeAllBehaviors() {
    for behavior in storedBehaviors { removeBehavior(behavior) }
  }

  func forget(_ behavior: UIDynamicBehavior) {
    if storedBehaviors.isEmpty { pause() } else { wake() }
  }

  private var all: [UIDynamicBehavior] { storedBehaviors.flatMap(\.all) }

  private var allItems: [any UIDynamicItem] { all.flatMap(\.movedItems) }

  // MARK: Items

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.adopt(allItems)
    return world.items.filter { item in
      item.bounds.offsetBy(
        dx: item.center.x - item.bounds.midX, dy: item.center.y - item.bounds.midY
      ).overlaps(rect)
    }
  }

  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.update(item)
    wake()
  }

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell(indexPath))
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.init(category: .supplementaryView, kind: kind, path: indexPath))
  }

  private func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.element == element }
  }

  func body(of item: any UIDynamicItem) -> RigidBody? {
    world.index(of: item).map { world.bodies[$0] }
  }

  // MARK: Time

  private var environment: StageEnvironment {
    view?.environment ?? layout?.owner?.environment ?? .current
  }

  /// Something has changed: items that rest may move again.
  func wake() {
    guard !isStepping else { return }
    slowSteps = 0
    guard link == nil, !storedBehaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    start = environment.clock.now.seconds
    (stepCount, hasReportedRun) = (0, false)
    let link = CADisplayLink { [weak self] _ in MainActor.assumeIsolated { self?.refresh() } }
    if view != nil {
      // What has fallen out of a transition's container falls on forever where it is not seen.
      link.isAwaited = { [weak self] in MainActor.assumeIsolated { self?.view?.window != nil } }
    }
    link.work = { [weak self] in MainActor.assumeIsolated { self?.work.sentence ?? "" } }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func pause() {
    guard link != nil else { return }
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func refresh() {
    let time = environment.clock.now.seconds - start
    // An instant that falls onto a step counts as after it, whatever its last bits are.
    let due = Int((time * world.behavior.stepsPerSecond + 1e-6).rounded(.down))
    guard due > stepCount else { return }
    isStepping = true
    world.adopt(allItems)
    while stepCount < due, link != nil {
      stepCount += 1
      step()
    }
    world.show()
    layout?.invalidateLayout()
    isStepping = false
    for behavior in all { behavior.action?() }
    if Double(slowSteps) >= world.behavior.sleep.seconds * world.behavior.stepsPerSecond {
      world.rest()
      pause()
    }
    reportLongRun(time)
  }

  /// Tells once in a run that recordings wait for it, and for what.
  private func reportLongRun(_ seconds: TimeInterval) {
    let limit = world.behavior.longRun
    guard seconds >= limit, !hasReportedRun, let link, link.isAwaited(),
      link.origin >= environment.clock.recording.firstStart
    else { return }
    hasReportedRun = true
    let (sentence, item) = work
    environment.log.report(.keepsMoving(seconds: limit, work: sentence, item: item))
  }

  /// The item that moves fastest, how fast, and the behaviors that act on it.
  private var work: (sentence: String, item: String) {
    func speed(_ body: RigidBody) -> Double { body.reach(in: 1) }
    guard let (item, body) = zip(world.items, world.bodies).max(by: { speed($0.1) < speed($1.1) })
    else { return ("UIDynamicAnimator", "") }
    let name = (item as? UIView)?.reportName ?? "\(type(of: item))"
    let causes = all.filter { behavior in behavior.movedItems.contains { $0 === item } }
    return (
      "UIDynamicAnimator moves \(name) at \(Int(body.velocity.length.rounded())) points and "
        + "\(Int((abs(body.spin) * 180 / .pi).rounded()))° a second, under "
        + causes.map { "\(type(of: $0))" }.joined(separator: ", "), name
    )
  }

  private func step() {
    let behaviors = all
    for behavior in behaviors { (behavior as? UIDynamicItemBehavior)?.configure(&world) }
    for behavior in behaviors { behavior.addForces(to: &world) }
    for behavior in behaviors { behavior.addLinks(to: &world) }
    let touches = world.step()
    for behavior in behaviors { (behavior as? UICollisionBehavior)?.note(touches, in: world) }
    elapsed += world.seconds
    slowSteps = world.isSlow ? slowSteps + 1 : 0
  }
}
