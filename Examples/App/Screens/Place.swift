// SPDX-License-Identifier: MIT
import UIKit

struct Place {
  let number: Int
  let name: String
  let color: UIColor

  static let all = [
    Place(number: 0, name: "Harbour", color: UIColor(red: 0.11, green: 0.42, blue: 0.63, alpha: 1)),
    Place(number: 1, name: "Forest", color: UIColor(red: 0.16, green: 0.47, blue: 0.31, alpha: 1)),
    Place(number: 2, name: "Market", color: UIColor(red: 0.76, green: 0.38, blue: 0.15, alpha: 1)),
  ]
}
