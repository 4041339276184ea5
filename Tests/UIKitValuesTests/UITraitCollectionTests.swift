// SPDX-License-Identifier: MIT
import FilmstripUIKitValues
import Testing

private struct Depth: UITraitDefinition { static var defaultValue: Int { 3 } }

@Suite struct UITraitCollectionTests {
  @Test func theLastThatSaysSomethingCounts() {
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(all.userInterfaceStyle == .light)
    #expect(all.displayScale == 2)
    #expect(all.horizontalSizeClass == .unspecified)
    #expect(all.userInterfaceIdiom == .unspecified)
  }

  @Test func aCollectionContainsWhatItSays() {
    let all = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.verticalSizeClass = .compact
    }
    #expect(all.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(!all.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!all.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(all.containsTraits(in: nil))
    #expect(all.containsTraits(in: UITraitCollection()))
  }

  @Test func equalCollectionsAreEqualInAnyOrder() {
    let (style, scale) = (
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2)
    )
    let one = UITraitCollection(traitsFrom: [style, scale])
    let other = UITraitCollection(traitsFrom: [scale, style])
    #expect(one == other)
    #expect(one.hash == other.hash)
    #expect(one != style)
    #expect(one.modifyingTraits { $0.displayScale = 0 } == style)
  }

  @Test func coloursDependOnStyleContrastAndLevel() {
    let base = UITraitCollection(userInterfaceStyle: .light)
    let wide = base.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(!base.hasDifferentColorAppearance(comparedTo: wide))
    for other in [
      base.modifyingTraits { $0.userInterfaceStyle = .dark },
      base.modifyingTraits { $0.accessibilityContrast = .high },
      base.modifyingTraits { $0.userInterfaceLevel = .elevated },
    ] { #expect(base.hasDifferentColorAppearance(comparedTo: other)) }
    #expect(base.changedTraits(from: wide).map { $0.name } == ["UITraitHorizontalSizeClass"])
  }

  @Test func anApplicationsTraitHasItsDefaultUntilItIsSet() {
    #expect(UITraitCollection()[Depth.self] == 3)
    let deep = UITraitCollection { $0[Depth.self] = 7 }
    #expect(deep[Depth.self] == 7)
    #expect(deep.containsTraits(in: UITraitCollection { $0[Depth.self] = 7 }))
    // Its default is a value like any other.
    let shallow = UITraitCollection(traitsFrom: [deep, UITraitCollection { $0[Depth.self] = 3 }])
    #expect(shallow[Depth.self] == 3)
  }

  @Test func textSizesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!(UIContentSizeCategory.unspecified < .large))
  }

  @Test func theCurrentCollectionIsPutBack() {
    let outer = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == outer)
  }
}
