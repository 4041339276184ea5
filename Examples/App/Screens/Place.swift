// SPDX-License-Identifier: MIT
import UIKit

struct Place {
  let number: Int
  let name: String
  let story: String
  let walks: Int
  let symbol: String
  let picture: UIImage
  let color: UIColor

  /// All places, in the language of the device.
  static var all: [Place] {
    [
      Place(
        number: 0, name: NSLocalizedString("Harbour", comment: "The name of a place"),
        story: NSLocalizedString("harbour.story", comment: "What there is at the harbour"),
        walks: 3,
        symbol: "water.waves", picture: UIImage(resource: .Places.harbour), color: .Places.harbour),
      Place(
        number: 1, name: NSLocalizedString("Forest", comment: "The name of a place"),
        story: NSLocalizedString("forest.story", comment: "What there is in the forest"), walks: 5,
        symbol: "tree.fill", picture: .Places.forest, color: .Places.forest),
      Place(
        number: 2, name: NSLocalizedString("Market", comment: "The name of a place"),
        story: NSLocalizedString("market.story", comment: "What there is at the market"), walks: 1,
        symbol: "basket.fill", picture: UIImage(named: "Places/Market")!,
        color: UIColor(named: "Places/MarketColor")!),
    ]
  }

  /// How many walks begin at the place.
  var walksText: String { String(localized: "\(walks) walks") }
}

extension UIFont {
  /// The app's own font.
  static func display(_ size: CGFloat) -> UIFont { UIFont(name: "Vollkorn-SemiBold", size: size)! }
}
