// SPDX-License-Identifier: MIT
public import UIKit

/// A collection of tiles and pictures, in the place of one of an app's screens that is a collection.
///
/// Its third item is selected, as an app's is when a person has tapped it.
open class StandInCollection: UICollectionViewController {
  /// A collection in two columns; one that says `To` has other colours than any other.
  ///
  /// - Parameter heading: Its title.
  public init(_ heading: String) {
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

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StandInContent.background(isTo: title == "To")
    collectionView.backgroundColor = view.backgroundColor
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: StandInRow.identifier)
    collectionView.selectItem(at: StandInRow.selected, animated: false, scrollPosition: [])
  }

  open override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    StandInRow.count
  }

  open override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: StandInRow.identifier, for: indexPath)
    StandInRow.fill(cell, cell.contentView, at: indexPath, isTo: title == "To")
    return cell
  }
}

/// A table of rows with pictures, in the place of one of an app's screens that is a table.
///
/// Its third row is selected, as an app's is when a person has tapped it.
open class StandInTable: UITableViewController {
  /// A table; one that says `To` has other colours than any other.
  ///
  /// - Parameter heading: Its title.
  public init(_ heading: String) {
    super.init(style: .plain)
    title = heading
    clearsSelectionOnViewWillAppear = false
  }

  /// Not available: a stand-in is in no file.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a stand-in is in no file") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StandInContent.background(isTo: title == "To")
    tableView.rowHeight = 96
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: StandInRow.identifier)
    tableView.selectRow(at: StandInRow.selected, animated: false, scrollPosition: .none)
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  {
    StandInRow.count
  }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: StandInRow.identifier, for: indexPath)
    StandInRow.fill(cell, cell.contentView, at: indexPath, isTo: title == "To")
    return cell
  }
}

/// What a row of a list in the place of an app's shows.
@MainActor
private enum StandInRow {
  static let identifier = "StandInRow"
  static let count = 12
  static let selected = IndexPath(item: 2, section: 0)

  /// Gives a cell a colour of its own, which animators read, and every third one a picture.
  static func fill(_ cell: UIView, _ content: UIView, at indexPath: IndexPath, isTo: Bool) {
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
