// SPDX-License-Identifier: MIT
import ArgumentParser

/// How a transition moves, and how often in a second it is shown, for each command that records one.
struct MotionOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("Frames in a second.", valueName: "n"))
  var fps = 60

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds the transition takes; short for --set duration=S.", valueName: "s"))
  var duration: Double?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("A parameter of the transition; may be repeated.", valueName: "key=value"))
  var settings: [String] = []

  func validate() throws { try OptionRange.check("--fps", fps, 1...1_000) }
}
