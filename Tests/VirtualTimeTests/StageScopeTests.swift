// SPDX-License-Identifier: MIT
import Testing
import FilmstripVirtualTime

@Suite @MainActor struct StageScopeTests {
  @Test func aTaskUsesTheStageThatItMadeLast() {
    let first = StageScope()
    #expect(StageScope.current === first)
    let second = StageScope()
    #expect(StageScope.current === second)
    withExtendedLifetime(first) {}
  }

  @Test func aTaskUsesTheStageThatItDroveLast() {
    let (first, second) = (StageScope(), StageScope())
    first.drive {}
    #expect(StageScope.current === first)
    withExtendedLifetime(second) {}
  }

  @Test func aStageThatDrivesAnotherOneGoesOnAsTheCurrentOne() {
    let (outer, inner) = (StageScope(), StageScope())
    outer.drive {
      #expect(StageScope.current === outer)
      inner.drive { #expect(StageScope.current === inner) }
      #expect(StageScope.current === outer)
    }
  }

  @Test func tasksThatTakeTurnsKeepTheirStages() async {
    let mine = StageScope()
    let other = Task { @MainActor in
      let theirs = StageScope()
      await Task.yield()
      return (theirs, StageScope.current === theirs)
    }
    await Task.yield()
    #expect(StageScope.current === mine)
    let (theirs, isCurrent) = await other.value
    #expect(isCurrent)
    #expect(StageScope.current === mine)
    withExtendedLifetime(theirs) {}
  }

  @Test func aTaskWithoutAStageUsesTheNewest() async {
    let scope = StageScope()
    // None of its jobs is offered to a stage here, so it belongs to none.
    let isNewest = await Task.detached { @MainActor in StageScope.current === scope }.value
    #expect(isNewest)
  }

  @Test func aScopeHasOneObjectOfEachType() {
    final class Counter { var count = 0 }
    let (first, second) = (StageScope(), StageScope())
    first.part { Counter() }.count += 1
    first.part { Counter() }.count += 1
    #expect(first.part { Counter() }.count == 2)
    #expect(second.part { Counter() }.count == 0)
  }

  @Test func aStageThatIsGoneIsNotTheCurrentOne() {
    let older = StageScope()
    var newer: StageScope? = StageScope()
    weak let gone = newer
    newer = nil
    #expect(gone == nil)
    #expect(StageScope.current === older)
  }
}
