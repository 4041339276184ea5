// SPDX-License-Identifier: MIT
internal import FilmstripWording

// Cells and headers of classes that are known only at run time; see `Views/ViewMaking.swift`.

/// What `UITableViewCell` is a subclass of, as its initializer has to be the first that a class adds to
/// `UIView`; not for applications.
// swift-format-ignore: NoLeadingUnderscores
@preconcurrency @MainActor
open class _TableCellRoot: UIView {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Has its initializer in the entry in which `_TableCellRoot` has it.
///
/// Not for applications; open, as otherwise the optimizer calls the initializer directly.
// swift-format-ignore: NoLeadingUnderscores
@preconcurrency @MainActor
open class _TableCellBlueprint: UIView {
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    refuse("_TableCellBlueprint: stands for other classes")
  }

  public required init?(coder: NSCoder) { refuse("_TableCellBlueprint: stands for other classes") }
}

/// What `UITableViewHeaderFooterView` is a subclass of; not for applications.
// swift-format-ignore: NoLeadingUnderscores
@preconcurrency @MainActor
open class _TableEdgeRoot: UIView {
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Has its initializer in the entry in which `_TableEdgeRoot` has it.
///
/// Not for applications; open, as otherwise the optimizer calls the initializer directly.
// swift-format-ignore: NoLeadingUnderscores
@preconcurrency @MainActor
open class _TableEdgeBlueprint: UIView {
  public required init(reuseIdentifier: String?) {
    refuse("_TableEdgeBlueprint: stands for other classes")
  }

  public required init?(coder: NSCoder) { refuse("_TableEdgeBlueprint: stands for other classes") }
}

extension UITableViewCell {
  /// A new cell of a class that is known only at run time.
  @_optimize(none) @inline(never)
  static func make(_ type: UIView.Type, reuseIdentifier: String) -> UITableViewCell {
    require(type is UITableViewCell.Type, "UITableView: \(type) is no UITableViewCell")
    let blueprint = unsafeBitCast(type, to: _TableCellBlueprint.Type.self)
    let view = blueprint.init(style: .default, reuseIdentifier: reuseIdentifier)
    return unsafeBitCast(view, to: UITableViewCell.self)
  }
}

extension UITableViewHeaderFooterView {
  /// A new header or footer of a class that is known only at run time.
  @_optimize(none) @inline(never)
  static func make(_ type: UIView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
    require(
      type is UITableViewHeaderFooterView.Type,
      "UITableView: \(type) is no UITableViewHeaderFooterView")
    let blueprint = unsafeBitCast(type, to: _TableEdgeBlueprint.Type.self)
    return unsafeBitCast(
      blueprint.init(reuseIdentifier: reuseIdentifier), to: UITableViewHeaderFooterView.self)
  }
}
