// SPDX-License-Identifier: MIT

extension Scene {
  static let all =
    transforms + perspectives + depths + corners + shadows + groups + gradients + masks + images
    + strokes + repeats + filters + backdrops + blends
}
