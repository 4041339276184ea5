// SPDX-License-Identifier: MIT

/// Something the SDK offers and this implementation does not do yet.
///
/// Code that meets one reports it by name; a recording lists what was reported, so that nothing is
/// accepted and silently ignored.
package enum UnsupportedFeature {
  // The engine runs on one thread (ARCHITECTURE.md); Apple's non-isolated types have no other
  // place from which to reach the running stage.
  nonisolated(unsafe) private static var names: [String] = []

  /// Notes that a feature was used; a name already noted is not noted again.
  package static func report(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// What was reported since the last call, in order.
  package static func takeReports() -> [String] {
    defer { names = [] }
    return names
  }
}
