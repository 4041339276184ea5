// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct StageScreenTests {
  private static let upright = CGSize(width: 393, height: 852)
  private static let onItsSide = CGSize(width: 852, height: 393)

  private func stageWithCorner() -> Stage {
    let stage = Stage()
    let controller = UIViewController()
    let corner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    corner.accessibilityIdentifier = "corner"
    controller.view.addSubview(corner)
    stage.window.rootViewController = controller
    stage.settle()
    return stage
  }

  private func corner(in recording: Recording, frame number: Int) throws -> CGRect {
    let timeline = recording.timeline
    let layer = try #require(timeline.layers.first { $0.name == "corner" })
    let index = number < 0 ? timeline.frames.count + number : number
    let state = try #require(timeline.frames[index].first { $0.id == layer.id })
    // A turn by its sine and cosine is a turn to some fifteen digits.
    let frame = state.frame
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
      height: rounded(frame.height))
  }

  @Test func framesKeepTheirSizeAndTheInterfaceTurnsInThem() throws {
    let stage = stageWithCorner()
    let recording = stage.record("turn") { stage.rotate(to: .landscapeRight) }
    #expect(recording.frames.allSatisfy { $0.size == Self.upright })
    // 0.4 s at 60 frames a second, the last one included.
    #expect(recording.frames.count == 25)
    #expect(recording.findings.isEmpty)
    #expect(try corner(in: recording, frame: 0) == CGRect(x: 0, y: 0, width: 10, height: 20))
    // Clockwise: what was at the upper left is at the upper right.
    #expect(try corner(in: recording, frame: -1) == CGRect(x: 373, y: 0, width: 20, height: 10))
  }

  @Test func theOtherWayRoundItLiesOnTheOtherSide() throws {
    let stage = stageWithCorner()
    let recording = stage.record("turn") { stage.rotate(to: .landscapeLeft) }
    #expect(try corner(in: recording, frame: -1) == CGRect(x: 0, y: 842, width: 20, height: 10))
  }

  @Test func theNextRecordingHasFramesOfTheNewShape() throws {
    let stage = stageWithCorner()
    stage.rotate(to: .landscapeRight)
    stage.settle()
    let recording = stage.record("still") {}
    #expect(recording.frames.map(\.size) == [Self.onItsSide])
    #expect(recording.device == Device.iPhone15.turned)
    #expect(try corner(in: recording, frame: 0) == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(stage.snapshot().width == 852 * 3)
  }

  @Test func anotherSizeLeavesTheFramesAsTheyAre() throws {
    let stage = stageWithCorner()
    let recording = stage.record("size") { stage.resize(to: CGSize(width: 300, height: 400)) }
    #expect(recording.frames.allSatisfy { $0.size == Self.upright })
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(try corner(in: recording, frame: -1) == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func aTurnThatIsNotSupportedChangesNothing() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let stage = Stage()
    stage.window.rootViewController = Upright()
    let recording = stage.record("turn") { #expect(!stage.rotate(to: .landscapeLeft)) }
    #expect(recording.frames.count == 1)
    #expect(stage.window.bounds.size == Self.upright)
  }

  /// What is around a view that is a card behind a sheet is black.
  @Test func theStatusBarIsLightWhileAViewIsACardBehindASheet() {
    let stage = Stage()
    stage.showsStatusBar = true
    let (presenter, presented) = (UIViewController(), UIViewController())
    for controller in [presenter, presented] { controller.view.backgroundColor = .white }
    stage.window.rootViewController = presenter
    /// The darkest and the lightest of the clock's row.
    func range() -> ClosedRange<UInt8> {
      let shown = stage.snapshot()
      let row = (150..<300).map { shown[$0, 98].green }
      return (row.min() ?? 0)...(row.max() ?? 0)
    }
    #expect(range().lowerBound < 60 && range().upperBound == 255)
    presenter.present(presented, animated: false)
    stage.settle()
    // Letters on black, above the card.
    #expect(range().lowerBound == 0 && range().upperBound > 200)
    presenter.dismiss(animated: false)
    stage.settle()
    #expect(range().lowerBound < 60 && range().upperBound == 255)
  }
}
