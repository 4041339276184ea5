// SPDX-License-Identifier: MIT
public import Filmstrip

/// What snapshots are compared as: a ``/Filmstrip/Recording`` of one frame or several, or a text.
public protocol SnapshotFormat {}

extension Recording: SnapshotFormat {}
extension String: SnapshotFormat {}

/// A way of turning a value into what is compared with a golden.
///
/// Pictures of views, controllers, layers and images are ``/Filmstrip/Recording``s: they are compared as display
/// lists and timelines, and a failure names the layer and the property that changed. Another type of value
/// becomes one of these by ``pullback(_:)``:
///
///     extension Snapshotting where Value == Theme, Format == Recording {
///       @MainActor static var swatches: Self {
///         Snapshotting<UIView, Recording>.image.pullback(SwatchView.init)
///       }
///     }
public struct Snapshotting<Value, Format: SnapshotFormat> {
  /// The device on which a snapshot is taken; nil for that of the assertion.
  public let device: Device?
  /// Takes a snapshot of a value on a stage that is new, and was when the value was made.
  public let snapshot: @MainActor (Value, Stage) throws -> Format

  /// A way of taking snapshots, on a device or on that of the assertion.
  ///
  /// - Parameters:
  ///   - device: The device; nil for that of the assertion.
  ///   - snapshot: Takes a snapshot of a value on a stage that is new.
  public init(
    on device: Device? = nil, _ snapshot: @escaping @MainActor (Value, Stage) throws -> Format
  ) {
    self.device = device
    self.snapshot = snapshot
  }

  /// A way of taking snapshots of another type of value, which is turned into one of this type first.
  ///
  /// - Parameter transform: Makes a value of this type.
  /// - Returns: A strategy for values of the other type.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = self.snapshot
    return Snapshotting<NewValue, Format>(on: device) { try snapshot(try transform($0), $1) }
  }
}
