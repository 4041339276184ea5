// SPDX-License-Identifier: MIT
public import Foundation

extension NSValue {
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point; zero for a value of another kind.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; zero for a value of another kind.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle; zero for a value of another kind.
  public var cgRectValue: CGRect { rectValue }
}
