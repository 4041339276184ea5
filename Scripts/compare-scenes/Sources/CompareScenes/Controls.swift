// SPDX-License-Identifier: MIT
import FilmstripCLI
import UIKit

/// Controls go to other values, each with its own animation, and a touch selects a segment.
@MainActor
func controls() -> PreparedScene {
  let first = UISwitch()
  let second = UISwitch()
  second.isOn = true
  let slider = UISlider()
  slider.value = 0.2
  let progress = UIProgressView(progressViewStyle: .default)
  let segments = UISegmentedControl(items: ["One", "Two", "Three"])
  segments.selectedSegmentIndex = 0
  let pages = UIPageControl()
  pages.numberOfPages = 4
  pages.pageIndicatorTintColor = .systemGray
  pages.currentPageIndicatorTintColor = .systemBlue
  let stepper = UIStepper()
  let button = UIButton(configuration: .filled())
  button.setTitle("Save", for: .normal)
  let views = [first, second, slider, progress, segments, pages, stepper, button]
  let stack = UIStackView(arrangedSubviews: views)
  stack.frame = CGRect(x: 20, y: 40, width: 280, height: 480)
  stack.axis = .vertical
  stack.alignment = .center
  stack.distribution = .equalSpacing
  for wide in [slider, progress, segments] {
    wide.widthAnchor.constraint(equalToConstant: 240).isActive = true
  }
  return PreparedScene(screen(stack)) {
    first.setOn(true, animated: true)
    second.setOn(false, animated: true)
    slider.setValue(0.9, animated: true)
    progress.setProgress(0.7, animated: true)
    segments.selectedSegmentIndex = 2
    after(0.2) {
      pages.currentPage = 2
      button.isHighlighted = true
      stepper.value = stepper.maximumValue
    }
    after(0.4) {
      button.isHighlighted = false
      UIView.animate(withDuration: 0.3) {
        progress.isHidden = true
        stack.layoutIfNeeded()
      }
    }
  }
}
