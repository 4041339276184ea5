// SPDX-License-Identifier: MIT
internal import Filmstrip
public import UIKit

extension Snapshotting where Value == String, Format == String {
  /// The text itself.
  public static var lines: Snapshotting { Snapshotting { text, _ in text } }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` says, without addresses of objects; a text as it is.
  ///
  /// The order of sets and dictionaries is another in each process: take ``dump`` for values with those.
  public static var description: Snapshotting {
    Snapshotting { value, _ in StableDescription(of: value).text }
  }

  /// The value and all in it, a line for each: elements of sets and dictionaries in the order of their
  /// texts, objects without their addresses, and with a number where one is in several places.
  public static var dump: Snapshotting { Snapshotting { value, _ in ValueDump(value).text } }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, keys in alphabetical order.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return json(encoder)
  }

  /// The value as an encoder writes it.
  ///
  /// - Parameter encoder: Writes values as JSON.
  /// - Returns: The strategy.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting { value, _ in String(decoding: try encoder.encode(value), as: UTF8.self) + "\n" }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The tree of views, a line for each: its class, frame, and what of it is not as usual.
  public static var recursiveDescription: Snapshotting {
    Snapshotting { view, stage in
      if view.window == nil {
        stage.window.addSubview(view)
        stage.advance(by: 0)
      }
      return view.treeDescription(depth: 0)
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The tree of views, as that of a view.
  public static var recursiveDescription: Snapshotting {
    Snapshotting { controller, stage in
      show(controller, on: stage)
      return controller.view.treeDescription(depth: 0)
    }
  }

  /// The tree of controllers, a line for each: its class, and the frame of its view.
  public static var hierarchy: Snapshotting {
    Snapshotting { controller, stage in
      show(controller, on: stage)
      return controller.treeDescription(depth: 0)
    }
  }

  @MainActor
  private static func show(_ controller: UIViewController, on stage: Stage) {
    guard controller.viewIfLoaded?.window == nil else { return }
    stage.window.rootViewController = controller
    stage.advance(by: 0)
  }
}

extension UIView {
  fileprivate func treeDescription(depth: Int) -> String {
    var line = "\(type(of: self)); frame = \(frame.text)"
    if alpha != 1 { line += "; alpha = \(number(alpha))" }
    if isHidden { line += "; hidden" }
    if clipsToBounds { line += "; clipsToBounds" }
    if !transform.isIdentity {
      let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      line += "; transform = [\(values.map { number($0) }.joined(separator: ", "))]"
    }
    if let label = self as? UILabel { line += "; text = '\(label.text ?? "")'" }
    return subviews.reduce(indented(line, depth)) { $0 + $1.treeDescription(depth: depth + 1) }
  }
}

extension UIViewController {
  fileprivate func treeDescription(depth: Int) -> String {
    let place = viewIfLoaded.map { "frame = \($0.frame.text)" } ?? "view not loaded"
    let own = indented("\(type(of: self)); \(place)", depth)
    let presented = presentedViewController.flatMap {
      $0.presentingViewController === self ? $0 : nil
    }
    return (children + [presented].compactMap(\.self)).reduce(own) {
      $0 + $1.treeDescription(depth: depth + 1)
    }
  }
}

private func indented(_ line: String, _ depth: Int) -> String {
  String(repeating: "   | ", count: depth) + line + "\n"
}

private func number(_ value: Double) -> String {
  let rounded = (value * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}

extension CGRect {
  fileprivate var text: String {
    "(\(number(minX)) \(number(minY)); \(number(width)) \(number(height)))"
  }
}
