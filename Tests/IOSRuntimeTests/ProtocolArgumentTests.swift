// SPDX-License-Identifier: MIT
import FilmstripIOSRuntime
import Testing

private protocol Listener: NSObjectProtocol {}
private class Ear: NSObject, Listener {}
private final class Other: Ear {}

/// Values of the types of Objective-C's protocols, which are objects of any class.
@Suite struct ProtocolArgumentTests {
  private struct Box<Object> { @Lowered.Weak var object: Object? = nil }

  @Test func aReferenceToAProtocolsValueIsWeak() {
    var box = Box<any Listener>()
    #expect(box.object == nil)
    var ear: Ear? = Ear()
    box.object = ear
    #expect(box.object === ear && box.object !== Ear())
    #expect(ObjectIdentifier(box.object!) == ObjectIdentifier(ear!))
    ear = nil
    #expect(box.object == nil)
  }

  @Test func aProtocolsValueTellsItsClass() {
    let value: any Listener = Other()
    #expect(value.isKind(of: Ear.self) && value.isKind(of: NSObject.self))
    #expect(!value.isMember(of: Ear.self) && value.isMember(of: Other.self))
    #expect(!value.isKind(of: NSArray.self))
    #expect(value.conforms(to: (any Listener).self))
    #expect(!value.conforms(to: (any UIScrollViewDelegate).self))
  }

  @Test func aTableOfWeakObjectsForgetsThem() {
    let table = NSHashTable<any Listener>.weakObjects()
    let kept = Ear()
    table.add(kept)
    table.add(kept)
    do {
      let other = Ear()
      table.add(other)
      #expect(table.count == 2 && table.contains(other))
    }
    #expect(table.allObjects.count == 1 && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func aMapForgetsKeysAndObjects() {
    let map = NSMapTable<NSString, any Listener>.strongToWeakObjects()
    let kept = Ear()
    map.setObject(kept, forKey: "a")
    map.setObject(Ear(), forKey: "b")
    #expect(map.object(forKey: "a") === kept && map.object(forKey: "b") == nil && map.count == 1)
    map.setObject(nil, forKey: "a")
    #expect(map.object(forKey: "a") == nil)
    let byPlace = NSMapTable<NSString, NSString>(
      keyOptions: .objectPointerPersonality, valueOptions: .strongMemory)
    let key = NSString(string: "k")
    byPlace.setObject("v", forKey: key)
    #expect(
      byPlace.object(forKey: NSString(string: "k")) == nil && byPlace.object(forKey: key) == "v")
  }
}
