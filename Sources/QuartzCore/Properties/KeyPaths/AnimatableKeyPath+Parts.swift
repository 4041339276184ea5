// SPDX-License-Identifier: MIT

extension AnimatableKeyPath {
  /// The property with its parts: `x` and `y` of a point, `width` and `height` of a size, `origin`
  /// and `size`, with theirs, of a rectangle.
  var withParts: [AnimatableKeyPath] {
    switch kind {
    case .point: [self, coordinate("x", \.x), coordinate("y", \.y)]
    case .size: [self, side("width", \.width), side("height", \.height)]
    case .rect: [self] + origin.withParts + size.withParts
    default: [self]
    }
  }

  private func coordinate(
    _ suffix: String, _ path: WritableKeyPath<CGPoint, CGFloat> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: "\(name).\(suffix)", kind: .number,
      get: { [read] in
        guard case .point(let point)? = read(&$0) else { return nil }
        return .number(point[keyPath: path])
      },
      set: { [read, set] in
        guard case .number(let value) = $1, case .point(var point)? = read(&$0) else { return }
        point[keyPath: path] = value
        set(&$0, .point(point))
      })
  }

  private func side(
    _ suffix: String, _ path: WritableKeyPath<CGSize, CGFloat> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: "\(name).\(suffix)", kind: .number,
      get: { [read] in
        guard case .size(let size)? = read(&$0) else { return nil }
        return .number(size[keyPath: path])
      },
      set: { [read, set] in
        guard case .number(let value) = $1, case .size(var size)? = read(&$0) else { return }
        size[keyPath: path] = value
        set(&$0, .size(size))
      })
  }

  private var origin: AnimatableKeyPath {
    AnimatableKeyPath(
      name: "\(name).origin", kind: .point,
      get: { [read] in
        guard case .rect(let rect)? = read(&$0) else { return nil }
        return .point(rect.origin)
      },
      set: { [read, set] in
        guard case .point(let value) = $1, case .rect(var rect)? = read(&$0) else { return }
        rect.origin = value
        set(&$0, .rect(rect))
      })
  }

  private var size: AnimatableKeyPath {
    AnimatableKeyPath(
      name: "\(name).size", kind: .size,
      get: { [read] in
        guard case .rect(let rect)? = read(&$0) else { return nil }
        return .size(rect.size)
      },
      set: { [read, set] in
        guard case .size(let value) = $1, case .rect(var rect)? = read(&$0) else { return }
        rect.size = value
        set(&$0, .rect(rect))
      })
  }
}
