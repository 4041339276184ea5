// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: UInt, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private let pressDelegate = MenuPressDelegate()
  private var wanted: UIContextMenuConfiguration?
  private var session: MenuSession?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addTarget(self, action: UIContextMenuInteraction.follow)
    press.delegate = pressDelegate
    pressDelegate.shouldBegin = { [weak self] in self?.prepare() ?? false }
  }

  open func willMove(to view: UIView?) {
    if view == nil {
      dismissMenu()
      self.view?.removeGestureRecognizer(press)
    }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    press.minimumPressDuration = view.environment.behavior.contextMenus.pressDuration
    view.addGestureRecognizer(press)
  }

  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  open var menuAppearance: Appearance {
    session == nil ? .unknown : session?.hasPreview == true ? .rich : .compact
  }

  open func dismissMenu() { session?.dismiss() }

  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  private func prepare() -> Bool {
    guard session == nil, let view else { return false }
    wanted = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    return wanted != nil
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let wanted, let view else { return }
    self.wanted = nil
    present(wanted, from: view, preview: highlight(wanted))
  }

  private func highlight(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
  }

  func present(
    _ configuration: UIContextMenuConfiguration, from view: UIView, preview: UITargetedPreview?,
    isCompact: Bool = false
  ) {
    let session = MenuSession(configuration, from: view, preview: preview, isCompact: isCompact)
    self.session = session
    view.environment.scope.notifyAtEnd(self)
    session.onPreviewTouch = { [weak self] animator in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    session.onEnd = { [weak self] animator in
      guard let self else { return nil }
      self.session = nil
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      return self.delegate?.contextMenuInteraction(
        self, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }
    let animator = MenuAnimator(preview: session.previewController)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    session.present(with: animator)
  }
}

extension UIContextMenuInteraction: @preconcurrency EndsWithStage {
  /// Releases the menu that is shown, whose actions often keep what has the interaction.
  package func endWithStage() { (wanted, session) = (nil, nil) }
}

private final class MenuPressDelegate: NSObject, UIGestureRecognizerDelegate {
  var shouldBegin: () -> Bool = { true }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin()
  }
}
