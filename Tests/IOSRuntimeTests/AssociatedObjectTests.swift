// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripIOSRuntime
import Testing

nonisolated(unsafe) private var key: UInt8 = 0
nonisolated(unsafe) private var other: UInt8 = 0

private final class Plain: NSObject {}

@MainActor @Suite struct AssociatedObjectTests {
  @Test(arguments: [
    (true, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC),
    (true, .OBJC_ASSOCIATION_RETAIN), (false, .OBJC_ASSOCIATION_RETAIN_NONATOMIC),
    (false, .OBJC_ASSOCIATION_RETAIN),
    // What cannot be copied is kept.
    (true, .OBJC_ASSOCIATION_COPY),
  ])
  func anObjectIsKeptAsLongAsItsOwner(isView: Bool, policy: objc_AssociationPolicy) {
    weak var gone: Plain?
    do {
      let owner: NSObject = isView ? UIView() : Plain()
      do {
        let value = Plain()
        gone = value
        objc_setAssociatedObject(owner, &key, value, policy)
      }
      #expect(objc_getAssociatedObject(owner, &key) as? Plain === gone)
      #expect(objc_getAssociatedObject(owner, &other) == nil)
      #expect(gone != nil)
    }
    // What is no view tells its end only when more is associated.
    if isView { #expect(gone == nil) }
  }

  /// An animator may be made before the stage that shows it.
  @Test func whatIsAssociatedBeforeAStageIsThereIsKept() {
    let owner = Plain()
    objc_setAssociatedObject(owner, &key, 7, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    let stage = Stage()
    #expect(objc_getAssociatedObject(owner, &key) as? Int == 7)
    withExtendedLifetime(stage) {}
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

  @Test(arguments: [
    objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY,
  ])
  func aCopyDoesNotChangeWithTheOriginal(policy: objc_AssociationPolicy) {
    let owner = UIView()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &key, text, policy)
    text.append("b")
    #expect((objc_getAssociatedObject(owner, &key) as? NSString)?.length == 1)
  }

  @Test func aRetainedObjectChangesWithTheOriginal() {
    let owner = UIView()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &key, text, .OBJC_ASSOCIATION_RETAIN)
    text.append("b")
    #expect((objc_getAssociatedObject(owner, &key) as? NSString)?.length == 2)
  }

  @Test func policiesHaveTheNumbersOfTheSDK() {
    // objc/runtime.h
    let numbers: [objc_AssociationPolicy: UInt] = [
      .OBJC_ASSOCIATION_ASSIGN: 0, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: 1,
      .OBJC_ASSOCIATION_COPY_NONATOMIC: 3, .OBJC_ASSOCIATION_RETAIN: 769,
      .OBJC_ASSOCIATION_COPY: 771,
    ]
    for (policy, number) in numbers { #expect(policy.rawValue == number) }
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
