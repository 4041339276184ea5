// SPDX-License-Identifier: MIT

/// What a layer was at the last commit.
struct CommittedState {
  let properties: LayerProperties
  let sublayers: [CALayer]
  let mask: CALayer?
}
