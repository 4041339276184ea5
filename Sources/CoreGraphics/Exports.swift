// SPDX-License-Identifier: MIT
// CGFloat, CGPoint, CGSize and CGRect come from Foundation on Linux, as they do on iOS.
@_exported public import Foundation
