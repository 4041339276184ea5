// SPDX-License-Identifier: MIT
import FilmstripSheets
import Testing

@Suite struct SheetOptionsTests {
  private func indices(_ selection: SheetOptions.Selection, of count: Int) -> [Int] {
    SheetOptions(selection: selection).indices(of: count)
  }

  /// By hand: round(i * (count - 1) / (wanted - 1)), halves up.
  @Test(arguments: [
    (12, 22, [0, 2, 4, 6, 8, 10, 11, 13, 15, 17, 19, 21]),
    (5, 22, [0, 5, 11, 16, 21]),
    (3, 10, [0, 5, 9]),
    (2, 10, [0, 9]),
    (4, 4, [0, 1, 2, 3]),
    (4, 5, [0, 1, 3, 4]),
  ])
  func spacesFramesEvenlyFromTheFirstToTheLast(wanted: Int, count: Int, expected: [Int]) {
    #expect(indices(.evenlySpaced(count: wanted), of: count) == expected)
  }

  @Test(arguments: [(12, 5), (12, 1), (12, 12), (1_000, 3)])
  func showsEveryFrameWhenThereAreFewerThanCells(wanted: Int, count: Int) {
    #expect(indices(.evenlySpaced(count: wanted), of: count) == Array(0..<count))
  }

  @Test(arguments: [1, 0, -3])
  func showsTheFirstFrameWhenAskedForOneOrLess(wanted: Int) {
    #expect(indices(.evenlySpaced(count: wanted), of: 22) == [0])
  }

  @Test(arguments: [2, 3, 7, 12, 60])
  func evenStepsDifferByAtMostOne(wanted: Int) {
    for count in wanted...200 {
      let shown = indices(.evenlySpaced(count: wanted), of: count)
      #expect(shown.count == wanted)
      #expect(shown.first == 0)
      #expect(shown.last == count - 1)
      let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
      let (least, most) = (steps.min() ?? 0, steps.max() ?? 0)
      #expect(least >= 1 && most - least <= 1, "\(wanted) of \(count)")
    }
  }

  @Test(arguments: [
    (5, 22, [0, 5, 10, 15, 20, 21]), (7, 22, [0, 7, 14, 21]), (1, 4, [0, 1, 2, 3]),
    (100, 22, [0, 21]), (3, 1, [0]),
  ])
  func showsEveryNthFrameAndTheLast(step: Int, count: Int, expected: [Int]) {
    #expect(indices(.every(step), of: count) == expected)
  }

  @Test(arguments: [0, -1])
  func takesAStepBelowOneAsOne(step: Int) {
    #expect(indices(.every(step), of: 4) == [0, 1, 2, 3])
  }

  @Test func showsAll() { #expect(indices(.all, of: 5) == [0, 1, 2, 3, 4]) }

  @Test(arguments: [.all, .every(3), .evenlySpaced(count: 12)] as [SheetOptions.Selection])
  func showsNothingOfNothing(selection: SheetOptions.Selection) {
    #expect(indices(selection, of: 0) == [])
    #expect(indices(selection, of: 1) == [0])
  }

  @Test func isADozenCellsOfTwoHundredPixelsByDefault() {
    let options = SheetOptions()
    #expect(options.selection == .evenlySpaced(count: 12))
    #expect(options.columns == nil)
    #expect(options.cellWidth == 200)
  }
}
