// SPDX-License-Identifier: MIT
import FilmstripIOSRuntime
import Testing

@MainActor @Suite struct MakingTests {
  private class Card: UIView {
    var made: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      made.append("card")
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Photo: Card {
    let image = UIImageView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      made.append("photo")
      addSubview(image)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Screen: UIViewController {
    let photo = Photo()
    override func viewDidLoad() { title = "Screen" }
  }

  private func make<T: NSObject>(_ type: T.Type) -> T { Lowered.make(type) }

  @Test func objectsAreOfTheClassThatIsKnownAtRunTime() {
    let view: UIView.Type = Photo.self
    #expect((make(view) as? Photo)?.made == ["card", "photo"])
    #expect((make(view) as? Photo)?.subviews.count == 1)
    let controller: UIViewController.Type = Screen.self
    let screen = make(controller)
    screen.loadViewIfNeeded()
    #expect(screen.title == "Screen")
    #expect((screen as? Screen)?.photo.made == ["card", "photo"])
    #expect(type(of: make(UIView.self)) == UIView.self)
    #expect(type(of: make(UIViewController.self)) == UIViewController.self)
    #expect(type(of: make(UILabel.self)) == UILabel.self)
    #expect(type(of: make(CALayer.self)) == CALayer.self)
  }

  @Test func anObjectThatWasMadeIsReleased() {
    weak var gone: Photo?
    do { gone = make(Photo.self) }
    #expect(gone == nil)
  }
}
