// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripIOSRuntime
import Testing

@Suite @MainActor struct ManagedPropertyTests {
  private final class Ring: CALayer {
    var progress: CGFloat {
      get { Lowered.managed(self, "progress") }
      set { setValue(newValue, forKey: "progress") }
    }
    var center: CGPoint {
      get { Lowered.managed(self, "center") }
      set { setValue(newValue, forKey: "center") }
    }
    var isOpen: Bool {
      get { Lowered.managed(self, "isOpen") }
      set { setValue(newValue, forKey: "isOpen") }
    }
    var tint: UIColor? {
      get { Lowered.managed(self, "tint") }
      set { setValue(newValue, forKey: "tint") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
  }

  @Test func propertiesBeginAsZeroAndKeepWhatIsSet() {
    let ring = Ring()
    #expect(ring.progress == 0)
    #expect(ring.center == .zero)
    #expect(!ring.isOpen)
    #expect(ring.tint == nil)
    ring.progress = 0.25
    ring.center = CGPoint(x: 3, y: 4)
    ring.isOpen = true
    ring.tint = .red
    #expect(ring.progress == 0.25)
    #expect(ring.center == CGPoint(x: 3, y: 4))
    #expect(ring.isOpen)
    #expect(ring.tint == .red)
    ring.tint = nil
    #expect(ring.tint == nil)
  }

  @Test func aPresentationCopyHasTheAnimatedValue() throws {
    let stage = Stage(device: .iPhone15)
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.window.layer.addSublayer(ring)
    stage.advance(by: 0.1)
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    ring.progress = 1
    ring.add(animation, forKey: nil)
    stage.advance(by: 0.25)
    // Linear: what is shown is the time that has passed.
    let shown = try #require(ring.presentation()).progress
    #expect(abs(shown - 0.25) < 0.02)
    #expect(ring.progress == 1)
    stage.advance(by: 1)
    #expect(ring.presentation()?.progress == 1)
  }
}
