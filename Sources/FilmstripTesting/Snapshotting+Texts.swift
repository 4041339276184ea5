// SPDX-License-Identifier: MIT
internal import Filmstrip
public import Foundation
public import UIKit

extension Snapshotting where Value == String, Format == String {
  /// The text itself.
  public static var lines: Snapshotting { Snapshotting { text, _ in text } }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` says.
  public static var description: Snapshotting {
    Snapshotting { value, _ in String(describing: value) }
  }

  /// What `dump` says.
  public static var dump: Snapshotting {
    Snapshotting { value, _ in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, keys in alphabetical order.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return json(encoder)
  }

  /// The value as an encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting { value, _ in String(decoding: try encoder.encode(value), as: UTF8.self) + "\n" }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The tree of views, a line for each: its class, frame, and what of it is not as usual.
  public static var recursiveDescription: Snapshotting {
    Snapshotting { view, screen in
      if view.window == nil {
        let stage = screen.makeStage()
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
    Snapshotting { controller, screen in
      show(controller, on: screen)
      return controller.view.treeDescription(depth: 0)
    }
  }

  /// The tree of controllers, a line for each: its class, and the frame of its view.
  public static var hierarchy: Snapshotting {
    Snapshotting { controller, screen in
      show(controller, on: screen)
      return controller.treeDescription(depth: 0)
    }
  }

  @MainActor
  private static func show(_ controller: UIViewController, on screen: SnapshotScreen) {
    guard controller.viewIfLoaded?.window == nil else { return }
    let stage = screen.makeStage()
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
    if !transform.isIdentity { line += "; transform = \(transform)" }
    if let label = self as? UILabel { line += "; text = '\(label.text ?? "")'" }
    return subviews.reduce(indented(line, depth)) {
      $0 + $1.treeDescription(depth: depth + 1)
    }
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
