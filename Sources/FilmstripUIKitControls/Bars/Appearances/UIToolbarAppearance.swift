// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  public required init() { super.init() }

  public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
