// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
internal import FilmstripWording

public class CGPath {
  package internal(set) var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform?.pointee))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path(checkedRoundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        .applying(transform?.pointee))
  }

  public var isEmpty: Bool { path.elements.isEmpty }
}

extension CGPath: Equatable, Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.path == right.path
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

extension Path {
  /// A rounded rectangle that a caller of the SDK asked for.
  init(checkedRoundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    require(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0
        && 2 * cornerHeight <= rect.height,
      "CGPath: the corners of a rounded rectangle are \(cornerWidth)×\(cornerHeight) and exceed "
        + "its \(rect.width)×\(rect.height)")
    self.init(roundedRect: rect.standardized, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
  }

  package func applying(_ transform: CGAffineTransform?) -> Path {
    guard let transform, !transform.isIdentity else { return self }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quad(let control, let end):
          .quad(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
          .curve(
            control1: control1.applying(transform), control2: control2.applying(transform),
            end: end.applying(transform))
        case .close: .close
        }
      })
  }
}
