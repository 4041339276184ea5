// SPDX-License-Identifier: MIT
import FilmstripUIKitViews
import Testing

/// How the tint colour goes down the tree.
@MainActor
@Suite struct UIViewTintTests {
  private final class Log { var names: [String] = [] }

  private final class ToldView: UIView {
    var log: Log?
    var name = ""

    override func tintColorDidChange() {
      super.tintColorDidChange()
      log?.names.append(name)
    }
  }

  private let log = Log()

  private func view(_ name: String, in superview: UIView? = nil) -> UIView {
    let view = ToldView(frame: .zero)
    view.name = name
    superview?.addSubview(view)
    view.log = log
    return view
  }

  @Test func theTintIsSystemBlueUnlessAnAncestorSetsAnother() {
    let top = view("top")
    let child = view("child", in: top)
    #expect(child.tintColor == .systemBlue)
    top.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    #expect(child.tintColor == .green)
    child.tintColor = nil
    #expect(child.tintColor == .red)
  }

  @Test func viewsWithATintOfTheirOwnAreNotNotifiedOfAnother() {
    let top = view("top")
    let own = view("own", in: top)
    own.tintColor = .green
    _ = view("below own", in: own)
    _ = view("child", in: top)
    log.names = []
    top.tintColor = .red
    #expect(log.names == ["top", "child"])
    top.tintColor = .red
    #expect(log.names == ["top", "child"])
    own.tintColor = nil
    #expect(log.names == ["top", "child", "own", "below own"])
  }

  @Test func aViewTakesTheTintOfWhereItIsPut() {
    let top = view("top")
    top.tintColor = .red
    let child = view("child")
    let grandchild = view("grandchild", in: child)
    log.names = []
    top.addSubview(child)
    #expect(grandchild.tintColor == .red)
    child.removeFromSuperview()
    #expect(grandchild.tintColor == UIView().tintColor)
    #expect(log.names == ["child", "grandchild", "child", "grandchild"])
  }
}
