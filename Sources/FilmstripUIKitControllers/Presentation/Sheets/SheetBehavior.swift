// SPDX-License-Identifier: MIT

/// How sheets are placed, look and follow a touch: points, seconds, and the evidence for each.
package struct SheetBehavior: BehaviorValues {
  // MARK: Place

  /// How far a large sheet stays below the top of a phone's screen at least; as far as the safe area
  /// reaches, where that is more.
  ///
  /// Measured on iOS 26 (30 on an iPhone SE whatever its status bar does, 59 on an iPhone 16). On iOS
  /// 13 to 18 it is known to be 10 points below the safe area, which is 30 on an iPhone SE, too.
  package var leastTopInset = 30.0
  /// How far a page sheet stays from the top and the bottom of an iPad's screen.
  ///
  /// Measured at the top on iOS 26 with a safe area of 32; that it is the same below is assumed.
  package var padTopInset = 42.0
  /// Widest page sheet on an iPad.
  ///
  /// Approximated: the width that iOS 13 and later show on many iPads, as remembered.
  package var padPageWidth = 712.0
  /// Size of a form sheet with room around it, unless the controller prefers another: 580 × 650.
  ///
  /// Measured on iOS 26; 540 × 620 is widely published for iOS 7 to 18.
  package var formSize = (width: 580.0, height: 650.0)
  /// How far above the middle of the screen a form sheet lies: its top was 260 and its bottom 910 on a
  /// screen of 1180.
  ///
  /// Measured on one iPad; the rule behind it is not known.
  package var formLift = 5.0
  /// The medium height as a share of the largest: 425 of 759 (measured; 356.5 of 637 and 364 of 650
  /// are the same, rounded to the device pixel).
  package var mediumShare = 425.0 / 759
  /// Whether sheets that are not large float as cards, 8 points inside of the screen's edges.
  ///
  /// Measured on iOS 26; before, sheets touch the edges. The look here is that of iOS 13 to 18.
  package var floats = false

  // MARK: Look

  /// Radius of the corners at the top of a sheet that touches the screen's edges; continuous.
  ///
  /// Approximated: 10 in ports of iOS 13 to 18, and in view dumps of those.
  package var cornerRadius = 10.0
  /// Radius of all corners of a form sheet.
  ///
  /// Approximated, as `cornerRadius`; 32 was measured on iOS 26.
  package var formCornerRadius = 10.0
  /// Radii of a floating card, at the top and at the bottom (read off views of iOS 26).
  ///
  /// A layer has one radius for all corners here: that of the top is taken.
  package var floatingCornerRadius = (top: 38.0, bottom: 47.7407)
  /// Opacity of the black behind sheets in dark appearance where they float (measured on iOS 26); in
  /// all other cases it is `PresentationBehavior.dimming`.
  package var floatingDarkDimming = 0.48
  /// Shadow of a floating card: opacity, Gaussian sigma and distance downwards (fitted to iOS 26,
  /// residual below one level).
  package var floatingShadow = (opacity: 0.09, radius: 15.5, offset: 7.5)
  /// Shadow of a form sheet.
  ///
  /// Approximated: the same as of a floating card.
  package var formShadow = (opacity: 0.09, radius: 15.5, offset: 7.5)
  /// The grabber: 36 × 5, 5 points below the sheet's top, in the middle without rounding (measured by
  /// two routes).
  package var grabber = (width: 36.0, height: 5.0, top: 5.0)
  /// Grey of the grabber, 0 to 1 each, and its opacity: (120, 120, 128) at 0.4295 (measured).
  package var grabberColor = (red: 120 / 255.0, green: 120 / 255.0, blue: 128 / 255.0)
  package var grabberOpacity = 0.4295

  /// Whether a screen-filling presenter steps back as a card behind a large sheet on a phone.
  ///
  /// Sources conflict: it does on iOS 13 to 18 (widely known, and in three ports); for iOS 26 one
  /// source has it and another sees a flat dim. The look here is that of iOS 13 to 18.
  package var presenterStepsBack = true
  /// How much smaller the presenter's card is (measured by the one port that says so; others have
  /// 0.05 and 20 points of the width).
  package var presenterShrinkage = 0.0835
  /// How far the card's top lies above the sheet's: 10 in one port, 0.01 heights in another.
  package var presenterPeek = 10.0
  /// Radius of the card's corners: 12 in the port that measured, 10 in two others.
  package var presenterCornerRadius = 12.0

  // MARK: Motion

  // A sheet appears and disappears with `Spring.system`: mass 3, stiffness 1000, critically damped.
  // Measured on iOS 26 for coming and for the release of a drag; that going is the reverse is
  // asserted only.

  /// The fraction of its height by which a sheet has to be pulled down to be dismissed (measured:
  /// 370 of 793 goes back, 398 dismisses; 170 of 400 back, 210 dismisses).
  package var dismissShare = 0.5
  /// The downward speed in points a second from which a released sheet is dismissed wherever it is
  /// (measured: 975 back, 1000 dismisses).
  package var dismissSpeed = 1_000.0
  /// The speed from which a release between two heights continues in its direction instead of to
  /// the nearest; assumed to be that of a dismissal.
  package var detentFlickSpeed = 1_000.0
  /// How far a sheet that may not be dismissed follows the touch: the rubber band's coefficient,
  /// with the sheet's height as its dimension.
  ///
  /// Approximated: that it is stiff is known, how stiff was not measured; scroll views have 0.55.
  package var resistance = 0.15

  package init() {}

  /// How far inside of the edges a floating card of a height lies, in points.
  ///
  /// 28 − 20·(v − 76)/74, held within 8 and 28: fits every measured height from 10 to 800 to six
  /// decimals.
  package func floatingInset(height: Double) -> Double {
    min(max(28 - 20 * (height - 76) / 74, 8), 28)
  }

  /// Whether the height that was asked for leaves out what the home indicator covers, as that of low
  /// cards does.
  ///
  /// Measured at 10, 100 and 144 (left out), 200 and more (added); the border lies between, and is
  /// assumed where the inset reaches 0.
  package func isLow(height: Double) -> Bool { height < 150 }

  /// What of the bottom safe area is left in a floating card: from none at 76 points to all at 150
  /// (measured for 10, 100, 144, 200 and more, rounded to a third of a point on a screen of 3x).
  package func floatingSafeArea(height: Double, bottom: Double, scale: Double) -> Double {
    let full = bottom * min(max((height - 76) / 74, 0), 1)
    return scale > 0 ? (full * scale).rounded() / scale : full
  }
}

extension BehaviorProfile {
  package var sheets: SheetBehavior {
    get { self[SheetBehavior.self] }
    set { self[SheetBehavior.self] = newValue }
  }
}
