// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import DisplayList
internal import Foundation

extension AnimatableKeyPath {
  /// The transforms of a layer and the parts by which Core Animation names them, such as
  /// `transform.rotation.z`.
  static let transforms: [AnimatableKeyPath] =
    transform("transform", \.transform)
    + transform("sublayerTransform", \.rare.sublayerTransform)

  /// A property that is a transform, with its parts.
  static func transform(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CATransform3D> & Sendable
  ) -> [AnimatableKeyPath] {
    func part(
      _ suffix: String, get: @escaping @Sendable (TransformParts) -> Double,
      set: @escaping @Sendable (inout TransformParts, Double) -> Void
    ) -> AnimatableKeyPath {
      AnimatableKeyPath(
        name: "\(name).\(suffix)", kind: .number,
        get: { .number(get(TransformParts($0[keyPath: path]))) },
        set: {
          guard case .number(let value) = $1 else { return }
          var parts = TransformParts($0[keyPath: path])
          set(&parts, value)
          $0[keyPath: path] = parts.transform
        })
    }
    let whole = AnimatableKeyPath(
      name: name, kind: .transform, get: { .transform($0[keyPath: path]) },
      set: { if case .transform(let value) = $1 { $0[keyPath: path] = value } })
    let translation = AnimatableKeyPath(
      name: "\(name).translation", kind: .size,
      get: {
        let t = $0[keyPath: path]
        return .size(CGSize(width: t.m41, height: t.m42))
      },
      set: {
        guard case .size(let value) = $1 else { return }
        $0[keyPath: path].m41 = value.width
        $0[keyPath: path].m42 = value.height
      })
    return [
      whole, translation,
      part("translation.x", get: \.translation.x, set: { $0.translation.x = $1 }),
      part("translation.y", get: \.translation.y, set: { $0.translation.y = $1 }),
      part("translation.z", get: \.translation.z, set: { $0.translation.z = $1 }),
      // Without an axis: the mean when read, all three when written (documented).
      part(
        "scale", get: { $0.scale.sum() / 3 },
        set: { $0.scale = SIMD3(repeating: $1) }),
      part("scale.x", get: \.scale.x, set: { $0.scale.x = $1 }),
      part("scale.y", get: \.scale.y, set: { $0.scale.y = $1 }),
      part("scale.z", get: \.scale.z, set: { $0.scale.z = $1 }),
      // Without an axis it is the one about z (documented).
      part("rotation", get: \.angles.z, set: { $0.angles.z = $1 }),
      part("rotation.x", get: \.angles.x, set: { $0.angles.x = $1 }),
      part("rotation.y", get: \.angles.y, set: { $0.angles.y = $1 }),
      part("rotation.z", get: \.angles.z, set: { $0.angles.z = $1 }),
    ]
  }
}
