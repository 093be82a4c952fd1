import ArgumentParser
import Foundation
import OverscrollCore
import OverscrollTrace
import PromiseChecks
import TraceReports

/// The command `overscroll replay FILE`, which prints a trace and checks the promises.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Prints the events of a trace and checks the promises.",
    discussion: """
      Prints a line for each event, or for several similar events: the time, the content offset, the changed \
      phases and the effects. The last lines list the obstacles to a start of each edge after the last printed \
      event, the broken promises and a summary.

      These promises are checked:
      \(Promise.allCases.map { "  \($0.rawValue): \($0.title)" }.joined(separator: "\n"))

      A trace cannot show these parts of the promises:
      \(Promise.unjudged.map { "  \($0)" }.joined(separator: "\n"))

      The exit status is 0 if nothing is broken and 1 if a promise or a check is broken. It is 64 for invalid arguments, or if \
      an output would overwrite the trace. It is 65 for an invalid trace, 66 for a file that cannot be read, and 73 \
      for an output that cannot be written.
      """)

  @Argument(help: "The trace's file, or - for the standard input.", completion: .file())
  var file: String

  @Option(help: "Prints and draws only events from this time on, in s.")
  var from: Double?

  @Option(help: "Prints and draws only events up to this time, in s.")
  var until: Double?

  @Option(
    help: ArgumentHelp(
      "Draws the trace as a vector image for light and dark pages.", valueName: "file"),
    completion: .file())
  var svg: String?

  @Option(
    help: ArgumentHelp(
      "Prints the first event that breaks a promise, or a check, with the states before and after it.",
      valueName: "number|checks"),
    transform: ReplayCommand.subject)
  var bisect: Breach.Subject?

  @Option(
    help: ArgumentHelp("Writes the shortest trace with the same breach.", valueName: "file"),
    completion: .file())
  var minimize: String?

  @Option(
    help: ArgumentHelp(
      "The breach to keep in the shortest trace. (default: the first breach)", valueName: "number|checks"),
    transform: ReplayCommand.subject)
  var promise: Breach.Subject?

  func validate() throws {
    if let from, let until, !(from <= until) { throw ValidationError("--from is after --until.") }
    if from?.isNaN ?? false || until?.isNaN ?? false { throw ValidationError("NaN is not a time.") }
    if promise != nil, minimize == nil { throw ValidationError("--promise requires --minimize.") }
    if from != nil || until != nil, bisect != nil || minimize != nil, svg == nil {
      throw ValidationError(
        "With --bisect or --minimize, --from and --until require --svg.")
    }
    if let svg, svg == minimize { throw ValidationError("--svg and --minimize name the same file.") }
    if bisect != nil, minimize != nil { throw ValidationError("--bisect and --minimize exclude each other.") }
  }

  func run() throws {
    let isBroken: Bool
    do throws(TraceFile.Mistake) {
      isBroken = try run(on: TraceFile(file))
    } catch {
      ReplayCommand.say(error.message)
      throw ExitCode(error.status)
    }
    if isBroken { throw ExitCode(1) }
  }

  /// Replays the trace as the options require, and returns whether anything is broken.
  private func run(on file: TraceFile) throws(TraceFile.Mistake) -> Bool {
    // The outputs are opened first, because a file that cannot be written must be reported before the work
    // begins.
    var (picture, shortest) = (OutputFile?.none, OutputFile?.none)
    if let svg { picture = try OutputFile(svg, from: file) }
    if let minimize { shortest = try OutputFile(minimize, from: file) }
    let trace = try file.read()
    let window = (from ?? -.infinity)...(until ?? .infinity)
    if let picture { try picture.write(Array(TracePicture.svg(of: trace, in: window).utf8)) }
    var lines = OutputLines()
    let isBroken: Bool
    if let bisect {
      isBroken = try showFirst(bisect, of: trace, &lines)
    } else if let shortest {
      isBroken = try writeShortest(of: trace, to: shortest, &lines)
    } else {
      isBroken = try showTimeline(of: trace, in: window, &lines)
    }
    try lines.flush()
    return isBroken
  }

  private func showTimeline(
    of trace: Trace, in window: ClosedRange<Double>, _ output: inout OutputLines
  ) throws(TraceFile.Mistake) -> Bool {
    var timeline = Timeline(of: trace, in: window)
    var mistake: TraceFile.Mistake?
    func put(_ lines: [String]) {
      guard mistake == nil else { return }
      do throws(TraceFile.Mistake) { for line in lines { try output.add(line) } } catch { mistake = error }
    }
    let audit = TraceAudit(of: trace) { event, step, breaches in
      timeline.add(event, step, breaches)
      put(timeline.takeLines())
    }
    put(timeline.takeLines(atEnd: true))
    put(Summary.obstacles(in: trace, until: window.upperBound))
    let summary = Summary(audit, of: trace)
    put(summary.breaches + [summary.line])
    if let mistake { throw mistake }
    return !audit.breaches.isEmpty
  }

  private func showFirst(
    _ subject: Breach.Subject, of trace: Trace, _ output: inout OutputLines
  ) throws(TraceFile.Mistake) -> Bool {
    let first = FirstBreach(of: trace, for: subject)
    for line in first?.lines ?? ["Not broken: \(subject)."] { try output.add(line) }
    return first != nil
  }

  private func writeShortest(
    of trace: Trace, to file: OutputFile, _ output: inout OutputLines
  ) throws(TraceFile.Mistake) -> Bool {
    guard let minimizer = TraceMinimizer(trace, for: promise) else {
      try output.add("\(promise.map { "Not broken: \($0)" } ?? "Nothing is broken"). No file was written.")
      return false
    }
    let shortest = minimizer.shortest()
    try file.write(shortest.text)
    let count = "\(shortest.events.count) of \(trace.events.count) events are enough"
    try output.add("\(count); they are in \(minimize ?? "").")
    if minimizer.isBrokenAtOnce {
      try output.add(
        "A new engine breaks the same check. The trace does not show the missing change; --bisect shows it.")
    }
    return true
  }

  private static func subject(_ word: String) throws -> Breach.Subject {
    guard let subject = Breach.Subject(word) else {
      throw ValidationError("'\(word)' is neither 'checks' nor the number of a checked promise.")
    }
    return subject
  }

  private static func say(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
