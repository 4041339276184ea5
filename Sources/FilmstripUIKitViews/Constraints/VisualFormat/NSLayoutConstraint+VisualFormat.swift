// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Read in the direction of reading: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Of views one above the other the distance is that between the baselines of their texts.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of what distances are measured between.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The constraints that a line of the visual format language describes, such as
  /// `"H:|-[icon(44)]-8-[title]-|"`.
  ///
  /// `views` has the views and guides by name, `metrics` numbers. `|` is the superview of the first
  /// view; a bare `-` reaches from a view to its layout margins, and is 8 points between views.
  ///
  /// - Precondition: the format follows the grammar, and the names in it are known.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatReading(
      format: VisualFormat(format), text: format, options: opts, metrics: metrics ?? [:],
      views: views
    ).constraints
  }
}

/// Makes constraints from a format, the views and the numbers of an application.
@MainActor
private struct VisualFormatReading {
  let format: VisualFormat
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  var constraints: [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let items = format.parts.map(item)
    for (part, item) in zip(format.parts, items) {
      guard case .view(_, let sizes) = part else { continue }
      result += sizes.map { size($0, of: item) }
    }
    for (index, connection) in format.connections.enumerated() {
      result += distances(connection, from: items[index], to: items[index + 1], after: index)
    }
    let named = zip(format.parts, items).compactMap { part, item in
      if case .view = part { return item } else { return nil }
    }
    for (first, second) in zip(named, named.dropFirst()) {
      result += alignments.map {
        NSLayoutConstraint(LayoutOperand(second, $0), .equal, LayoutOperand(first, $0))
      }
    }
    return result
  }

  private func fail(_ reason: String) -> Never {
    refuse("NSLayoutConstraint: Unable to parse constraint format: \(reason): \(text)")
  }

  // MARK: Names

  private func item(_ part: VisualFormat.Part) -> any LayoutItem {
    switch part {
    case .view(let name, _): return item(named: name)
    case .superview:
      for case .view(let name, _) in format.parts {
        let inner = item(named: name)
        if let view = (inner as? UIView)?.superview ?? (inner as? UILayoutGuide)?.owningView {
          return view
        }
      }
      fail("the views have no superview")
    }
  }

  private func item(named name: String) -> any LayoutItem {
    guard let given = views[name] else { fail("\(name) is not a key in the views dictionary") }
    return NSLayoutConstraint.item(given)
  }

  private func number(named name: String) -> CGFloat? {
    switch metrics[name] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private func number(_ object: VisualFormat.Object) -> CGFloat {
    switch object {
    case .number(let value): return value
    case .name(let name):
      guard let value = number(named: name) else {
        fail("\(name) is not a key in the metrics dictionary")
      }
      return value
    }
  }

  private func finish(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    constraint.priority =
      predicate.priorityName.map { UILayoutPriority(Float(number(.name($0)))) }
      ?? predicate.priority
    return constraint
  }

  // MARK: Constraints

  private func size(
    _ predicate: VisualFormat.Predicate, of item: any LayoutItem
  ) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    let first = LayoutOperand(item, attribute)
    if case .name(let name) = predicate.object, let view = views[name] {
      let other = LayoutOperand(NSLayoutConstraint.item(view), attribute)
      return finish(NSLayoutConstraint(first, predicate.relation, other), predicate)
    }
    return finish(
      NSLayoutConstraint(
        first, predicate.relation, nil, constant: number(predicate.object)), predicate)
  }

  private func distances(
    _ connection: VisualFormat.Connection, from item: any LayoutItem, to next: any LayoutItem,
    after index: Int
  ) -> [NSLayoutConstraint] {
    let after = LayoutOperand(item, side(of: index, isStart: isSuperview(index), connection))
    let before = LayoutOperand(
      next, side(of: index + 1, isStart: !isSuperview(index + 1), connection))
    // Where the direction is to the left, what comes next has the smaller x.
    let isBackwards = options.contains(.directionRightToLeft) && !format.isVertical
    let (first, second) = isBackwards ? (after, before) : (before, after)
    switch connection {
    case .flush: return [NSLayoutConstraint(first, .equal, second)]
    case .standard:
      if first.attribute.isBaseline, second.attribute.isBaseline {
        return [NSLayoutConstraint(first, .equal, second, systemSpacings: 1)]
      }
      let spacing =
        if first.attribute.isWithinMargins || second.attribute.isWithinMargins {
          CGFloat(0)
        } else if isSuperview(index) || isSuperview(index + 1) {
          SystemSpacing.toContainer
        } else {
          SystemSpacing.betweenSiblings
        }
      return [NSLayoutConstraint(first, .equal, second, constant: spacing)]
    case .distances(let predicates):
      return predicates.map {
        finish(NSLayoutConstraint(first, $0.relation, second, constant: number($0.object)), $0)
      }
    }
  }

  /// What of a view, or of the superview, a connection begins or ends at.
  private func side(
    of index: Int, isStart: Bool, _ connection: VisualFormat.Connection
  ) -> NSLayoutConstraint.Attribute {
    let side = isStart ? sides.start : sides.end
    if isSuperview(index) {
      guard case .standard = connection,
        BehaviorProfile.current.visualFormats.standardDistanceIsMargin
      else { return side }
      return side.withinMargins
    }
    let neighbor = isStart ? index - 1 : index + 1
    guard format.isVertical, options.contains(.spacingBaselineToBaseline), !isSuperview(neighbor)
    else { return side }
    return isStart ? .firstBaseline : .lastBaseline
  }

  private func isSuperview(_ index: Int) -> Bool {
    if case .superview = format.parts[index] { return true }
    return false
  }

  private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  private var alignments: [NSLayoutConstraint.Attribute] {
    let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return all.filter { options.contains($0.0) }.map(\.1)
  }
}
