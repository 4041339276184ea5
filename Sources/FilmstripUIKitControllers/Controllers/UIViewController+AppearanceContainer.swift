// SPDX-License-Identifier: MIT

extension UIViewController: UIAppearanceContainer {}
