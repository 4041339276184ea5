// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripIOSRuntime
import Testing

/// What a lowered class looks like that has keys and observes.
private class Model: NSObject, SelectorTable {
  var title: String? = "a" { didSet { Lowered.changed(self) } }
  var count = 1
  var size = CGSize.zero
  var isOpen = false
  var style = UIModalPresentationStyle.custom
  var view: UIView?
  var undefined: [String] = []
  var told: [String] = []

  func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }
  func value(forUndefinedKey key: String) -> Any? { "undefined \(key)" }
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let values = [change?[.oldKey], change?[.newKey]].map { $0.map { "\($0)" } ?? "-" }
    let prior = change?[.notificationIsPriorKey] == nil ? "" : " prior"
    told.append("\(keyPath ?? "") \(values.joined(separator: " "))\(prior)")
  }

  nonisolated class func loweredSelector(_ name: String) -> Selector? {
    switch name {
    case "title": return Lowered.selector(getter: "title", { (target: Model) in target.title })
    case "setTitle:":
      return Lowered.selector(
        setter: "setTitle:", { (target: Model, value) in target.title = value })
    case "setCount:":
      return Lowered.selector(
        setter: "setCount:", { (target: Model, value) in target.count = value })
    case "setSize:":
      return Lowered.selector(setter: "setSize:", { (target: Model, value) in target.size = value })
    case "isOpen": return Lowered.selector(getter: "isOpen", { (target: Model) in target.isOpen })
    case "setIsOpen:":
      return Lowered.selector(
        setter: "setIsOpen:", { (target: Model, value) in target.isOpen = value })
    case "setStyle:":
      return Lowered.selector(
        setter: "setStyle:", { (target: Model, value) in target.style = value })
    case "view": return Lowered.selector(getter: "view", { (target: Model) in target.view })
    case "setValue:forUndefinedKey:":
      return Lowered.selector(
        "setValue:forUndefinedKey:", { (target: Model) in target.setValue(_:forUndefinedKey:) })
    case "valueForUndefinedKey:":
      return Lowered.selector(
        "valueForUndefinedKey:", { (target: Model) in target.value(forUndefinedKey:) })
    case "observeValueForKeyPath:of:change:context:":
      return Lowered.selector(
        "observeValueForKeyPath:of:change:context:",
        { (target: Model) in target.observeValue(forKeyPath:of:change:context:) })
    default: return nil
    }
  }
}

@MainActor @Suite struct KeyValueTests {
  private let model = Model()

  @Test func propertiesOfALoweredClassAreReadAndSet() {
    let object: NSObject = model
    object.setValue("b", forKey: "title")
    #expect(model.title == "b")
    #expect(object.value(forKey: "title") as? String == "b")
    object.setValue(nil, forKey: "title")
    #expect(model.title == nil)
    // Boxed, as Objective-C passes numbers and geometry.
    object.setValue(NSNumber(value: 3), forKey: "count")
    #expect(model.count == 3)
    object.setValue(NSValue(cgSize: CGSize(width: 4, height: 5)), forKey: "size")
    #expect(model.size == CGSize(width: 4, height: 5))
    object.setValue(1, forKey: "open")
    #expect(model.isOpen)
    #expect(object.value(forKey: "open") as? Bool == true)
    object.setValue(UIModalPresentationStyle.pageSheet.rawValue, forKey: "style")
    #expect(model.style == .pageSheet)
    object.setValuesForKeys(["title": "c", "count": 7.0])
    #expect(model.title == "c")
    #expect(model.count == 7)
  }

  @Test func classesHaveKeysToo() {
    let stage = Stage()
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "sharedApplication") is UIApplication)
    #expect(UIScreen.value(forKey: "mainScreen") as? UIScreen === stage.window.screen)
    #expect(Bundle.value(forKey: "main") is Bundle)
    // As published for an iPhone 15.
    let phone = Stage(device: .iPhone15).window.screen
    #expect(phone.value(forKey: "_displayCornerRadius") as? CGFloat == 55)
    #expect(UIView.value(forKey: "nothing") == nil)
  }

  @Test func aClassAnswersForKeysThatItDoesNotHave() {
    let object: NSObject = model
    object.setValue(1, forKey: "nothing")
    #expect(model.undefined == ["nothing"])
    #expect(object.value(forKey: "nothing") as? String == "undefined nothing")
  }

  @Test func propertiesOfTheSDKAreReadAndSet() {
    let view = UIScrollView()
    view.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.setValue(true, forKey: "hidden")
    #expect(view.isHidden)
    view.setValue(0.5, forKey: "alpha")
    #expect(view.value(forKey: "alpha") as? CGFloat == 0.5)
    view.setValue(UIColor.red, forKey: "backgroundColor")
    #expect(view.backgroundColor == .red)
    view.setValue(nil, forKey: "backgroundColor")
    #expect(view.backgroundColor == nil)
    view.setValue(CGPoint(x: 0, y: 9), forKey: "contentOffset")
    #expect(view.value(forKeyPath: "contentOffset.y") as? CGFloat == 9)
    view.setValue(6, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 6)
    model.view = view
    model.setValue(0.25, forKeyPath: "view.alpha")
    #expect(view.alpha == 0.25)
    let radius = model.value(forKeyPath: "view.layer.cornerRadius")
    #expect(radius as? Double ?? (radius as? NSNumber)?.doubleValue == 6)
    let controller = UIViewController()
    controller.setValue("Home", forKey: "title")
    #expect(controller.title == "Home")
  }

  @Test func whatIsNotAPropertyIsReported() {
    let stage = Stage(device: .iPhone15)
    let recording = stage.record("keys") {
      UIView().setValue(1, forKey: "_placeholder")
      UIView().setValue("text", forKey: "alpha")
      #expect(UIView().value(forKey: "secret") == nil)
    }
    let texts = recording.findings.map { "\($0)" }.joined(separator: "\n")
    #expect(texts.contains("forKey: \"_placeholder\") of UIView"))
    #expect(texts.contains("forKey: \"alpha\") of UIView, with a String"))
    #expect(texts.contains("value(forKey: \"secret\") of UIView"))
  }

  @Test func anObserverIsToldByName() {
    let view = UIView()
    view.addObserver(model, forKeyPath: "alpha", options: [.old, .new], context: nil)
    model.addObserver(model, forKeyPath: "title", options: [.initial, .new], context: nil)
    view.alpha = 0.5
    view.alpha = 0.5
    model.title = nil
    view.removeObserver(model, forKeyPath: "alpha")
    view.alpha = 0
    #expect(model.told == ["title - a", "alpha 1.0 0.5", "title - <null>"])
  }

  @Test func contextsTellObserversApart() {
    let (a, b) = (
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1),
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )
    defer {
      a.deallocate()
      b.deallocate()
    }
    let view = UIView()
    view.addObserver(model, forKeyPath: "tag", options: [], context: a)
    view.addObserver(model, forKeyPath: "center", options: [.prior, .new], context: b)
    view.removeObserver(model, forKeyPath: "center", context: a)
    view.removeObserver(model, forKeyPath: "tag", context: a)
    view.center = CGPoint(x: 1, y: 1)
    #expect(model.told.count == 2)
    #expect(model.told.first == "center - - prior")
  }

  @Test func observersAndObjectsAreNotKept() {
    weak var goneView: UIView?
    weak var goneModel: Model?
    let view = UIView()
    do {
      let other = UIView()
      let observer = Model()
      (goneView, goneModel) = (other, observer)
      other.addObserver(model, forKeyPath: "alpha", options: [], context: nil)
      view.addObserver(observer, forKeyPath: "alpha", options: [], context: nil)
    }
    #expect(goneView == nil)
    #expect(goneModel == nil)
    view.alpha = 0
  }
}
