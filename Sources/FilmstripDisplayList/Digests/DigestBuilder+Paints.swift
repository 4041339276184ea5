// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

extension DigestBuilder {
  mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(0)
      add(color)
    case .linearGradient(let gradient):
      add(1)
      add(gradient.start)
      add(gradient.end)
      add(gradient.stops)
      add(gradient.extendsBeforeStart)
      add(gradient.extendsAfterEnd)
    case .radialGradient(let gradient):
      add(2)
      add(gradient.startCenter)
      add(gradient.startRadius)
      add(gradient.endCenter)
      add(gradient.endRadius)
      add(gradient.stops)
      add(gradient.extendsBeforeStart)
      add(gradient.extendsAfterEnd)
    case .conicGradient(let gradient):
      add(3)
      add(gradient.center)
      add(gradient.angle)
      add(gradient.stops)
    case .pattern(let pattern):
      add(4)
      add(pattern.commands)
      add(pattern.cell)
      add(pattern.step)
      add(pattern.transform)
    }
  }

  private mutating func add(_ stops: [LinearGradient.Stop]) {
    add(stops) { builder, stop in
      builder.add(stop.location)
      builder.add(stop.color)
    }
  }

  mutating func add(_ color: Color) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  mutating func add(_ path: Path) {
    add(path.elements) { builder, element in
      switch element {
      case .move(let point):
        builder.add(0)
        builder.add(point)
      case .line(let point):
        builder.add(1)
        builder.add(point)
      case .quad(let control, let end):
        builder.add(2)
        builder.add(control)
        builder.add(end)
      case .curve(let control1, let control2, let end):
        builder.add(3)
        builder.add(control1)
        builder.add(control2)
        builder.add(end)
      case .close: builder.add(4)
      }
    }
  }

  mutating func add(_ transform: Transform) {
    // Most are the identity, which takes a sixteenth of the words.
    add(transform.isIdentity)
    guard !transform.isIdentity else { return }
    for index in 0..<16 { add(transform.elements[index]) }
  }

  mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ size: CGSize) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(rect.size)
  }
}
