// SPDX-License-Identifier: MIT
import Foundation
import Scenes
import Testing
import UIKit
