// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing
import UIKit

/// One constant of the card transition that is another one, and what the first line has to say of it.
struct CardMutant: CustomTestStringConvertible, Sendable {
  enum Run: String, Sendable { case present, springPresent, finish, cancel }

  let kind: String
  let run: Run
  let change: @Sendable (inout CardDesign) -> Void
  /// Words of which each has to be in the first line.
  let words: [String]

  init(
    _ kind: String, _ run: Run = .present, says words: [String],
    _ change: @escaping @Sendable (inout CardDesign) -> Void
  ) {
    (self.kind, self.run, self.words, self.change) = (kind, run, words, change)
  }

  var testDescription: String { "\(kind): \(words.joined(separator: ", "))" }

  /// Two of each kind, in two strengths or places.
  static let all: [CardMutant] = [
    // In the order of the issue; values are those of the change and of `CardDesign`.
    CardMutant("duration", says: ["duration 0.4 → 0.6 s"]) { $0.duration = 0.6 },
    CardMutant("duration", says: ["duration 0.4 → 0.36 s"]) { $0.duration = 0.36 },
    CardMutant("delay", says: ["delay 0 → 0.1 s"]) { $0.delay = 0.1 },
    CardMutant("delay", says: ["delay 0 → 0.03 s"]) { $0.delay = 0.03 },
    CardMutant("curve", says: ["curve easeInEaseOut → linear"]) {
      $0.timing = .curve(.curveLinear)
    },
    CardMutant("curve", says: ["curve easeInEaseOut → easeOut"]) {
      $0.timing = .curve(.curveEaseOut)
    },
    CardMutant("damping", .springPresent, says: ["to ", "damping ratio 0.7 → 0.5"]) {
      $0.timing = .spring(damping: 0.5, velocity: 0)
    },
    CardMutant("damping", .springPresent, says: ["to ", "damping ratio 0.7 → 0.8"]) {
      $0.timing = .spring(damping: 0.8, velocity: 0)
    },
    CardMutant("velocity", .springPresent, says: ["to ", "initial velocity 0 → 8"]) {
      $0.timing = .spring(damping: 0.7, velocity: 8)
    },
    CardMutant("velocity", .springPresent, says: ["to ", "initial velocity 0 → 2"]) {
      $0.timing = .spring(damping: 0.7, velocity: 2)
    },
    CardMutant("from", says: ["to ", "position.y", "start 530.0 pt → 550.0 pt"]) { $0.start = 320 },
    CardMutant("from", says: ["to ", "transform.scale", "start 0.900 → 0.800"]) {
      $0.startScale = 0.8
    },
    CardMutant("to", says: ["to ", "position.y", "end 230.0 pt → 240.0 pt"]) { $0.inset = 90 },
    CardMutant("to", says: ["to ", "bounds.size.width", "160.0 pt → 164.0 pt"]) { $0.width = 164 },
    CardMutant("alpha", says: ["CardPresentation.dimming ", "opacity", "end 0.40 → 0.50"]) {
      $0.dimmingAlpha = 0.5
    },
    CardMutant("alpha", says: ["Tile (second of two) ", "opacity", "1.00 → 0.80"]) {
      $0.tileAlpha = 0.8
    },
    CardMutant("corner", says: ["to ", "cornerRadius", "16.0 pt → 20.0 pt"]) { $0.cardRadius = 20 },
    CardMutant("corner", says: ["Tile (second of two) ", "cornerRadius", "4.0 pt → 5.0 pt"]) {
      $0.tileRadius = 5
    },
    CardMutant("shadow", says: ["to ", "shadowRadius", "8.0 pt → 10.0 pt"]) {
      $0.shadowRadius = 10
    },
    CardMutant("shadow", says: ["to ", "shadowOpacity", "0.30 → 0.40"]) { $0.shadowOpacity = 0.4 },
    CardMutant(
      "transform", says: ["CardController.badge ", "transform.rotation.z", "0.0° → 5.0°"]
    ) { $0.badgeAngle = 5 },
    CardMutant("transform", says: ["Tile (second of two) ", "transform.scale", "1.000 → 1.100"]) {
      $0.tileScale = 1.1
    },
    CardMutant("anchor", says: ["CardController.badge ", "anchorPoint.x", "0.50 → 0.00"]) {
      $0.badgeAnchor = CGPoint(x: 0, y: 0.5)
    },
    CardMutant("anchor", says: ["Tile (first of two) ", "anchorPoint.y", "0.50 → 1.00"]) {
      $0.tileAnchor = CGPoint(x: 0.5, y: 1)
    },
    CardMutant("order", says: ["Tile (second of two) ", "moved behind Tile (first of two)"]) {
      $0.hasSwappedTiles = true
    },
    CardMutant("order", says: ["CardController.badge ", "moved behind Tile (first of two)"]) {
      $0.isBadgeBehind = true
    },
    CardMutant("z", says: ["Tile (first of two) ", "zPosition", "0.0 pt → 1.0 pt"]) {
      $0.tileDepth = 1
    },
    CardMutant("z", says: ["CardController.badge ", "zPosition", "0.0 pt → -2.0 pt"]) {
      $0.badgeDepth = -2
    },
    CardMutant("finish to cancel", .finish, says: ["a finish became a cancel", "CardController"]) {
      $0.threshold = 0.9
    },
    CardMutant("finish to cancel", .finish, says: ["a finish became a cancel", "CardController"]) {
      $0.threshold = 0.45
    },
    CardMutant("cancel to finish", .cancel, says: ["a cancel became a finish", "CardController"]) {
      $0.threshold = 0.1
    },
    CardMutant("cancel to finish", .cancel, says: ["a cancel became a finish", "CardController"]) {
      $0.threshold = 0
    },
    CardMutant("pan distance", .finish, says: ["touch", "distance 170 → 210 pt"]) {
      $0.panDistance = 200
    },
    CardMutant("pan distance", .cancel, says: ["touch", "distance 90 → 80 pt"]) {
      $0.panDistance = 70
    },
    CardMutant("completion speed", .finish, says: ["completion speed 2 times"]) {
      $0.completionSpeed = 2
    },
    CardMutant("completion speed", .cancel, says: ["completion speed 0.5 times"]) {
      $0.completionSpeed = 0.5
    },
    CardMutant(
      "text", says: ["UILabel ‘Ready to go’ ", "text “Ready to go” → “Ready to leave”"]
    ) { $0.heading = "Ready to leave" },
    CardMutant("text", says: ["UILabel ‘Two tickets’ ", "text “Two tickets” → “Two ticket”"]) {
      $0.detail = "Two ticket"
    },
    CardMutant("font", says: ["UILabel ‘Ready to go’ ", "font", " 20.0 → ", " 22.0"]) {
      $0.headingSize = 22
    },
    CardMutant("font", says: ["UILabel ‘Two tickets’ ", "font", "Regular", "Bold"]) {
      $0.detailWeight = .bold
    },
    CardMutant("colour", says: ["UILabel ‘Ready to go’ ", "textColor.red", "0.10 → 0.60"]) {
      $0.headingColor = UIColor(red: 0.6, green: 0.1, blue: 0.1, alpha: 1)
    },
    CardMutant(
      "colour", says: ["Tile (second of two) ", "backgroundColor.green", "0.60 → 0.65"]
    ) { $0.tileColor = UIColor(red: 0.9, green: 0.65, blue: 0.2, alpha: 1) },
  ]
}

extension CardMutant.Run {
  /// The transition as it is expected to be in this run.
  var design: CardDesign {
    var design = CardDesign()
    switch self {
    case .springPresent: design.timing = .spring(damping: 0.7, velocity: 0)
    case .cancel: design.panDistance = 80
    case .present, .finish: break
    }
    return design
  }

  /// Records the transition of a design.
  @MainActor
  func record(_ design: CardDesign) -> Recording {
    let stage = Stage(
      device: Device(
        name: "Small", identifier: "small", size: CGSize(width: 200, height: 400), scale: 1))
    let home = UIViewController()
    home.view.backgroundColor = .lightGray
    stage.window.rootViewController = home
    stage.window.makeKeyAndVisible()
    let transitioning = CardTransitioning(design)
    let card = CardController(design)
    transitioning.presented = card
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transitioning
    stage.advance(by: 0)
    return withExtendedLifetime(transitioning) {
      if self == .present || self == .springPresent {
        return stage.record("card") { home.present(card, animated: true) }
      }
      home.present(card, animated: false)
      _ = stage.settle()
      return stage.record("card") {
        stage.perform(
          .drag(
            from: CGPoint(x: 100, y: 150), direction: CGVector(dx: 0, dy: 1),
            length: design.panDistance, to: [1], legDuration: 0.3))
      }
    }
  }
}
