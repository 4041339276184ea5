// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripIOSRuntime
import Testing

@MainActor @Suite struct DynamicObjectTests {
  @Test func aNumberOfAnyTypeIsReadAsAnother() {
    let values: [Any] = [
      1.5, Float(1.5), CGFloat(1.5), NSNumber(value: 1.5), "1.5", " 1.5e0 points",
    ]
    for value in values {
      #expect(Lowered.dynamic(value as AnyObject).doubleValue == 1.5)
      #expect(Lowered.dynamic(value as AnyObject).floatValue == 1.5)
      #expect(Lowered.dynamic(value as AnyObject).integerValue == 1)
      #expect(Lowered.dynamic(value as AnyObject).intValue == 1)
    }
    #expect(Lowered.dynamic(7).stringValue == "7")
    #expect(Lowered.dynamic(-2.9).integerValue == -2)
    #expect(Lowered.dynamic(Double.infinity).integerValue == 0)
    #expect(Lowered.dynamic(Double.nan).intValue == 0)
    #expect(Lowered.dynamic("none").doubleValue == 0)
  }

  @Test func textSaysYesAsInObjectiveC() {
    // As `NSString.boolValue` documents it.
    for text in ["YES", "true", "1", " +07", "t"] {
      #expect(Lowered.dynamic(text).boolValue == true)
    }
    for text in ["NO", "false", "0", "", " -0"] {
      #expect(Lowered.dynamic(text).boolValue == false)
    }
    #expect(Lowered.dynamic(true).boolValue == true)
    #expect(Lowered.dynamic(0).boolValue == false)
  }

  @Test func geometryIsTakenOutOfItsBox() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Lowered.dynamic(NSValue(cgRect: rect)).cgRectValue == rect)
    #expect(Lowered.dynamic(rect).cgRectValue == rect)
    #expect(Lowered.dynamic(NSValue(cgPoint: rect.origin)).cgPointValue == rect.origin)
    #expect(Lowered.dynamic(NSValue(cgSize: rect.size)).cgSizeValue == rect.size)
  }

  @Test func collectionsAndViewsAreAskedForWhatTheyHave() {
    #expect(Lowered.dynamic([1, 2, 3] as AnyObject).count == 3)
    #expect(Lowered.dynamic(NSMutableArray(array: [1])).count == 1)
    #expect(Lowered.dynamic(["a": 1, "b": 2]).count == 2)
    #expect(Lowered.dynamic("a\u{1F600}").length == 3)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Lowered.dynamic(view).frame == view.frame)
    #expect(Lowered.dynamic(view.layer).bounds == view.bounds)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = view.frame
    #expect(Lowered.dynamic(attributes).frame == view.frame)
    #expect(Lowered.dynamic(3).count == nil)
  }

  @Test func anObjectWithoutTheMemberHasNil() {
    #expect(Lowered.dynamic(UIView()).doubleValue == nil)
    #expect(Lowered.dynamic(nil).cgRectValue == nil)
    #expect(Lowered.dynamic("text").cgRectValue == nil)
  }

  @Test func aClassIsAskedForItsSharedObject() {
    let recording = Stage(device: .iPhone15).record("classes") {
      let found = UIApplication.value(forKeyPath: "shared") as? UIApplication
      #expect(found === UIApplication.shared)
      #expect(UIApplication.value(forKeyPath: "shared.nothing") == nil)
      let selector = NSSelectorFromString("sharedApplication")
      let performed = UIApplication.perform(selector)?.takeUnretainedValue()
      #expect(performed === UIApplication.shared)
    }
    let texts = recording.findings.map { "\($0)" }.joined(separator: "\n")
    #expect(texts.contains("value(forKey: \"nothing\") of UIApplication"))
    #expect(!texts.contains("shared"))
  }

  @Test func whatAClassDoesNotHaveIsReported() {
    let recording = Stage(device: .iPhone15).record("classes") {
      #expect(UIView.value(forKey: "nothing") == nil)
    }
    let texts = recording.findings.map { "\($0)" }.joined(separator: "\n")
    #expect(texts.contains("value(forKey: \"nothing\") of the class UIView"))
  }

  @Test func aNumberIsCastAsOnApplesPlatforms() {
    #expect(Lowered.boxedNumber(NSNumber(value: 0.25)) as? CGFloat == 0.25)
    #expect(Lowered.boxedNumber(CGFloat(0.25)) as? CGFloat == 0.25)
    #expect(Lowered.boxedNumber("text") as? CGFloat == nil)
    #expect(Lowered.boxedNumber(nil) as? CGFloat == nil)
    // A number that is in no object is none of another type.
    #expect(Lowered.boxedNumber(Float(0.25)) as? CGFloat == nil)
    let timer = Timer(timeInterval: 1, userInfo: Float(0.25), repeats: false) { _ in }
    #expect(Lowered.anyNumber(timer.userInfo) as! CGFloat == 0.25)
    #expect(Lowered.anyNumber(3) as! CGFloat == 3)
    #expect(Lowered.anyNumber(NSNumber(value: 3)) as! CGFloat == 3)
    #expect(Lowered.numberBox(CGFloat(1.5)) as? NSNumber == 1.5)
    #expect(Lowered.numberBox(2) as? NSNumber == 2)
    #expect(Lowered.numberBox("text") as? NSNumber == nil)
  }
}
