// SPDX-License-Identifier: MIT
internal import FilmstripWording

// Views of classes that are known only at run time: those of which collections and tables make cells. How an
// initializer is called that is not `required` is explained in `QuartzCore/Layers/LayerMaking.swift`.

/// What `UIView` is a subclass of, as its initializer has to be the first that a class adds to `UIResponder`;
/// not for applications.
// swift-format-ignore: NoLeadingUnderscores
@preconcurrency @MainActor
open class _ViewRoot: UIResponder {
  public init(frame: CGRect) { super.init() }

  public override init() { super.init() }
}

/// Has its `init(frame:)` in the entry in which `_ViewRoot` has it.
///
/// Not for applications; open, as otherwise the optimizer calls the initializer directly.
// swift-format-ignore: NoLeadingUnderscores
@preconcurrency @MainActor
open class _ViewBlueprint: UIResponder {
  public required init(frame: CGRect) { refuse("_ViewBlueprint: stands for other classes") }
}

extension UIView {
  /// A new view of a class that is known only at run time, an application's or one of the SDK's.
  ///
  /// As on iOS a class that declares initializers and does not override `init(frame:)` ends the program with
  /// Swift's message that says so.
  @_optimize(none) @inline(never)
  package static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    let blueprint = unsafeBitCast(type, to: _ViewBlueprint.Type.self)
    return unsafeBitCast(blueprint.init(frame: frame), to: UIView.self)
  }
}
