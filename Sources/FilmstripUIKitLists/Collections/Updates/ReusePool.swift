// SPDX-License-Identifier: MIT

struct ReusePool {
  struct Key: Hashable {
    let kind: String
    let identifier: String

    init(_ kind: String, _ identifier: String) { (self.kind, self.identifier) = (kind, identifier) }
  }

  private var classes: [Key: UIView.Type] = [:]
  private var waiting: [Key: [UIView]] = [:]

  mutating func register(_ type: AnyClass?, as key: Key) {
    classes[key] = type as? UIView.Type
    waiting[key] = nil
  }

  func type(for key: Key) -> UIView.Type? { classes[key] }

  mutating func take(_ key: Key) -> UIView? { waiting[key]?.popLast() }

  mutating func add(_ view: UIView, for key: Key) { waiting[key, default: []].append(view) }
}

struct ListBatch {
  /// How many blocks of updates are open.
  var depth = 0
  var changes: [ListChange] = []
  var isReloaded = false
  var completions: [(Bool) -> Void] = []
}
