// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripScenes
import FilmstripTransitions
import FilmstripWording

struct MotionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Frames in a second; else 60.", valueName: "n"))
  var fps: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds the transition takes; short for --set duration=S.", valueName: "s"),
    transform: { try OptionRange.seconds($0) })
  var duration: Double?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("A parameter of the transition; may be repeated.", valueName: "key=value"))
  var settings: [String] = []

  func validate() throws { try OptionRange.check("--fps", fps, 1...1_000) }

  func values(of transition: String) throws -> [String: Double] {
    let parameters = SceneRegistry.current.transition(named: transition)?.parameters ?? []
    var values: [String: Double] = [:]
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw CommandError(
          "--set \(setting): must be KEY=VALUE; 'filmstrip list' shows the keys of \(transition)")
      }
      // What is unknown is refused with the names that there are, where the scene is made.
      let parameter =
        parameters.first { $0.name == parts[0] } ?? SceneParameter(parts[0], default: 0, in: 0...1)
      guard let value = parameter.value(of: parts[1]) else {
        throw CommandError("--set \(setting): \(problem(of: parts[1], parameter, transition))")
      }
      values[parts[0]] = value
    }
    if let duration { values["duration"] = duration }
    return values
  }

  private func problem(
    of text: String, _ parameter: SceneParameter, _ transition: String
  ) -> String {
    if !parameter.choices.isEmpty {
      return "there is no '\(text)'; \(text.choice(of: parameter.choices))"
    }
    if text.secondsOfUnit != nil { return text.secondsRemedy }
    return "must be KEY=NUMBER; 'filmstrip list' shows the keys of \(transition)"
  }
}
