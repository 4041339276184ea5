// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

/// The rectangle of a scroll view's content: constraints give it its size.
package final class ScrollContentGuide: UILayoutGuide {
  package override var sizesContent: Bool { true }

  package override var layoutFrame: CGRect {
    let solved = super.layoutFrame
    guard solved == .zero, let view = owningView as? UIScrollView else { return solved }
    return CGRect(origin: .zero, size: view.contentSize)
  }
}

/// The rectangle of a scroll view itself, which stays where it is when the content is scrolled.
package final class ScrollFrameGuide: UILayoutGuide {
  package override var insetsInOwner: UIEdgeInsets? { .zero }

  package override var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

struct ScrollLayoutGuides {
  var content: ScrollContentGuide?
  var frame: ScrollFrameGuide?

  var all: [UILayoutGuide] { [content as UILayoutGuide?, frame].compactMap(\.self) }
}

extension UIScrollView {
  var madeFrameGuide: ScrollFrameGuide {
    if let guide = layoutGuidesOfScrolling.frame { return guide }
    let guide = ScrollFrameGuide()
    guide.owningView = self
    layoutGuidesOfScrolling.frame = guide
    return guide
  }

  var madeContentGuide: ScrollContentGuide {
    if let guide = layoutGuidesOfScrolling.content { return guide }
    let guide = ScrollContentGuide()
    guide.owningView = self
    layoutGuidesOfScrolling.content = guide
    return guide
  }
}
