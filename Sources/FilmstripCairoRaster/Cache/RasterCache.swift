// SPDX-License-Identifier: MIT
internal import Synchronization

/// What rasterizers keep from one frame to the next: shadows, glyphs, halved bitmaps, surfaces of
/// what is filtered, faded or in perspective.
///
/// Never changes a pixel. What is kept is made in a space of its own, whole pixels away from where
/// it is shown, and is made the same way when nothing is kept. Threads share it; two that miss the
/// same thing both make it. Least recently used goes first.
public final class RasterCache: Sendable {
  /// What all rasterizers of the process share by default: 64 MiB.
  public static let shared = RasterCache(byteLimit: 64 << 20)

  /// How many bytes may be kept, of 4,096 things at most; 0 or less keeps nothing.
  public let byteLimit: Int
  private let state = Mutex(State())

  private struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var clock = 0
    /// The hashes of keys that were asked for and are not kept, the newer and the older ones.
    var requested: Set<Int> = []
    var requestedBefore: Set<Int> = []

    /// Notes that something was asked for; whether that is the second time.
    mutating func isRequestedAgain(_ key: Key) -> Bool {
      let hash = key.hashValue
      if requested.contains(hash) || requestedBefore.contains(hash) { return true }
      if requested.count >= RasterCache.requestLimit {
        (requestedBefore, requested) = (requested, [])
      }
      requested.insert(hash)
      return false
    }
  }

  private struct Entry {
    let value: any Sendable
    let byteCount: Int
    var lastUse: Int
  }

  /// An empty cache.
  public init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// How many bytes are kept now: at most ``byteLimit``.
  public var byteCount: Int { state.withLock { $0.byteCount } }

  /// Forgets everything.
  public func removeAll() { state.withLock { $0 = State() } }

  /// What is kept for a key, or else what `make` makes, which is then kept.
  ///
  /// With `ifRequestedAgain` it is kept only from the second time on: what changes in each frame would
  /// drive out the rest, and use memory that is new each time.
  ///
  /// `isRight` returns whether what is kept is what is meant, where a key is not sufficient; else
  /// it is replaced. It is asked, and `make` runs, while other threads use the cache.
  ///
  /// `byteCount` returns the size of what was made. What takes more than a quarter of the limit is
  /// not kept: it would drive out all the rest. Neither is what was made while something was lost:
  /// the next frame has to lose it, too, and say so.
  func value<Value: Sendable>(
    for key: Key, ifRequestedAgain: Bool = false, losses: DrawingLosses? = nil,
    isRight: (Value) -> Bool = { _ in true }, byteCount: (Value) -> Int, make: () -> Value
  ) -> Value {
    var isKept = true
    let found: Value? = state.withLock { state in
      guard let index = state.entries.index(forKey: key) else {
        if ifRequestedAgain { isKept = state.isRequestedAgain(key) }
        return nil
      }
      state.clock += 1
      state.entries.values[index].lastUse = state.clock
      return state.entries.values[index].value as? Value
    }
    if let found, isRight(found) { return found }
    let lostBefore = losses?.count ?? 0
    let value = make()
    if isKept && losses?.count ?? 0 == lostBefore {
      insert(value, byteCount: byteCount(value) + Key.overhead, for: key)
    }
    return value
  }

  /// What something covers, kept with what it is made from and found by a digest of that.
  func coverage<Origin: Equatable & Sendable>(
    for key: Key, of origin: Origin, byteCount: Int, losses: DrawingLosses?,
    make: () -> PixelCoverage
  ) -> PixelCoverage {
    value(
      for: key, losses: losses, isRight: { $0.origin == origin },
      byteCount: { $0.coverage.bytes.count + byteCount },
      make: { KeptCoverage(origin: origin, coverage: make()) }
    ).coverage
  }

  private struct KeptCoverage<Origin: Equatable & Sendable>: Sendable {
    let origin: Origin
    let coverage: PixelCoverage
  }

  private static let requestLimit = 4_096
  private static let entryLimit = 4_096

  private func insert(_ value: any Sendable, byteCount: Int, for key: Key) {
    guard byteCount <= byteLimit / 4 else { return }
    let limit = byteLimit
    state.withLock { state in
      state.clock += 1
      let old = state.entries.updateValue(
        Entry(value: value, byteCount: byteCount, lastUse: state.clock), forKey: key)
      state.byteCount += byteCount - (old?.byteCount ?? 0)
      guard state.byteCount > limit || state.entries.count > RasterCache.entryLimit else { return }
      // Some room more than is needed, so that not every insertion has to look for the oldest.
      var (oldest, count) = (0, state.entries.count)
      for entry in state.entries.values.sorted(by: { $0.lastUse < $1.lastUse }) {
        guard
          state.byteCount > limit - limit / 8
            || count > RasterCache.entryLimit - RasterCache.entryLimit / 8
        else { break }
        count -= 1
        oldest = entry.lastUse
        state.byteCount -= entry.byteCount
      }
      // In one pass, and not by keys: one in which something is no number cannot be found.
      state.entries = state.entries.filter { $0.value.lastUse > oldest }
    }
  }
}

extension RasterCache {
  /// Names what is kept by what it is made from, or by a digest of that: quick to find, and to compare
  /// while no other thread can use the cache.
  enum Key: Hashable, Sendable {
    /// A bitmap halved some times: its number and how often.
    case halved(bitmap: UInt64, times: Int)
    /// The digest of a ``ShadowOrigin``, which is kept with the shadow.
    case shadow(digest: Int)
    /// The digest of ``KeptGlyphs``, which are kept with their coverage.
    case glyphs(digest: Int)
    case surface(SurfaceKey)

    /// About what an entry takes beside its value.
    static let overhead = 512
  }
}
