// SPDX-License-Identifier: MIT
internal import UIKit

/// Looks for the elements that VoiceOver reaches, from the front to the back.
@MainActor
struct ElementSearch {
  let capture: LayerCapture
  let screen: CGRect
  private(set) var elements: [SettledScreen.Element] = []
  /// Rectangles of the screen that something opaque covers.
  private var covers: [CGRect] = []
  /// The custom presentation in front of what comes now.
  private var presentation: PresentationContainerView?
  /// Whether what comes now lies behind something modal.
  private var isBlocked = false

  init(_ windows: [UIView], screen: CGRect, numbering capture: LayerCapture) {
    (self.screen, self.capture) = (screen, capture)
    for window in windows.reversed() { visit(window, Place(clip: screen)) }
  }

  /// What the views around a view say of it.
  private struct Place {
    var clip: CGRect
    var alpha: CGFloat = 1
    var isReached = true
    /// What a container lists as its elements; nil where it lists none.
    var listed: Set<ObjectIdentifier>?
  }

  private mutating func visit(_ view: UIView, _ place: Place) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let frame = view.convert(view.bounds, to: nil).intersection(place.clip)
    var inner = place
    inner.alpha *= view.alpha
    inner.isReached = place.isReached && !view.accessibilityElementsHidden
    if place.listed?.contains(ObjectIdentifier(view)) ?? false { inner.listed = nil }
    let isElement =
      inner.isReached && inner.listed == nil && !isBlocked && view.isAccessibilityElement
    if isElement, !frame.isEmpty { note(view, frame) }
    if isElement { inner.isReached = false }
    if let elements = view.accessibilityElements {
      inner.listed = Set(elements.map { ObjectIdentifier($0 as AnyObject) })
    }
    if view.clipsToBounds { inner.clip = frame }
    for subview in view.subviews.reversed() { visit(subview, inner) }
    if inner.alpha == 1, view.layer.mask == nil, view.layer.cornerRadius == 0, !frame.isEmpty,
      view.transform.b == 0, view.backgroundColor?.cgColor.alpha == 1
    {
      covers.append(frame)
    }
    if view.accessibilityViewIsModal { isBlocked = true }
    if let container = view as? PresentationContainerView, !isBlocked { leave(container) }
  }

  /// UIKit's own presentations are modal; of custom ones, the views say it.
  private mutating func leave(_ container: PresentationContainerView) {
    if container.presentationController?.presentationStyle == .custom {
      presentation = presentation ?? container
    } else {
      isBlocked = true
    }
  }

  private mutating func note(_ view: UIView, _ frame: CGRect) {
    guard let number = capture.number(of: view.layer) else { return }
    let element = { (isCovered: Bool, presented: String?) in
      SettledScreen.Element(
        layer: number, isCovered: isCovered, presented: presented)
    }
    guard let presentation else {
      return elements.append(element(covers.contains { $0.contains(frame) }, nil))
    }
    // What touches reach is meant to be reached, and what is covered may be left out by UIKit.
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let hit = view.window?.hitTest(middle, with: nil)
    guard let presented = presentation.presentationController?.presentedViewController,
      hit?.isDescendant(of: presentation) == true, !covers.contains(where: { $0.contains(frame) })
    else { return }
    elements.append(element(false, "\(type(of: presented))"))
  }
}
