// SPDX-License-Identifier: MIT
package import UIKit

extension Stage {
  /// How a stage behaves where versions of iOS differ, or where it is not known for certain what iOS
  /// does.
  ///
  /// A profile is chosen when a stage is made. The standard one is that of iOS 18.
  public struct Profile: Sendable {
    package var behavior = BehaviorProfile()

    /// The standard profile, to be changed.
    public init() {}

    /// The behavior of iOS 18.
    public static let standard = Profile()

    /// Whether sheets that are not at their largest height float inside the edges of the screen; false by
    /// default.
    ///
    /// Measured on iOS 26; before, sheets touch the edges.
    public var sheetsFloat: Bool {
      get { behavior.sheets.floats }
      set { behavior.sheets.floats = newValue }
    }

    /// Whether an alert is shown at once at its size, while only what is behind it is dimmed, rather than
    /// fading in while it shrinks; false by default.
    ///
    /// Measured on iOS 26; iOS 7 to 18 fade and shrink alerts (approximated).
    public var alertsKeepTheirSize: Bool {
      get { behavior.alerts.motion == .appears }
      set { behavior.alerts.motion = newValue ? .appears : .shrinks }
    }

    /// Whether only bars with a large title take the appearance of a scrolled edge; true by default.
    ///
    /// Documented: so it was up to iOS 14; since iOS 15 all bars do.
    public var scrollEdgeBarsNeedLargeTitles: Bool {
      get { behavior.scrollEdgeBarsNeedLargeTitles }
      set { behavior.scrollEdgeBarsNeedLargeTitles = newValue }
    }

    /// Whether animation blocks add changes of plane transforms to the animations that run, so that a view
    /// scaled to 0 is gone at once; true by default (as reported since iOS 8).
    public var planeTransformsAreAdditive: Bool {
      get { behavior.planeTransformsAreAdditive }
      set { behavior.planeTransformsAreAdditive = newValue }
    }

    /// Whether a transform that is not added and that an animation block changes while another animation
    /// moves it starts from what is shown, rather than from the model's value; true by default (assumed).
    public var interruptedTransformsAreContinuous: Bool {
      get { behavior.interruptedTransformsAreContinuous }
      set { behavior.interruptedTransformsAreContinuous = newValue }
    }

    /// Whether a cancelled percent-driven transition restores the old values of what its animator's
    /// blocks have set; true by default (assumed).
    public var cancelledTransitionsRestoreMotion: Bool {
      get { behavior.cancelledTransitionsRestoreMotion }
      set { behavior.cancelledTransitionsRestoreMotion = newValue }
    }

    /// Whether what an app's animator animates is linear while a touch drives the transition; false by default, so that
    /// its curves keep their course (measured on recordings of an app on iOS 12).
    ///
    /// If it is true, the view follows the touch evenly, as Apple's reference of `completionCurve` says.
    public var drivenAnimationsAreLinear: Bool {
      get { behavior.drivenAnimationsAreLinear }
      set { behavior.drivenAnimationsAreLinear = newValue }
    }
  }
}
