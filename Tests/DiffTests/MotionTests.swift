// SPDX-License-Identifier: MIT
import Foundation
import SeededNumbers
import Testing

@testable import FilmstripDiff

@Suite struct MotionTests {
  /// Frames of a function, rounded as in a file.
  private func samples(
    _ duration: Double, rate: Double = 60, _ value: (Double) -> Double
  ) -> Samples {
    let times = (0...Int((duration * rate).rounded(.up))).map { Double($0) / rate }
    return Samples(
      times: times, values: times.map { (value($0) * 1e4).rounded() / 1e4 }, tolerance: 1.01e-4)
  }

  @Test(arguments: 0..<UInt64(100))
  func namedCurvesAreFoundWithTheirDelayAndDuration(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let (curve, points) = Formulas.named[Int(seed % 5)]
    let (delay, duration) = (random.number(0...0.3), random.number(0.15...1))
    let (start, end) = (random.number(-400...400), random.number(500...900))
    let motion = try #require(
      Motion(
        samples(1.4) { start + (end - start) * Formulas.bezier(points, ($0 - delay) / duration) }))
    #expect(motion.curve == curve, "\(motion), \(delay), \(duration)")
    #expect(abs(motion.delay - delay) < 1e-4 && abs(motion.duration - duration) < 1e-4)
    #expect(abs(motion.start - start) < 1e-4 && abs(motion.end - end) < 1e-4)
    #expect(motion.error < 1e-3 * abs(end - start))
  }

  @Test(arguments: 0..<UInt64(24))
  func otherCubicCurvesAreFoundByTheirControlPoints(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let points = (
      random.number(0.1...0.9), random.number(-0.3...0.6), random.number(0.1...0.9),
      random.number(0.5...1.3)
    )
    let duration = random.number(0.3...0.8)
    let motion = try #require(
      Motion(samples(1) { 300 * Formulas.bezier(points, ($0 - 0.1) / duration) }), "\(points)")
    #expect(motion.error < 0.06, "\(motion), \(points), \(duration)")
    // What the curve does is what counts: at any time of it, also between frames.
    let worst =
      stride(from: 0, through: 1, by: 0.003).map {
        abs(motion.value(at: $0) - 300 * Formulas.bezier(points, ($0 - 0.1) / duration))
      }.max() ?? 0
    #expect(worst < 0.6, "\(motion), \(points), \(duration)")
  }

  @Test(arguments: 0..<UInt64(24))
  func springsAreFoundByRatioAndResponse(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let ratio = seed % 6 == 0 ? 1 : random.number(0.25...0.95)
    let (response, delay) = (random.number(0.2...0.8), random.number(0...0.2))
    let motion = try #require(
      Motion(samples(7) { 20 + 300 * Formulas.spring(ratio, response, $0 - delay) }))
    guard case .spring(let foundRatio, let foundResponse, let velocity) = motion.curve else {
      Issue.record("\(motion), \(ratio), \(response)")
      return
    }
    #expect(abs(foundRatio - ratio) < 2e-3 && abs(foundResponse - response) < 2e-3, "\(motion)")
    #expect(abs(velocity) < 0.01 && abs(motion.delay - delay) < 1e-3)
  }

  /// A small velocity is within the limit of none and a begin that is a millisecond earlier.
  @Test(arguments: 0..<UInt64(16))
  func springsAreFoundWithTheirVelocity(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let (ratio, response) = (random.number(0.4...0.95), random.number(0.2...0.6))
    let velocity = random.number(2...6)
    let motion = try #require(
      Motion(samples(5) { 300 * Formulas.spring(ratio, response, $0, velocity: velocity) }))
    guard case .spring(let foundRatio, let foundResponse, let foundVelocity) = motion.curve else {
      Issue.record("\(motion), \(ratio), \(response), \(velocity)")
      return
    }
    #expect(abs(foundRatio - ratio) < 2e-3 && abs(foundResponse - response) < 2e-3, "\(motion)")
    #expect(abs(foundVelocity - velocity) < 0.05 && abs(motion.delay) < 1e-3, "\(motion)")
  }

  @Test func aJumpHasNoDuration() throws {
    let motion = try #require(Motion(samples(1) { $0 < 0.5 ? 3 : 8 }))
    #expect(motion.duration == 0 && motion.delay == 0.5 && motion.start == 3 && motion.end == 8)
  }

  @Test func whatReturnsOrStaysIsNoMotion() {
    #expect(Motion(samples(1) { _ in 5 }) == nil)
    #expect(Motion(samples(1) { sin($0 * 2 * .pi) }) == nil)
  }
}
