// SPDX-License-Identifier: MIT
package import Foundation

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path {
  package var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .quad(let control, let point): control.isFinite && point.isFinite
      case .curve(let first, let second, let point):
        first.isFinite && second.isFinite && point.isFinite
      case .close: true
      }
    }
  }
}
