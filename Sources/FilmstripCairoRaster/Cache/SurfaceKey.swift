// SPDX-License-Identifier: MIT

/// What a surface is found by: all that its pixels follow from, but of the content only a digest.
struct SurfaceKey: Hashable, Sendable {
  let digest: Int
  let place: SIMD16<Double>
  let rect: SIMD4<Int32>
  let scale: Double
  let pixelBudget: Int
  let depth: Int
  let patterns: Int
  let snapsTranslations: Bool
  let isReversed: Bool
  let isAntialiased: Bool
  let paintsShapes: Bool
}
