// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

/// Sizes that follow from content, baselines, margins, areas, and sizes that are asked for.
@MainActor
@Suite struct ContentSizeLayoutTests {
  private let screen = ConstrainedScreen()
  private var root: UIView { screen.root }

  @Test func priorities() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .fittingSizeLevel)
  }

  @Test func viewsHaveTheSizeOfTheirContent() {
    let view = ContentView(70, 30)
    screen.add(view)
    screen.layOut(
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(isNear(view.frame, rect(0, 0, 70, 30)))
    view.content = CGSize(width: UIView.noIntrinsicMetric, height: 44)
    view.widthAnchor.constraint(equalToConstant: 5).isActive = true
    screen.screen.update()
    #expect(isNear(view.frame, rect(0, 0, 5, 44)))
  }

  /// A label of several lines is as high as its text in the width that constraints give it.
  @Test(arguments: [90.0, 120, 200, 300]) func labelsWrapInTheirWidth(width: Double) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Constraints give a label its width, and its height follows from the text in it."
    screen.add(label)
    let room = label.widthAnchor.constraint(equalToConstant: width)
    screen.layOut(
      room, label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor))
    let expected = label.sizeThatFits(CGSize(width: width, height: 0)).height
    #expect(label.frame.height == expected && label.frame.width == width)
    room.constant = 600
    screen.screen.update()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 600, height: 0)).height)
    #expect(label.frame.height < expected)
  }

  /// A column of labels settles in a few passes whatever their number.
  @Test func textSettlesInThreePasses() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Counting(frame: rect(0, 0, 200, 400))
    var top = view.topAnchor
    for index in 0..<20 {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "words that wrap ", count: index % 5 + 1)
      screen.add(label, to: view)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        label.firstBaselineAnchor.constraint(equalTo: top, constant: 30),
      ])
      top = label.lastBaselineAnchor
    }
    root.addSubview(view)
    screen.screen.update()
    #expect(view.layouts <= 3)
    view.layouts = 0
    view.frame.size.width = 150
    screen.screen.update()
    #expect(view.layouts <= 3)
    view.layouts = 0
    screen.screen.update()
    #expect(view.layouts == 0)
  }

  /// A label that adds to the size of its text is asked for that in each width.
  @Test func labelsOfAnApplicationAddToTheirSize() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
    }
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] {
      label.numberOfLines = 0
      label.text = "Some text that needs more than one line in this width."
      screen.add(label)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: root.leftAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.widthAnchor.constraint(equalToConstant: 150),
      ])
    }
    screen.screen.update()
    #expect(plain.frame.height > 30)
    #expect(padded.frame.height == plain.frame.height + 10)
  }

  /// Baselines of labels with fonts of different sizes are at one height.
  @Test func baselinesMeet() {
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 40)
    small.text = "small"
    large.text = "large"
    screen.add(small, large)
    screen.layOut(
      large.leftAnchor.constraint(equalTo: root.leftAnchor),
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
    func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
    #expect(abs(baseline(small) - baseline(large)) < 0.5)
  }

  /// The title of a button stands on the line of a label beside it, in rows that are as high as the
  /// highest view and in higher ones.
  @Test(arguments: [nil, 120.0]) func rowsOnOneBaseline(height: Double?) {
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.font = .systemFont(ofSize: 34)
    label.text = "Title"
    button.setTitle("Button", for: .normal)
    let row = UIStackView(arrangedSubviews: [label, button])
    row.alignment = .firstBaseline
    screen.add(row)
    if let height { row.heightAnchor.constraint(equalToConstant: height).isActive = true }
    screen.layOut(
      row.leftAnchor.constraint(equalTo: root.leftAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor))
    let title = button.titleLabel ?? label
    let line = label.frame.minY + label.font.ascender
    let other = title.convert(CGPoint(x: 0, y: title.font.ascender), to: row).y
    #expect(abs(line - other) < 0.5)
    #expect(label.frame.minY == 0)
  }

  /// A view without text has its baselines at its edges (documented for the last).
  @Test func baselinesOfPlainViews() {
    let (first, second) = (ContentView(10, 30), ContentView(10, 20))
    screen.add(first, second)
    screen.layOut(
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      second.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.lastBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor))
    #expect(isNear(second.frame, rect(0, 20, 10, 20)))
  }

  @Test func alignmentRectanglesAreWhatIsPlaced() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let (view, other) = (Shadowed(), UIView())
    screen.add(view, other)
    screen.layOut(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 20),
      other.leftAnchor.constraint(equalTo: view.rightAnchor),
      other.topAnchor.constraint(equalTo: view.bottomAnchor),
      other.widthAnchor.constraint(equalTo: view.widthAnchor),
      other.heightAnchor.constraint(equalTo: view.heightAnchor))
    #expect(isNear(view.frame, rect(8, 9, 56, 24)))
    #expect(isNear(other.frame, rect(60, 30, 50, 20)))
    #expect(isNear(view.alignmentRect(forFrame: view.frame), rect(10, 10, 50, 20)))
    #expect(isNear(view.frame(forAlignmentRect: rect(10, 10, 50, 20)), view.frame))
  }

  /// Margins are 8 points in a view (documented), and what is set.
  @Test func marginsAndTheirGuide() {
    let (first, second) = (UIView(), UIView())
    let outer = UIView(frame: rect(50, 80, 100, 80))
    root.addSubview(outer)
    screen.add(first, second, to: outer)
    screen.layOut(
      first.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      first.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
      first.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
      NSLayoutConstraint(
        item: second, attribute: .leading, relatedBy: .equal, toItem: outer,
        attribute: .leadingMargin, multiplier: 1, constant: 1),
      NSLayoutConstraint(
        item: second, attribute: .bottom, relatedBy: .equal, toItem: outer,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
      second.widthAnchor.constraint(equalToConstant: 5),
      second.heightAnchor.constraint(equalToConstant: 5))
    #expect(isNear(first.frame, rect(8, 8, 84, 64)))
    #expect(isNear(second.frame, rect(9, 67, 5, 5)))
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    screen.screen.update()
    #expect(isNear(first.frame, rect(2, 1, 94, 76)))
    #expect(isNear(second.frame, rect(3, 72, 5, 5)))
  }

  @Test func theSafeAreaHasAGuide() {
    let controller = UIViewController()
    let view = UIView()
    screen.add(view, to: controller.view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    screen.screen.window.rootViewController = controller
    screen.screen.update()
    // The areas of an iPhone 15, and the system's margins of a controller's view.
    #expect(isNear(view.frame, rect(20, 59, 10, 852 - 59 - 34)))
    controller.additionalSafeAreaInsets.top = 41
    screen.screen.update()
    #expect(isNear(view.frame, rect(20, 100, 10, 852 - 100 - 34)))
  }

  /// Without a keyboard its room is that of the safe area at the bottom.
  @Test func theKeyboardHasAGuide() {
    let controller = UIViewController()
    let view = UIView()
    screen.add(view, to: controller.view)
    let guide = controller.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    screen.screen.window.rootViewController = controller
    screen.screen.update()
    #expect(isNear(view.frame, rect(0, 852 - 34 - 50, 393, 50)))
    #expect(isNear(guide.layoutFrame, rect(0, 852 - 34, 393, 34)))
    guide.usesBottomSafeArea = false
    screen.screen.update()
    #expect(view.frame.maxY == 852)
  }

  @Test func fittingSizes() {
    let (view, label, box) = (UIView(), UILabel(), ContentView(60, 20))
    label.numberOfLines = 0
    label.text = "Text of a cell that wraps in the width of a table, and gives the cell its height."
    screen.add(label, box, to: view)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      box.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
    box.setContentHuggingPriority(.required, for: .horizontal)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    for width in [200.0, 320, 500] {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let text = label.sizeThatFits(CGSize(width: width - 90, height: 0)).height
      #expect(size == CGSize(width: width, height: text + 20))
    }
    let natural = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let line = label.sizeThatFits(.zero)
    #expect(abs(natural.width - 90 - line.width) < 1e-6)
    #expect(abs(natural.height - 20 - line.height) < 1e-6)
    // Measuring changes nothing.
    #expect(view.frame == .zero && label.frame == .zero)
    #expect(UILabel().systemLayoutSizeFitting(.zero) == .zero)
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 20))
  }

  @Test func constraintsGiveScrolledContentItsSize() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    scroll.contentInsetAdjustmentBehavior = .never
    let (content, fixed) = (UIView(), UIView())
    root.addSubview(scroll)
    screen.add(content, fixed, to: scroll)
    screen.layOut(
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -10),
      content.heightAnchor.constraint(equalToConstant: 500),
      fixed.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
      fixed.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      fixed.widthAnchor.constraint(equalToConstant: 10),
      fixed.heightAnchor.constraint(equalToConstant: 10))
    #expect(scroll.contentSize == CGSize(width: 100, height: 500))
    #expect(isNear(content.frame, rect(5, 0, 90, 500)))
    #expect(isNear(fixed.frame, rect(0, 90, 10, 10)))
    scroll.contentOffset.y = 120
    screen.screen.update()
    #expect(isNear(content.frame, rect(5, 0, 90, 500)))
    #expect(isNear(fixed.frame, rect(0, 210, 10, 10)))
    scroll.frame.size.width = 150
    screen.screen.update()
    #expect(scroll.contentSize == CGSize(width: 150, height: 500))
  }

  @Test func updatesComeFromTheInsideAndBeforeLayout() {
    final class Noting: UIView {
      var note: (String) -> Void = { _ in }
      var name = ""
      override func updateConstraints() {
        note("update \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        note("layout \(name)")
        super.layoutSubviews()
      }
    }
    final class Controller: UIViewController {
      var note: (String) -> Void = { _ in }
      override func updateViewConstraints() {
        note("update controller")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { note("will layout") }
    }
    var notes: [String] = []
    let (controller, outer, inner) = (Controller(), Noting(), Noting())
    controller.note = { notes.append($0) }
    (outer.name, inner.name) = ("outer", "inner")
    for view in [outer, inner] { view.note = { notes.append($0) } }
    outer.addSubview(inner)
    controller.view = outer
    screen.screen.window.rootViewController = controller
    screen.screen.update()
    #expect(
      notes == [
        "update inner", "update controller", "update outer", "will layout", "layout outer",
        "layout inner",
      ])
    notes = []
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(!outer.needsUpdateConstraints())
    #expect(notes == ["update inner", "update controller", "update outer"])
  }
}
