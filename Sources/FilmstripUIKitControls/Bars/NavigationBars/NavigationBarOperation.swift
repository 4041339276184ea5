// SPDX-License-Identifier: MIT

/// How the items of a navigation bar change.
package enum NavigationBarOperation {
  /// They are exchanged in place.
  case none
  /// An item comes on top of the others.
  case push
  /// An item below comes back.
  case pop
}
