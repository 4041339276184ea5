// SPDX-License-Identifier: MIT
import FilmstripUIKitViews
import Testing

/// What happens at one instant, and in which order, without Filmstrip's `Stage`.
@Suite @MainActor struct StageStepTests {
  private let environment = StageEnvironment(
    screen: UIScreen(size: CGSize(width: 100, height: 200), scale: 2, safeAreaInsets: .zero))
  private let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.isHidden = false
    environment.drive { environment.step() }
  }

  /// Records what happens, in order.
  private final class Log { var lines: [String] = [] }

  private final class LoggingView: UIView {
    var log: Log?
    override func layoutSubviews() { log?.lines.append("layout") }
  }

  @Test func everythingAtOneInstantHappensInOrder() {
    let log = Log()
    let view = LoggingView(frame: window.bounds)
    window.addSubview(view)
    environment.drive { environment.step() }
    view.log = log
    let link = CADisplayLink { _ in log.lines.append("display link") }
    link.add(to: .main, forMode: .common)
    // Ends at the second refresh, and asks for layout there.
    UIView.animate(withDuration: 1.0 / 30, delay: 0, options: .curveLinear) {
      view.alpha = 0.5
    } completion: { _ in
      log.lines.append("completion")
      view.setNeedsLayout()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 30) {
      log.lines.append("block")
      view.setNeedsLayout()
    }
    environment.drive { environment.advance(to: VirtualInstant(nanoseconds: 33_333_333)) }
    #expect(
      log.lines == ["display link", "block", "display link", "layout", "completion", "layout"])
    #expect(environment.lastActivity == VirtualInstant(nanoseconds: 33_333_333))
    link.invalidate()
  }

  @Test func theNextEventIsTheFirstThatIsDue() {
    #expect(environment.nextEvent == nil)
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {}
    #expect(environment.nextEvent == VirtualInstant(seconds: 0.25))
    environment.drive { environment.advance(to: VirtualInstant(seconds: 0.3)) }
    #expect(environment.nextEvent == VirtualInstant(seconds: 0.5))
  }

  @Test func workThatRestartsItselfWithoutEndIsReported() {
    func restart() { DispatchQueue.main.async { restart() } }
    restart()
    environment.drive { environment.step() }
    #expect(environment.log.takeReports().map(\.fact) == [.endlessWork(rounds: 1_000)])
  }
}
