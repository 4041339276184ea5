// SPDX-License-Identifier: MIT
public import UIKit

/// A collection of tiles and pictures, in the place of one of an app's screens that is a collection.
///
/// Its third item is selected, as an app's is when a person has tapped it.
public final class StandInCollection: UICollectionViewController {
  private let rows: StandInRows

  /// A collection in two columns; one that says `To` has other colours than any other.
  ///
  /// - Parameter heading: Its title.
  public init(_ heading: String) {
    rows = StandInRows(isTo: heading == "To")
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 148, height: 148)
    layout.sectionInset = UIEdgeInsets(top: 32, left: 40, bottom: 32, right: 40)
    layout.minimumLineSpacing = 16
    super.init(collectionViewLayout: layout)
    title = heading
    clearsSelectionOnViewWillAppear = false
  }

  /// Not available: a stand-in is in no file.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a stand-in is in no file") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = StandInContent.background(isTo: rows.isTo)
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: StandInRows.identifier)
    collectionView.dataSource = rows
    collectionView.selectItem(at: StandInRows.selected, animated: false, scrollPosition: [])
  }
}

/// A table of rows with pictures, in the place of one of an app's screens that is a table.
///
/// Its third row is selected, as an app's is when a person has tapped it.
public final class StandInTable: UITableViewController {
  private let rows: StandInRows

  /// A table; one that says `To` has other colours than any other.
  ///
  /// - Parameter heading: Its title.
  public init(_ heading: String) {
    rows = StandInRows(isTo: heading == "To")
    super.init(style: .plain)
    title = heading
    clearsSelectionOnViewWillAppear = false
  }

  /// Not available: a stand-in is in no file.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a stand-in is in no file") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = StandInContent.background(isTo: rows.isTo)
    tableView.rowHeight = 96
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: StandInRows.identifier)
    tableView.dataSource = rows
    tableView.selectRow(at: StandInRows.selected, animated: false, scrollPosition: .none)
  }
}

extension UIViewController {
  /// A collection of the screen from which an app may move a cell: the first one that is seen, or one below the content
  /// of a stand-in.
  public var standInCollectionView: UICollectionView {
    list { StandInCollectionView() as UICollectionView }
  }

  /// A table of the screen from which an app may move a row, as ``standInCollectionView`` is a collection.
  public var standInTableView: UITableView { list { StandInTableView() as UITableView } }

  private func list<List: UIScrollView>(orElse make: () -> List) -> List {
    let view: UIView = inside.view
    view.layoutIfNeeded()
    if let found = firstList(in: view) as List? { return found }
    let list = make()
    list.frame = view.bounds.inset(by: UIEdgeInsets(top: 470, left: 0, bottom: 0, right: 0))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.backgroundColor = view.backgroundColor
    view.addSubview(list)
    list.layoutIfNeeded()
    return list
  }

  private func firstList<List: UIScrollView>(in view: UIView) -> List? {
    for part in view.subviews where !part.isHidden {
      if let found = part as? List ?? firstList(in: part) { return found }
    }
    return view as? List
  }
}

/// A collection that holds what it shows.
private final class StandInCollectionView: UICollectionView {
  private let rows = StandInRows(isTo: false)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 148, height: 148)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 40, bottom: 16, right: 40)
    super.init(frame: .zero, collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: StandInRows.identifier)
    dataSource = rows
    selectItem(at: StandInRows.selected, animated: false, scrollPosition: [])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a stand-in is in no file") }
}

/// A table that holds what it shows.
private final class StandInTableView: UITableView {
  private let rows = StandInRows(isTo: false)

  init() {
    super.init(frame: .zero, style: .plain)
    rowHeight = 96
    register(UITableViewCell.self, forCellReuseIdentifier: StandInRows.identifier)
    dataSource = rows
    selectRow(at: StandInRows.selected, animated: false, scrollPosition: .none)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a stand-in is in no file") }
}

/// What the rows of a list in the place of an app's show.
private final class StandInRows: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  static let identifier = "StandInRow"
  static let selected = IndexPath(item: 2, section: 0)
  private static let count = 12

  let isTo: Bool

  init(isTo: Bool) { self.isTo = isTo }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { StandInRows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: StandInRows.identifier, for: indexPath)
    fill(cell, cell.contentView, at: indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    StandInRows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: StandInRows.identifier, for: indexPath)
    fill(cell, cell.contentView, at: indexPath)
    return cell
  }

  /// Gives a cell a colour of its own, which animators read, and every third one a picture.
  private func fill(_ cell: UIView, _ content: UIView, at indexPath: IndexPath) {
    for part in content.subviews { part.removeFromSuperview() }
    let color: UIColor = isTo ? .systemGreen : .systemTeal
    cell.backgroundColor = indexPath.item % 2 == 0 ? color : color.withAlphaComponent(0.75)
    guard indexPath.item % 3 == 2 else { return }
    let picture = UIImageView(image: StandInScreen.image)
    picture.frame = content.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    content.addSubview(picture)
  }
}
