// SPDX-License-Identifier: MIT
public import Foundation

extension NSMutableString {
  /// Appends what a format makes of its arguments, which Foundation on Linux cannot.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: String(describing: format), arguments: arguments))
  }
}
