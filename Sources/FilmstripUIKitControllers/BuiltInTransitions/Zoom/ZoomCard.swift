// SPDX-License-Identifier: MIT

/// The place of a zoomed view: its card in the container, and itself in the card.
struct ZoomPlace {
  var card: CGRect
  var cornerRadius: CGFloat
  var alpha: CGFloat = 1
  /// The zoomed view's size, as a share of its own.
  var scale: CGFloat
  /// The zoomed view's corner, in the card.
  var origin: CGPoint
  var cover: CGFloat
  /// How much of the dimming lies below the card.
  var dimming: CGFloat
}

/// The views of one zoom in or out: dimming, and a card with rounded corners that cuts the zoomed
/// view.
@MainActor
final class ZoomCard {
  private let container: UIView
  private let zoomedView: UIView
  private let view = UIView()
  private let content = ZoomContentView()
  private let dimming = UIView()
  private let cover: UIView?
  private let source: UIView?
  private let sourceAlpha: CGFloat
  private let alignment: CGRect
  let full: ZoomPlace
  /// Where it lies on the source, or is not to be seen.
  let away: ZoomPlace

  private static var profile: ZoomBehavior { BehaviorProfile.current.zoom }

  /// The views of a transition, the zoomed one at its full place; nil without a view to zoom.
  init?(_ zoom: Zoom, context: any UIViewControllerContextTransitioning, isOpening: Bool) {
    guard let zoomedView = context.view(forKey: isOpening ? .to : .from),
      let zoomed = context.viewController(forKey: isOpening ? .to : .from),
      let other = context.viewController(forKey: isOpening ? .from : .to)
    else { return nil }
    self.zoomedView = zoomedView
    container = context.containerView
    let frame = isOpening ? context.finalFrame(for: zoomed) : zoomedView.frame
    if !isOpening, let lower = context.view(forKey: .to) {
      lower.frame = context.finalFrame(for: other)
      container.insertSubview(lower, at: 0)
    }
    // Where the source is may follow from layout.
    container.layoutIfNeeded()
    let radius = container.environment.screen.metrics.displayCornerRadius
    full = ZoomPlace(
      card: frame, cornerRadius: radius, scale: 1, origin: .zero, cover: 0, dimming: 1)
    let source = zoom.sourceView(in: other, zoomed: zoomed)
    self.source = source
    sourceAlpha = source?.alpha ?? 1
    if let source {
      zoomedView.bounds.size = frame.size
      alignment = zoom.alignmentRect(of: zoomedView, source: source, zoomed: zoomed)
      cover = source.snapshotView(afterScreenUpdates: true)
      away = ZoomCard.place(on: source, in: container, alignment: alignment)
    } else {
      alignment = zoomedView.bounds
      cover = nil
      let scale = ZoomCard.profile.sourcelessScale
      var place = full.scaled(by: scale, about: CGPoint(x: frame.midX, y: frame.midY))
      (place.alpha, place.dimming) = (0, 0)
      away = place
    }
    assemble(frame, color: zoom.options.dimmingColor)
    zoom.watch(zoomed)
  }

  private static func place(on source: UIView, in container: UIView, alignment: CGRect) -> ZoomPlace
  {
    let rect = source.convert(source.bounds, to: container)
    let scale = max(rect.width / alignment.width, rect.height / alignment.height)
    return ZoomPlace(
      card: rect, cornerRadius: source.layer.cornerRadius, scale: scale,
      origin: CGPoint(
        x: rect.width / 2 - alignment.midX * scale, y: rect.height / 2 - alignment.midY * scale),
      cover: 1, dimming: 0)
  }

  private func assemble(_ frame: CGRect, color: UIColor?) {
    dimming.frame = container.bounds
    dimming.layer.role = "dimming"
    dimming.backgroundColor = color ?? UIColor(white: 0, alpha: ZoomCard.profile.dimming)
    view.layer.role = "card"
    view.clipsToBounds = true
    view.layer.cornerCurve = .continuous
    // As if it were in its place: the content is not laid out again meanwhile.
    content.insets = container.safeAreaInsets.inherited(by: frame, in: container.bounds)
    content.bounds = CGRect(origin: .zero, size: frame.size)
    container.addSubview(dimming)
    container.addSubview(view)
    view.addSubview(content)
    zoomedView.transform = .identity
    zoomedView.frame = content.bounds
    content.addSubview(zoomedView)
    if let cover {
      cover.isUserInteractionEnabled = false
      cover.layer.role = "snapshot"
      view.addSubview(cover)
    }
    source?.alpha = 0
    show(full)
    content.layoutIfNeeded()
  }

  func show(_ place: ZoomPlace) {
    view.frame = place.card
    view.layer.cornerRadius = place.cornerRadius
    view.alpha = place.alpha
    content.transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
    content.center = CGPoint(
      x: place.origin.x + content.bounds.width * place.scale / 2,
      y: place.origin.y + content.bounds.height * place.scale / 2)
    cover?.frame = CGRect(
      x: place.origin.x + alignment.minX * place.scale,
      y: place.origin.y + alignment.minY * place.scale, width: alignment.width * place.scale,
      height: alignment.height * place.scale)
    dimming.alpha = place.dimming
  }

  /// Goes to a place by the zoom's spring; the source's picture fades meanwhile.
  func fly(to place: ZoomPlace, completion: @escaping () -> Void) {
    let profile = ZoomCard.profile
    UIView.animate(
      withDuration: profile.duration, delay: 0, usingSpringWithDamping: profile.dampingRatio,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      self.show(place)
    } completion: { _ in
      completion()
    }
    let fade = profile.duration * profile.coverFade
    // It comes late and goes early.
    UIView.animate(withDuration: fade, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
      self.cover?.alpha = place.cover
    }
  }

  func showCover(_ alpha: CGFloat) { cover?.alpha = alpha }

  /// What is seen at this instant, in the middle of a flight.
  var shownPlace: ZoomPlace {
    let (card, inner) = (view.layer.presentation(), content.layer.presentation())
    guard let card, let inner else { return full }
    return ZoomPlace(
      card: card.frame, cornerRadius: card.cornerRadius, alpha: CGFloat(card.opacity),
      scale: inner.transform.m11, origin: inner.frame.origin,
      cover: CGFloat(cover?.layer.presentation()?.opacity ?? 0),
      dimming: CGFloat(dimming.layer.presentation()?.opacity ?? 1))
  }

  /// Takes the card away and leaves the zoomed view in its full place.
  func end() {
    zoomedView.frame = full.card
    container.addSubview(zoomedView)
    view.removeFromSuperview()
    dimming.removeFromSuperview()
    source?.alpha = sourceAlpha
  }
}

extension ZoomPlace {
  func scaled(by factor: CGFloat, about point: CGPoint) -> ZoomPlace {
    var place = self
    place.card = CGRect(
      x: point.x + (card.minX - point.x) * factor, y: point.y + (card.minY - point.y) * factor,
      width: card.width * factor, height: card.height * factor)
    place.scale = scale * factor
    place.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    place.cornerRadius = cornerRadius * factor
    return place
  }
}

/// Keeps the zoomed view's safe area as it is in its full place.
package final class ZoomContentView: UIView {
  var insets = UIEdgeInsets.zero

  package override var safeAreaInsets: UIEdgeInsets { insets }
}
