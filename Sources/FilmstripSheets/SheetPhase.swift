// SPDX-License-Identifier: MIT

/// What drives a transition at an instant.
public enum SheetPhase: String, Sendable, CaseIterable {
  /// It has not begun.
  case begin
  /// It runs by itself, without a touch before.
  case run
  /// A touch drives it.
  case interactive
  /// It runs to its end after a touch, or rests.
  case settle
  /// It runs back to its start after a touch.
  case cancel
}
