// SPDX-License-Identifier: MIT

struct SplitColumns {
  struct Entry {
    var given: UIViewController?
    /// The same, or the navigation controller it was put into.
    var host: UIViewController?
  }

  /// What a collapse has put onto another stack.
  struct Moved {
    let column: UISplitViewController.Column
    /// The navigation controller it came from; nil for a controller without one.
    let navigation: UINavigationController?
    /// From its root to its top; what was pushed on them later goes with them.
    let controllers: [UIViewController]
  }

  private var entries = [Entry](repeating: Entry(), count: 4)

  subscript(column: UISplitViewController.Column) -> Entry {
    get { entries[column.rawValue] }
    set { entries[column.rawValue] = newValue }
  }

  /// The controllers of the columns, without the compact one.
  var hosts: [UIViewController] { entries.prefix(3).compactMap(\.host) }
  var allHosts: [UIViewController] { entries.compactMap(\.host) }
}
