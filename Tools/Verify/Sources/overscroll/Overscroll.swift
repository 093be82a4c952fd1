import ArgumentParser

/// The command `overscroll`, which contains tools for traces.
@main
struct Overscroll: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overscroll", abstract: "Replays the events of a scroll view.",
    subcommands: [ReplayCommand.self])
}
