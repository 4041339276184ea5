// SPDX-License-Identifier: MIT

/// One side of a constraint: an attribute of an item, or the distance between two of them.
@MainActor
package struct LayoutOperand {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// Of a distance, where it ends; the operand itself is where it begins.
  weak var end: (any LayoutItem)?
  let endAttribute: NSLayoutConstraint.Attribute

  package init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    endAttribute = .notAnAttribute
  }

  init() {
    attribute = .notAnAttribute
    endAttribute = .notAnAttribute
  }

  package init(from start: LayoutOperand, to end: LayoutOperand) {
    item = start.item
    attribute = start.attribute
    self.end = end.item
    endAttribute = end.attribute
  }

  var isDistance: Bool { endAttribute != .notAnAttribute }

  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

  /// The items that the operand names; fewer where some are gone.
  var items: [any LayoutItem] { [item, end].compactMap(\.self) }

  var isComplete: Bool { item != nil && (!isDistance || end != nil) }

  var text: String {
    let start = "\(item?.layoutName ?? "(gone)").\(attribute.name)"
    return isDistance ? "(\(end?.layoutName ?? "(gone)").\(endAttribute.name) - \(start))" : start
  }
}
