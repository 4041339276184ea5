// SPDX-License-Identifier: MIT

/// A problem as one line.
struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
