// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

func text(_ numbers: CGFloat...) -> String {
  numbers.map { "\(($0 * 1000).rounded() / 1000 + 0)" }.joined(separator: " ")
}

func text(_ rect: CGRect) -> String { text(rect.minX, rect.minY, rect.width, rect.height) }

/// A property or a method of a view or a layer: how code changes it, and what it is then.
struct MomentSubject: Sendable, CustomStringConvertible {
  let description: String
  /// A view of 20 × 20 points at 4, 4.
  let make: @MainActor @Sendable () -> UIView
  let change: @MainActor @Sendable (UIView) -> Void
  let read: @MainActor @Sendable (UIView) -> String
  /// What it is on the screen, by layout arithmetic; what a view keeps that was never shown, without it.
  let expected: String?
  /// The moments for which there is no evidence of what the system does.
  let unknown: [MomentGrid.Column]

  init(
    _ description: String, expected: String? = nil, unknown: [MomentGrid.Column] = [],
    make: @escaping @MainActor @Sendable () -> UIView = { UIView() },
    _ change: @escaping @MainActor @Sendable (UIView) -> Void,
    _ value: @escaping @MainActor @Sendable (UIView) -> Any?
  ) {
    (self.description, self.expected, self.unknown) = (description, expected, unknown)
    self.change = change
    self.make = {
      let view = make()
      view.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
      view.backgroundColor = .red
      return view
    }
    read = { view in value(view).map { "\($0)" } ?? "nil" }
  }

  /// What the view keeps that was never shown.
  @MainActor var kept: String {
    if let expected { return expected }
    let view = make()
    change(view)
    return read(view)
  }
}

/// A controller's life, in each moment of which one box of each row is changed: a row is a subject, a column a moment.
@MainActor
final class MomentGrid {
  /// The moments of ``ControllerMoment``, and those while the controller comes and goes with a motion.
  enum Column: Hashable, Sendable, CustomStringConvertible {
    case moment(ControllerMoment)
    case coming, going

    static let all = ControllerMoment.allCases.map(Column.moment) + [.coming, .going]
    var description: String {
      switch self {
      case .moment(let moment): moment.rawValue
      case .coming: "coming"
      case .going: "going"
      }
    }
  }

  let scene: MomentScene
  private let subjects: [MomentSubject]
  private var boxes: [[UIView]] = []
  private(set) var changed: Set<Column> = []
  /// What was read right after the change, by column and row.
  private(set) var atOnce: [Column: [String]] = [:]
  var change: (MomentSubject, UIView, Column) -> Void = { subject, view, _ in subject.change(view) }

  init(_ place: ControllerPlace, animated: Bool, _ subjects: [MomentSubject]) {
    scene = MomentScene(place, animated: animated)
    self.subjects = subjects
    for (row, subject) in subjects.enumerated() {
      boxes.append(
        Column.all.indices.map { column in
          let box = UIView(
            frame: CGRect(x: 4 + column * 32, y: 110 + row * 29, width: 30, height: 28))
          box.clipsToBounds = true
          box.addSubview(subject.make())
          return box
        })
    }
    scene.controller.onEach = { [unowned self] moment in
      if moment == .viewDidLoad { addBoxes() }
      reach(.moment(moment))
    }
  }

  private func addBoxes() {
    for box in boxes.joined() { scene.controller.view.addSubview(box) }
  }

  func view(_ row: Int, _ column: Column) -> UIView {
    boxes[row][Column.all.firstIndex(of: column) ?? 0].subviews[0]
  }

  /// Changes the boxes of a column, the first time.
  func reach(_ column: Column) {
    guard changed.insert(column).inserted else { return }
    atOnce[column] = subjects.enumerated().map { row, subject in
      let view = view(row, column)
      change(subject, view, column)
      return subject.read(view)
    }
  }

  func show() {
    reach(.moment(.made))
    scene.showAgain()
    scene.stage.advance(by: 0.1)
    reach(.coming)
    scene.stage.settle()
    reach(.moment(.shown))
    scene.stage.settle()
  }

  func hide() {
    scene.leave()
    scene.stage.advance(by: 0.1)
    reach(.going)
    scene.stage.settle()
  }

  /// The cells in which a value is not the expected one, is not what is shown, or leaves an animation.
  func differences(drawn isDrawn: Bool = true) -> [String] {
    let picture = isDrawn ? scene.stage.snapshot() : nil
    var lines: [String] = []
    for (row, subject) in subjects.enumerated() {
      let known = changed.subtracting(subject.unknown)
      let (kept, columns) = (subject.kept, Column.all.filter(known.contains))
      let pixels = columns.map { column in
        picture.flatMap { crop($0, boxes[row][Column.all.firstIndex(of: column) ?? 0]) }
      }
      for (index, column) in columns.enumerated() {
        let view = view(row, column)
        let cell = "\(scene.place) \(subject) in \(column)"
        let value = subject.read(view)
        if value != kept { lines.append("\(cell): \(value) in place of \(kept)") }
        if let keys = view.layer.animationKeys(), !keys.isEmpty {
          lines.append("\(cell): animations \(keys) are left")
        }
        if pixels[index] != pixels[0] {
          lines.append("\(cell): another picture than \(columns[0])")
        }
      }
    }
    return lines
  }

  private func crop(_ picture: Bitmap, _ box: UIView) -> Bitmap? {
    guard let window = box.window else { return nil }
    let frame = window.convert(box.bounds, from: box)
    // Bars at the top and at the bottom are over it.
    guard frame.minY >= 106, frame.maxY <= 760 else { return nil }
    let scale = CGFloat(picture.width) / window.bounds.width
    let columns = (Int((frame.minX * scale).rounded())..<Int((frame.maxX * scale).rounded()))
      .clamped(to: 0..<picture.width)
    let rows = (Int((frame.minY * scale).rounded())..<Int((frame.maxY * scale).rounded()))
      .clamped(to: 0..<picture.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    return picture.part(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}

extension MomentScene {
  func showAgain() {
    if place == .presentedNavigation, let navigation = controller.navigationController {
      home.present(navigation, animated: false)
    } else {
      show()
    }
  }

  /// Takes the controller off the screen, also if a split view has presented it for want of room.
  func leave() {
    if controller.presentingViewController != nil {
      controller.dismiss(animated: false)
    } else {
      hide()
    }
  }
}
