// SPDX-License-Identifier: MIT
import UIKit

/// The constants of the card transition, as an application has them in its code.
struct CardDesign {
  enum Timing {
    case curve(UIView.AnimationOptions)
    case spring(damping: Double, velocity: Double)
  }

  var duration = 0.4
  var delay = 0.0
  var timing = Timing.curve(.curveEaseInOut)
  /// How far below its end the card begins, in points.
  var start = 300.0
  /// The scale with which the card begins.
  var startScale = 0.9
  /// How far below the top edge the card ends, in points.
  var inset = 80.0
  /// The width of the card at its end, in points.
  var width = 160.0
  var dimmingAlpha = 0.4
  var tileAlpha = 1.0
  var cardRadius = 16.0
  var tileRadius = 4.0
  var shadowRadius = 8.0
  var shadowOpacity = 0.3
  var badgeAngle = 0.0
  var tileScale = 1.0
  var badgeAnchor = CGPoint(x: 0.5, y: 0.5)
  var tileAnchor = CGPoint(x: 0.5, y: 0.5)
  var hasSwappedTiles = false
  var isBadgeBehind = false
  var tileDepth = 0.0
  var badgeDepth = 0.0
  var heading = "Ready to go"
  var detail = "Two tickets"
  var headingSize = 20.0
  var detailWeight = UIFont.Weight.regular
  var headingColor = UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
  var tileColor = UIColor(red: 0.9, green: 0.6, blue: 0.2, alpha: 1)
  /// The share of the way from which a dismissal finishes.
  var threshold = 0.3
  var completionSpeed = 1.0
  /// How far the touch of a dismissal goes, in points.
  var panDistance = 160.0
}
