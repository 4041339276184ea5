// Router, Animations/Router/Router.swift:5, with its two animators.
// The outlets are those of FirstVC.xib and SecondVC.xib, with their frames; a tapped card is selected, FirstVC.swift:24.
import FilmstripCLI
import UIKit

@testable import PopFromSecondToFirstAnimatorFiles

FilmstripMain.run { scenes in
  scenes.addNib(["CollectionCard"], of: CollectionCard.self) { view, outlets in
    view.background = outlets.add(UIView(), isBackground: true)
    view.logo = outlets.add(UIButton())
    view.name = outlets.add(UILabel())
    view.info = outlets.add(UILabel())
  }
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addActs(.push) { scene in
    let router = Router()
    let first = router.rootNavigation.viewControllers[0] as! FirstVC
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.scrollDirection) = (CGSize(width: 140, height: 140), .horizontal)
    first.collectionView = UICollectionView(frame: CGRect(x: 0, y: 500, width: 375, height: 250), collectionViewLayout: layout)
    (first.collectionView.dataSource, first.collectionView.delegate) = (first, first)
    first.view.addSubview(first.collectionView)
    let (second, outlets) = (SecondVC(), StandInOutlets())
    second.viewModel = SecondVM(model: AmazonShare())
    (second.back, second.logo, second.name) = (outlets.add(UIButton()), outlets.add(UIButton()), outlets.add(UILabel()))
    (second.price, second.buttonsSV, second.othersView) = (outlets.add(UILabel()), outlets.add(UIStackView()), outlets.add(UIView()))
    outlets.place(in: second, isTo: true)
    return StandInActs(
      router.rootNavigation, keeping: router,
      forth: {
        first.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        router.transition = PushFromFirstToSecondAnimator()
        router.push(second)
      },
      back: { router.pop(transition: PopFromSecondToFirstAnimator()) })
  }
}
