import ScreenDriver
import SwiftUI
import Testing

@testable import GalleryScreens

/// Has the gallery's loading take a test's time.
struct GalleryTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let clock = ScreenDriver.ScreenTrait.clock else { return try await function() }
    try await GalleryTime.$clock.withValue(clock) { try await function() }
  }
}

extension Trait where Self == GalleryTrait {
  /// A test of a screen of the gallery: after `.onScreen`.
  static var inGallery: GalleryTrait { GalleryTrait() }
}
