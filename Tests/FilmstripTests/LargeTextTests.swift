// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Which texts are found at the largest size.
@MainActor
@Suite struct LargeTextTests {
  private func rules(_ screen: @escaping @MainActor (UIView) -> Void) throws -> [Rule] {
    try Stage.sweep(.screen(screen)).filter { [.cutText, .overlappingTexts].contains($0) }
  }

  private static func label(_ text: String, _ frame: CGRect, grows: Bool = true) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = grows
    return label
  }

  private static let narrow = CGRect(x: 10, y: 60, width: 60, height: 70)

  @Test func aTextThatIsShortenedIsCut() throws {
    #expect(try rules { $0.addSubview(Self.label("Saved", Self.narrow)) } == [.cutText])
  }

  @Test func aTextThatIsCutAtTheUsualSizeIsNoFinding() throws {
    #expect(try rules { $0.addSubview(Self.label("Saved for later", Self.narrow)) } == [])
  }

  @Test func aTextThatBecomesSmallerToFitIsNoFinding() throws {
    let found = try rules { view in
      let label = Self.label("Saved", Self.narrow)
      label.adjustsFontSizeToFitWidth = true
      view.addSubview(label)
    }
    #expect(found == [])
  }

  @Test func aTextAtTheEdgeOfTheScreenOrOfAClippingViewIsCut() throws {
    let found = try rules { view in
      let label = Self.label("OK", CGRect(x: 70, y: 60, width: 100, height: 70))
      view.addSubview(label)
    }
    #expect(found == [.cutText])
    let clipped = try rules { view in
      let box = UIView(frame: CGRect(x: 10, y: 60, width: 80, height: 30))
      box.clipsToBounds = true
      box.addSubview(Self.label("OK", CGRect(x: 0, y: -20, width: 80, height: 70)))
      view.addSubview(box)
    }
    #expect(clipped == [.cutText])
  }

  @Test func aTextThatCanBeScrolledToIsNoFinding() throws {
    let found = try rules { view in
      let scroller = UIScrollView(frame: CGRect(x: 10, y: 60, width: 80, height: 30))
      scroller.contentSize = CGSize(width: 200, height: 80)
      scroller.addSubview(Self.label("OK", CGRect(x: 0, y: -20, width: 80, height: 70)))
      view.addSubview(scroller)
    }
    #expect(found == [])
  }

  /// Bars have the large content viewer.
  @Test func aTextInABarIsNoFinding() throws {
    let found = try rules { view in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 60, width: 100, height: 44))
      bar.addSubview(Self.label("Saved", CGRect(x: 10, y: 10, width: 60, height: 24)))
      view.addSubview(bar)
    }
    #expect(found == [])
  }

  @Test func theTitleOfAButtonIsCut() throws {
    let found = try rules { view in
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.frame = Self.narrow
      view.addSubview(button)
    }
    #expect(found == [.cutText])
  }

  /// Of two labels beside each other, each with room for itself.
  private static func pair(_ second: UILabel, over cover: UIView? = nil) -> (UIView) -> Void {
    { view in
      view.addSubview(label("A", CGRect(x: 10, y: 60, width: 80, height: 70)))
      if let cover { view.addSubview(cover) }
      view.addSubview(second)
    }
  }

  private static var besides: CGRect { CGRect(x: 30, y: 60, width: 60, height: 70) }

  @Test func textsOnOneAnotherOverlap() throws {
    let found = try rules { Self.pair(Self.label("B", Self.besides))($0) }
    #expect(found == [.overlappingTexts])
  }

  @Test func aTextThatIsCoveredOverlapsNothing() throws {
    let found = try rules { view in
      let cover = UIView(frame: CGRect(x: 25, y: 60, width: 75, height: 70))
      cover.backgroundColor = .white
      Self.pair(Self.label("B", Self.besides), over: cover)(view)
    }
    #expect(found == [])
  }

  @Test func aTextThatScrollsOverlapsNothingThatDoesNot() throws {
    let found = try rules { view in
      let scroller = UIScrollView(frame: Self.besides)
      scroller.addSubview(Self.label("B", CGRect(x: 0, y: 0, width: 60, height: 70)))
      view.addSubview(Self.label("A", CGRect(x: 10, y: 60, width: 80, height: 70)))
      view.addSubview(scroller)
    }
    #expect(found == [])
  }
}
