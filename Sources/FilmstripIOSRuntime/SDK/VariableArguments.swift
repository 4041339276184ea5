// SPDX-License-Identifier: MIT
public import Foundation

/// Arguments for what takes a list of C; Swift makes such a list that outlives a call with the runtime of Objective-C
/// alone, and what takes one here takes the arguments themselves.
public func getVaList(_ args: [any CVarArg]) -> [any CVarArg] { args }

extension NSString {
  public convenience init(format: String, arguments: [any CVarArg]) {
    self.init(string: String(format: format, arguments: arguments))
  }
}

public func NSLogv(_ format: String, _ args: [any CVarArg]) {
  NSLog("%@", String(format: format, arguments: args))
}
