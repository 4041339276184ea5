// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { -1 }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { -1 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var wheels: [PickerWheel] = []
  private var hasLoaded = false
  private let band = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "picker"
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
    if bounds.size == .zero { frame.size = intrinsicContentSize }
  }

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }

  private func forget() {
    hasLoaded = false
    setNeedsLayout()
  }

  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.rows[row]
  }

  open func reloadAllComponents() {
    forget()
    load()
  }

  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    wheel.count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    wheel.reload()
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.turn(to: row, animated: animated)
  }

  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

  private func wheel(_ component: Int) -> PickerWheel? {
    load()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func load() {
    guard !hasLoaded, let dataSource else { return }
    hasLoaded = true
    let count = max(dataSource.numberOfComponents(in: self), 0)
    let selected = wheels.map(\.selected)
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<count).map { index in
      let wheel = PickerWheel(picker: self, component: index)
      wheel.count = max(dataSource.pickerView(self, numberOfRowsInComponent: index), 0)
      let asked = delegate?.pickerView(self, rowHeightForComponent: index) ?? -1
      wheel.rowHeight = asked > 0 ? asked : CGFloat(environment.behavior.controls.picker.row)
      addSubview(wheel)
      if selected.indices.contains(index) { wheel.turn(to: selected[index], animated: false) }
      return wheel
    }
    place()
  }

  open override var intrinsicContentSize: CGSize {
    let metrics = environment.behavior.controls.picker
    return CGSize(width: metrics.width, height: metrics.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    place()
  }

  private func place() {
    let asked = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
    let fixed = asked.reduce(0) { $0 + max($1, 0) }
    let free = asked.filter { $0 < 0 }.count
    let margin: CGFloat = 9
    let rest = max(bounds.width - 2 * margin - fixed, 0) / CGFloat(max(free, 1))
    var x = margin + (free == 0 ? (bounds.width - 2 * margin - fixed) / 2 : 0)
    for (wheel, width) in zip(wheels, asked) {
      let own = width < 0 ? rest : width
      wheel.frame = CGRect(x: x, y: 0, width: own, height: bounds.height)
      x += own
    }
    let height = wheels.first?.rowHeight ?? CGFloat(environment.behavior.controls.picker.row)
    band.frame = CGRect(
      x: margin, y: (bounds.height - height) / 2, width: max(bounds.width - 2 * margin, 0),
      height: height)
  }
}

/// A wheel of a picker: rows on a cylinder, turned as a scroll view scrolls.
@MainActor
package final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private weak var picker: UIPickerView?
  private let component: Int
  private(set) var rows: [Int: UIView] = [:]
  var count = 0
  var rowHeight: CGFloat = 32 { didSet { setNeedsLayout() } }

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    layer.role = "wheel"
    (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    delegate = self
  }

  package required init?(coder: NSCoder) {
    component = 0
    super.init(coder: coder)
  }

  var selected: Int {
    count == 0 ? -1 : min(max(Int(((contentOffset.y + inset) / rowHeight).rounded()), 0), count - 1)
  }

  /// Room above the first row, so that it can be in the middle.
  private var inset: CGFloat { contentInset.top }

  func turn(to row: Int, animated: Bool) {
    arrange()
    let place = CGFloat(min(max(row, 0), max(count - 1, 0))) * rowHeight - inset
    setContentOffset(CGPoint(x: 0, y: place), animated: animated)
  }

  func reload() {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    setNeedsLayout()
  }

  private func arrange() {
    let room = max((bounds.height - rowHeight) / 2, 0)
    let wanted = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
    let row = selected
    if contentInset != wanted {
      contentInset = wanted
      contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
      contentOffset.y = CGFloat(max(row, 0)) * rowHeight - room
    }
    let size = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if size != contentSize { contentSize = size }
  }

  package override func layoutSubviews() {
    arrange()
    super.layoutSubviews()
    showRows()
  }

  /// Shows the rows on the side of the cylinder that is seen.
  private func showRows() {
    let angle = CGFloat(environment.behavior.controls.picker.angle)
    let middle = (contentOffset.y + inset) / rowHeight
    let reach = .pi / 2 / angle
    let first = max(Int((middle - reach).rounded(.up)), 0)
    let last = min(Int((middle + reach).rounded(.down)), count - 1)
    let visible = first <= last ? first...last : nil
    for row in rows.keys.sorted() where visible?.contains(row) != true {
      rows.removeValue(forKey: row)?.removeFromSuperview()
    }
    guard let visible else { return }
    let radius = rowHeight / angle
    for row in visible {
      let view = rows[row] ?? makeRow(row)
      let turned = (CGFloat(row) - middle) * angle
      view.transform = .identity
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + radius * sin(turned))
      view.transform = CGAffineTransform(
        scaleX: 1 - (1 - cos(turned)) * 0.15, y: max(cos(turned), 0.01))
      let isSelected = abs(CGFloat(row) - middle) < 0.5
      view.alpha = isSelected ? 1 : max(0.5 * cos(turned), 0.05)
    }
  }

  private func makeRow(_ row: Int) -> UIView {
    let view =
      picker.flatMap {
        $0.delegate?.pickerView($0, viewForRow: row, forComponent: component, reusing: nil)
      } ?? title(row)
    view.isUserInteractionEnabled = false
    rows[row] = view
    addSubview(view)
    return view
  }

  private func title(_ row: Int) -> UIView {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: CGFloat(environment.behavior.controls.picker.fontSize))
    guard let picker, let delegate = picker.delegate else { return label }
    if let text = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
    }
    return label
  }

  // MARK: Turning

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = ((targetContentOffset.pointee.y + inset) / rowHeight).rounded()
    targetContentOffset.pointee.y = min(max(row, 0), CGFloat(max(count - 1, 0))) * rowHeight - inset
  }

  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    if !decelerate { settle() }
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    guard let picker, count > 0 else { return }
    picker.delegate?.pickerView(picker, didSelectRow: selected, inComponent: component)
  }
}
