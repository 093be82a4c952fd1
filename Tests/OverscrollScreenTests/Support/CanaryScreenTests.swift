#if canImport(SwiftUI)
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The canary: a check that the test host can show a text, tap a button and scroll content.
  ///
  /// If the canary fails on an Apple system, all screen tests are skipped.
  @MainActor @Suite(.onScreen, .serialized) struct CanaryScreenTests {
    @Test func aTextIsFoundAButtonIsTappedAndContentScrolls() async {
      let fault = await Canary.fault()
      #expect(fault == nil)
    }
  }
#endif
