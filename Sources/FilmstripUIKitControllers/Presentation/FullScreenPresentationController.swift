// SPDX-License-Identifier: MIT

/// The presentation of the styles that cover everything and take the presenting view out.
final class FullScreenPresentationController: UIPresentationController {
  override var isBuiltInPart: Bool { true }

  override var shouldRemovePresentersView: Bool { true }
}
