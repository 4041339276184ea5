// SPDX-License-Identifier: MIT

extension UIViewController {
  /// What bars cover at the top of the view; code of today uses the view's `safeAreaLayoutGuide`.
  public var topLayoutGuide: any UILayoutSupport { CoveredLayoutGuide.guide(isTop: true, in: view) }

  /// What bars cover at the bottom of the view; code of today uses the view's `safeAreaLayoutGuide`.
  public var bottomLayoutGuide: any UILayoutSupport {
    CoveredLayoutGuide.guide(isTop: false, in: view)
  }
}
