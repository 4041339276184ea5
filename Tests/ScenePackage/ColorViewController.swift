// SPDX-License-Identifier: MIT
import UIKit

/// A screen of one colour with a line of text in it.
final class ColorViewController: UIViewController {
  private let color: UIColor

  init(_ color: UIColor, title: String) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a screen has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 80))
    label.font = .preferredFont(forTextStyle: .title1)
    label.text = title
    label.textColor = .label
    view.addSubview(label)
  }
}
