import Foundation
import SwiftUI

/// `gallery-stage`: shows the gallery's screens to one visitor, who sends commands and gets frames.
///
///     gallery-stage             # reads messages from standard input, a line each, and answers some (see `Message`)
///     gallery-stage --screens   # prints which screens there are, with their sources, as JSON
///     gallery-stage --measure   # prints how long the frames of each screen take
///
/// It ends when its input ends: 0. It ends with 65 at a line that is no message, and says on its error output why.
@main struct GalleryStage {
  @MainActor static func main() async {
    switch Array(CommandLine.arguments.dropFirst()) {
    case []:
      TaskOrder.begin()
      await serve()
    case ["--screens"]: print(ScreenIndex.json)
    case ["--measure"]:
      TaskOrder.begin()
      await FrameTimes.measure()
    case let others:
      complain("No such option: \(others.joined(separator: " "))")
      exit(64)
    }
  }

  /// Answers messages until there are no more.
  @MainActor private static func serve() async {
    let clock = StageClock()
    await clock.passing {
      let session = Session(clock)
      for await line in Lines.ofStandardInput() {
        do {
          if let answer = await session.answer(try Message(line)) { write(answer) }
        } catch {
          complain("\(error)")
          exit(65)
        }
      }
    }
  }

  private static func write(_ line: [UInt8]) {
    FileHandle.standardOutput.write(Data(line + [UInt8(ascii: "\n")]))
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("gallery-stage: \(text)\n".utf8))
  }
}
