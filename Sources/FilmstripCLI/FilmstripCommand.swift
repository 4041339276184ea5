// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripWording
import Foundation

/// The command line: parses, runs, and turns every failure into one line and an exit status.
struct FilmstripCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProgramName.current,
    abstract: "Shows every frame of a UIKit view-controller transition.",
    version: filmstripVersion,
    subcommands: [
      RenderCommand.self, InitCommand.self, TryCommand.self,
      TryWorkerCommand.self, SheetCommand.self,
      AnimateCommand.self, FigureCommand.self, FiguresCommand.self, DiffCommand.self,
      VerifyCommand.self, VerifyWorkerCommand.self, LintCommand.self, LintWorkerCommand.self,
      MergeCommand.self, AcceptCommand.self,
      PruneCommand.self, WhyCommand.self, TreeCommand.self, RecordBaseCommand.self,
      ListCommand.self,
    ])

  /// Exit status: 0 all well, 1 findings, 2 usage, input or output error.
  static func runToEnd() -> Never {
    StandardStreams.reserveClosed()
    ResourceLimits.becomeErrors()
    var status: Int32 = 0
    do {
      let words = try words()
      if words.isEmpty {
        // A script whose variable for the command is empty has not been helped.
        StandardError.writeRaw(ProgramName.applied(to: helpMessage()) + "\n")
        throw ExitCode(2)
      }
      try checkHelpArguments(words)
      var command = try parseAsRoot(words)
      try command.run()
    } catch {
      status = report(error)
    }
    do { try StandardOutput.close() } catch {
      // The first error is the one to report.
      if status != 2 { status = report(error) }
    }
    Foundation.exit(status)
  }

  private static func words() throws -> [String] {
    guard let words = RunningProgram.arguments else {
      throw CommandError(
        "the words of the command line cannot be read; mount /proc, from which this system takes them"
      )
    }
    return Array(words.dropFirst())
  }

  /// Refuses `help` with a word that is no subcommand; the parser would show the general help.
  private static func checkHelpArguments(_ words: [String]) throws {
    guard words.first == "help", words.count > 1, !commandNames.contains(words[1]) else { return }
    throw CommandError(
      "\(words[1]): there is no such command; \(words[1].choice(of: commandNames))")
  }

  /// The commands that people give, in the order of the help.
  static let commandNames = configuration.subcommands.map { $0.configuration }
    .filter(\.shouldDisplay).compactMap(\.commandName)

  /// The command of a name, also one that only this program itself gives.
  static func command(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }

  private static func report(_ error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    if exitCode(for: error) == .success {
      // Asked for: help and version go to standard output.
      do { try StandardOutput.write(fullMessage(for: error)) } catch { return report(error) }
      return 0
    }
    guard exitCode(for: error) == .validationFailure else {
      for line in CommandError(error).lines { StandardError.say("\(line)") }
      return 2
    }
    let words = (try? words()) ?? []
    let line = CommandWords(words: words).complaint ?? message(for: error)
    let command = words.first.flatMap { Self.command(named: $0) == nil ? nil : "\($0) " } ?? ""
    StandardError.say("\(line); see 'filmstrip \(command)--help'")
    return 2
  }
}
