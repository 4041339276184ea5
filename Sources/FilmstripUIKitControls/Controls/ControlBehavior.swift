// SPDX-License-Identifier: MIT

/// How controls measure and move, as on iOS 13 to 18: points, seconds, and the evidence for each.
package struct ControlBehavior: BehaviorValues {
  // MARK: Switches

  /// Size of a switch (published everywhere, and what `UISwitch` reports on iOS 7 to 18).
  package var switchSize = (width: 51.0, height: 31.0)
  /// Diameter of its thumb, and what a touch adds to the thumb's width (approximated from
  /// screenshots).
  package var switchThumb = (diameter: 27.0, stretch: 7.0)
  /// Seconds in which the thumb goes to the other side (approximated).
  package var switchDuration = 0.25

  // MARK: Sliders

  /// Height of a slider (approximated: 34 on iOS 13 to 18, 31 before), of its track, and the thumb's
  /// diameter (approximated from screenshots).
  package var slider = (height: 34.0, track: 4.0, thumb: 28.0)
  /// How far beside the thumb a touch still moves it (approximated).
  package var sliderMargin = 20.0
  /// Seconds of a change in code (approximated).
  package var sliderDuration = 0.25

  // MARK: Thumbs

  /// Shadow of the thumbs of switches and sliders: opacity, Gaussian sigma, distance downwards
  /// (approximated from screenshots).
  package var thumbShadow = (opacity: 0.15, radius: 4.0, offset: 3.0)

  // MARK: Progress

  /// Height of a progress view: 4 since iOS 14, 2 before (published); 2.5 in a bar up to iOS 13.
  package var progressHeight = 4.0
  /// Seconds of an animated change (approximated).
  package var progressDuration = 0.25

  // MARK: Activity

  /// Sides of a medium and of a large indicator (documented: 20 and 37 points).
  package var activitySides = (medium: 20.0, large: 37.0)
  /// Spokes, seconds of a turn, and what is left of the faintest one (approximated from recordings).
  package var activity = (spokes: 8, period: 1.0, faintest: 0.25)

  // MARK: Segments

  /// Height of a segmented control, its corners, the room around the selected segment and beside titles, the
  /// size of the letters (measured by others: 32 since iOS 13, 31 before, and 13; the others approximated from
  /// screenshots), and the seconds of a change (approximated).
  package var segments = (
    height: 32.0, radius: 9.0, inset: 2.0, padding: 10.0, fontSize: 13.0, duration: 0.3
  )

  // MARK: Steppers

  /// Size of a stepper and its corners (measured by others: 94 × 32 since iOS 13), and the seconds after which
  /// a touch that stays goes on (approximated: iOS becomes faster).
  package var stepper = (width: 94.0, height: 32.0, radius: 8.0, repeatInterval: 0.5)

  // MARK: Wheels

  /// Size of a wheel of a picker, height of its rows, size of its letters (measured by others: 320 × 216, 32,
  /// 23.5), and the angle between rows on the cylinder (approximated from screenshots).
  package var picker = (width: 320.0, height: 216.0, row: 32.0, fontSize: 23.5, angle: 0.29)

  // MARK: Disabled

  /// Opacity of the track of a switch or slider that is not enabled, and of the dots of a page control
  /// (approximated from screenshots).
  package var disabledOpacity = 0.5

  package init() {}
}

extension BehaviorProfile {
  package var controls: ControlBehavior {
    get { self[ControlBehavior.self] }
    set { self[ControlBehavior.self] = newValue }
  }
}
