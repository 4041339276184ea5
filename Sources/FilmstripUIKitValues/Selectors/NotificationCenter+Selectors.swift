// SPDX-License-Identifier: MIT

private final class SelectorObserver {
  weak var observer: AnyObject?
  let center: NotificationCenter
  let name: Notification.Name?
  let object: AnyObject?
  var token: (any NSObjectProtocol)?

  init(
    _ observer: AnyObject, center: NotificationCenter, name: Notification.Name?, object: AnyObject?
  ) {
    (self.observer, self.center, self.name, self.object) = (observer, center, name, object)
  }
}

extension SelectorObserver {
  func leave() {
    if let token {
      let removeToken: (Any) -> Void = center.removeObserver
      removeToken(token)
    }
    token = nil
  }
}

private final class SelectorObservers: EndsWithStage {
  var all: [SelectorObserver] = []

  /// The centers outlive the stage.
  func endWithStage() {
    for entry in all { entry.leave() }
    all = []
  }
}

extension NotificationCenter {
  private var observers: SelectorObservers { StageScope.current.part { SelectorObservers() } }

  /// Calls a method of an observer for notifications of a name, or of any name, that an object, or any
  /// object, sends; with the notification if it takes an argument.
  ///
  /// The observer is not kept, and need not be removed. `Foundation` here has no `NSNotification` for a
  /// method that takes one, so that it is made from the `Notification`.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let entry = SelectorObserver(
      observer, center: self, name: aName, object: anObject as AnyObject?)
    removeAll { $0.observer == nil }
    observers.all.append(entry)
    nonisolated(unsafe) weak let weakEntry = entry
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      if let target = weakEntry?.observer { aSelector.call(target, [notification]) }
    }
  }

  /// Stops calling all methods of an observer, and ends what a token of
  /// `addObserver(forName:object:queue:using:)` stands for.
  public func removeObserver(_ observer: AnyObject) {
    removeAll { $0.observer === observer }
    let removeToken: (Any) -> Void = self.removeObserver
    removeToken(observer as Any)
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    removeAll {
      $0.observer === observer && (aName == nil || $0.name == aName)
        && (anObject == nil || $0.object === anObject as AnyObject?)
    }
    let removeToken: (Any, Notification.Name?, Any?) -> Void = self.removeObserver(_:name:object:)
    removeToken(observer as Any, aName, anObject)
  }

  private func removeAll(where isMeant: (SelectorObserver) -> Bool) {
    let observers = observers
    for entry in observers.all where entry.center === self && isMeant(entry) { entry.leave() }
    observers.all.removeAll { $0.token == nil }
  }
}
