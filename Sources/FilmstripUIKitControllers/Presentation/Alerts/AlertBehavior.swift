// SPDX-License-Identifier: MIT

/// How alerts and action sheets look and come: points, seconds, and the evidence for each.
package struct AlertBehavior: BehaviorValues {
  package enum Motion: Sendable {
    /// Fades in while it shrinks to its size, and fades out: iOS 7 to 18, widely published
    /// (approximated).
    case shrinks
    /// Only what is behind is dimmed; the card is there at once and gone at once (measured on iOS 26,
    /// where something the probe could not see may move).
    case appears
  }

  /// How an alert comes on the screen: as on iOS 7 to 18, like bars and sheets here, although the
  /// card's measures are those of iOS 26, which are the only ones known.
  package var motion = Motion.shrinks
  /// The scale from which an alert shrinks; 1.2 in imitations.
  package var startScale = 1.2
  /// ω of the critical spring by which alerts fade and dim: 22.88 gives 0.4036 s to a thousandth
  /// (measured for the dim on iOS 26, assumed for the rest).
  package var angularFrequency = 22.88
  /// Opacity of the black behind, in light and in dark appearance (measured on iOS 26).
  package var dimming = (light: 0.2, dark: 0.48)

  // MARK: Card, measured on iOS 26 in 20 configurations

  package var width = 320.0
  /// Radius of its corners, continuous.
  package var cornerRadius = 34.0
  /// From the card's sides to the text, and to the buttons.
  package var textInset = 30.0
  package var buttonInset = 16.0
  /// Above the text; between title and message; below the text, and below it when there is only one.
  package var topPadding = 22.0
  package var titleGap = 7.667
  package var headerBottom = 4.333
  package var singleHeaderBottom = 4.0
  /// Sizes of the letters of title, message and buttons.
  package var titleSize = 17.0
  package var messageSize = 15.0
  package var buttonTextSize = 17.0
  /// The box of a line of title and message, and the distance of lines below each other.
  package var titleLine = (box: 20.333, pitch: 22.0)
  package var messageLine = (box: 18.0, pitch: 20.0)
  /// A button's height, half of which is its radius, and the gap to the next one.
  package var buttonHeight = 48.0
  package var buttonGap = 8.0
  /// The card's shadow: opacity, blur, distance downwards (fitted); the blur counts as two sigma
  /// here, as Core Graphics counts it.
  package var shadow = (opacity: 0.085, radius: 11.0, offset: 8.0)
  /// Fill of a preferred action: (55, 126, 239).
  package var preferredFill = (red: 55 / 255.0, green: 126 / 255.0, blue: 239 / 255.0)

  // MARK: Card, approximated

  /// Grey of the card.
  ///
  /// On iOS 26 it is glass, 99 % white at 0.71 over what is behind; as nothing behind a layer is
  /// blurred here, it is opaque and as light as the materials of iOS 7 to 18 look over a dimmed screen.
  package var cardGrey = (light: 0.96, dark: 0.17)
  /// The fill of buttons: the system's tertiary fill; and during a touch.
  package var buttonFillOpacity = 0.12
  package var pressedFillOpacity = 0.28

  // MARK: Action sheet, approximated: widely published for iOS 7 to 18

  /// Whether an action sheet on a phone is the same card as an alert, as measured on iOS 26; before it
  /// slides up from the bottom.
  package var actionSheetIsCard = false
  /// From the sheet's groups to the screen's sides, to the safe area and to each other.
  package var sheetMargin = 8.0
  package var sheetCornerRadius = 13.0
  package var sheetRowHeight = 57.0
  package var sheetRowTextSize = 20.0
  package var sheetHeaderTextSize = 13.0
  package var sheetHeaderLine = (box: 16.0, pitch: 18.0)
  package var sheetHeaderPadding = 15.0
  package var sheetHeaderGap = 8.0
  /// Width of an action sheet in a popover (measured on iOS 26).
  package var popoverWidth = 288.0

  package init() {}
}

extension BehaviorProfile {
  package var alerts: AlertBehavior {
    get { self[AlertBehavior.self] }
    set { self[AlertBehavior.self] = newValue }
  }
}
