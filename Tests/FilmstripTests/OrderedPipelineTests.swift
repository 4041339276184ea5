// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing

@Suite struct OrderedPipelineTests {
  private struct Failure: Error, Equatable { let index: Int }

  @Test(arguments: [1, 2, 7, 64])
  func handsResultsOnInOrder(jobs: Int) throws {
    var taken: [Int] = []
    try OrderedPipeline.run(count: 200, jobs: jobs, makeWorker: { { $0 * $0 } }) { index, square in
      #expect(square == index * index)
      taken.append(index)
    }
    #expect(taken == Array(0..<200))
  }

  @Test func aFailingPieceEndsTheRunWithItsError() {
    var taken: [Int] = []
    #expect(throws: Failure(index: 50)) {
      try OrderedPipeline.run(
        count: 200, jobs: 4,
        makeWorker: {
          { index in
            if index == 50 { throw Failure(index: 50) }
            return index
          }
        }
      ) { index, _ in taken.append(index) }
    }
    #expect(taken == Array(0..<taken.count))
    #expect(taken.count <= 50)
  }

  @Test func aFailingConsumerEndsTheRunWithItsError() {
    #expect(throws: Failure(index: 3)) {
      try OrderedPipeline.run(count: 1_000_000, jobs: 4, makeWorker: { { $0 } }) { index, _ in
        if index == 3 { throw Failure(index: 3) }
      }
    }
  }

  @Test func aWorkerThatCannotBeMadeEndsTheRun() {
    #expect(throws: Failure(index: -1)) {
      try OrderedPipeline.run(
        count: 10, jobs: 3,
        makeWorker: { () throws -> (Int) throws -> Int in throw Failure(index: -1) }
      ) { _, _ in }
    }
  }

  @Test func noPiecesAreNoWork() throws {
    try OrderedPipeline.run(count: 0, jobs: 3, makeWorker: { { $0 } }) { _, _ in
      Issue.record("nothing was to be done")
    }
  }
}
