// SPDX-License-Identifier: MIT

package struct ScaledSize: Sendable, Hashable {
  let width: Int
  let height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
