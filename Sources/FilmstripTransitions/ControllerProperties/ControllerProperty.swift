// SPDX-License-Identifier: MIT
internal import UIKit

/// A value that view controllers of any class have, kept beside them.
///
/// In Objective-C this would be an associated object. Values of deallocated controllers are removed
/// when the next one is set.
@MainActor
final class ControllerProperty<Value> {
  private struct Entry {
    weak var controller: UIViewController?
    let value: Value
  }

  private var entries: [Entry] = []
  private let defaultValue: Value

  init(default defaultValue: Value) { self.defaultValue = defaultValue }

  subscript(controller: UIViewController) -> Value {
    get { entries.first { $0.controller === controller }?.value ?? defaultValue }
    set {
      entries.removeAll { $0.controller == nil || $0.controller === controller }
      entries.append(Entry(controller: controller, value: newValue))
    }
  }
}
