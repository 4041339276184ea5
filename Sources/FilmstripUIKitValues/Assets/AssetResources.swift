// SPDX-License-Identifier: MIT

public struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

public struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
