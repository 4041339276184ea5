// SPDX-License-Identifier: MIT
import Screens
import Testing
import UIKit

/// A list that notes what it knows of its place when it is asked for a cell.
private final class ListController: UIViewController, UICollectionViewDataSource {
  private let list = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) var frames: [CGRect] = []
  private(set) var insets: [UIEdgeInsets] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view = list
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    frames.append(collectionView.frame)
    insets.append(collectionView.safeAreaInsets)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class InsetLog: NSObject, UIScrollViewDelegate {
  var insets: [UIEdgeInsets] = []

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    insets.append(scrollView.adjustedContentInset)
  }
}

extension UIView {
  fileprivate func pin(_ view: UIView, to guide: UILayoutGuide) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}

/// The safe area of a view that gets its size before its center: what is on its way has none to keep.
@MainActor
@Suite struct PinnedListSafeAreaTests {
  private let screen = Screen()
  private let controller = UIViewController()
  private var area: UILayoutGuide { controller.view.safeAreaLayoutGuide }
  /// What the safe area of an iPhone 15 leaves: 852 − 59 − 34 points.
  private let inside = CGRect(x: 0, y: 59, width: 393, height: 759)

  private func contained() -> ListController {
    let child = ListController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    return child
  }

  // A view inherits what reaches into its frame (measured): nothing, in the safe area.
  @Test(arguments: [true, false])
  func aControllersListInTheSafeAreaHasNoneWhenItAsksForItsFirstCell(inContainer: Bool) {
    let child = contained()
    controller.view.pin(child.view, to: area)
    let container = UIView(frame: screen.window.bounds)
    if inContainer {
      // As a transition adds the view, and asks for the cell at once.
      screen.show(container)
      container.addSubview(controller.view)
      controller.view.frame = container.bounds
      container.layoutIfNeeded()
    } else {
      screen.window.rootViewController = controller
      screen.update()
    }
    #expect(child.frames == [inside])
    #expect(child.insets == [.zero])
    #expect(child.view.safeAreaInsets == .zero)
  }

  // Published: of 80 points that a container adds below, a child's view that ends 30 points above has 50.
  @Test func aControllersListBelowTheEdgeInheritsWhatReachesIntoIt() {
    let screen = Screen(.iPhoneSE3)
    screen.window.rootViewController = controller
    controller.additionalSafeAreaInsets.bottom = 80
    let child = contained()
    let (view, outer): (UIView, UIView) = (child.view, controller.view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -30),
    ])
    screen.update()
    let expected = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
    #expect(view.safeAreaInsets == expected)
    #expect(child.insets == [expected])
  }

  @Test func aControllersListThatIsGivenItsSizeBeforeItsCenterInheritsByItsPlace() {
    screen.window.rootViewController = controller
    screen.update()
    let child = contained()
    child.view.bounds.size = inside.size
    // What is read on the way.
    _ = child.view.safeAreaInsets
    child.view.center = CGPoint(x: inside.midX, y: inside.midY)
    screen.update()
    #expect(child.view.frame == inside)
    #expect(child.view.safeAreaInsets == .zero)
    #expect(child.insets == [.zero])
  }

  @Test func aScrollViewThatConstraintsPlaceIsNotToldOfInsetsOnItsWay() {
    screen.window.rootViewController = controller
    let log = InsetLog()
    let view = UIScrollView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    view.alwaysBounceVertical = true
    view.delegate = log
    controller.view.addSubview(view)
    controller.view.pin(view, to: area)
    screen.update()
    #expect(view.frame == inside)
    #expect(log.insets == [])
    #expect(view.contentOffset == .zero)
  }
}
