// SPDX-License-Identifier: MIT
internal import UIKit

/// Represents a video: its contents change with each refresh of the display while it is in a
/// window.
final class PlayingView: UIView {
  /// Refreshes after which it shows the same again.
  static let period = 60

  private let playhead = UIView(frame: .zero)
  private var link: CADisplayLink?
  private var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "video"
    playhead.accessibilityIdentifier = "playhead"
    playhead.backgroundColor = .white
    addSubview(playhead)
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a video has no archive") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    link = nil
    guard window != nil else { return }
    let link = CADisplayLink { [weak self] _ in self?.showNext() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func showNext() {
    count += 1
    show()
  }

  private func show() {
    let share = CGFloat(count % Self.period) / CGFloat(Self.period)
    backgroundColor = UIColor(red: share, green: 0.3, blue: 1 - share, alpha: 1)
    playhead.frame = CGRect(
      x: share * bounds.width, y: bounds.height * 0.8, width: bounds.width / 30,
      height: bounds.height * 0.1)
  }
}
