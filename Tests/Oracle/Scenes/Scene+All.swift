// SPDX-License-Identifier: MIT

extension Scene {
  /// Every scene, area by area.
  static let all =
    transforms + perspectives + depths + corners + shadows + groups + gradients + masks + images
    + strokes + repeats + filters + backdrops + blends
}
