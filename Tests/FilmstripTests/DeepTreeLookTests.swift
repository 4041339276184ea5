// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Layers in layers, hundreds deep, each of which needs a surface of its own.
@MainActor
@Suite struct DeepTreeLookTests {
  nonisolated enum Kind: CaseIterable { case shadow, mask, opacity, clip }

  @Test(arguments: Kind.allCases)
  func fiveHundredLayersInEachOtherAreDrawn(kind: Kind) {
    let screen = SmallScreen()
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    var layer = root
    for _ in 0..<500 {
      let next = CALayer()
      next.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      next.backgroundColor = SmallScreen.red.cgColor
      switch kind {
      case .shadow: (next.shadowOpacity, next.shadowRadius) = (0.5, 3)
      case .mask:
        let mask = CALayer()
        mask.frame = next.bounds
        mask.backgroundColor = SmallScreen.black.cgColor
        next.mask = mask
      case .opacity: next.opacity = 0.99
      case .clip: (next.masksToBounds, next.cornerRadius) = (true, 5)
      }
      layer.addSublayer(next)
      layer = next
    }
    screen.show(root)
    // Red on red: at most the outermost layer lets a hundredth of what is behind through.
    expect(screen.picture[10, 10], SmallScreen.red, within: 4)
  }
}
