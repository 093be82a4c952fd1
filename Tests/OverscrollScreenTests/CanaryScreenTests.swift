#if canImport(SwiftUI)
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Runs the canary as a test.
  ///
  /// On Apple's systems a canary that fails skips this test and all tests of screens.
  @MainActor @Suite(.onScreen, .serialized) struct CanaryScreenTests {
    @Test func aTextIsFoundAButtonIsTappedAndContentScrolls() async {
      let fault = await Canary.fault()
      #expect(fault == nil)
    }
  }
#endif
