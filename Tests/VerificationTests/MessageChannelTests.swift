// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Verification
