// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

/// A table of 300 × 600 points on a screen, whose rows are named.
@MainActor
final class TableScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let screen = TouchedScreen()
  let view: UITableView
  var data: [[String]]
  var log: [String] = []
  var heights: ((IndexPath) -> CGFloat)?
  var headers: [String?] = []
  var cellStyle = UITableViewCell.CellStyle.default

  final class Cell: UITableViewCell {
    var reuseCount = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.accessibilityIdentifier = "own content"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuseCount += 1
    }
  }

  init(_ data: [[String]], style: UITableView.Style = .plain) {
    self.data = data
    view = UITableView(frame: CGRect(x: 20, y: 100, width: 300, height: 600), style: style)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (self, self)
  }

  convenience init(count: Int, style: UITableView.Style = .plain) {
    self.init([(0..<count).map { "row \($0)" }], style: style)
  }

  var stage: Stage { screen.stage }

  func show() {
    screen.window.addSubview(view)
    stage.advance(by: 0)
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    view.cellForRow(at: IndexPath(row: row, section: section))
  }

  func rect(_ row: Int, _ section: Int = 0) -> CGRect {
    view.rectForRow(at: IndexPath(row: row, section: section))
  }

  var names: [String] { view.visibleCells.compactMap { $0.textLabel?.text } }

  func numberOfSections(in tableView: UITableView) -> Int { data.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = data[indexPath.section][indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?(indexPath) ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}
