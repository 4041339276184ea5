// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripDisplayList
import Testing
import UIKit

private final class Plate: UIView {
  let inside = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inside)
  }

  required init?(coder: NSCoder) { nil }
}

private class Screen: UIViewController {
  let card = UIView()
  lazy var later = UIView()
  weak var outlet: UIView?
  unowned var gone: UIView
  var rows: [UIView] = []
  private let line = CALayer()
  private let named = UIView()

  init(gone: UIView) {
    self.gone = gone
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let outlet = Plate()
    self.outlet = outlet
    rows = [UIView(), UIView()]
    named.accessibilityIdentifier = "identified"
    let label = UILabel()
    label.text = "All\n  that is new, and a lot more"
    let views: [UIView] = [card, later, outlet, named, label, UIView()]
    for view in views + rows {
      view.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
      self.view.addSubview(view)
    }
    view.layer.addSublayer(line)
  }
}

private final class DetailScreen: Screen {
  let own = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(own)
  }
}

/// What layers without an identifier are called.
@MainActor
@Suite struct LayerNameTests {
  private func titles(_ controller: UIViewController) -> [String] {
    let screen = SmallScreen()
    screen.stage.window.rootViewController = controller
    return screen.stage.record("names") {}.timeline.layers.map(\.title)
  }

  @Test func viewsAreCalledAfterTheirProperties() {
    // What `gone` refers to is released at once: it must not be read.
    let titles = titles(DetailScreen(gone: UIView()))
    let properties = ["card", "later", "outlet", "rows[0]", "rows[1]", "line", "own"]
    for property in properties { #expect(titles.contains("DetailScreen.\(property)"), "\(titles)") }
    #expect(titles.contains("Plate.inside"))
    #expect(titles.contains("DetailScreen.view"))
  }

  @Test func identifiersComeFirstAndTextsAfterProperties() {
    let titles = titles(DetailScreen(gone: UIView()))
    #expect(titles.contains("identified") && !titles.contains("DetailScreen.named"))
    #expect(titles.contains("UILabel ‘All that is new, and a …’"))
    #expect(titles.filter { $0 == "UIView" }.count == 1)
  }

  @Test func titlesAreUniqueAndTheSameInEachRun() {
    let runs = (0..<2).map { _ in titles(DetailScreen(gone: UIView())) }
    #expect(Set(runs[0]).count == runs[0].count)
    #expect(runs[0] == runs[1])
  }

  /// A view that comes later is found in a property that is set later.
  @Test func propertiesAreReadWhenALayerComes() {
    let screen = SmallScreen()
    let controller = DetailScreen(gone: UIView())
    screen.stage.window.rootViewController = controller
    let recording = screen.stage.record("later") {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        controller.rows.append(UIView())
        controller.view.addSubview(controller.rows[2])
      }
    }
    #expect(recording.timeline.layers.last?.title == "DetailScreen.rows[2]")
  }

  @Test func aLabelHasItsTextInTheTimeline() throws {
    let screen = SmallScreen()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Inbox"
    label.font = .boldSystemFont(ofSize: 15)
    label.textColor = .red
    screen.show(label)
    let recording = screen.stage.record("label") {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in label.text = "Outbox" }
    }
    let states = recording.timeline.frames.map { $0.first { $0.text != nil } }
    #expect(states.first??.text == "Inbox" && states.last??.text == "Outbox")
    #expect(states.first??.font?.hasSuffix(" 15.0") == true)
    #expect(states.first??.textColor == Color(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
