// SPDX-License-Identifier: MIT

// The functions and constants of C that Swift has members for. The SDK refuses most of them with a fix-it
// since Swift 3; they are here for source that is older.

@available(*, deprecated, message: "use CGPoint(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@available(*, deprecated, message: "use CGSize(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

@available(*, deprecated, message: "use CGRect(x:y:width:height:)")
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

@available(*, deprecated, message: "use CGVector(dx:dy:)")
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

@available(*, deprecated, renamed: "CGPoint.zero")
public let CGPointZero = CGPoint.zero
@available(*, deprecated, renamed: "CGSize.zero")
public let CGSizeZero = CGSize.zero
@available(*, deprecated, renamed: "CGRect.zero")
public let CGRectZero = CGRect.zero
@available(*, deprecated, renamed: "CGRect.null")
public let CGRectNull = CGRect.null
@available(*, deprecated, renamed: "CGRect.infinite")
public let CGRectInfinite = CGRect.infinite

@available(*, deprecated, message: "use the property width")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
@available(*, deprecated, message: "use the property height")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
@available(*, deprecated, message: "use the property minX")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
@available(*, deprecated, message: "use the property midX")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
@available(*, deprecated, message: "use the property maxX")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
@available(*, deprecated, message: "use the property minY")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
@available(*, deprecated, message: "use the property midY")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
@available(*, deprecated, message: "use the property maxY")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

@available(*, deprecated, message: "use insetBy(dx:dy:)")
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

@available(*, deprecated, message: "use offsetBy(dx:dy:)")
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

@available(*, deprecated, message: "use the property integral")
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
@available(*, deprecated, message: "use the property standardized")
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
@available(*, deprecated, message: "use union(_:)")
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
@available(*, deprecated, message: "use intersection(_:)")
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
@available(*, deprecated, message: "use intersects(_:)")
public func CGRectIntersectsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.intersects(r2) }
@available(*, deprecated, message: "use contains(_:)")
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
@available(*, deprecated, message: "use contains(_:)")
public func CGRectContainsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.contains(r2) }
@available(*, deprecated, message: "use the property isEmpty")
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
@available(*, deprecated, message: "use the property isNull")
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
@available(*, deprecated, message: "use the property isInfinite")
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Rectangles with negative sizes are compared as what they cover.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

@available(*, deprecated, message: "use ==")
public func CGRectEqualToRect(_ r1: CGRect, _ r2: CGRect) -> Bool {
  r1.equalTo(r2)
}
@available(*, deprecated, message: "use ==")
public func CGPointEqualToPoint(_ p1: CGPoint, _ p2: CGPoint) -> Bool { p1 == p2 }
@available(*, deprecated, message: "use ==")
public func CGSizeEqualToSize(_ s1: CGSize, _ s2: CGSize) -> Bool { s1 == s2 }
