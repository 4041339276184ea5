// SPDX-License-Identifier: MIT

/// The presenting view as a card behind a large sheet, as on iOS 13 to 18.
///
/// It is the layer that is made smaller, not the view's frame: safe area and layout of what is behind
/// a sheet stay as they are.
@MainActor
final class PresenterCard {
  private(set) weak var view: UIView?
  private let cornerRadius: CGFloat
  private let cornerCurve: CALayerCornerCurve
  private let clips: Bool
  private let transform: CATransform3D
  private var isApplied = false
  private(set) var isSteppedBack = false

  init(_ view: UIView) {
    self.view = view
    cornerRadius = view.layer.cornerRadius
    cornerCurve = view.layer.cornerCurve
    clips = view.layer.masksToBounds
    transform = view.layer.transform
  }

  /// Steps back by a fraction, behind a sheet whose top is at `top` of a container; animated inside
  /// of an animation block.
  func apply(share: CGFloat, top: CGFloat, in container: CGRect) {
    guard let view, share > 0 || isApplied else { return }
    let profile = BehaviorProfile.current.sheets
    let layer = view.layer
    isApplied = true
    isSteppedBack = share > 0
    view.areas.ignoresTransform = true
    layer.masksToBounds = true
    layer.cornerCurve = .continuous
    let scale = 1 - CGFloat(profile.presenterShrinkage)
    // From the middle of the container the card's top is to lie above the sheet's.
    let shrunkTop = layer.position.y - container.height * scale / 2
    let lift = top - CGFloat(profile.presenterPeek) - shrunkTop
    let now = 1 - CGFloat(profile.presenterShrinkage) * share
    let card = CATransform3DScale(
      CATransform3DTranslate(transform, 0, lift * share, 0), now, now, 1)
    layer.transform = share > 0 ? card : transform
    layer.cornerRadius =
      cornerRadius + (CGFloat(profile.presenterCornerRadius) - cornerRadius) * share
  }

  func restore() {
    guard let view, isApplied else { return }
    view.layer.transform = transform
    view.layer.cornerRadius = cornerRadius
    view.layer.cornerCurve = cornerCurve
    view.layer.masksToBounds = clips
    view.areas.ignoresTransform = false
    isApplied = false
    isSteppedBack = false
  }
}
