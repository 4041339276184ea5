// SPDX-License-Identifier: MIT
import FilmstripCLI
import UIKit

/// A field is written into, and a text with attributes becomes another.
@MainActor
func text() -> PreparedScene {
  let field = UITextField(frame: CGRect(x: 16, y: 40, width: 288, height: 34))
  field.borderStyle = .roundedRect
  field.placeholder = "Name"
  field.clearButtonMode = .whileEditing
  let view = UITextView(frame: CGRect(x: 16, y: 90, width: 288, height: 160))
  view.backgroundColor = .secondarySystemBackground
  view.attributedText = attributed("A text of three attributes, which is longer than one line.")
  let label = UILabel(frame: CGRect(x: 16, y: 270, width: 288, height: 80))
  label.numberOfLines = 0
  label.attributedText = attributed("Письмо, γράμμα, fi ffl 12:30")
  return PreparedScene(screen(field, view, label)) {
    field.becomeFirstResponder()
    for (index, letter) in "Zoë!".enumerated() {
      after(0.1 * Double(index + 1)) { field.insertText(String(letter)) }
    }
    after(0.5) {
      field.deleteBackward()
      view.becomeFirstResponder()
      view.insertText(" More of it.")
    }
    UIView.transition(with: label, duration: 0.6, options: .transitionCrossDissolve) {
      label.attributedText = attributed("Another text in its place")
    }
  }
}

/// A text in two fonts, the first word in a colour and underlined.
@MainActor
private func attributed(_ text: String) -> NSAttributedString {
  let paragraph = NSMutableParagraphStyle()
  paragraph.lineSpacing = 4
  let result = NSMutableAttributedString(
    string: text,
    attributes: [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
      .paragraphStyle: paragraph,
    ])
  let word = NSRange(location: 0, length: text.prefix { $0 != " " }.utf16.count)
  result.addAttributes(
    [
      .font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.systemRed,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ], range: word)
  return result
}

/// The search of a list begins, gets a text and ends.
@MainActor
func search() -> PreparedScene {
  let list = RowsViewController((1...20).map { "Row \($0)" })
  let results = screen(box("result", .systemTeal, CGRect(x: 20, y: 140, width: 280, height: 80)))
  let search = UISearchController(searchResultsController: results)
  list.navigationItem.title = "List"
  list.navigationItem.searchController = search
  let navigation = UINavigationController(rootViewController: list)
  navigation.navigationBar.prefersLargeTitles = true
  return PreparedScene(navigation) {
    search.isActive = true
    after(0.5) { search.searchBar.searchTextField.insertText("Row") }
    after(0.8) { search.isActive = false }
  }
}
