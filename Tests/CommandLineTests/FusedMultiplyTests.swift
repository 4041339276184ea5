// SPDX-License-Identifier: MIT
import FilmstripImaging
import Foundation
import Testing

/// Goldens where the mathematical library has other last bits, as without fused multiplication and on other processors.
@Suite struct FusedMultiplyTests {
  /// glibc chooses its code by the processor's features, of which some are hidden from it.
  ///
  /// Some values of sin, cos, exp, pow and atan2 then have another last bit. Elsewhere than on x86-64 the setting does
  /// nothing.
  @Test func goldensHoldWithoutFusedMultiplication() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fused-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, value) in [("a", 40), ("b", 160)] {
      let pixel = Pixel(red: UInt8(value), green: 120, blue: UInt8(255 - value))
      try PNGFile.data(of: Bitmap(width: 160, height: 284, filledWith: pixel))
        .write(to: folder.appendingPathComponent("\(name).png"))
    }
    let scenes = """
      device: iphone-se-1
      scenes:
        spring: { transition: spring-present, from: a.png, to: b.png, chrome: true }
        scale: { transition: scale-push, from: a.png, to: b.png }
        diagonal: { transition: diagonal-present, from: a.png, to: b.png, gesture: cancel }
        turned: { transition: slide-present, from: a.png, to: b.png, direction: rightToLeft }
      """
    try Data(scenes.utf8).write(to: folder.appendingPathComponent("s.yaml"))
    func verify(_ arguments: [String], _ environment: [String: String] = [:]) throws
      -> FilmstripProcess.Result
    {
      try FilmstripProcess.run(
        ["verify", "s.yaml", "--reference", "Goldens"] + arguments,
        environment: environment.merging(["CI": "", "FILMSTRIP_RECORD": ""]) { one, _ in one },
        folder: folder)
    }
    #expect(try verify(["--record", "all"]).status == 1)
    let result = try verify(
      ["--record", "never", "--audit", "100%", "--exact-pixels"],
      ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("4 unchanged"), "\(result.output)")
  }
}
