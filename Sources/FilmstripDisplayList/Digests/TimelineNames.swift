// SPDX-License-Identifier: MIT
public import FilmstripImaging

// What a timeline calls contents and drawing, which it does not contain. Numbers count to a millionth,
// so that the names are the same on all machines.

extension Image {
  /// What a timeline calls the contents: equal images have equal names.
  public var name: Digest {
    switch self {
    case .bitmap(let bitmap): bitmap.digest
    case .picture(let picture): picture.name
    }
  }
}

extension Paint {
  /// What a timeline calls the paint: equal paints have equal names.
  public var name: Digest {
    var builder = DigestBuilder(.rounded)
    builder.add(self)
    return builder.digest
  }
}

extension Path {
  /// What a timeline calls the path: equal paths have equal names.
  public var name: Digest {
    var builder = DigestBuilder(.rounded)
    builder.add(self)
    return builder.digest
  }
}

extension Node {
  /// What a timeline calls all that the node shows and that no other value of it contains: the drawing
  /// of its class, filters, a blend mode, what it shows in place of its parts; nil for nothing of that.
  ///
  /// Equal drawing has equal names.
  public var drawingName: Digest? {
    let drawing = look.classDrawing.map { Array(content.dropFirst($0)) } ?? []
    var effects = Effects.none
    if hasEffects {
      effects = self.effects
      effects.sublayerTransform = .identity
      effects.isDoubleSided = true
      effects.preservesDepth = false
      effects.shadow = nil
      effects.mask = nil
    }
    guard !drawing.isEmpty || effects != .none else { return nil }
    var builder = DigestBuilder(.rounded)
    builder.add(drawing)
    builder.add(effects)
    return builder.digest
  }
}
