// SPDX-License-Identifier: MIT

/// What the animation blocks of a transition's animator have changed, in the order of the changes.
///
/// A transition that was cancelled puts the old values back when its time has led back to its
/// beginning, as a property animator does that ends at its start.
@MainActor
final class TransitionChanges {
  private var changes: [ViewPropertyChange] = []

  /// Notes a change that a block has made.
  func note(_ change: ViewPropertyChange) { changes.append(change) }

  /// Gives the model the values it had before the first change of each property.
  func putBack() {
    // The last change first, so that the oldest value comes out.
    for change in changes.reversed() { change.write(change.old) }
    changes = []
  }
}
