// SPDX-License-Identifier: MIT
internal import Foundation

extension Path {
  /// The same lines and curves from end to start: the last subpath first, each drawn backwards.
  public var reversed: Path {
    var result: [Element] = []
    var subpath: [Element] = []
    var pens: [CGPoint] = []
    var isClosed = false
    func finish() {
      guard let last = pens.last else { return }
      var backwards: [Element] = [.move(last)]
      for (element, pen) in zip(subpath, pens).reversed() {
        switch element {
        case .quad(let control, _): backwards.append(.quad(control: control, end: pen))
        case .curve(let control1, let control2, _):
          backwards.append(.curve(control1: control2, control2: control1, end: pen))
        case .move, .line, .close: backwards.append(.line(pen))
        }
      }
      if isClosed { backwards.append(.close) }
      result = backwards + result
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        (subpath, pens, isClosed) = ([], [point], false)
      case .line(let end), .quad(_, let end), .curve(_, _, let end):
        if isClosed, let start = pens.first {
          finish()
          (subpath, pens, isClosed) = ([], [start], false)
        }
        subpath.append(element)
        pens.append(end)
      case .close: isClosed = true
      }
    }
    finish()
    return Path(result)
  }
}
