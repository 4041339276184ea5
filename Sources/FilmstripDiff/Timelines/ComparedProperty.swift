// SPDX-License-Identifier: MIT

enum ComparedProperty: Hashable, Comparable {
  case presence
  case parent
  case mask
  /// Whether it lies in front of the layers beside it, or behind them.
  case order
  /// The elements of its transform, where its parts are the same.
  case transform
  /// The elements of its sublayer transform, where its parts are the same.
  case sublayerTransform
  /// One of ``NumberProperty/all``, by its place there.
  case number(Int)
  /// One of ``TextProperty/all``, by its place there.
  case text(Int)

  /// As Core Animation's key paths, where there is one.
  var name: String {
    switch self {
    case .presence: "presence"
    case .parent: "parent"
    case .mask: "mask"
    case .order: "order"
    case .transform: "transform"
    case .sublayerTransform: "sublayerTransform"
    case .number(let place): NumberProperty.all[place].name
    case .text(let place): TextProperty.all[place].name
    }
  }

  var number: NumberProperty? {
    if case .number(let place) = self { NumberProperty.all[place] } else { nil }
  }

  /// Whether it places the layer and all in it.
  var isPlace: Bool { number?.isPlace ?? false }

  /// Whether it changes how all that is in the layer looks, or whether it is there.
  var affectsAllBelow: Bool {
    self == .presence || ["opacity", "isHidden", "masksToBounds"].contains(name)
  }

  /// The whole matrix that a number is a part of; nil for other properties.
  var matrix: ComparedProperty? {
    guard number != nil else { return nil }
    return name.hasPrefix("transform.")
      ? .transform : name.hasPrefix("sublayerTransform.") ? .sublayerTransform : nil
  }
}
