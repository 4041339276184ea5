// SPDX-License-Identifier: MIT

/// The animatable properties that a class of layers has beyond those of `CALayer`.
package indirect enum SpecialProperties {
  /// Those of a plain `CALayer`: none.
  case none
  /// Those of a `CATransformLayer`: none, but its sublayers keep their depth.
  case transform
}
