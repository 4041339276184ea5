// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTesting
import Testing
import UIKit

private typealias DispatchQueue = UIKit.DispatchQueue

@MainActor
@Suite struct SnapshotAssertionTests {
  private let goldens = TemporaryGoldens()

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    label.text = text
    label.accessibilityIdentifier = "greeting"
    return label
  }

  private final class ScreenController: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
      label.text = "Screen"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      view.addSubview(label)
    }
  }

  private func picture(_ name: String) throws -> Bitmap {
    let golden = try #require(
      try Golden(contentsOf: goldens.goldens.appendingPathComponent(name, isDirectory: true)))
    let (sheet, cell) = (golden.file.sheet, golden.file.sheet.cells[0])
    return try golden.sheet().part(x: cell.x, y: cell.y, width: sheet.width, height: sheet.height)
  }

  /// A dot that moves from 5 points to 25 in a second, beginning when it is shown.
  private final class MovingView: UIView {
    override func didMoveToWindow() {
      backgroundColor = .white
      let dot = CALayer()
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      dot.backgroundColor = UIColor.red.cgColor
      layer.addSublayer(dot)
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 5
      animation.toValue = 25
      animation.duration = 1
      dot.add(animation, forKey: "move")
    }
  }

  @Test func aViewIsComparedInItsOwnSize() throws {
    _ = goldens.failure { assertSnapshot(of: label("Hello"), as: .image, testName: "view()") }
    goldens.restart()
    goldens.use { assertSnapshot(of: label("Hello"), as: .image, testName: "view()") }
    let picture = try picture("view")
    #expect(picture.width == 240 && picture.height == 72)
    #expect(picture[0, 0] == Pixel(red: 255, green: 255, blue: 255))
    goldens.restart()
    let message = goldens.failure {
      assertSnapshot(of: label("Hallo"), as: .image, testName: "view()")
    }
    #expect(message.contains("greeting"), "\(message)")
    #expect(message.contains("pixels: the frame differs"), "\(message)")
  }

  @Test func aViewCanBeGivenASize() throws {
    _ = goldens.failure {
      let view = UIView()
      view.backgroundColor = .red
      assertSnapshot(
        of: view, as: .image(size: CGSize(width: 10, height: 5), on: .iPhoneSE3),
        testName: "size()")
    }
    let picture = try picture("size")
    #expect(picture.width == 20 && picture.height == 10)
    #expect(picture[0, 0] == picture[19, 9] && picture[0, 0].red > 200)
  }

  @Test func aControllerHasAGoldenForEachScreen() throws {
    func assertScreens() {
      assertSnapshot(
        of: ScreenController(), as: .image, named: "screen", on: [.iPhoneSE1, .iPhone8Plus],
        appearances: [.light, .dark], testName: "screens()")
    }
    _ = goldens.failure { assertScreens() }
    #expect(
      goldens.files("Goldens") == [
        "screens.screen.iphone-8-plus.dark", "screens.screen.iphone-8-plus.light",
        "screens.screen.iphone-se-1.dark", "screens.screen.iphone-se-1.light",
      ])
    goldens.use { assertScreens() }
    // Cells as wide as the screens, white and black.
    let light = try picture("screens.screen.iphone-se-1.light")
    let dark = try picture("screens.screen.iphone-se-1.dark")
    #expect(light.width == 640 && light.height == 1136)
    #expect(light[0, 0] == Pixel(red: 255, green: 255, blue: 255))
    #expect(dark[0, 0] == Pixel(red: 0, green: 0, blue: 0))
  }

  @Test func textSizesDiffer() throws {
    _ = goldens.failure {
      assertSnapshot(
        of: ScreenController(), as: .image, on: [.iPhoneSE1],
        textSizes: [.large, .accessibilityExtraLarge], testName: "text()")
    }
    #expect(
      goldens.files("Goldens")
        == ["text.iphone-se-1.text-AccessibilityXL", "text.iphone-se-1.text-L"])
    #expect(
      try picture("text.iphone-se-1.text-L")
        != picture("text.iphone-se-1.text-AccessibilityXL"))
  }

  @Test func severalInstantsAreFrames() throws {
    func assertMoving() {
      assertSnapshot(
        of: MovingView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)),
        as: .image(on: .iPhoneSE3, at: [0, 0.5, 0.75]), testName: "moving()")
    }
    _ = goldens.failure { assertMoving() }
    goldens.use { assertMoving() }
    let golden = try #require(
      try Golden(contentsOf: goldens.goldens.appendingPathComponent("moving", isDirectory: true)))
    #expect(golden.file.frames.count == 3)
    #expect(try golden.timeline().times == [0, 0.5, 0.75])
    // Halfway the dot of 20 pixels is at 10 points: pixels 20 to 40.
    let cell = golden.file.sheet.cells[1]
    let half = try golden.sheet().part(x: cell.x, y: cell.y, width: 60, height: 20)
    #expect((0..<60).filter { half[$0, 10].green < 128 } == Array(20..<40))
  }

  @Test func aViewOnAStageStaysThere() throws {
    let stage = Stage(device: .iPhoneSE3)
    let view = label("Hello")
    view.frame.origin = CGPoint(x: 50, y: 60)
    stage.window.addSubview(view)
    _ = goldens.failure { assertSnapshot(of: view, as: .image, testName: "placed()") }
    #expect(view.window === stage.window && view.frame.origin == CGPoint(x: 50, y: 60))
    let picture = try picture("placed")
    #expect(picture.width == 160 && picture.height == 48)
  }

  @Test func layersAndImagesAreCompared() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 6)
    layer.backgroundColor = UIColor.blue.cgColor
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 3)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
    }
    let pixels = try #require(image.cgImage)
    let bitmap = Bitmap(width: 7, height: 2, filledWith: Pixel(red: 9, green: 8, blue: 7))
    _ = goldens.failure {
      assertSnapshot(of: layer, as: .image(on: .iPhoneSE3), testName: "layer()")
      assertSnapshot(of: image, as: .image, testName: "image()")
      assertSnapshot(of: pixels, as: .image, testName: "pixels()")
      assertSnapshot(of: bitmap, as: .image, testName: "bitmap()")
    }
    #expect(
      try picture("layer")
        == Bitmap(width: 8, height: 12, filledWith: Pixel(red: 0, green: 0, blue: 255)))
    #expect(try picture("bitmap") == bitmap)
    #expect(try picture("image").width == Int(5 * image.scale))
    #expect(try picture("pixels")[0, 0] == Pixel(red: 0, green: 255, blue: 0))
  }

  @Test func textsAreComparedByLine() throws {
    struct Settings: Encodable {
      var name = "a"
      var count = 1
    }
    func assertSettings(_ settings: Settings) {
      assertSnapshot(of: settings, as: .json, testName: "settings()")
    }
    _ = goldens.failure { assertSettings(Settings()) }
    #expect(goldens.files("Goldens/settings") == ["snapshot.txt"])
    #expect(
      String(decoding: try goldens.data("Goldens/settings/snapshot.txt"), as: UTF8.self)
        == "{\n  \"count\" : 1,\n  \"name\" : \"a\"\n}\n")
    goldens.use { assertSettings(Settings()) }
    goldens.restart()
    let message = goldens.failure { assertSettings(Settings(count: 2)) }
    #expect(message.contains("- 2:   \"count\" : 1,\n+ 2:   \"count\" : 2,"), "\(message)")
    #expect(
      goldens.files("failures/FilmstripTestingTests.SnapshotAssertionTests/settings") == [
        "failure.json", "snapshot.txt",
      ])
    goldens.restart()
    let never = goldens.failure(record: .never) {
      assertSnapshot(of: "x", as: .lines, testName: "other()")
    }
    #expect(never.contains("there is no golden, and the record mode is 'never'"))
  }

  @Test func treesOfViewsAndControllersAreTexts() throws {
    let root = ScreenController()
    let navigation = UINavigationController(rootViewController: root)
    _ = goldens.failure {
      assertSnapshot(of: navigation, as: .hierarchy, testName: "controllers()")
      assertSnapshot(of: root.view, as: .recursiveDescription, testName: "views()")
    }
    let controllers = String(
      decoding: try goldens.data("Goldens/controllers/snapshot.txt"), as: UTF8.self)
    #expect(
      controllers == """
        UINavigationController; frame = (0 0; 393 852)
           | ScreenController; frame = (0 0; 393 852)

        """)
    let views = String(decoding: try goldens.data("Goldens/views/snapshot.txt"), as: UTF8.self)
    #expect(
      views == """
        UIView; frame = (0 0; 393 852)
           | UILabel; frame = (20 80; 200 40); text = 'Screen'

        """)
  }

  @Test func strategiesArePulledBack() throws {
    struct Theme { let color: UIColor }
    let swatch = Snapshotting<UIView, Recording>.image(on: .iPhoneSE3)
      .pullback { (theme: Theme) -> UIView in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
        view.backgroundColor = theme.color
        return view
      }
    _ = goldens.failure { assertSnapshot(of: Theme(color: .red), as: swatch, testName: "theme()") }
    #expect(try picture("theme").width == 6)
  }

  @Test func whatHasNothingToShowSaysSo() {
    let nothing = "has no size, so there is nothing to show; give it one"
    let message = goldens.failure { assertSnapshot(of: UIImage(), as: .image, testName: "empty()") }
    #expect(message == "the snapshot could not be taken: the UIImage \(nothing)", "\(message)")
    let view = goldens.failure { assertSnapshot(of: UIView(), as: .image, testName: "none()") }
    #expect(view.contains("the CALayer \(nothing)"), "\(view)")
    let stage = Stage()
    let placed = UIView()
    stage.window.addSubview(placed)
    let zero = goldens.failure { assertSnapshot(of: placed, as: .image, testName: "zero()") }
    #expect(zero.contains(nothing), "\(zero)")
  }

  @Test(arguments: [[], [-1], [0, 0], [1, 0.5], [.infinity], [.nan]])
  func instantsAscend(times: [Double]) {
    let message = goldens.failure {
      assertSnapshot(
        of: label("x"), as: .image(at: times), named: "\(times)", testName: "instants()")
    }
    #expect(message.contains("do not ascend from 0; give at least one"), "\(message)")
  }

  @Test func aViewThatShrinksKeepsItsCanvas() throws {
    final class ShrinkingView: UIView {
      override func didMoveToWindow() {
        backgroundColor = .red
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.bounds = .zero }
      }
    }
    _ = goldens.failure {
      assertSnapshot(
        of: ShrinkingView(frame: CGRect(x: 0, y: 0, width: 6, height: 4)),
        as: .image(on: .iPhoneSE3, at: [0, 0.2]), testName: "shrinks()")
    }
    let golden = try #require(
      try Golden(contentsOf: goldens.goldens.appendingPathComponent("shrinks", isDirectory: true)))
    #expect(golden.file.sheet.width == 12 && golden.file.frames.count == 2)
    let cell = golden.file.sheet.cells[1]
    let white = Bitmap(width: 12, height: 8, filledWith: Pixel(red: 255, green: 255, blue: 255))
    #expect(try golden.sheet().part(x: cell.x, y: cell.y, width: 12, height: 8) == white)
  }

  /// The left half red, the right half blue.
  private var halves: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
    }
  }

  @Test func imagesAreUprightAndTinted() throws {
    let pixels = try #require(halves.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    _ = goldens.failure {
      assertSnapshot(of: turned, as: .image, testName: "turned()")
      assertSnapshot(of: halves.withTintColor(.green), as: .image, testName: "tinted()")
    }
    // Turned clockwise: what was at the left is at the top.
    let picture = try picture("turned")
    #expect(picture.width == 4 && picture.height == 8)
    #expect(picture[1, 1] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[1, 6] == Pixel(red: 0, green: 0, blue: 255))
    #expect(try self.picture("tinted")[1, 1] == Pixel(red: 0, green: 255, blue: 0))
  }

  /// What a value reports while it is made is a finding of its snapshot.
  @Test func findingsOfTheValueAreKept() throws {
    func assertController(_ name: String?) {
      assertSnapshot(
        of: UIViewController(nibName: name, bundle: nil), as: .image(on: .iPhoneSE1),
        testName: "nib()")
    }
    _ = goldens.failure { assertController(nil) }
    goldens.restart()
    let message = goldens.failure { assertController("Missing") }
    #expect(message.contains("finding "), "\(message)")
  }

  @Test func aLayerStaysInItsTree() {
    let parent = CALayer()
    parent.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    let child = CALayer()
    child.frame = CGRect(x: 2, y: 2, width: 4, height: 6)
    child.backgroundColor = UIColor.blue.cgColor
    parent.addSublayer(child)
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let placed = CALayer()
    placed.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    view.layer.addSublayer(placed)
    stage.window.addSubview(view)
    _ = goldens.failure {
      assertSnapshot(of: child, as: .image, testName: "child()")
      assertSnapshot(of: placed, as: .image, testName: "placed()")
    }
    #expect(child.superlayer === parent && parent.superlayer == nil)
    #expect(placed.superlayer === view.layer && view.window === stage.window)
  }

  @Test func devicesAreNamedOnce() {
    let message = goldens.failure {
      assertSnapshot(
        of: label("x"), as: .image(on: .iPhoneSE3), on: [.iPhone15], testName: "twice()")
    }
    #expect(message.contains("name them in one of the two places"), "\(message)")
  }

  /// Texts that look the same, are empty, or look as if Git had left them.
  @Test(arguments: [
    ("caf\u{e9}", "cafe\u{301}"), ("", "x"), ("a\n>>>>>>> quoted\n", "b"),
    ("version https://git-lfs", "y"), ("a\r\nb", "a\nb"),
  ])
  func eachByteOfATextCounts(text: String, other: String) {
    func assertText(_ text: String) {
      assertSnapshot(of: text, as: .lines, named: "it", testName: "bytes()")
    }
    _ = goldens.failure { assertText(text) }
    goldens.use { assertText(text) }
    #expect(goldens.failure { assertText(other) } != "")
    // A damaged golden is replaced where all are.
    _ = goldens.failure(record: .all) { assertText(other) }
    goldens.use { assertText(other) }
  }

  @Test func aGoldenOfTheOtherKindSaysSo() {
    _ = goldens.failure { assertSnapshot(of: "x", as: .lines, testName: "kind()") }
    goldens.restart()
    let picture = goldens.failure { assertSnapshot(of: label("x"), as: .image, testName: "kind()") }
    #expect(picture.contains("is the golden of a text, which is compared with a picture"))
    goldens.restart()
    _ = goldens.failure(record: .all) {
      assertSnapshot(of: label("x"), as: .image, testName: "kind()")
    }
    goldens.restart()
    let text = goldens.failure { assertSnapshot(of: "x", as: .lines, testName: "kind()") }
    #expect(text.contains("is the golden of a picture, which is compared with a text"), "\(text)")
  }

  /// The same in each process: orders that follow from hashes, and addresses, are left out.
  @Test func dumpsDoNotDependOnTheProcess() throws {
    final class Node { var name = "n"; var next: Node? }
    struct Value {
      let names: Set = ["b", "a", "c"]
      let counts = ["y": 2, "x": 1]
      let node = Node()
      let none: Int? = nil
    }
    let value = Value()
    value.node.next = value.node
    _ = goldens.failure { assertSnapshot(of: value, as: .dump, testName: "dump()") }
    let text = String(decoding: try goldens.data("Goldens/dump/snapshot.txt"), as: UTF8.self)
    #expect(
      text == """
        ▿ Value
          ▿ names: 3 elements
            - "a"
            - "b"
            - "c"
          ▿ counts: 2 key/value pairs
            ▿ 2 elements
              - key: "x"
              - value: 1
            ▿ 2 elements
              - key: "y"
              - value: 2
          ▿ node: Node #1
            - name: "n"
            ▿ next: Optional<Node>
              ▿ some: Node #1
          - none: nil

        """)
    #expect(!"\(UIView())".isEmpty)
    _ = goldens.failure { assertSnapshot(of: UIView(), as: .description, testName: "object()") }
    let object = String(decoding: try goldens.data("Goldens/object/snapshot.txt"), as: UTF8.self)
    #expect(!object.contains(#/0x[0-9a-f]{4}/#))
  }
}
