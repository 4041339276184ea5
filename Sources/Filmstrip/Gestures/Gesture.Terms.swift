// SPDX-License-Identifier: MIT
internal import CoreGraphics
public import Foundation

extension Gesture {
  /// A place on one axis: in points from the window's origin, or as a fraction of its size.
  public enum Coordinate: Sendable, Equatable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    case points(Double)
    /// 0 at the origin, 1 at the far side.
    case fraction(Double)

    /// A literal number is in points.
    public init(floatLiteral value: Double) { self = .points(value) }
    /// A literal number is in points.
    public init(integerLiteral value: Int) { self = .points(Double(value)) }

    func points(of length: Double) -> Double {
      switch self {
      case .points(let points): points
      case .fraction(let fraction): fraction * length
      }
    }

    var number: Double {
      switch self {
      case .points(let number), .fraction(let number): number
      }
    }
  }

  /// A place in the window.
  public struct Location: Sendable, Equatable {
    /// From the left side.
    public var x: Coordinate
    /// From the top.
    public var y: Coordinate

    /// A place each of whose coordinates is in points or a fraction.
    ///
    /// - Parameters:
    ///   - x: From the left side of the window.
    ///   - y: From the top of the window.
    public init(x: Coordinate, y: Coordinate) {
      self.x = x
      self.y = y
    }

    /// A place in points.
    ///
    /// - Parameter point: A place in the window.
    public init(_ point: CGPoint) { self.init(x: .points(point.x), y: .points(point.y)) }

    /// A place in points.
    ///
    /// - Parameters:
    ///   - x: Points from the left side of the window.
    ///   - y: Points from the top of the window.
    /// - Returns: The place.
    public static func point(_ x: Double, _ y: Double) -> Location {
      Location(x: .points(x), y: .points(y))
    }

    /// A place in fractions of the window: 0, 0 is its top left corner, 1, 1 the opposite one.
    ///
    /// - Parameters:
    ///   - x: The share of the window's width.
    ///   - y: The share of the window's height.
    /// - Returns: The place.
    public static func fraction(_ x: Double, _ y: Double) -> Location {
      Location(x: .fraction(x), y: .fraction(y))
    }

    func point(in size: CGSize) -> CGPoint {
      CGPoint(x: x.points(of: size.width), y: y.points(of: size.height))
    }
  }

  /// How touches end.
  public enum Release: String, Sendable, Codable, CaseIterable {
    /// They are lifted.
    case lift
    /// The system cancels them.
    case cancel
    /// They stay down where they are; a recording does not wait for them to end.
    case hold
  }

  /// How a touch moves from start to end.
  public enum Easing: String, Sendable, Codable, CaseIterable {
    /// At an even speed.
    case linear
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at both ends.
    case easeInOut
  }

  /// A side of the window.
  public enum Edge: String, Sendable, Codable, CaseIterable {
    /// The side of smallest x.
    case left
    /// The side of largest x.
    case right
    /// The side of smallest y.
    case top
    /// The side of largest y.
    case bottom
  }

  /// Where a swipe goes.
  public enum Direction: String, Sendable, Codable, CaseIterable {
    /// Towards smaller x.
    case left
    /// Towards larger x.
    case right
    /// Towards smaller y.
    case up
    /// Towards larger y.
    case down
  }

  /// A touch that moves through points, straight and evenly from one to the next.
  public struct Touch: Sendable, Equatable {
    /// A place and when the touch is there.
    public struct Point: Sendable, Equatable {
      /// Seconds from the start of the gesture; 0 or more.
      public var time: Double
      /// Where the touch is then.
      public var location: Location

      /// A place at a time.
      ///
      /// - Parameters:
      ///   - time: Seconds from the start of the gesture; 0 or more.
      ///   - location: Where the touch is then.
      public init(time: Double, at location: Location) {
        self.time = time
        self.location = location
      }
    }

    /// At least one, in the order of their times; the touch begins at the first one.
    public var points: [Point]
    /// How it ends at the last one.
    public var release: Release

    /// A touch that moves through points, and is lifted by default.
    ///
    /// - Parameters:
    ///   - points: At least one, in the order of their times; the touch begins at the first one.
    ///   - release: How it ends at the last one.
    public init(_ points: [Point], release: Release = .lift) {
      self.points = points
      self.release = release
    }
  }
}

// What each kind needs.
extension Gesture {
  struct Motion: Sendable, Equatable {
    var duration: Double
    var easing = Easing.linear
    var velocity: CGVector?
    var release = Release.lift
  }

  struct Tap: Sendable, Equatable {
    var location: Location
    var taps = 1
    var touches = 1
  }

  struct Pan: Sendable, Equatable {
    var start: Location
    var end: Location
    var motion: Motion
  }

  struct EdgePan: Sendable, Equatable {
    var edge: Edge
    var distance: Coordinate
    var position: Coordinate
    var motion: Motion
  }

  struct Swipe: Sendable, Equatable {
    var direction: Direction
    var start: Location
    var distance: Double
    var duration: Double
  }

  struct Pinch: Sendable, Equatable {
    var center: Location
    var from: Double
    var to: Double
    var angle: Double
    var duration: Double
    var release: Release
  }

  struct Rotation: Sendable, Equatable {
    var center: Location
    var by: Double
    var distance: Double
    var duration: Double
    var release: Release
  }
}
