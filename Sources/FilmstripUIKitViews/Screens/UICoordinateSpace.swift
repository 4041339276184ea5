// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView, view.topOfTree === topOfTree {
      return layer.convert(point, to: view.layer)
    }
    return coordinateSpace.fromScreen(toScreen(CGRect(origin: point, size: .zero))).origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self as any UICoordinateSpace)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView, view.topOfTree === topOfTree {
      return layer.convert(rect, to: view.layer)
    }
    return coordinateSpace.fromScreen(toScreen(rect))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self as any UICoordinateSpace)
  }
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(CGRect(origin: point, size: .zero)).origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.fromScreen(rect)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UICoordinateSpace {
  /// A rectangle of the screen in this space; an application's own kind of space counts as the
  /// screen's.
  fileprivate func fromScreen(_ rect: CGRect) -> CGRect {
    guard let view = self as? UIView else { return rect }
    let top = view.topOfTree
    return view.layer.convert(top.inOwnSpace(rect), from: top.layer)
  }
}

extension UIView {
  fileprivate func toScreen(_ rect: CGRect) -> CGRect {
    let top = topOfTree
    let inTop = layer.convert(rect, to: top.layer)
    return inTop.offsetBy(
      dx: top.frame.minX - top.bounds.minX, dy: top.frame.minY - top.bounds.minY)
  }

  fileprivate func inOwnSpace(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
  }
}
