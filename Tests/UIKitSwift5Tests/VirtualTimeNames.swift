// SPDX-License-Identifier: MIT
// What a target needs whose files import Foundation, or Dispatch, beside UIKit (docs/time.md).
import UIKit

typealias Timer = UIKit.Timer
typealias RunLoop = UIKit.RunLoop
typealias DispatchQueue = UIKit.DispatchQueue
typealias DispatchTime = UIKit.DispatchTime
typealias DispatchWorkItem = UIKit.DispatchWorkItem
typealias DispatchGroup = UIKit.DispatchGroup
