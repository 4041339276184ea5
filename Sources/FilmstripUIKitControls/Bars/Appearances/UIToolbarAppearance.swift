// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The default appearance: the material of bars with a line.
  public required init() { super.init() }

  /// A copy of another appearance, perhaps of another kind of bar: what both have is taken over.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  /// There are no archives to decode from here: an appearance from a coder is the default one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
