// SPDX-License-Identifier: MIT

extension UIViewController: ViewOwner {
  package func viewWillBeLaidOut() {
    noteLayout("viewWillLayoutSubviews")
    viewWillLayoutSubviews()
  }

  package func viewWasLaidOut() {
    noteLayout("viewDidLayoutSubviews")
    viewDidLayoutSubviews()
  }

  package var safeAreaAdditions: UIEdgeInsets {
    additionalSafeAreaInsets.adding(containerSafeAreaInsets)
  }

  package var leastLayoutMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
}
