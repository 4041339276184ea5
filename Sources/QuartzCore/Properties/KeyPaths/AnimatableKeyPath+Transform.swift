// SPDX-License-Identifier: MIT

extension AnimatableKeyPath {
  /// The transforms of a layer and the parts by which Core Animation names them, such as
  /// `transform.rotation.z`.
  static let transforms: [AnimatableKeyPath] =
    parts("transform", get: { $0.transform }, set: { $0.transform = $1 })
    + parts(
      "sublayerTransform", get: { $0.uncommonProperties.sublayerTransform },
      set: { $0.uncommonProperties.sublayerTransform = $1 })

  /// A transform and its parts, for any class of layers.
  static func parts(
    _ name: String, get read: @escaping @Sendable (inout LayerProperties) -> CATransform3D,
    set write: @escaping @Sendable (inout LayerProperties, CATransform3D) -> Void
  ) -> [AnimatableKeyPath] {
    func part(
      _ suffix: String, get: @escaping @Sendable (TransformParts) -> Double,
      set: @escaping @Sendable (inout TransformParts, Double) -> Void
    ) -> AnimatableKeyPath {
      AnimatableKeyPath(
        name: "\(name).\(suffix)", kind: .number,
        get: { .number(get(TransformParts(read(&$0)))) },
        set: {
          guard case .number(let value) = $1 else { return }
          var parts = TransformParts(read(&$0))
          set(&parts, value)
          write(&$0, parts.transform)
        })
    }
    let whole = AnimatableKeyPath(
      name: name, kind: .transform, get: { .transform(read(&$0)) },
      set: { if case .transform(let value) = $1 { write(&$0, value) } })
    let translation = AnimatableKeyPath(
      name: "\(name).translation", kind: .size,
      get: {
        let t = read(&$0)
        return .size(CGSize(width: t.m41, height: t.m42))
      },
      set: {
        guard case .size(let value) = $1 else { return }
        var transform = read(&$0)
        (transform.m41, transform.m42) = (value.width, value.height)
        write(&$0, transform)
      })
    return [
      whole, translation,
      part("translation.x", get: \.translation.x, set: { $0.translation.x = $1 }),
      part("translation.y", get: \.translation.y, set: { $0.translation.y = $1 }),
      part("translation.z", get: \.translation.z, set: { $0.translation.z = $1 }),
      // Without an axis: the mean when read, all three when written (documented).
      part("scale", get: { $0.scale.sum() / 3 }, set: { $0.scale = SIMD3(repeating: $1) }),
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
