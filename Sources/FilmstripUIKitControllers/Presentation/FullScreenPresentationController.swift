// SPDX-License-Identifier: MIT

final class FullScreenPresentationController: UIPresentationController {
  override var isBuiltInPart: Bool { true }

  override var shouldRemovePresentersView: Bool { true }
}
