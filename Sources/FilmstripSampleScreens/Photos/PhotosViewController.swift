// SPDX-License-Identifier: MIT
public import UIKit

/// A grid of photos above a tab bar.
public final class PhotosViewController: UIViewController {
  static let photos = [
    "morning-on-the-ridge", "dunes", "lemons", "sail", "cactus", "moon", "coffee", "silk",
    "vase", "evening-skyline", "balloon", "pears", "lighthouse", "forest-fog", "low-sun", "leaf",
    "oranges", "snow-peak", "pool", "blue-door", "paper-shapes", "beach-from-above", "aurora",
    "tulips", "ice-cream",
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = ScrollingColumn()
    column.add(head())
    column.add(StyledLabel("North Coast", .album).named("album"), top: 8, fills: false)
    column.add(
      StyledLabel("1–9 June · 25 Photos", .footnote, .secondaryLabel).named("dates"),
      fills: false)
    column.add(PhotoGrid(Self.photos), top: 6, margins: 0)
    column.install(in: view, below: nil, bottomInset: 83)

    let tabs = UIStackView(
      .horizontal, distribution: .fillEqually,
      [
        TabItem("photos", "Photos", isSelected: true), TabItem("memories", "Memories"),
        TabItem("albums", "Albums"), TabItem("magnifier", "Search"),
      ])
    BottomBar(tabs, margin: 0).install(in: view)
  }

  private func head() -> UIView {
    let head = UIView()
    let title = StyledLabel("Photos", .largeTitle).keepsSize().named("title")
    let select = PillButton("Select").named("select")
    head.place(title, select)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: head.topAnchor),
      title.leadingAnchor.constraint(equalTo: head.leadingAnchor),
      title.bottomAnchor.constraint(equalTo: head.bottomAnchor),
      select.trailingAnchor.constraint(equalTo: head.trailingAnchor),
      select.centerYAnchor.constraint(equalTo: title.centerYAnchor, constant: 0.5),
    ])
    return head
  }
}
