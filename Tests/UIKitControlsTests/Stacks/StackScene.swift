// SPDX-License-Identifier: MIT
import FilmstripUIKitControls
import Screens
import SeededNumbers

/// A tree of stacks and boxes that UIKit and CSS describe alike.
indirect enum StackNode {
  case box(width: Double, height: Double, grows: Bool, isHidden: Bool)
  case stack(StackStyle, [StackNode])
}

struct StackStyle {
  var isHorizontal = true
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing = 0.0
  /// The distance after each view; nil for the spacing.
  var customSpacings: [Double?] = []
  /// Top, leading, bottom, trailing.
  var margins = [0.0, 0, 0, 0]
}

/// A stack in a room of a size.
struct StackScene {
  let width: Double
  let height: Double
  let isRightToLeft: Bool
  let root: StackNode
}

// MARK: UIKit

extension StackScene {
  /// The rectangles of the views in the room, by UIKit: a stack before what is in it.
  @MainActor func laidOut(on screen: ConstrainedScreen) -> [CGRect] {
    let room = UIView(frame: rect(0, 0, width, height))
    screen.root.addSubview(room)
    let view = made(root)
    screen.add(view, to: room)
    screen.layOut(
      view.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      view.topAnchor.constraint(equalTo: room.topAnchor),
      view.bottomAnchor.constraint(equalTo: room.bottomAnchor))
    var rects: [CGRect] = []
    func collect(_ view: UIView) {
      rects.append(view.convert(view.bounds, to: room))
      for inner in (view as? UIStackView)?.arrangedSubviews ?? [] where !inner.isHidden {
        collect(inner)
      }
    }
    collect(view)
    room.removeFromSuperview()
    return rects
  }

  @MainActor private func made(_ node: StackNode) -> UIView {
    switch node {
    case .box(let width, let height, let grows, let isHidden):
      let view = ContentView(width, height)
      if grows {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          view.setContentHuggingPriority(.defaultLow - 1, for: axis)
          view.setContentCompressionResistancePriority(.defaultHigh - 1, for: axis)
        }
      }
      view.isHidden = isHidden
      return view
    case .stack(let style, let nodes):
      let stack = UIStackView(arrangedSubviews: nodes.map(made))
      stack.axis = style.isHorizontal ? .horizontal : .vertical
      (stack.distribution, stack.alignment) = (style.distribution, style.alignment)
      stack.spacing = style.spacing
      for (view, spacing) in zip(stack.arrangedSubviews, style.customSpacings) {
        if let spacing { stack.setCustomSpacing(spacing, after: view) }
      }
      stack.isLayoutMarginsRelativeArrangement = true
      stack.insetsLayoutMarginsFromSafeArea = false
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: style.margins[0], leading: style.margins[1], bottom: style.margins[2],
        trailing: style.margins[3])
      if isRightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
      return stack
    }
  }
}

// MARK: CSS

extension StackScene {
  /// The scene as an element of a page: flexbox says the same of rows and columns.
  var html: String {
    let direction = isRightToLeft ? "rtl" : "ltr"
    return """
      <div class="room" style="width:\(width)px;height:\(height)px;direction:\(direction)">\
      \(html(root, style: "width:100%;height:100%"))</div>
      """
  }

  private func html(_ node: StackNode, style: String) -> String {
    switch node {
    case .box(let width, let height, _, let isHidden):
      return """
        <div class="item" style="\(isHidden ? "display:none;" : "")\(style)">\
        <div style="width:\(width)px;height:\(height)px"></div></div>
        """
    case .stack(let own, let nodes):
      let justify = own.distribution == .equalSpacing ? "space-between" : "flex-start"
      let align =
        switch own.alignment {
        case .leading: "flex-start"
        case .center: "center"
        case .trailing: "flex-end"
        default: "stretch"
        }
      var text = """
        <div class="item" style="display:flex;justify-content:\(justify);align-items:\(align);\
        flex-direction:\(own.isHorizontal ? "row" : "column");\
        padding-block:\(own.margins[0])px \(own.margins[2])px;\
        padding-inline:\(own.margins[1])px \(own.margins[3])px;\(style)">
        """
      let shown = nodes.indices.filter { !nodes[$0].isHidden }
      for (index, inner) in nodes.enumerated() {
        var flex = own.flex(inner)
        if index != shown.last {
          let custom = own.customSpacings.indices.contains(index) ? own.customSpacings[index] : nil
          flex += ";margin-\(own.isHorizontal ? "inline" : "block")-end:\(custom ?? own.spacing)px"
        }
        text += html(inner, style: flex)
      }
      return text + "</div>"
    }
  }
}

extension StackNode {
  var isHidden: Bool {
    if case .box(_, _, _, let isHidden) = self { return isHidden }
    return false
  }

  var grows: Bool {
    if case .box(_, _, let grows, _) = self { return grows }
    return false
  }
}

extension StackStyle {
  fileprivate func flex(_ node: StackNode) -> String {
    switch distribution {
    case .fillEqually: return "flex:1 1 0"
    case .fillProportionally:
      guard case .box(let width, let height, _, _) = node else { return "flex:1 1 0" }
      return "flex:\(isHorizontal ? width : height) 1 0"
    case .fill: return node.grows ? "flex:1 1 auto" : "flex:0 0 auto"
    default: return "flex:0 0 auto"
    }
  }
}

// MARK: Scenes

extension StackScene {
  /// Each distribution with each alignment, along both axes, in both directions of reading.
  static var systematic: [StackScene] {
    var scenes: [StackScene] = []
    for isHorizontal in [true, false] {
      for distribution in [
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      ] {
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
          let style = StackStyle(
            isHorizontal: isHorizontal, distribution: distribution, alignment: alignment,
            spacing: 7, margins: [3, 5, 9, 11])
          let boxes = [(31.0, 24.0, false), (50, 41, true), (17, 33, false)].map {
            StackNode.box(width: $0.0, height: $0.1, grows: $0.2, isHidden: false)
          }
          for isRightToLeft in [false, true] {
            scenes.append(
              StackScene(
                width: 260, height: 240, isRightToLeft: isRightToLeft, root: .stack(style, boxes)))
          }
        }
      }
    }
    return scenes
  }

  /// Scenes from a seed: stacks in stacks, hidden views, spacing of their own, too little room for what
  /// becomes smaller.
  static func random(count: Int, seed: UInt64) -> [StackScene] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in
      let root = stack(isHorizontal: Bool.random(using: &numbers), depth: 2, &numbers)
      return StackScene(
        width: numbers.number(330...420).rounded(), height: numbers.number(330...420).rounded(),
        isRightToLeft: Bool.random(using: &numbers), root: root)
    }
  }

  private static func stack(
    isHorizontal: Bool, depth: Int, _ numbers: inout SeededNumbers
  ) -> StackNode {
    let distributions: [UIStackView.Distribution] =
      depth == 2 ? [.fill, .fillEqually, .fillProportionally, .equalSpacing] : [.fill]
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
    let count = Int.random(in: 2...4, using: &numbers)
    var style = StackStyle(
      isHorizontal: isHorizontal,
      distribution: distributions.randomElement(using: &numbers) ?? .fill,
      alignment: alignments.randomElement(using: &numbers) ?? .fill,
      spacing: numbers.number(0...9).rounded())
    if depth == 2 {
      style.margins = (0..<4).map { _ in numbers.number(0...12).rounded() }
      style.customSpacings = (0..<count).map { _ in
        Bool.random(using: &numbers) ? numbers.number(0...14).rounded() : nil
      }
    }
    let growing = Int.random(in: 0..<count, using: &numbers)
    let nodes = (0..<count).map { index -> StackNode in
      let mayNest = depth == 2 && index != growing && style.distribution != .fillProportionally
      if mayNest, Int.random(in: 0..<3, using: &numbers) == 0 {
        var inner = stack(isHorizontal: !isHorizontal, depth: 1, &numbers)
        // A stack whose views do not fill it hugs them less than any view hugs its content: beside what
        // grows in a browser it grows first.
        if style.distribution == .fill, case .stack(var own, let views) = inner {
          own.alignment = .fill
          inner = .stack(own, views)
        }
        return inner
      }
      return .box(
        width: numbers.number(4...26).rounded(), height: numbers.number(4...26).rounded(),
        // One at most, and not of two: a single view fills a stack.
        grows: index == growing,
        isHidden: count > 2 && index == (growing + 1) % count
          && Int.random(in: 0..<2, using: &numbers) == 0)
    }
    return .stack(style, nodes)
  }
}
