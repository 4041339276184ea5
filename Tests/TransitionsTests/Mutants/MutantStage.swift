// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTransitions
import UIKit

struct MutantRun: Hashable, CustomStringConvertible {
  enum Course: String, CaseIterable { case automatic, finished, cancelled }

  let entry: String
  let course: Course
  /// Whether a snapshot lies over all while it runs.
  var isOverlaid = false

  var description: String { "\(entry) \(course)" }

  /// All transitions, and those that a touch can drive both ways.
  static let all: [MutantRun] = Gallery.entries.flatMap { entry in
    Course.allCases.filter { $0 == .automatic || entry.drag != nil }.map {
      MutantRun(entry: entry.name, course: $0)
    }
  }
}

/// A transition of the gallery between two screens with a card each, which a mutation may change.
@MainActor
struct MutantStage {
  let gallery: GalleryStage
  let fromCard: UIView
  let toCard: UIView
  let run: MutantRun
  private let delegates: MutableDelegates
  private let mutation: Mutation

  init(_ run: MutantRun, _ mutation: Mutation) throws {
    self.run = run
    self.mutation = mutation
    gallery = try GalleryStage(run.entry, isDriven: run.course != .automatic)
    delegates = MutableDelegates(mutation, isOverlaid: run.isOverlaid)
    fromCard = MutantStage.card("from-card", on: gallery.from.view)
    toCard = MutantStage.card("to-card", on: gallery.to.view)
    gallery.stage.advance(by: 0)
  }

  private static func card(_ name: String, on screen: UIView) -> UIView {
    let card = UIView(frame: CGRect(x: 20, y: 60, width: 60, height: 40))
    card.accessibilityIdentifier = name
    card.backgroundColor = UIColor(red: 0.8, green: 0.6, blue: 0.4, alpha: 1)
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = 4
    for (place, mark) in ["left", "right"].enumerated() {
      let view = UIView(frame: CGRect(x: 10 + 15 * place, y: 10, width: 20, height: 20))
      view.accessibilityIdentifier = "\(name)-\(mark)"
      view.backgroundColor = UIColor(
        red: 0.2, green: 0.4, blue: 0.2 + 0.4 * Double(place), alpha: 1)
      card.addSubview(view)
    }
    screen.addSubview(card)
    return card
  }

  /// Runs the transition; nil where the mutation found nothing to change.
  static func record(_ run: MutantRun, _ mutation: Mutation) throws -> Recording {
    try MutantStage(run, mutation).record()
  }

  private func record() throws -> Recording {
    mutation.prepare(self)
    let root = gallery.scene.rootViewController
    delegates.install(in: root)
    delegates.install(in: gallery.from)
    delegates.install(in: gallery.to)
    // A controller may choose its delegate with each push and pop: after that, and before it is asked.
    for recognizer in gallery.from.view.gestureRecognizers ?? [] {
      (recognizer as? UIPanGestureRecognizer)?.addTarget { [delegates] in
        if $0.state == .began { delegates.install(in: root) }
      }
    }
    let gesture = try run.course.share.map { try gallery.drag(to: [$0], release: .lift) }
    return gallery.stage.record(run.entry) {
      gallery.scene.start()
      delegates.install(in: root)
      if let gesture { gallery.stage.perform(gesture) }
    }
  }
}

extension MutantRun.Course {
  /// How far the touch goes; nil without one.
  fileprivate var share: Double? {
    switch self {
    case .automatic: nil
    case .finished: GalleryDrag.finishingShare
    case .cancelled: GalleryDrag.cancellingShare
    }
  }
}
