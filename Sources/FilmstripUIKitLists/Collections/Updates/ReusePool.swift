// SPDX-License-Identifier: MIT

/// The classes and nibs that were registered for the views of a list, and the views that wait to be used again.
@MainActor
struct ReusePool {
  struct Key: Hashable {
    let kind: String
    let identifier: String

    init(_ kind: String, _ identifier: String) { (self.kind, self.identifier) = (kind, identifier) }
  }

  private var classes: [Key: UIView.Type] = [:]
  private var nibs: [Key: UINib] = [:]
  private var waiting: [Key: [UIView]] = [:]

  mutating func register(_ type: AnyClass?, as key: Key) {
    classes[key] = type as? UIView.Type
    (nibs[key], waiting[key]) = (nil, nil)
  }

  /// Registers a nib, and the class of the empty views that stand for what it does not give.
  mutating func register(_ nib: UINib?, orElse type: UIView.Type, as key: Key) {
    register(nib == nil ? nil : type, as: key)
    nibs[key] = nib
  }

  /// A new view of the nib that is registered, or, where nothing is, of a prototype in a storyboard; nil without one.
  func nibView<View: UIView>(for key: Key) -> View? {
    if let nib = nibs[key] { return nib.instantiate(withOwner: nil).first as? View }
    guard classes[key] == nil else { return nil }
    let given = StageEnvironment.current.nibs.given?(key.identifier, nil)
    return given?.first as? View
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
