// SPDX-License-Identifier: MIT
public import Foundation
internal import FilmstripWording

/// A part of a comparison that does not count, and why.
///
///     Ignore.layer("clock", reason: "it shows the time of day")
///     Ignore.region(CGRect(x: 0, y: 0, width: 393, height: 54), reason: "the status bar is the system's")
///     Ignore.property("shadowPath", of: "card", reason: "its path depends on the version of the SDK")
///
/// Goldens are written in full: without the ignore, the next comparison shows the difference again.
public struct Ignore: Sendable, Equatable {
  /// What does not count.
  public enum Subject: Sendable, Equatable {
    /// The pixels of a rectangle, in points of the screen; with a layer in points from the upper left corner of its
    /// bounds, with which the rectangle moves, turns and scales.
    case region(CGRect, layer: String?)
    /// A layer and all that is in it: how they move, and the pixels that they cover in either recording.
    case layer(String)
    /// A property, of one layer or of all: how it moves, and not the pixels that follow from it.
    case property(String, layer: String?)
  }

  /// What does not count.
  public let subject: Subject
  /// Why it does not count, for who reads the result.
  public let reason: String
  /// Where a scene file says so, such as `transitions.yaml:7:9`; empty for what code says.
  package var place = ""
  /// Whether it is of all scenes of a file, not each of which has to have the layer.
  package var isOfFile = false

  /// Takes what a scene file says, which is checked where the file is read.
  package init(_ subject: Subject, reason: String) {
    (self.subject, self.reason) = (subject, reason)
  }

  /// Ignores the pixels of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points of the screen, or, with a layer, from the upper left corner of its bounds.
  ///   - layer: The layer that the rectangle follows, by its title in messages and reports or by its name; nil for
  ///     none.
  ///   - reason: Why the pixels do not count.
  /// - Returns: The ignore.
  /// - Precondition: the rectangle is not empty, and the reason has more than spaces.
  public static func region(_ rect: CGRect, of layer: String? = nil, reason: String) -> Ignore {
    checked(Ignore(.region(rect, layer: layer), reason: reason))
  }

  /// Ignores a layer and all that is in it: how they move, and the pixels that they cover.
  ///
  /// - Parameters:
  ///   - name: The layer's title in messages and reports, or the name that it may share with others.
  ///   - reason: Why it does not count.
  /// - Returns: The ignore.
  /// - Precondition: the reason has more than spaces.
  public static func layer(_ name: String, reason: String) -> Ignore {
    checked(Ignore(.layer(name), reason: reason))
  }

  /// Ignores how a property moves.
  ///
  /// - Parameters:
  ///   - keyPath: What messages call it, such as `position.x`; `position` stands for all its parts.
  ///   - layer: The layer, by its title in messages and reports or by its name; nil for all layers.
  ///   - reason: Why it does not count.
  /// - Returns: The ignore.
  /// - Precondition: layers have such a property, and the reason has more than spaces.
  public static func property(
    _ keyPath: String, of layer: String? = nil, reason: String
  ) -> Ignore {
    checked(Ignore(.property(keyPath, layer: layer), reason: reason))
  }

  private static func checked(_ ignore: Ignore) -> Ignore {
    if let problem = ignore.problem { refuse("Ignore: \(problem)") }
    return ignore
  }

  /// The layer that it names; nil for none.
  package var layer: String? {
    switch subject {
    case .region(_, let layer), .property(_, let layer): layer
    case .layer(let name): name
    }
  }

  /// What is wrong with it by itself, and what to do; nil for nothing.
  package var problem: String? {
    if reason.allSatisfy(\.isWhitespace) { return "has no reason; say why it does not count" }
    switch subject {
    case .region(let rect, _):
      let isWhole = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy(
        \.isFinite)
      return isWhole && rect.size.width > 0 && rect.size.height > 0
        ? nil : "the region is empty; give a width and a height above 0"
    case .property(let keyPath, _) where !Ignore.keyPaths.contains(keyPath):
      return "no layer has the property '\(keyPath.printable(atMost: 40))'; "
        + (keyPath.nearest(in: Ignore.keyPaths).map { "did you mean '\($0)'?" }
          ?? "docs/motion-diff.md names them")
    case .property, .layer: return nil
    }
  }

  /// The names of all properties that are compared, and what several of them begin with, such as `position`.
  package static let keyPaths: [String] = {
    let properties =
      [ComparedProperty.presence, .parent, .mask, .order, .transform, .sublayerTransform]
      + NumberProperty.all.indices.map { .number($0) } + TextProperty.all.indices.map { .text($0) }
    var known: Set<String> = []
    return properties.flatMap { property in
      let parts = property.name.split(separator: ".")
      return (1...parts.count).map { parts.prefix($0).joined(separator: ".") }
    }.filter { known.insert($0).inserted }
  }()

  /// Whether it is of a property, regardless of the layer.
  func includes(property name: String) -> Bool {
    switch subject {
    case .layer: true
    case .property(let keyPath, _): name == keyPath || name.hasPrefix(keyPath + ".")
    case .region: false
    }
  }
}

extension Ignore: CustomStringConvertible {
  /// What does not count, such as `layer clock` or `region 100×20 at (0, 8) of layer card`.
  public var description: String {
    let text =
      switch subject {
      case .region(let rect, let layer):
        "region \(Ignore.number(rect.width))×\(Ignore.number(rect.height)) at "
          + "(\(Ignore.number(rect.minX)), \(Ignore.number(rect.minY)))"
          + (layer.map { " of layer \($0)" } ?? "")
      case .layer(let name): "layer \(name)"
      case .property(let keyPath, let layer):
        "property \(keyPath)" + (layer.map { " of layer \($0)" } ?? "")
      }
    return text.printable
  }

  private static func number(_ value: Double) -> String { MotionDiffText.number(value) }
}
