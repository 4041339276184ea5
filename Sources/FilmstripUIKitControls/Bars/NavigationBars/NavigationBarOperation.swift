// SPDX-License-Identifier: MIT

package enum NavigationBarOperation {
  case none
  case push
  case pop
}
