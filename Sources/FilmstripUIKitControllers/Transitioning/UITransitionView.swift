// SPDX-License-Identifier: MIT

package class UITransitionView: UIView { var passesTouches = false }
