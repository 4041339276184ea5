// SPDX-License-Identifier: MIT
import IOSRuntime
import Testing
import UIKit

nonisolated(unsafe) private var key: UInt8 = 0
nonisolated(unsafe) private var other: UInt8 = 0

private final class Plain: NSObject {}

@MainActor @Suite struct AssociatedObjectTests {
  @Test(arguments: [true, false])
  func anObjectIsKeptAsLongAsItsOwner(isView: Bool) {
    weak var gone: Plain?
    do {
      let owner: NSObject = isView ? UIView() : Plain()
      do {
        let value = Plain()
        gone = value
        objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(objc_getAssociatedObject(owner, &key) as? Plain === gone)
      #expect(objc_getAssociatedObject(owner, &other) == nil)
      #expect(gone != nil)
    }
    // What is no view tells its end only when more is associated.
    if isView { #expect(gone == nil) }
  }

  @Test func anAssignedObjectIsNotKept() {
    let owner = UIView()
    do {
      let value = Plain()
      objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &key) as? Plain === value)
    }
    #expect(objc_getAssociatedObject(owner, &key) == nil)
  }

  @Test func aCopyDoesNotChangeWithTheOriginal() {
    let owner = UIView()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect((objc_getAssociatedObject(owner, &key) as? NSString)?.length == 1)
  }

  @Test func nilEndsAnAssociation() {
    let owner = UIView()
    objc_setAssociatedObject(owner, &key, 3, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &other, CGRect.zero, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &key) as? Int == 3)
    #expect(objc_getAssociatedObject(owner, &other) as? CGRect == .zero)
    objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &key) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &other) == nil)
  }
}
