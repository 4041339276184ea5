// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTransitions
import Testing
import UIKit

@testable import FilmstripScenes

/// Programs for apps' transitions: what a scene does in the places of storyboards and of UIKit's calls.
@MainActor @Suite struct StandInTests {
  /// Opens a menu over its child, by calls and by a pan.
  private final class Drawer: UIViewController {
    private let menu: UIView
    /// How far out the menu is, for reading after a scene.
    var x: CGFloat { menu.frame.origin.x }

    init(_ screen: UIViewController, _ menu: UIViewController) {
      self.menu = menu.view
      super.init(nibName: nil, bundle: nil)
      for child in [screen, menu] {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      self.menu.frame = CGRect(x: -200, y: 0, width: 200, height: 852)
      let pan = UIPanGestureRecognizer()
      pan.addTarget { [weak self] pan in self?.panned(pan) }
      view.addGestureRecognizer(pan)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a drawer has no archive") }

    private func panned(_ pan: UIPanGestureRecognizer) {
      let x = pan.translation(in: view).x
      if pan.state == .changed { menu.frame.origin.x = min(0, x - 200) }
      if pan.state == .ended { move(to: x > 150 ? 0 : -200) }
    }

    func move(to x: CGFloat) { UIView.animate(withDuration: 0.2) { self.menu.frame.origin.x = x } }
  }

  /// Shows the second screen by a segue of a storyboard when an edge pan begins.
  private final class Beginner: UIViewController, UIViewControllerTransitioningDelegate {
    private let driver = UIPercentDrivenInteractiveTransition()
    private(set) var destination: UIViewController?
    private(set) var isCovered = false

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isCovered = true
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let pan = UIPanGestureRecognizer()
      pan.addTarget { [weak self] pan in self?.panned(pan) }
      view.addGestureRecognizer(pan)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
      let share = pan.translation(in: view).x / view.bounds.width
      switch pan.state {
      case .began: performSegue(withIdentifier: "menu", sender: nil)
      case .changed: driver.update(share)
      default: if share > 0.4 { driver.finish() } else { driver.cancel() }
      }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      destination = segue.destination
      segue.destination.transitioningDelegate = self
      segue.destination.modalPresentationStyle = .fullScreen
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.4) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// What a scene showed, from a closure that a registry keeps.
  private final class Kept: @unchecked Sendable {
    var drawer: Drawer?
    var beginner: Beginner?
  }

  func record(
    _ way: String, gesture: String = "",
    from: @escaping @MainActor @Sendable () -> UIViewController = { StandInScreen("From") },
    missingAssets: MissingAssets = .none, _ fill: (inout SceneRegistry) -> Void
  ) throws -> (trial: TrialCase, findings: [Finding]) {
    var registry = SceneRegistry()
    registry.addScreen("to") { StandInScreen("To") }
    registry.addScreen("from", from)
    fill(&registry)
    let touch = gesture.isEmpty ? "" : ", gesture: \(gesture)"
    let text =
      "device: iphone-15\nscenes:\n  a: { transition: \(way), from: from, to: to\(touch) }\n"
    let cases = try SceneFile(Data(text.utf8), path: "s.yaml", registry: registry).cases
    let recorder = SceneRecorder(registry: registry)
    recorder.missingAssets = missingAssets
    let recording = try recorder.record(cases[0])
    let findings = recording.findings + recorder.findings(of: recording, of: cases[0])
    let trial = TrialCase(
      "a", recording, findings, notes: recorder.notes, obstacle: recorder.obstacle)
    return (trial, findings)
  }

  /// Presents its screen with a height.
  private final class Card: UIPresentationController, UIViewControllerTransitioningDelegate {
    var height: CGFloat = 0
    var isAsHighAsWhatScrolls = false
    private let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    override var frameOfPresentedViewInContainerView: CGRect {
      let content = presentedViewController.view.subviews.lazy.compactMap { $0 as? UIScrollView }
      let height = isAsHighAsWhatScrolls ? content.first?.contentSize.height ?? 0 : height
      return CGRect(x: 0, y: 852 - height, width: 393, height: height)
    }
    override func presentationTransitionWillBegin() {
      dimming.backgroundColor = .black
      dimming.alpha = 0
      containerView?.addSubview(dimming)
      presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0.5 }
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { self }
  }

  @Test(arguments: [0, 400] as [CGFloat]) func aScreenThatIsNeverSeenIsNotShown(
    height: CGFloat
  ) throws {
    let (trial, _) = try record("forth") { scenes in
      scenes.addForthAndBack(.present, style: .custom) { scene in
        let card = Card(presentedViewController: scene.to, presenting: scene.from)
        card.height = height
        return card
      }
    }
    #expect(trial.changingFrames > 10)
    #expect(
      trial.obstacle(by: [])
        == (height == 0 ? "nothing of the second screen is seen at the end" : nil))
  }

  @Test(arguments: ["forth", "back"]) func aScreenScrollsWhereNothingOfItIsSeenOtherwise(
    way: String
  ) throws {
    nonisolated(unsafe) var last: UIView?
    let (trial, _) = try record(way) { scenes in
      scenes.addForthAndBack(.present, style: .custom) { scene in
        last = scene.to.view
        let card = Card(presentedViewController: scene.to, presenting: scene.from)
        card.isAsHighAsWhatScrolls = true
        return card
      }
    }
    #expect(trial.obstacle(by: []) == nil)
    #expect(last?.frame.height == 440)
    #expect(trial.notes == ["a: the second screen scrolls, as nothing of it is seen otherwise"])
  }

  /// Pushes with an animator that shows its screen at once, as one does that finds no view to zoom.
  private final class AtOnce: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  @Test func motionOfUIKitsBarAloneIsNotShown() throws {
    let delegate = AtOnce()
    let (trial, _) = try record("forth") { scenes in
      scenes.addForthAndBack(.push) { _ in delegate }
    }
    #expect(trial.isAnimated(by: ["AtOnce"]))
    #expect(trial.frameCount > 10)
    #expect(trial.obstacle(by: ["AtOnce"]) == "nothing that is seen moves")
  }

  @Test func aScreenThatIsThereBeforeIsNotShown() throws {
    let (trial, _) = try record("forth") { scenes in
      scenes.addForthAndBack(.present) { scene in
        scene.from.view.addSubview(scene.to.view)
        return nil
      }
    }
    #expect(trial.sceneObstacle == "the second screen is there before the transition")
  }

  @Test func aStandInIsAsHighAsItsContentWhereItIsFitted() {
    let screen = StandInScreen("To")
    let size = screen.view.systemLayoutSizeFitting(
      CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow)
    #expect(size == CGSize(width: 393, height: 440))
  }

  /// A screen that has what the application's bundle gives for a name that is nowhere.
  private final class Album: UIViewController { let cover = UIImage(named: "no-such-cover") }

  @Test func aRecorderGivesAPlaceholderForAPictureThatIsNowhereAndTellsIt() throws {
    for (missingAssets, hasCover) in [(MissingAssets.none, false), (.placeholder, true)] {
      nonisolated(unsafe) var covers: [Bool] = []
      let (_, findings) = try record(
        "forth",
        from: {
          let album = Album()
          covers.append(album.cover != nil)
          return album
        }, missingAssets: missingAssets
      ) { scenes in
        scenes.addForthAndBack(.present) { _ in nil }
      }
      #expect(covers == [hasCover])
      #expect(findings.contains { $0.message.contains("no-such-cover") })
    }
  }

  struct Way: Sendable, CustomTestStringConvertible {
    let way: String
    var gesture = ""
    let x: CGFloat
    var testDescription: String { "\(way) \(gesture)" }
  }

  @Test(arguments: [
    Way(way: "forth", x: 0), Way(way: "back", x: -200), Way(way: "forth", gesture: "finish", x: 0),
    Way(way: "forth", gesture: "cancel", x: -200),
  ])
  func anAppsCallsMoveItsContainer(_ way: Way) throws {
    let kept = Kept()
    let (trial, _) = try record(way.way, gesture: way.gesture) {
      $0.addActs(.present, forthDrag: GalleryDrag(.right, startX: 0.1)) { scene in
        let drawer = Drawer(scene.from, scene.to)
        kept.drawer = drawer
        return StandInActs(drawer, forth: { drawer.move(to: 0) }, back: { drawer.move(to: -200) })
      }
    }
    #expect(kept.drawer?.x == way.x)
    #expect(trial.findings.map(\.rule.id) == [])
    #expect(trial.isShown(by: []))
    #expect(!trial.isShown(by: ["Fade"]))
  }

  @Test func aTouchThatMovesNothingIsAFinding() throws {
    let (trial, _) = try record("forth", gesture: "finish") {
      $0.addActs(.present, forthDrag: GalleryDrag(.right)) { scene in
        StandInActs(scene.container, forth: {})
      }
    }
    #expect(trial.findings.map(\.rule.id) == ["gesture-starts-nothing"])
    #expect(!trial.isShown(by: []))
  }

  @Test(arguments: ["finish", "cancel"])
  func aSegueUnderATouchLeadsToTheSecondScreen(_ gesture: String) throws {
    let kept = Kept()
    let screen: @MainActor @Sendable () -> UIViewController = {
      let beginner = Beginner()
      kept.beginner = beginner
      return beginner
    }
    let (trial, _) = try record("forth", gesture: gesture, from: screen) {
      $0.addForthAndBack(.present, forthDrag: GalleryDrag(.right, startX: 0.1)) { $0.from }
    }
    #expect(trial.findings.map(\.rule.id) == [])
    #expect((kept.beginner?.destination as? StandInScreen)?.title == "To")
    #expect(kept.beginner?.isCovered == (gesture == "finish"))
    #expect(trial.isShown(by: ["Module.Fade"]))
  }

  /// A cell that a nib or a prototype gives, and whose picture an outlet holds.
  private final class Tile: UICollectionViewCell {
    weak var picture: UIImageView!
    var isAwake = false
    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = picture != nil
    }
  }

  /// A view that loads a nib with itself as the owner, or that a nib has at its top.
  private final class Badge: UIView { weak var title: UILabel! }

  /// A list of one cell whose choice presents a screen.
  private final class List: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    UIViewControllerTransitioningDelegate
  {
    /// What a storyboard calls the cell, or the nib that is registered for it.
    var registers = false
    private(set) var tile: Tile?
    private(set) var chosen: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let list = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      if registers {
        list.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "other")
      }
      (list.dataSource, list.delegate) = (self, self)
      view.addSubview(list)
    }

    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ list: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = list.dequeueReusableCell(
        withReuseIdentifier: registers ? "other" : "tile", for: path)
      tile = cell as? Tile
      return cell
    }

    func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
      chosen.append(path)
      let detail = StandInScreen("Detail")
      detail.transitioningDelegate = self
      detail.modalPresentationStyle = .fullScreen
      present(detail, animated: true)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeOut() }
  }

  private final class FadeOut: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return
      }
      context.containerView.insertSubview(to, belowSubview: from)
      UIView.animate(withDuration: 0.4) {
        from.alpha = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  private final class Lists: @unchecked Sendable { var last: List? }

  @Test(arguments: ["forth", "back"], [false, true])
  func aTapChoosesTheFirstCell(_ way: String, registers: Bool) throws {
    let lists = Lists()
    let screen: @MainActor @Sendable () -> UIViewController = {
      let list = List()
      list.registers = registers
      lists.last = list
      return list
    }
    let (trial, findings) = try record(way, from: screen) {
      $0.addNib(["Tile", "tile"], of: Tile.self) { view, outlets in
        view.picture = outlets.add(UIImageView())
      }
      $0.addActs(.present) { scene in
        StandInActs(scene.container, forth: { scene.tap(.cell) }, back: { scene.dismiss() })
      }
    }
    let list = try #require(lists.last)
    #expect(list.chosen == [IndexPath(item: 0, section: 0)])
    let tile = try #require(list.tile)
    #expect(tile.isAwake)
    #expect(tile.reuseIdentifier == (registers ? "other" : "tile"))
    #expect(tile.picture.superview === tile.contentView)
    #expect(tile.picture.frame == tile.contentView.bounds)
    #expect(findings.map(\.rule.id) == [])
    #expect(trial.isShown(by: [way == "forth" ? "Fade" : "FadeOut"]))
    #expect(trial.notes == [])
  }

  @Test func whereNothingCanBeTappedANoteSaysSo() throws {
    let (trial, _) = try record("forth") {
      $0.addActs(.present) { scene in StandInActs(scene.container, forth: { scene.tap(.cell) }) }
    }
    #expect(!trial.isShown(by: []))
    #expect(trial.notes == ["StandInScreen has no cell that is seen and can be tapped"])
  }

  @Test func aNibGivesAViewOrFillsItsOwner() throws {
    let badges = Badges()
    _ = try record(
      "forth",
      from: {
        badges.given =
          UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first as? Badge
        let owner = Badge()
        badges.content = Bundle.main.loadNibNamed("Badge", owner: owner)?.first as? UIView
        badges.owner = owner
        badges.isOtherKnown = Bundle.main.loadNibNamed("Other", owner: nil) != nil
        return StandInScreen("From")
      }
    ) {
      $0.addNib(["Badge"], of: Badge.self) { view, outlets in view.title = outlets.add(UILabel()) }
      $0.addActs(.present) { scene in StandInActs(scene.container, forth: {}) }
    }
    let given = try #require(badges.given)
    #expect(given.title?.superview === given)
    let content = try #require(badges.content)
    #expect(!(content is Badge))
    #expect(badges.owner?.title?.superview === content)
    #expect(badges.isOtherKnown == false)
  }

  private final class Badges: @unchecked Sendable {
    var given: Badge?
    var content: UIView?
    var owner: Badge?
    var isOtherKnown: Bool?
  }

  @Test func digestsFollowWhatMoves() throws {
    func motion(_ x: CGFloat) throws -> String {
      try record("forth") {
        $0.addActs(.present) { scene in
          let drawer = Drawer(scene.from, scene.to)
          return StandInActs(drawer, forth: { drawer.move(to: x) })
        }
      }.trial.motion
    }
    let one = try motion(0)
    #expect(try motion(0) == one)
    #expect(try motion(-1) != one)
    #expect(one.count == 16)
  }
}
