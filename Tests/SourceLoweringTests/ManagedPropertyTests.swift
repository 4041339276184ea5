// SPDX-License-Identifier: MIT
import SourceLowering
import Testing

@Suite struct ManagedPropertyTests {
  @Test func aManagedPropertyIsKeptByTheLayerUnderItsName() {
    let lowered = Lowered(
      "class Ring: CALayer {\n  @NSManaged dynamic var progress: CGFloat\n  var other = 1\n}")
    #expect(
      lowered.words.contains(
        "var progress: CGFloat { get { Lowered.managed(self, \"progress\") } "
          + "set { setValue(newValue, forKey: \"progress\") } }"))
    #expect(!lowered.words.contains("NSManaged"))
    #expect(lowered.lines[2] == "  var other = 1")
    #expect(lowered.lines.count == 4)
  }

  @Test func eachOfSeveralGetsADeclarationAndTheirType() {
    let lowered = Lowered("class Ring: CALayer {\n  @NSManaged public var `from`, to: CGFloat\n}")
    let accessors = { (name: String) in
      "{ get { Lowered.managed(self, \"\(name)\") } set { setValue(newValue, forKey: \"\(name)\") } }"
    }
    #expect(
      lowered.words.contains(
        "public var `from`: CGFloat \(accessors("from")); public var to: CGFloat \(accessors("to"))"
      ))
  }

  @Test func aManagedFunctionSaysThatItIsReached() {
    let lowered = Lowered(
      """
      extension Page {
        @objc(addCores:)
        @NSManaged public func addToCores(_ values: NSSet)
        @NSManaged func core(at index: Int) -> Core
      }
      """)
    #expect(
      lowered.words.contains(
        "public func addToCores(_ values: NSSet) { Lowered.leftOut(\"addToCores of a class of Core Data\") }"
      ))
    #expect(
      lowered.words.contains(
        "-> Core { Lowered.leftOut(\"core of a class of Core Data\"); "
          + "fatalError(\"core is of a class of Core Data\") }"))
  }
}
