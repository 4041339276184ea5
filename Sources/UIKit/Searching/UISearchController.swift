// SPDX-License-Identifier: MIT

/// A search bar, and what is shown over a controller's view while the user searches.
///
/// On iOS it is presented; here its view lies over that of the controller whose navigation item, or
/// whose view, has the bar, and the controller is its parent meanwhile.
@preconcurrency @MainActor
open class UISearchController: UIViewController, NavigationSearch {
  open private(set) var searchResultsController: UIViewController?
  private let bar = UISearchBar(frame: .zero)
  private var storedIsActive = false
  private weak var searched: UIViewController?
  private let dimming = UIView()
  weak var item: UINavigationItem?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.onChange = { [weak self] in self?.follow($0) }
  }

  /// A search without a controller of results; a nib name is reported, as nibs are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.onChange = { [weak self] in self?.follow($0) }
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    bar.onChange = { [weak self] in self?.follow($0) }
  }

  open var searchBar: UISearchBar { bar }
  package var barView: UIView { bar }
  package var barHeight: CGFloat {
    BarMetrics.searchHeight + (bar.showsScopes ? bar.scopeHeight : 0)
  }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether what is searched is dimmed until there is a text; true by default, for a search with a
  /// controller of results alone (documented since iOS 13 for those without one: false is usual).
  open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
  /// Whether results are shown, where that does not follow from the text.
  open var showsSearchResultsController: Bool {
    get { storedShowsResults ?? (automaticallyShowsSearchResultsController && hasText) }
    set {
      storedShowsResults = newValue
      automaticallyShowsSearchResultsController = false
      showResults()
    }
  }
  private var storedShowsResults: Bool?
  private var hasText: Bool { bar.text?.isEmpty == false }

  open var isActive: Bool {
    get { storedIsActive }
    set { if newValue { begin() } else { end() } }
  }

  package var hidesBarWhileActive: Bool { storedIsActive && hidesNavigationBarDuringPresentation }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.layer.role = "search"
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.frame = view.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // As behind sheets (approximated from screenshots).
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.isActive = false })
    view.addSubview(dimming)
    self.view = view
  }

  // MARK: Following the bar

  private func follow(_ change: UISearchBar.Change) {
    switch change {
    case .began: begin()
    case .cancelled: if storedIsActive { end() } else { bar.text = "" }
    case .text, .scope:
      showResults()
      if storedIsActive { searchResultsUpdater?.updateSearchResults(for: self) }
    }
  }

  // MARK: Beginning and ending

  /// The controller that is searched: that of the item, or of the view that has the bar.
  private var searchedController: UIViewController? {
    if let navigation = bar.responderChain.lazy.compactMap({ $0 as? UINavigationController }).first,
      let item
    {
      return navigation.viewControllers.last { $0.navigationItem === item }
    }
    return bar.responderChain.lazy.compactMap { $0 as? UIViewController }.first
  }

  private func begin() {
    guard !storedIsActive else { return }
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    searched = searchedController
    show()
    if !bar.isFirstResponder { bar.becomeFirstResponder() }
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false {
      bar.showsScopeBar = true
    }
    animate {
      self.view.alpha = 1
    } completion: {
      self.delegate?.didPresentSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func show() {
    UIView.performWithoutAnimation {
      loadViewIfNeeded()
      view.alpha = 0
      guard let searched, let container = searched.view.superview else { return }
      searched.addChild(self)
      containerSafeAreaInsets = searched.containerSafeAreaInsets
      view.frame = searched.view.frame
      container.insertSubview(view, aboveSubview: searched.view)
      didMove(toParent: searched)
      showResults()
    }
  }

  private func end() {
    guard storedIsActive else { return }
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    bar.resignFirstResponder()
    if bar.text?.isEmpty == false { bar.text = "" }
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false {
      bar.showsScopeBar = false
    }
    animate {
      self.viewIfLoaded?.alpha = 0
    } completion: {
      guard !self.storedIsActive else { return }
      self.willMove(toParent: nil)
      self.viewIfLoaded?.removeFromSuperview()
      self.removeFromParent()
      self.delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    item?.barItemDidChange()
    let navigation = searched?.navigationController
    let profile = BehaviorProfile.current.textInput
    guard searched?.viewIfLoaded?.window != nil else {
      changes()
      return completion()
    }
    UIView.animate(withDuration: profile.searchDuration) {
      changes()
      navigation?.view.setNeedsLayout()
      navigation?.view.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// Shows the results where there is a text, and else what is searched, dimmed.
  private func showResults() {
    guard isViewLoaded, storedIsActive else { return }
    let shows = showsSearchResultsController
    if let results = searchResultsController {
      if shows, results.parent !== self {
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
      }
      if isViewLoaded, results.isViewLoaded { results.view.isHidden = !shows }
    }
    let isDimmed = obscuresBackgroundDuringPresentation && searchResultsController != nil
    dimming.isHidden = !isDimmed || (shows && searchResultsController != nil)
    // Touches reach what is searched where nothing lies over it.
    view.isUserInteractionEnabled = !dimming.isHidden || (shows && searchResultsController != nil)
  }
}

extension UINavigationItem {
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set {
      guard newValue !== search else { return }
      (search as? UISearchController)?.item = nil
      search = newValue
      newValue?.item = self
      newValue?.searchBar.isInNavigationBar = true
    }
  }
}
