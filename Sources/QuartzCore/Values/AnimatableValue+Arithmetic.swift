// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension AnimatableValue {
  /// The sum; kinds that cannot be added give the other value.
  ///
  /// A transform that is added acts before this one, in its space: a translation of 40 added to a scale
  /// of 2 moves by 80. Evidence is other engines': WebKit shows lists of CSS transforms, `f1 f2`, by
  /// additive animations of a layer in that order (`GraphicsLayerCA`), and `composite: add` of Web
  /// Animations appends to the list.
  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    default: return combined(with: other) { $0 + $1 } ?? other
    }
  }

  /// The value that, added to `other`, gives this one; nil for kinds that cannot be subtracted and
  /// for a transform that cannot be undone.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      guard let inverse = b.inverse else { return nil }
      return .transform(CATransform3DConcat(a, inverse))
    }
    return combined(with: other) { $0 - $1 }
  }

  /// The value that gives this one when `other` is added to it; nil as for ``subtracting(_:)``, from
  /// which it differs for transforms.
  func beforeAdding(_ other: AnimatableValue) -> AnimatableValue? {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      guard let inverse = b.inverse else { return nil }
      return .transform(CATransform3DConcat(inverse, a))
    }
    return subtracting(other)
  }

  /// The value taken a number of times: what that many iterations add up to.
  func multiplied(by count: Double) -> AnimatableValue? {
    if case .transform(let transform) = self {
      // A cumulative rotation keeps rotating; anything finer than whole iterations is not asked
      // for.
      var result = CATransform3DIdentity
      for _ in 0..<Int(min(max(count, 0), 10_000)) {
        result = CATransform3DConcat(result, transform)
      }
      return .transform(result)
    }
    return components.flatMap { replacingComponents($0.map { $0 * count }) }
  }

  /// What adds nothing, of the same kind; nil for kinds that cannot be subtracted.
  package var zero: AnimatableValue? {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return subtracting(self)
  }

  private func combined(
    with other: AnimatableValue, by operation: (Double, Double) -> Double
  ) -> AnimatableValue? {
    if case (.filters(let a), .filters(let b)) = (self, other) {
      let (first, second) = (a.matched(to: b), b.matched(to: a))
      guard first.hasShape(of: second) else { return nil }
      return .filters(first.replacingNumbers(zip(first.numbers, second.numbers).map(operation)))
    }
    guard kind == other.kind, let a = components, let b = other.components, a.count == b.count
    else { return nil }
    return replacingComponents(zip(a, b).map(operation))
  }

  /// The numbers a value consists of; nil for kinds that are more than their numbers.
  var components: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.origin.x, value.origin.y, value.size.width, value.size.height]
    case .color(let value): value.componentValues
    case .numbers(let value): value
    case .colors(let value): value.flatMap(\.componentValues)
    case .filters(let value): value.numbers
    case .transform, .path, .image: nil
    }
  }

  /// The same kind of value made of other numbers; nil for kinds that are more than their numbers.
  ///
  /// - Precondition: there are as many as in ``components``.
  func replacingComponents(_ values: [Double]) -> AnimatableValue? {
    switch self {
    case .number: .number(values[0])
    case .point: .point(CGPoint(x: values[0], y: values[1]))
    case .size: .size(CGSize(width: values[0], height: values[1]))
    case .rect: .rect(CGRect(x: values[0], y: values[1], width: values[2], height: values[3]))
    case .color: .color(CGColor(componentValues: values[...]))
    case .numbers: .numbers(values)
    case .colors:
      .colors(
        stride(from: 0, to: values.count, by: 4).map {
          CGColor(componentValues: values[$0..<$0 + 4])
        })
    case .filters(let filters): .filters(filters.replacingNumbers(values))
    case .transform, .path, .image: nil
    }
  }
}

extension CGColor {
  fileprivate var componentValues: [Double] { [color.red, color.green, color.blue, color.alpha] }

  fileprivate convenience init(componentValues values: ArraySlice<Double>) {
    let first = values.startIndex
    self.init(
      Color(
        red: values[first], green: values[first + 1], blue: values[first + 2],
        alpha: values[first + 3]))
  }
}
