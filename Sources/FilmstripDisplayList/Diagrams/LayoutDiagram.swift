// SPDX-License-Identifier: MIT
package import Foundation

/// What constraints say about the views on a screen, as a value: what they name, and how these are related.
///
/// Made by the engine beside a frame; where things are follows from the frame, whose layers the items name by
/// number. So one diagram describes all frames of an animation in which no constraint changes.
package struct LayoutDiagram: Sendable, Equatable {
  /// A rectangle that constraints name: the alignment rectangle of a view, or a guide.
  package struct Item: Sendable, Equatable {
    package enum Role: Sendable {
      /// A view that constraints place.
      case view
      /// A view whose frame is given.
      case givenView
      case safeArea
      case margins
      case readable
      /// A guide of an application, or another one of the system.
      case guide
    }

    package enum Place: Sendable, Equatable {
      /// Distances from the sides of the layer's bounds, in points.
      case insets(top: Double, left: Double, bottom: Double, right: Double)
      case rectangle(CGRect)
    }

    package var layer: Int
    package var name: String
    package var role: Role
    package var place: Place
    /// From the top of the layer's bounds to the first baseline, in points; nil without text.
    package var firstBaseline: Double?
    /// From the last baseline to the bottom of the layer's bounds, in points; nil without text.
    package var lastBaseline: Double?
    /// The numbers that constraints leave open, such as `width`.
    package var openNumbers: [String]

    package init(
      layer: Int, name: String, role: Role, place: Place, firstBaseline: Double? = nil,
      lastBaseline: Double? = nil, openNumbers: [String] = []
    ) {
      (self.layer, self.name, self.role, self.place) = (layer, name, role, place)
      (self.firstBaseline, self.lastBaseline) = (firstBaseline, lastBaseline)
      self.openNumbers = openNumbers
    }
  }

  package enum Attribute: String, Sendable {
    case left, right, top, bottom, centerX, centerY
    case width, height
    case firstBaseline, lastBaseline

    /// Whether it is a place along x or a width.
    package var isHorizontal: Bool {
      switch self {
      case .left, .right, .centerX, .width: true
      default: false
      }
    }

    /// Whether it is a length, and no place.
    package var isLength: Bool { self == .width || self == .height }
  }

  package struct End: Sendable, Equatable {
    package var item: Int
    package var attribute: Attribute

    package init(item: Int, attribute: Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }
  }

  package enum Relation: String, Sendable {
    case lessThanOrEqual = "≤"
    case equal = "="
    case greaterThanOrEqual = "≥"
  }

  package enum Outcome: Sendable {
    case holds
    /// It is optional, and does not hold.
    case yields
    /// It is required and holds, but contradicts others, one of which was given up.
    case conflicts
    /// It is required and was given up.
    case givenUp
  }

  package struct Constraint: Sendable, Equatable {
    package var first: End
    /// The second side; nil for a length by itself.
    package var second: End?
    package var relation: Relation
    package var multiplier: Double
    /// What is added to the second side, in points, the system's spacing included.
    package var constant: Double
    /// 1 to 1000, which is required.
    package var priority: Double
    package var outcome: Outcome
    /// Whether a stack view made it for the views that it arranges.
    package var isArrangement: Bool
    package var text: String

    package init(
      first: End, second: End?, relation: Relation, multiplier: Double, constant: Double,
      priority: Double, outcome: Outcome, isArrangement: Bool, text: String
    ) {
      (self.first, self.second, self.relation) = (first, second, relation)
      (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
      (self.outcome, self.isArrangement, self.text) = (outcome, isArrangement, text)
    }

    /// Whether it counts before everything that is not required.
    package var isRequired: Bool { priority >= 1000 }
  }

  /// What constraints name and what belongs to it, in the order of the tree.
  package var items: [Item]
  /// In the order in which they became active.
  package var constraints: [Constraint]

  package init(items: [Item] = [], constraints: [Constraint] = []) {
    (self.items, self.constraints) = (items, constraints)
  }
}
