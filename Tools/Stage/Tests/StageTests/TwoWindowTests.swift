import Foundation
import Overscroll
import PlatformViews
import ScreenDriver
import SwiftUI
import Testing

/// Two windows of one app.
///
/// Each has its own list with pull to refresh.
@MainActor @Suite(.onScreen, .serialized) struct TwoWindowTests {
  /// A refresh action that runs until the test calls `finish()`.
  @MainActor private final class Pending {
    private(set) var starts = 0
    private var end: CheckedContinuation<Void, Never>?

    var isRunning: Bool { end != nil }

    func run() async {
      starts += 1
      await withCheckedContinuation { end = $0 }
    }

    func finish() {
      end?.resume()
      end = nil
    }
  }

  private func list(_ name: String, _ action: Pending) -> some View {
    RefreshableScrollView {
      await action.run()
    } content: {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { Text("\(name) \($0)").frame(maxWidth: .infinity, minHeight: 40) }
      }
    }
  }

  @Test("A pull in one window refreshes only the list in that window")
  func aRefreshInEachWindowIsItsOwn() async {
    let (first, second) = (Pending(), Pending())
    let screen = Screen(list("first", first))
    let other = screen.openWindow(list("second", second))
    await screen.wait(0.5)
    let rest = (screen.frame(of: "first 0")?.minY ?? .nan, other.frame(of: "second 0")?.minY ?? .nan)
    #expect(rest.0 == rest.1)

    await screen.pullAndRelease(by: 300, wait: 1)
    #expect(first.starts == 1 && first.isRunning && second.starts == 0)
    #expect(screen.frame(of: "first 0").map { $0.minY > rest.0 + 20 } == true)
    #expect(other.frame(of: "second 0")?.minY == rest.1)

    await other.pullAndRelease(by: 300, wait: 1)
    #expect(second.starts == 1 && second.isRunning && first.starts == 1)
    let held = screen.frame(of: "first 0")?.minY ?? .nan
    #expect(other.frame(of: "second 0")?.minY == held)

    first.finish()
    await screen.wait(2)
    #expect(screen.frame(of: "first 0")?.minY == rest.0)
    #expect(second.isRunning && other.frame(of: "second 0")?.minY == held)

    second.finish()
    await other.wait(2)
    #expect(other.frame(of: "second 0")?.minY == rest.1)
  }

  @Test("Both windows belong to one scene, and the second one is the key window")
  func theWindowsAreOfOneScene() {
    let screen = Screen(Text("one"))
    let other = screen.openWindow(Text("two"))
    #expect(screen.stage.window.windowScene === other.stage.window.windowScene)
    #expect(other.stage.window.isKeyWindow && !screen.stage.window.isKeyWindow)
    #expect(screen.texts == ["one"] && other.texts == ["two"])
  }
}
