// SPDX-License-Identifier: MIT
import Animators
import Screens
import Testing
import UIKit

/// A collection view that constraints place inside of the safe area.
@MainActor
@Suite struct PinnedListTests {
  private final class Pages: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    var frames: [CGRect] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      list.isPagingEnabled = true
      list.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
      let area = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: area.topAnchor),
        list.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      frames.append(collectionView.safeAreaLayoutGuide.layoutFrame)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// On a phone of 393 × 852 points, 59 and 34 of which are not safe, the list lies within the safe area, so that it has
  /// no insets when it asks for its first cell.
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, false), (.custom, true),
    (.fullScreen, true),
  ])
  func theFirstCellFindsTheSafeAreaOfTheListsPlace(
    style: UIModalPresentationStyle, isCustom: Bool
  ) {
    let screen = Screen()
    let root = UIViewController()
    screen.window.rootViewController = root
    screen.update()
    let pages = Pages()
    // Adds the view where it ends, and lets it fade in.
    let fade = TransitionSource(
      ClosureAnimator(duration: 0.25) { context in
        let view = context.addIncomingView()
        view?.layoutIfNeeded()
        view?.alpha = 0
        context.animate(0.25) { view?.alpha = 1 }
      })
    pages.modalPresentationStyle = style
    if isCustom { pages.transitioningDelegate = fade }
    root.present(pages, animated: true)
    screen.advance(to: 1)
    #expect(!pages.frames.isEmpty)
    for frame in pages.frames { #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 759)) }
  }
}
