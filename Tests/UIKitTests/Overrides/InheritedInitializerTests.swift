// SPDX-License-Identifier: MIT
import Testing
import UIKit

private final class OwnSegments: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 1
  }

  required init?(coder: NSCoder) { nil }
}

private final class OwnCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tag = 7
  }

  required init?(coder: NSCoder) { nil }
}

private final class OwnHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    tag = 8
  }

  required init?(coder: NSCoder) { nil }
}

private final class OwnEffectView: UIVisualEffectView {
  override init(effect: UIVisualEffect?) {
    super.init(effect: effect)
    tag = 9
  }

  required init?(coder: NSCoder) { nil }
}

/// Which initializers of views are designated, so that classes override them, and which are inherited: what published
/// code relies on.
@MainActor
@Suite struct InheritedInitializerTests {
  private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test func viewsWithOtherDesignatedInitializersAreMadeWithAFrame() {
    let (cell, header) = (OwnCell(frame: frame), OwnHeader(frame: frame))
    let effect = OwnEffectView(frame: frame)
    #expect(cell.tag == 7 && header.tag == 8 && effect.tag == 9)
    #expect([cell.frame, header.frame, effect.frame] == [frame, frame, frame])
    #expect(cell.reuseIdentifier == nil && header.reuseIdentifier == nil && effect.effect == nil)
    #expect(UITableViewCell(frame: frame).frame == frame)
    #expect(UITableViewHeaderFooterView(frame: frame).frame == frame)
  }

  @Test func aSegmentedControlsItemsAreThoseOfItsClassesInitializer() {
    let control = OwnSegments(items: ["One", "Two"])
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 1) == "Two")
  }
}
