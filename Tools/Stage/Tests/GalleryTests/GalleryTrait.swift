import ScreenDriver
import SwiftUI
import Testing

@testable import GalleryScreens

/// A trait that makes the gallery use the test's clock for its loading times.
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
  /// A trait for a test that shows a screen of the gallery.
  ///
  /// Add it after `.onScreen`.
  static var inGallery: GalleryTrait { GalleryTrait() }
}
