#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Combine
  import Foundation
  import ScreenDriver
  import SwiftUI
  import Testing

  /// AppKit's handling of trackpad events.
  ///
  /// These tests run only on a Mac.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct TrackpadProbes {
    private func screen() async -> Screen {
      await Screen(ScrollView { RowStack() }, safeArea: EdgeInsets(), frames: 10)
    }

    private func drag(_ screen: Screen) async {
      await screen.pull(by: -120, over: 0.3)
      await screen.frames(5)
      screen.lift()
      await screen.frames(30)
    }

    @Test("If an event monitor returns `nil`, the scroll view does not scroll")
    func aMonitorThatReturnsNothingKeepsTheScroll() async {
      let screen = await screen()
      let monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { _ in nil }
      await drag(screen)
      #expect(screen.scrolls.first?.offset.y == 0)
      if let monitor { NSEvent.removeMonitor(monitor) }
      await drag(screen)
      #expect(screen.scrolls.first.map { $0.offset.y > 60 } == true)
    }

    @Test func aMonitorSeesTheFirstEventOfAGesture() async {
      let screen = await screen()
      let journal = Journal()
      let monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { event in
        journal.note(event.phase.isEmpty ? "wheel" : "gesture")
        return event
      }
      await drag(screen)
      #expect(journal.entries.first == "gesture")
      journal.forget()
      screen.wheel(by: CGSize(width: 0, height: 40))
      await screen.frames(10)
      #expect(journal.entries == ["wheel"])
      if let monitor { NSEvent.removeMonitor(monitor) }
    }

    @Test("A trackpad gesture starts a live scroll, and a mouse wheel does not")
    func aLiveScrollBeginsWithAGestureAndAWheelHasNone() async {
      let screen = await screen()
      let journal = Journal()
      let names = [NSScrollView.willStartLiveScrollNotification, NSScrollView.didEndLiveScrollNotification]
      let tokens = names.map { name in
        NotificationCenter.default.publisher(for: name).sink { _ in
          journal.note(name == names[0] ? "start" : "end")
        }
      }
      await drag(screen)
      await screen.wait(1)
      #expect(journal.entries == ["start", "end"])
      journal.forget()
      screen.wheel(by: CGSize(width: 0, height: 40))
      await screen.wait(1)
      #expect(journal.entries == [])
      withExtendedLifetime(tokens) {}
    }

    @Test("When the content becomes shorter, the offset moves into the new range at once")
    func contentComesBackAtOnceWhenTheRangeShrinks() async {
      let height: CGFloat = 2000
      let screen = await Screen(tall(height: height), safeArea: EdgeInsets(), frames: 10)
      screen.scroll(to: CGPoint(x: 0, y: height - screen.size.height))
      await screen.replace(tall(height: 1200), frames: 2)
      #expect(screen.scrolls.first.map { abs($0.offset.y - (1200 - screen.size.height)) < 1 } == true)
      let position = screen.scrolls.first?.offset
      await screen.replace(tall(height: height), frames: 10)
      #expect(screen.scrolls.first?.offset == position)
    }

    private func tall(height: CGFloat) -> some View {
      ScrollView { Color.clear.frame(height: height) }
    }
  }
#endif
