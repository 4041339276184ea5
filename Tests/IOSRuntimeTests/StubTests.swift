// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripIOSRuntime
import Testing

/// Stubs of code that is missing, as MissingNames.swift has them.
@MainActor
@Suite struct StubTests {
  private final class Layout {
    @Lowered.Stub("Layout.frame") var frame: CGRect = .zero
    @discardableResult func place() -> Any? {
      Lowered.stub("Layout.place")
      return nil
    }
  }

  @Test func whatIsReachedIsAFinding() {
    let stage = Stage()
    let layout = Layout()
    let quiet = stage.record("quiet") {
      layout.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      _ = layout.frame
    }
    #expect(quiet.findings.isEmpty)
    let other = Layout()
    let recording = stage.record("reached") {
      _ = other.frame
      _ = other.frame
      other.place()
    }
    #expect(recording.findings.map(\.rule) == [.stubReached, .stubReached])
    #expect(recording.findings.first?.object == "Layout")
    #expect(recording.findings.first?.property == "frame")
    #expect(
      recording.findings.last?.message
        == "the stub Layout.place was reached and is not filled in: what moves may be wrong")
  }

  @Test func aFunctionThatIsLeftOutIsAFinding() {
    let recording = Stage().record("left out") { Lowered.leftOut("Home.viewDidLoad()") }
    #expect(recording.findings.map(\.rule) == [.stubReached])
    #expect(
      recording.findings.first?.message
        == "Home.viewDidLoad() was reached and is left out: what moves may be wrong")
  }

  @Test func defaultsHaveWhatNoClassDeclares() {
    let defaults = Lowered.defaults
    #expect(
      defaults.textField(UITextField(), shouldChangeCharactersIn: NSRange(), replacementString: ""))
    #expect(defaults.tableView(UITableView(), numberOfRowsInSection: 0) == 0)
    #expect(
      defaults.collectionView(
        UICollectionView.plain, shouldSelectItemAt: IndexPath(item: 0, section: 0)))
  }

  @Test func argumentsOfCAreListed() {
    #expect(NSString(format: "%d of %d", arguments: getVaList([3, 5])) == "3 of 5")
  }
}

extension UICollectionView {
  @MainActor fileprivate static var plain: UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
}
