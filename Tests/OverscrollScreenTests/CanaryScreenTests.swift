#if canImport(SwiftUI)
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The canary as a test: on Apple's systems it fails if the other tests of screens are skipped.
  @MainActor @Suite(.canary, .serialized) struct CanaryScreenTests {
    @Test func aTextIsFoundAButtonIsTappedAndContentScrolls() async {
      let fault = await Canary.fault()
      #expect(fault == nil)
    }
  }
#endif
