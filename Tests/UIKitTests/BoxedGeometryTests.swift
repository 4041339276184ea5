// SPDX-License-Identifier: MIT
import Testing
import UIKit

@Suite struct BoxedGeometryTests {
  @Test func whatIsBoxedComesOut() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let offset = UIOffset(horizontal: 3, vertical: 4)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let rotation = CATransform3DMakeRotation(1, 0, 0, 1)
    let boxed = NSValue(caTransform3D: rotation).caTransform3DValue
    #expect(CATransform3DEqualToTransform(boxed, rotation))
  }

  @Test func anotherKindIsNothing() {
    let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(point.uiEdgeInsetsValue == .zero && point.cgAffineTransformValue == .identity)
    #expect(NSValue(uiEdgeInsets: .zero).cgVectorValue == .zero)
  }

  @Test func castsBoxAndUnbox() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [String: Any] = ["box": NSValue(cgRect: rect), "plain": rect]
    #expect(info["box"] as? CGRect == rect)
    #expect((info["plain"] as? NSValue)?.cgRectValue == rect)
    // A box of another kind is none of these.
    #expect(info["box"] as? CGPoint == nil && info["box"] as? CATransform3D == nil)
    let point: Any = NSValue(cgPoint: CGPoint(x: 5, y: 6))
    #expect(point as? CGPoint == CGPoint(x: 5, y: 6) && point as? CGSize == nil)
    let rotation: Any = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(abs(((rotation as? NSValue)?.caTransform3DValue.m11 ?? 0) - 0.5403023) < 1e-6)
    #expect((NSValue(uiEdgeInsets: .zero) as Any) as? UIEdgeInsets == .zero)
  }

  @Test func floatsAreNumbers() {
    let number: Any = NSNumber(value: 2.5)
    #expect(number as? CGFloat == 2.5)
    #expect(((CGFloat(1.5) as Any) as? NSNumber)?.doubleValue == 1.5)
    #expect(((CGFloat(1.5) as Any) as? NSValue) is NSNumber)
  }

  @MainActor
  @Test func keyValueCodingGivesBoxes() {
    // Code that asks a layer for a value by its key takes it out of an object.
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    layer.position = CGPoint(x: 7, y: 8)
    #expect(
      (layer.value(forKeyPath: "bounds.size") as? NSValue)?.cgSizeValue
        == CGSize(width: 30, height: 40))
    #expect((layer.value(forKeyPath: "position") as? NSValue)?.cgPointValue == layer.position)
  }

  @Test func stringsHaveTheDocumentedForms() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1, 2}")
    let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)
    #expect(NSStringFromCGRect(rect) == "{{1, 2}, {3.5, 4}}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSStringFromUIEdgeInsets(insets) == "{1, 2, 3, 4}")
  }

  @Test func whatIsWrittenCanBeRead() {
    let rect = CGRect(x: 0.1, y: -1e30, width: 1.0 / 3, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let transform = CGAffineTransform(rotationAngle: 1)
    let read = NSCoder.cgAffineTransform(for: NSCoder.string(for: transform))
    #expect(read == transform)
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3}}") == .zero)
    #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
    #expect(CGPointFromString("{1, x}") == .zero)
  }

  @Test func pathsOfSectionsHaveRowsAndItems() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path == IndexPath(item: 3, section: 2) && path == IndexPath(indexes: [2, 3]))
    path.row += 1
    path.section = 0
    #expect(path.item == 4 && path.section == 0)
    let object = NSIndexPath(item: 5, section: 6)
    #expect(object.row == 5 && object.section == 6)
  }

  @Test func lengthsAreMadeOfNumbers() {
    #expect(CGFloat(truncating: 0.1) == 0.1)
    #expect(CGFloat(truncating: NSNumber(value: 7)) == 7)
    #expect(CGFloat(truncating: true) == 1)
  }
}
