// SPDX-License-Identifier: MIT
public import Filmstrip
public import UIKit

/// Takes a snapshot of a value and compares it with the test's golden.
///
///     assertSnapshot(of: ProfileViewController(), as: .image, on: [.iPhone15, .iPhoneSE3],
///       appearances: [.light, .dark])
///     assertSnapshot(of: badge, as: .image(at: [0, 0.1, 0.2]))
///     assertSnapshot(of: settings, as: .json)
///
/// Goldens, failures and record modes are those of ``assertTransition(on:named:record:comparing:tolerance:ignoring:cellWidth:frameRate:limit:fileID:filePath:line:column:testName:_:)``.
/// Each combination of devices, appearances, text sizes and languages has a golden of its own, with their names at
/// its end, such as `profile.iphone-se.dark`, and is taken of a value of its own: the expression is
/// evaluated for each.
///
/// - Parameters:
///   - value: What to take a snapshot of.
///   - snapshotting: How.
///   - name: Distinguishes several goldens of one test; a test with arguments needs one.
///   - record: Which goldens are written; what traits and the environment say where it is nil.
///   - devices: Devices to take it on; without any the trait's, or an iPhone 15.
///   - appearances: Light, dark or both; without any light.
///   - textSizes: Text sizes; without any the standard one.
///   - languages: Languages of the user, such as `de` or `ar`, each in its direction; without any English.
///   - comparison: What of pictures has to be equal.
///   - tolerance: How far pixels may be from what is expected, and why; nil for what traits say.
///   - ignores: What of pictures does not count, and why, besides what traits say.
///   - fileID: The file of the assertion, for reports.
///   - filePath: The path of the file, beside which the goldens are.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - testName: The function of the test, after which the golden is named.
@MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, on devices: [Device] = [],
  appearances: [UIUserInterfaceStyle] = [], textSizes: [UIContentSizeCategory] = [],
  languages: [String] = [],
  comparing comparison: GoldenOptions.Comparison = .pixelsAndMotion,
  tolerance: PixelTolerance? = nil, ignoring ignores: [Ignore] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  testName: String = #function
) {
  let site = TestSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: testName)
  let configuration = GoldenConfiguration.current
  if let device = snapshotting.device, !devices.isEmpty {
    site.fail(
      "the snapshot is taken on \(device.name), and the assertion lists other devices; name them in one "
        + "of the two places")
    return
  }
  let variants = SnapshotVariants(
    devices: devices, appearances: appearances, textSizes: textSizes,
    languages: languages, standard: snapshotting.device ?? configuration.device ?? .iPhone15)
  for variant in variants.all {
    let names = [name, variant.name].compactMap(\.self)
    let assertion = GoldenAssertion(site: site, name: name, variant: variant.name, record: record)
    do {
      // What is found while the value is made belongs to the stage that is there already.
      let stage = variant.makeStage()
      switch try snapshotting.snapshot(try value(), stage) as any SnapshotFormat {
      case let recording as Recording:
        assertion.verify(
          recording.named(names.isEmpty ? site.testName : names.joined(separator: ".")),
          options: GoldenOptions(
            comparison: comparison, tolerance: tolerance ?? configuration.tolerance,
            cellWidth: recording.frames[0].pixelWidth, ignores: configuration.ignores + ignores,
            exactPixels: configuration.hasExactPixels()))
      case let text as String where ignores.isEmpty: assertion.verify(text)
      case is String: site.fail("a text has no regions and layers; leave out 'ignoring:'")
      case let other:
        site.fail("\(type(of: other)): is neither a Recording nor a String; pull it back to one")
      }
    } catch {
      site.fail("the snapshot could not be taken: \(error)")
    }
  }
}

extension Recording {
  fileprivate func named(_ name: String) -> Recording {
    Recording(
      name: name, device: device, frameRate: frameRate, nanoseconds: nanoseconds, frames: frames,
      events: events, findings: findings, touches: touches, heldProgress: heldProgress)
  }
}
