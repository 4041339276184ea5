// SPDX-License-Identifier: MIT

// The forms are those that Apple documents; numbers have the 17 digits of Foundation's `NSStringFromPoint`,
// so that what is read is what was written (approximated: the documentation shows only whole numbers).

public func NSStringFromCGPoint(_ point: CGPoint) -> String { braces([point.x, point.y]) }

public func NSStringFromCGSize(_ size: CGSize) -> String { braces([size.width, size.height]) }

public func NSStringFromCGVector(_ vector: CGVector) -> String { braces([vector.dx, vector.dy]) }

public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let t = transform
  return "[\(list([t.a, t.b, t.c, t.d, t.tx, t.ty]))]"
}

public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braces([insets.top, insets.left, insets.bottom, insets.right])
}

public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  braces([offset.horizontal, offset.vertical])
}

public func CGPointFromString(_ string: String) -> CGPoint {
  numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}

public func CGSizeFromString(_ string: String) -> CGSize {
  numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}

public func CGVectorFromString(_ string: String) -> CGVector {
  numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
}

public func CGRectFromString(_ string: String) -> CGRect {
  numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    ?? .zero
}

public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  numbers(in: string, count: 6).map {
    CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
  } ?? .identity
}

public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  numbers(in: string, count: 4).map {
    UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
  } ?? .zero
}

extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    CGAffineTransformFromString(string)
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    UIEdgeInsetsFromString(string)
  }
}

private func list(_ numbers: [CGFloat]) -> String {
  numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
}

private func braces(_ numbers: [CGFloat]) -> String { "{\(list(numbers))}" }

/// The numbers in a string, apart from brackets, commas and spaces; nil unless there are as many.
private func numbers(in string: String, count: Int) -> [CGFloat]? {
  let parts = string.split { "{}[], ".contains($0) }
  let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
  return numbers.count == count && parts.count == count ? numbers : nil
}
