// SPDX-License-Identifier: MIT

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The shape's name, such as `circle`.
  public let rawValue: String

  /// A shape by its name; an unknown one acts as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line as long as the emitter is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid of the emitter's size and depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere whose radius is the emitter's width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, such as `outline`.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The shape's corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The shape's edges.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The shape's faces.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside of the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, such as `additive`.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no promised order; here cell by cell, oldest first.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first: younger particles are above older ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last: older particles are above younger ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The one that is farthest away first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
