// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct ContextMenuTests {
  @MainActor
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    let screen = TouchedScreen()
    let square = UIView(frame: CGRect(x: 140, y: 300, width: 100, height: 100))
    var lines: [String] = []
    var menu = UIMenu()
    var preview: UIViewController?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    func show() {
      square.backgroundColor = .systemBlue
      screen.window.addSubview(square)
      square.addInteraction(interaction)
      screen.stage.advance(by: 0)
    }

    func action(_ name: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: name, attributes: attributes) { [weak self] _ in self?.lines.append(name) }
    }

    func press() { screen.perform(.longPress(at: .point(190, 350), duration: 1)) }

    var overlay: UIView? { screen.window.subviews.first { $0.layer.role == "context menu" } }
    var menuFrame: CGRect? { overlay?.subviews.first { $0.layer.role == "menu" }?.frame }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      lines.append("asked \(Int(location.x)) \(Int(location.y))")
      guard !menu.children.isEmpty else { return nil }
      return UIContextMenuConfiguration(
        previewProvider: preview.map { controller in { controller } }
      ) { _ in self.menu }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("display")
      animator?.addCompletion { self.lines.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("end")
      animator?.addCompletion { self.lines.append("ended") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      lines.append("commit \(animator.previewViewController != nil)")
      animator.preferredCommitStyle = .pop
    }
  }

  @Test func aPressShowsTheMenuAndAChoiceDoesTheAction() {
    let menus = Menus()
    menus.menu = UIMenu(children: [menus.action("Copy"), menus.action("Share")])
    menus.show()
    menus.press()
    #expect(menus.lines == ["asked 50 50", "display", "displayed"])
    // Two rows of 44 points below the square, at the side on which the square is.
    #expect(menus.menuFrame == CGRect(x: 140 - 13, y: 412, width: 250, height: 88))
    #expect(menus.square.alpha == 0)
    #expect(menus.interaction.menuAppearance == .rich)
    menus.lines = []
    menus.screen.perform(.tap(at: .point(200, 412 + 66)))
    #expect(menus.lines == ["end", "Share", "ended"])
    #expect(menus.overlay == nil)
    #expect(menus.square.alpha == 1)
  }

  @Test func withoutAMenuNothingIsShown() {
    let menus = Menus()
    menus.show()
    menus.press()
    #expect(menus.lines == ["asked 50 50"])
    #expect(menus.overlay == nil)
  }

  @Test func aTouchBesideTheMenuClosesIt() {
    let menus = Menus()
    menus.menu = UIMenu(children: [menus.action("Copy")])
    menus.show()
    menus.press()
    menus.screen.perform(.tap(at: .point(30, 760)))
    #expect(menus.lines.suffix(2) == ["end", "ended"])
    #expect(menus.overlay == nil)
  }

  @Test func disabledElementsStayAndHiddenOnesAreLeftOut() {
    let menus = Menus()
    menus.menu = UIMenu(children: [
      menus.action("One", .disabled), menus.action("Two", .hidden),
      menus.action("Three", .keepsMenuPresented),
    ])
    menus.show()
    menus.press()
    #expect(menus.menuFrame?.height == 88)
    menus.screen.perform(.tap(at: .point(200, 412 + 22)))
    menus.screen.perform(.tap(at: .point(200, 412 + 66)))
    menus.screen.perform(.tap(at: .point(200, 412 + 66)))
    #expect(menus.lines.suffix(2) == ["Three", "Three"])
    #expect(!menus.lines.contains("One"))
    #expect(menus.overlay != nil)
  }

  @Test func menusInMenusReplaceThemAndSectionsAreApart() {
    let menus = Menus()
    menus.menu = UIMenu(children: [
      UIMenu(title: "More", children: [menus.action("Inner")]),
      UIMenu(options: .displayInline, children: [menus.action("Last")]),
    ])
    menus.show()
    menus.press()
    // Two rows, and eight points between the sections.
    #expect(menus.menuFrame?.height == 96)
    menus.screen.perform(.tap(at: .point(200, 412 + 22)))
    // The title has a part of its own.
    let height = menus.menuFrame?.height ?? 0
    #expect(height > 44 && height < 88)
    menus.screen.perform(.tap(at: .point(200, 412 + height - 20)))
    #expect(menus.lines.contains("Inner"))
  }

  @Test func aTouchedPreviewIsCommitted() {
    let menus = Menus()
    let preview = UIViewController()
    preview.view.backgroundColor = .systemGreen
    preview.preferredContentSize = CGSize(width: 200, height: 150)
    menus.preview = preview
    menus.menu = UIMenu(children: [menus.action("Copy")])
    menus.show()
    menus.press()
    let lifted = menus.overlay?.subviews.first { $0.layer.role == "menu preview" }
    #expect(lifted?.frame == CGRect(x: 90, y: 275, width: 200, height: 150))
    menus.screen.perform(.tap(at: .point(190, 350)))
    #expect(menus.lines.suffix(3) == ["commit true", "end", "ended"])
  }

  @Test func rowsOfTablesHaveMenus() {
    final class Delegate: NSObject, UITableViewDelegate {
      var path: IndexPath?
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        path = indexPath
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in }])
        })
      }
    }
    let scene = TableScene(count: 9)
    let delegate = Delegate()
    scene.view.delegate = delegate
    scene.show()
    scene.screen.perform(.longPress(at: .point(100, 100 + 44 * 3 + 20), duration: 1))
    #expect(delegate.path == IndexPath(row: 3, section: 0))
    #expect(scene.screen.window.subviews.contains { $0.layer.role == "context menu" })
  }
}
