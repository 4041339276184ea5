// SPDX-License-Identifier: MIT

enum LevelEnd {
  case optimal
  case unbounded
}

extension ConstraintSolver {
  /// Minimizes a level's cost and keeps, as candidates, what may still move at no cost to it.
  mutating func optimize(_ run: inout LevelRun) {
    if run.isBroken { return }
    var isAtZero = cost(run) == 0
    var prices: [Double]?
    if !isAtZero {
      let scale = computePrices(run, breakpoints: .middle)
      if entering(run, tolerance: Self.priceTolerance * scale, first: false) == nil {
        // The slopes half-way prove that nothing is better: what is at 0 has to stay there.
        restrict(&run, prices: run.candidates.map { price(of: $0) }, scale: scale)
        hold(run, pinsBreakpoints: true)
        return
      }
      _ = descend(&run)
      if run.isBroken { return }
      isAtZero = cost(run) == 0
      if !isAtZero {
        _ = computePrices(run, breakpoints: .side)
        prices = run.candidates.map { price(of: $0) }
      }
    }
    // Where the cost is 0 nothing can be less, whatever moves: the multipliers 0 prove it.
    var final = prices ?? [Double](repeating: 0, count: run.candidates.count)
    var pins = false
    var scale = 1.0
    if hasBreakpoints(run) {
      scale = computePrices(run, breakpoints: .middle)
      pins = mix(run, into: &final, scale: scale)
    }
    restrict(&run, prices: final, scale: scale)
    hold(run, pinsBreakpoints: pins, isAtZero: isAtZero)
  }

  /// Takes simplex steps until none makes the level's cost fall.
  mutating func descend(_ run: inout LevelRun) -> LevelEnd {
    takeSides(run)
    // Steps end by themselves. Should rounding make them go in circles, the basis is kept as it is.
    var remaining = 1000 + 20 * (system.rows.count + system.columns.count)
    while remaining > 0 {
      remaining -= 1
      if basis.factors.isWorn, !factorize() { run.isBroken = true }
      if run.isBroken { return .optimal }
      run.tolerance = Self.priceTolerance * computePrices(run, breakpoints: .side)
      let isCareful = run.idleSteps > 40 + run.candidates.count
      guard
        let entering = entering(
          run, tolerance: run.tolerance, first: isCareful)
      else { return .optimal }
      if !step(entering, &run, careful: isCareful) { return .unbounded }
    }
    return .optimal
  }

  func cost(_ run: borrowing LevelRun) -> Double {
    var sum = 0.0
    if let column = run.column {
      if case .extreme = run.level { return 1 }
      sum = abs(system.columns[column].value)
      return sum <= Self.tolerance ? 0 : sum
    }
    for slot in run.rows where system.rows[Int(slot)].isBasic {
      let error = system.rows[Int(slot)].error
      if error > Self.tolerance { sum += error }
    }
    return sum
  }

  /// Whether a basic symbol of the level is exactly at 0.
  private func hasBreakpoints(_ run: borrowing LevelRun) -> Bool {
    if let column = run.column {
      return system.columns[column].position >= 0 && isAtBreakpoint(system.columns[column].value)
    }
    return run.rows.contains {
      system.rows[Int($0)].isBasic && isAtBreakpoint(system.rows[Int($0)].residual)
    }
  }

  /// Notes on which side of 0 the level's basic symbols are; at 0, on the one that costs nothing.
  private mutating func takeSides(_ run: borrowing LevelRun) {
    if let column = run.column {
      system.columns[column].side = system.columns[column].value < 0 ? -1 : 1
    }
    for slot in run.rows where system.rows[Int(slot)].isBasic {
      let row = system.rows[Int(slot)]
      system.rows[Int(slot)].side =
        isAtBreakpoint(row.residual)
        ? (row.relation == .lessThanOrEqual ? -1 : 1) : (row.residual > 0 ? 1 : -1)
    }
  }

  /// Moves the proof of optimality as far as possible towards the slopes half-way, which lets less
  /// move, and returns whether it has moved at all.
  ///
  /// `prices` prove that the level is optimal, and so does each mixture with `scratch.work` for
  /// which no candidate makes the cost fall. Half of the largest such share keeps clear of the
  /// mixtures at which a candidate begins to.
  private func mix(_ run: borrowing LevelRun, into prices: inout [Double], scale: Double) -> Bool {
    var share = 1.0
    let middle = run.candidates.map { price(of: $0) }
    for (index, symbol) in run.candidates.enumerated() {
      let before = slopes(of: symbol, price: prices[index], at: run.level)
      let after = slopes(of: symbol, price: middle[index], at: run.level)
      for case let (before?, after?) in [(before.rise, after.rise), (before.fall, after.fall)]
      where after < -Self.priceTolerance * scale {
        share = min(share, max(0, before) / (max(0, before) - after) / 2)
      }
    }
    guard share > 1e-3 else { return false }
    for index in prices.indices { prices[index] += share * (middle[index] - prices[index]) }
    return true
  }

  /// Leaves as candidates what costs the level nothing.
  private mutating func restrict(_ run: inout LevelRun, prices: [Double], scale: Double) {
    let tolerance = Self.priceTolerance * scale
    var kept = 0
    for index in run.candidates.indices {
      let symbol = run.candidates[index]
      let (rise, fall) = slopes(of: symbol, price: prices[index], at: run.level)
      let canRise = rise.map { $0 <= tolerance } ?? false
      let canFall = fall.map { $0 <= tolerance } ?? false
      if symbol.isRow {
        if run.level.role(of: system.rows[symbol.index]) != .free {
          system.rows[symbol.index].canRise = canRise
          system.rows[symbol.index].canFall = canFall
        } else if !canRise, !canFall {
          continue
        }
      } else if run.level.role(of: system.columns[symbol.index], at: symbol.index) != .free {
        system.columns[symbol.index].canRise = canRise
        system.columns[symbol.index].canFall = canFall
      }
      if canRise || canFall {
        run.candidates[kept] = symbol
        kept += 1
      }
    }
    run.candidates.removeSubrange(kept...)
  }

  /// Holds the level's basic symbols on the sides on which they are.
  private mutating func hold(
    _ run: borrowing LevelRun, pinsBreakpoints: Bool, isAtZero: Bool = false
  ) {
    if let column = run.column {
      let value = system.columns[column].value
      system.columns[column].side = isAtBreakpoint(value) ? 0 : (value > 0 ? 1 : -1)
      return
    }
    for slot in run.rows where system.rows[Int(slot)].isBasic {
      let row = system.rows[Int(slot)]
      guard isAtBreakpoint(row.residual) else {
        system.rows[Int(slot)].side = row.residual > 0 ? 1 : -1
        continue
      }
      if pinsBreakpoints || (isAtZero && row.relation == .equal) {
        system.rows[Int(slot)].side = 0
      } else if isAtZero {
        system.rows[Int(slot)].side = row.relation == .lessThanOrEqual ? -1 : 1
      }
      // Otherwise it stays on the side whose slope the proof counts.
    }
  }
}
