// SPDX-License-Identifier: MIT

/// The presentation of the styles that cover everything and take the presenting view out.
final class FullScreenPresentationController: UIPresentationController, BuiltInPart {
  override var shouldRemovePresentersView: Bool { true }
}
