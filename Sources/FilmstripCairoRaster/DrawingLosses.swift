// SPDX-License-Identifier: MIT
internal import Synchronization

/// What a rasterizer failed at, while it drew, and what is therefore missing from its pictures.
///
/// Cairo draws no more on a surface once it has failed there: for want of memory, or at a limit of
/// its own, such as 32,767 pixels across. May be used on any thread.
public final class DrawingLosses: Sendable {
  private let kept = Mutex<[String]>([])

  /// Nothing lost yet.
  public init() {}

  /// Why something is missing, in the order in which it was lost; each reason once.
  public var reasons: [String] { kept.withLock { $0 } }

  func add(_ reason: String) {
    kept.withLock { if !$0.contains(reason) { $0.append(reason) } }
    failures.add(1, ordering: .relaxed)
  }

  var count: Int { failures.load(ordering: .relaxed) }
  private let failures = Atomic(0)
}
