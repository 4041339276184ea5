// SPDX-License-Identifier: MIT

extension Rule {
  /// Appearance callbacks without their counterparts.
  public static let appearanceDiffers = Rule(
    id: "appearance-differs", severity: .error,
    sentence:
      "a controller has not received the appearance callbacks that it receives without "
      + "animation",
    remedy: "leave the calls to the container, or call begin and endAppearanceTransition once each")
}
