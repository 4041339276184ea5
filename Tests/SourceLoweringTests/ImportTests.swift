// SPDX-License-Identifier: MIT
import SourceLowering
import Testing

@Suite struct ImportTests {
  @Test func namesOfNetworkingImportTheirModule() {
    let files = [
      "let s = URLSession.shared", "func f(_ r: HTTPURLResponse) {}", "let u: URL? = nil",
    ]
    let outputs = TargetLowering(files.map { SourceFile(path: "/a.swift", text: $0) }).outputs
    let first = outputs.map { String($0.text.prefix { $0 != "\n" }) }
    let imports = "import UIKit; import FilmstripIOSRuntime"
    let more = imports + "; import FoundationNetworking"
    #expect(first == [more, more, imports])
  }

  @Test func modulesThatAreNotHereAreNotNamed() {
    let lowered = Lowered(
      "import UIKit\nlet a = CoreFoundation.sqrt(2.0)\nlet b = Foundation.sqrt(2.0)\nlet os = 1\nlet c = os.self"
    )
    #expect(lowered.lines[1] == "let a =                sqrt(2.0)")
    #expect(
      lowered.lines[2...4].elementsEqual([
        "let b = Foundation.sqrt(2.0)", "let os = 1", "let c = os.self",
      ]))
  }

  @Test func modulesThatAreNotHereAreLeftOut() {
    let lowered = Lowered(
      "import UIKit\nimport Combine\nimport UIKit.UIGestureRecognizerSubclass\n@testable import Mine\nimport class Other.Thing",
      modules: ["Mine"])
    #expect(
      lowered.words == " \n \n \n@testable import Mine\n "
        || lowered.lines[3] == "@testable import Mine")
    #expect(
      lowered.lines.enumerated().allSatisfy {
        $0.offset == 3 || $0.element.allSatisfy { $0 == " " }
      })
  }

  @Test func headersOfModulesThatAreHereAreLeftOut() {
    // The plugin names UIKit among the modules that the target may import.
    let lowered = Lowered(
      "import UIKit.UIColor\nimport QuartzCore.CALayer\nimport UIKit\nimport class UIKit.UIView\nimport Mine.Part",
      modules: ["UIKit", "QuartzCore", "Mine"])
    #expect(lowered.lines[0].allSatisfy { $0 == " " })
    #expect(lowered.lines[1].allSatisfy { $0 == " " })
    #expect(
      lowered.lines[2...] == ["import UIKit", "import class UIKit.UIView", "import Mine.Part"])
  }

  @Test func modulesWhoseNamesUIKitShowsAreLeftOut() {
    // Files beside UIKit's own names would be ambiguous with what they show of Foundation's.
    let plain = Lowered(
      "import QuartzCore\nimport CoreGraphics\npublic import QuartzCore\nimport UIKit",
      modules: ["UIKit", "QuartzCore", "CoreGraphics"])
    #expect(plain.lines[0...1].joined().allSatisfy { $0 == " " })
    #expect(plain.lines[2...] == ["public import QuartzCore", "import UIKit"])
    // Logging has more than one module in the SDK, and a module inside of another one.
    let text = "import os\nimport os.log\nimport OSLog\nimport class os.OSAllocatedUnfairLock"
    let lowered = Lowered(text)
    #expect(lowered.lines.map(\.count) == text.split(separator: "\n").map(\.count))
    #expect(lowered.lines.allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lowered.problems.isEmpty)
    #expect(Lowered("#if canImport(OSLog)\n#endif").words.hasPrefix("#if true"))
  }

  @Test func namesOfModulesThatAreLeftOutGoWithThem() {
    let lowered = Lowered(
      "import Kit\nimport Mine\nlet a: Kit.Thing = Kit.make(), b: Mine.Thing, c: UIKit.UIView, d: Other.Thing",
      modules: ["Mine"])
    #expect(
      lowered.lines[2]
        == "let a:     Thing =     make(), b: Mine.Thing, c: UIKit.UIView, d: Other.Thing")
    // A type of the module's name is meant where the target has one.
    #expect(
      Lowered("import Kit\nclass Kit {}\nlet a = Kit.shared").lines[2] == "let a = Kit.shared")
    // The type may be in a file of the target's own, beside the app's.
    let text =
      "import Player\nimport Kit\nlet a: Player.State = Player.shared.state, b = Kit.make()"
    let beside = TargetLowering(
      [SourceFile(path: "/a.swift", text: text)],
      others: OtherModules(declared: { $0.intersection(["Player"]) }))
    #expect(
      beside.outputs[0].text.contains(
        "let a: Player.State = Player.shared.state, b =     make()"))
  }

  @Test func conditionsAreThoseOfADevice() {
    let lowered = Lowered(
      "#if os(iOS) && !targetEnvironment(simulator) || os(Linux)\nimport Combine\n@objc class A {}\n#elseif canImport(UIKit) && DEBUG\n@objc class B {}\n#endif"
    )
    #expect(lowered.words.hasPrefix("#if true && !false || false"))
    #expect(lowered.lines[2] == "      class A {}")
    #expect(lowered.words.contains("#elseif true && DEBUG"))
    #expect(lowered.lines[4] == "      class B {}")
  }

  @Test func whatIsSwiftUIsIsLeftOut() {
    let lowered = Lowered(
      "import SwiftUI\nimport UIKit\nstruct Card: View {\n  var body: some View { Text(\"\") }\n}\nclass A: UIView {}\n#Preview { Card() }"
    )
    #expect(lowered.lines[5] == "class A: UIView {}")
    #expect(
      lowered.lines.enumerated().allSatisfy {
        $0.offset == 5 || $0.element.allSatisfy { $0 == " " }
      })
    #expect(lowered.problems.map(\.severity) == [.note, .note])
    #expect(lowered.problems.map(\.line) == [3, 7])
    // What extends it goes with it, also in another file.
    let files = Lowered.all([
      "import SwiftUI\nstruct Card: View {}",
      "extension Card.Row {}\nextension Cards {}",
    ])
    #expect(files[1].words.split(separator: "\n") == ["extension Cards {}"])
    // A class of the app's own of that name is no SwiftUI view.
    #expect(Lowered("struct Card: View {}").lines == ["struct Card: View {}"])
  }

  @Test func literalsOfXcodeAreCalls() {
    let lowered = Lowered(
      "let a = #imageLiteral(resourceName: \"x\")\nlet b = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
    )
    #expect(lowered.words.hasPrefix("let a = Lowered.image(named"))
    #expect(lowered.words.contains("let b = UIColor"))
  }

  @Test func whatChangesClassesIsAnErrorAtItsLine() {
    let text =
      "class A: NSProxy {}\nfunc f() {\n  method_exchangeImplementations(a, b)\n  class_addMethod(a)\n}"
    let lowered = Lowered(text)
    #expect(lowered.problems.map(\.severity) == [.error, .error])
    #expect(lowered.problems.map(\.line) == [1, 3])
    #expect(
      lowered.problems[1].description.hasPrefix(
        "/app/File0.swift:3:3: error: method_exchangeImplementations changes"))
    let allowed = TargetLowering([SourceFile(path: "a", text: text)], allowsRuntimeChanges: true)
    #expect(allowed.problems.map(\.severity) == [.error, .warning])
  }

  @Test func manyFilesAreLowered() {
    let files = (0..<2000).map { number in
      SourceFile(
        path: "\(number).swift",
        text:
          "class A\(number): \(number % 20 == 0 ? "UIView" : "A\(number - 1)") {\n @objc func f\(number)() {}\n}"
      )
    }
    let lowering = TargetLowering(files)
    #expect(lowering.outputs.count == 2000)
    #expect(lowering.problems.isEmpty)
  }
}
