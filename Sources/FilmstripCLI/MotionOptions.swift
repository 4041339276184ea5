// SPDX-License-Identifier: MIT
import ArgumentParser

struct MotionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Frames in a second; else 60.", valueName: "n"))
  var fps: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds the transition takes; short for --set duration=S.", valueName: "s"))
  var duration: Double?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("A parameter of the transition; may be repeated.", valueName: "key=value"))
  var settings: [String] = []

  func validate() throws { try OptionRange.check("--fps", fps, 1...1_000) }

  func values(of transition: String) throws -> [String: Double] {
    var values: [String: Double] = [:]
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let value = Double(parts[1]), value.isFinite else {
        throw CommandError(
          "--set \(setting): must be KEY=NUMBER; 'filmstrip list' shows the keys of \(transition)")
      }
      values[parts[0]] = value
    }
    if let duration { values["duration"] = duration }
    return values
  }
}
