// SPDX-License-Identifier: MIT
public import UIKit

/// The views and other objects that a storyboard would give to one of an app's screens.
@MainActor
public final class StandInOutlets {
  /// Keeps outlets for as long as the screen's view is there: most are weak.
  private final class Keeper: UIView { var objects: [AnyObject] = [] }

  private let keeper = Keeper()
  /// The view at the top of a nib, if an outlet is set to it.
  private(set) var content: UIView?
  /// Views that fill the screen behind all others.
  private var filling: Set<ObjectIdentifier> = []

  /// Outlets of one screen, none yet.
  public init() {}

  /// Keeps an object.
  ///
  /// - Parameters:
  ///   - object: What the outlet is set to.
  ///   - isBackground: Whether it fills the screen behind all others.
  ///   - isContent: Whether it is the view at the top of a nib, which has the others in it.
  /// - Returns: The object.
  public func add<Outlet: AnyObject>(
    _ object: Outlet, isBackground: Bool = false, isContent: Bool = false
  ) -> Outlet {
    keeper.objects.append(object)
    if isContent { content = object as? UIView }
    if isBackground { filling.insert(ObjectIdentifier(object)) }
    return object
  }

  /// A constraint in the place of one of the file's: it holds nothing until it is activated.
  ///
  /// - Returns: The constraint.
  public func constraint() -> NSLayoutConstraint {
    add(keeper.heightAnchor.constraint(equalToConstant: 0))
  }

  /// Adds the views that are in no other one to the screen's, from the top down.
  ///
  /// Scroll views fill the screen, and so do backgrounds, further back; an empty scroll
  /// view gets content that is higher than the screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, all outlets of which are set, as its view is loaded now.
  ///   - isTo: Whether it is the scene's second screen, which has another colour than the first.
  public func place(in screen: UIViewController, isTo: Bool = false) {
    for outlet in keeper.objects { connect(outlet, to: screen) }
    let storyboards = StageEnvironment.current.storyboards
    let outer = storyboards.connected
    storyboards.connected = screen
    let view: UIView = screen.view
    storyboards.connected = outer
    for case let recognizer as UIGestureRecognizer in keeper.objects where recognizer.view == nil {
      view.addGestureRecognizer(recognizer)
    }
    let background = StandInContent.background(isTo: isTo)
    place(in: view, below: 110, background, isTo ? .systemGreen : .systemTeal)
    if view.backgroundColor == nil { view.backgroundColor = background }
  }

  /// Makes a screen the data source and the delegate of a list, or of a scroll view that zooms, as its file does.
  private func connect(_ outlet: AnyObject, to screen: UIViewController) {
    if let table = outlet as? UITableView {
      table.dataSource = table.dataSource ?? screen as? any UITableViewDataSource
      table.delegate = table.delegate ?? screen as? any UITableViewDelegate
    } else if let collection = outlet as? UICollectionView {
      collection.dataSource = collection.dataSource ?? screen as? any UICollectionViewDataSource
      collection.delegate = collection.delegate ?? screen as? any UICollectionViewDelegate
      let layout = keeper.objects.lazy.compactMap { $0 as? UICollectionViewLayout }
        .first { $0.collectionView == nil }
      if let layout { collection.collectionViewLayout = layout }
    } else if let scroll = outlet as? UIScrollView,
      let delegate = scroll.delegate ?? screen as? any UIScrollViewDelegate,
      let zoomed = delegate.viewForZooming(in: scroll), zoomed.superview == nil
    {
      // What a person zooms is in the scroll view, and fills it.
      scroll.delegate = delegate
      zoomed.frame = scroll.bounds
      zoomed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.addSubview(zoomed)
    }
  }

  /// Adds the views that are in no other one to the content of a nib.
  ///
  /// Labels and controls follow one another from the top down, in front of all others, which fill it.
  ///
  /// - Parameter view: The view at the top of the nib, or that of a cell's content.
  func fill(_ view: UIView) {
    for case let outlet as UIView in keeper.objects
    where !(outlet is UILabel || outlet is UIControl) { filling.insert(ObjectIdentifier(outlet)) }
    place(in: view, below: 12, nil, .systemTeal)
    for case let outlet as UIView in keeper.objects where outlet.superview === view {
      outlet.autoresizingMask.insert(.flexibleWidth)
    }
  }

  private func place(
    in view: UIView, below top: CGFloat, _ background: UIColor?, _ color: UIColor
  ) {
    keeper.isHidden = true
    view.addSubview(keeper)
    // What zooms is often the picture, and without one nothing of it is seen.
    for case let picture as UIImageView in keeper.objects where picture.image == nil {
      picture.image = StandInScreen.image
    }
    var y = top
    for case let outlet as UIView in keeper.objects where outlet.superview == nil && outlet !== view
    {
      if filling.contains(ObjectIdentifier(outlet)) {
        outlet.frame = view.bounds
        outlet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if outlet.backgroundColor == nil { outlet.backgroundColor = background }
        view.insertSubview(outlet, at: 0)
      } else if let outlet = outlet as? UIScrollView {
        outlet.frame = view.bounds
        outlet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let isPlain = type(of: outlet) == UIScrollView.self && outlet.subviews.isEmpty
        if isPlain, outlet.contentSize == .zero {
          let content = UIView(frame: outlet.bounds.insetBy(dx: 16, dy: 0))
          content.frame.size.height += 200
          content.backgroundColor = color
          outlet.addSubview(content)
          outlet.contentSize = content.frame.size
        }
        let backgrounds = view.subviews.prefix { filling.contains(ObjectIdentifier($0)) }
        view.insertSubview(outlet, at: backgrounds.count)
      } else {
        let height: CGFloat = outlet is UILabel || outlet is UIControl ? 44 : 120
        if outlet.frame.isEmpty {
          outlet.frame = CGRect(x: 30, y: y, width: view.bounds.width - 60, height: height)
        }
        if outlet.backgroundColor == nil { outlet.backgroundColor = .systemTeal }
        y += height + 12
        view.addSubview(outlet)
      }
    }
  }
}
