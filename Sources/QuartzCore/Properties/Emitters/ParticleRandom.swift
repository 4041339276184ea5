// SPDX-License-Identifier: MIT

/// Random numbers that belong to one particle: the same for the same seed, cell and index.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014) over a
/// state that is mixed from the three.
struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt64) { state = ParticleRandom.mixed(seed &+ ParticleRandom.step) }

  /// The numbers of a part, such as a cell or a particle, of what has these.
  func part(_ index: UInt64) -> ParticleRandom {
    var result = self
    result.state = ParticleRandom.mixed(state ^ ParticleRandom.mixed(index &+ ParticleRandom.step))
    return result
  }

  /// The next number, from 0 to less than 1.
  mutating func next() -> Double {
    state &+= ParticleRandom.step
    return Double(ParticleRandom.mixed(state) >> 11) * 0x1p-53
  }

  /// 2⁶⁴ divided by the golden ratio, made odd.
  private static let step: UInt64 = 0x9e37_79b9_7f4a_7c15

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
