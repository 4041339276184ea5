// SPDX-License-Identifier: MIT
internal import FilmstripConstraintSolver

// A size that follows from content is two constraints on an axis: at most the size, as much as the
// view hugs its content, and at least the size, as much as it resists being compressed (documented).
extension ConstraintEngine {
  func addContents(of item: EngineItem) {
    guard !item.isGiven, let view = item.item as? UIView else { return }
    guard let widthVariable = item.variables[LayoutMetric.width.rawValue],
      let heightVariable = item.variables[LayoutMetric.height.rawValue]
    else { return }
    let natural = view.intrinsicContentSize
    setContent(natural.width, .horizontal, widthVariable, of: item, view)
    var height = natural.height
    if let width = item.heightWidth, let own = view.intrinsicHeight(atWidth: width) { height = own }
    setContent(height, .vertical, heightVariable, of: item, view)
  }

  /// Asks a view whose height follows from its width for the height that belongs to the width it was
  /// given.
  func updateHeight(of item: EngineItem) {
    guard !item.isGiven, let view = item.item as? UIView,
      let width = item.variables[LayoutMetric.width.rawValue],
      let height = item.variables[LayoutMetric.height.rawValue]
    else { return }
    // The width that the view is going to have, in pixels; a little less counts as it.
    let scale = view.pixelsPerPoint
    let given = (CGFloat(solver.value(of: width)) * scale + 1e-6).rounded(.down) / scale
    guard given > 0, given != item.heightWidth else { return }
    guard let own = view.intrinsicHeight(atWidth: given) else { return }
    item.heightWidth = given
    setContent(own, .vertical, height, of: item, view)
  }

  private func setContent(
    _ given: CGFloat, _ axis: NSLayoutConstraint.Axis, _ variable: Variable, of item: EngineItem,
    _ view: UIView
  ) {
    let index = axis.rawValue
    guard given >= 0, given.isFinite else { return removeContent(at: index, of: item) }
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    guard var content = item.contents[index] else {
      let term = [Term(variable, 1)]
      item.contents[index] = EngineItem.Content(
        size: given,
        hugging: solver.add(term, .lessThanOrEqual, Double(given), priority: hugging.rawValue),
        resistance: solver.add(
          term, .greaterThanOrEqual, Double(given), priority: resistance.rawValue),
        huggingPriority: hugging, resistancePriority: resistance)
      return noteWork()
    }
    if content.size != given {
      solver.setConstant(Double(given), of: content.hugging)
      solver.setConstant(Double(given), of: content.resistance)
      content.size = given
      noteWork()
    }
    if content.huggingPriority != hugging {
      solver.setPriority(hugging.rawValue, of: content.hugging)
      content.huggingPriority = hugging
      noteWork()
    }
    if content.resistancePriority != resistance {
      solver.setPriority(resistance.rawValue, of: content.resistance)
      content.resistancePriority = resistance
      noteWork()
    }
    item.contents[index] = content
  }

  func removeContent(at index: Int, of item: EngineItem) {
    guard let content = item.contents[index] else { return }
    solver.remove(content.hugging)
    solver.remove(content.resistance)
    item.contents[index] = nil
    noteWork()
  }
}
