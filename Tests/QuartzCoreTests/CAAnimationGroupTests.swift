// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

/// `CAAnimationGroup`: members in the group's time, cut off and not squeezed at its end.
@MainActor
@Suite struct CAAnimationGroupTests {
  private let screen = Screen()
  private let layer = CALayer()
  private let log: AnimationLog

  init() {
    log = AnimationLog(screen)
    layer.zPosition = -1
    screen.show(layer)
  }

  private var value: CGFloat { layer.presentation()?.zPosition ?? .nan }

  /// From 0 to 1.
  private func member(
    begin: Double = 0, duration: Double = 0, _ change: (CABasicAnimation) -> Void = { _ in }
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 1
    animation.beginTime = begin
    animation.duration = duration
    change(animation)
    return animation
  }

  private func group(_ members: [CAAnimation]?, duration: Double) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = members
    group.duration = duration
    group.delegate = log
    return group
  }

  private func run(
    _ group: CAAnimationGroup, _ values: [(Double, Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    layer.add(group, forKey: "group")
    for (time, expected) in values {
      screen.advance(to: time)
      expect(value, expected, sourceLocation: sourceLocation)
    }
  }

  @Test func aMemberBeginsAndEndsInTheGroupsTime() {
    screen.update()
    run(
      group([member(begin: 0.5, duration: 1)], duration: 2),
      [(0.25, -1), (0.5, 0), (1, 0.5), (1.75, -1), (2, -1)])
    #expect(log.starts == [0] && log.stops == [2])
  }

  @Test func aMemberFillsWithinTheGroupOnly() {
    screen.update()
    run(
      group([member(begin: 0.5, duration: 1) { $0.fillMode = .both }], duration: 2),
      [(0.25, 0), (1, 0.5), (1.75, 1), (2, -1)])
  }

  @Test func aLongerMemberIsCutOff() {
    screen.update()
    let group = group([member(duration: 4)], duration: 2)
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    run(group, [(1.5, 0.375), (2, 0.5), (3, 0.5)])
    #expect(log.stops == [2])
  }

  @Test func aMemberWithoutDurationTakesTheGroups() {
    screen.update()
    run(group([member()], duration: 2), [(0.5, 0.25), (1.5, 0.75)])
  }

  @Test func aGroupWithoutDurationTakesTheTransactions() {
    screen.update()
    run(group([member()], duration: 0), [(0.1, 0.4), (1, -1)])
    #expect(log.stops == [0.25])
  }

  /// easeIn at a half is 0.3153568126, as published.
  @Test func theGroupsTimingFunctionPacesItsTime() {
    screen.update()
    let group = group([member(duration: 1), member(begin: 0.3, duration: 0.5)], duration: 1)
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    run(group, [(0.4, bezier(0.42, 0, 1, 1, at: 0.4)), (0.5, (0.3153568126 - 0.3) / 0.5)])
  }

  @Test func aMembersTimingFunctionActsWithinTheGroups() {
    screen.update()
    let member = member(duration: 1) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    let group = group([member], duration: 1)
    group.timingFunction = CAMediaTimingFunction(name: .easeOut)
    let paced = bezier(0, 0, 0.58, 1, at: 0.3)
    run(group, [(0.3, bezier(0.42, 0, 1, 1, at: paced))])
  }

  @Test func aGroupRepeatsAndReversesAsAWhole() {
    screen.update()
    let group = group([member(begin: 0.5, duration: 0.5)], duration: 1)
    group.repeatCount = 2
    group.autoreverses = true
    run(
      group,
      [(0.25, -1), (0.75, 0.5), (1.25, 0.5), (1.75, -1), (2.75, 0.5), (3.25, 0.5), (3.9, -1)])
    screen.advance(to: 9)
    #expect(log.stops == [4])
  }

  @Test func aMemberRepeatsWithinTheGroup() {
    screen.update()
    let member = member(duration: 0.5) {
      $0.repeatCount = .infinity
      $0.autoreverses = true
    }
    run(group([member], duration: 2), [(0.25, 0.5), (0.75, 0.5), (0.9, 0.2), (1.25, 0.5), (2, -1)])
  }

  /// The inner group runs from 1 to 2 at twice the pace; its member from 1.25 to 1.75.
  @Test func groupsNest() {
    screen.update()
    let inner = group([member(begin: 0.5, duration: 1)], duration: 2)
    inner.beginTime = 1
    inner.speed = 2
    run(group([inner], duration: 4), [(1.2, -1), (1.25, 0), (1.5, 0.5), (1.7, 0.9), (1.8, -1)])
    screen.advance(to: 5)
    #expect(log.stops == [4])
  }

  @Test func ofTwoMembersOfAPropertyTheLaterCounts() {
    screen.update()
    let second = member(duration: 1) {
      $0.fromValue = 10
      $0.toValue = 20
    }
    run(group([member(duration: 1), second], duration: 1), [(0.5, 15)])
  }

  @Test func anAdditiveMemberAddsToTheOneBefore() {
    screen.update()
    let second = member(duration: 1) {
      $0.fromValue = 10
      $0.toValue = 20
      $0.isAdditive = true
    }
    run(group([member(duration: 1), second], duration: 1), [(0.5, 15.5)])
  }

  @Test func membersOfSeveralPropertiesRunTogether() {
    screen.update()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    run(group([member(), fade], duration: 1), [(0.25, 0.25)])
    expect(layer.presentation()?.opacity, 0.25)
  }

  @Test func onlyTheGroupsDelegateIsCalled() {
    screen.update()
    let inner = AnimationLog(screen)
    run(group([member { $0.delegate = inner }], duration: 1), [(0.5, 0.5), (2, -1)])
    #expect(inner.starts == [] && inner.stops == [])
    #expect(log.starts == [0] && log.stops == [1] && log.outcomes == [true])
  }

  @Test func aGroupTakenOffHasNotFinished() {
    screen.update()
    run(group([member()], duration: 1), [(0.5, 0.5)])
    layer.removeAnimation(forKey: "group")
    expect(value, -1)
    screen.update()
    #expect(log.stops == [0.5] && log.outcomes == [false])
  }

  @Test(arguments: [true, false])
  func aGroupWithoutMembersTakesItsTime(isNil: Bool) {
    screen.update()
    run(group(isNil ? nil : [], duration: 1), [(0.5, -1), (2, -1)])
    #expect(log.stops == [1])
  }

  @Test func laterChangesOfAMemberDoNotReachARunningGroup() {
    screen.update()
    let member = member(duration: 1)
    let group = group([member], duration: 1)
    layer.add(group, forKey: nil)
    member.toValue = 100
    group.animations = nil
    screen.advance(to: 0.5)
    expect(value, 0.5)
  }
}
