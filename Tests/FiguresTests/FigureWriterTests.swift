// SPDX-License-Identifier: MIT
import Figures
import Filmstrip
import Foundation
import Testing
import UIKit

@Suite("Writers of figures")
@MainActor
struct FigureWriterTests {
  @Test("The names of files are those that DocC looks for")
  func fileNames() {
    #expect(Figure.fileName("push", .svg, .light) == "push.svg")
    #expect(Figure.fileName("push", .svg, .dark) == "push~dark.svg")
    #expect(Figure.fileName("push", .png, .light, scale: 1) == "push.png")
    #expect(Figure.fileName("push", .png, .light, scale: 2) == "push@2x.png")
    #expect(Figure.fileName("push", .png, .dark, scale: 3) == "push~dark@3x.png")
  }
}
