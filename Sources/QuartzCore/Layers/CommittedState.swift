// SPDX-License-Identifier: MIT

/// A layer's state at the last commit.
struct CommittedState {
  let properties: LayerProperties
  let sublayers: [CALayer]
  let mask: CALayer?
}
