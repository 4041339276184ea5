// SPDX-License-Identifier: MIT

package struct ScaledSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
