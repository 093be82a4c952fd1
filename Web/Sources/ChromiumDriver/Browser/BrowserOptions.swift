public import Foundation

/// The color scheme that a page sees as preferred.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The emulated window of a page.
public struct Viewport: Sendable, Hashable {
  /// The width, in CSS px.
  public var width: Int
  /// The height, in CSS px.
  public var height: Int
  /// The number of device pixels per CSS px.
  public var scaleFactor: Double
  /// Whether to use a phone's layout, with the viewport meta tag and overlay scrollbars.
  public var isMobile: Bool

  /// Creates a viewport, by default of a phone's size with a desktop layout.
  ///
  /// The browser refuses sizes below 0 or above 10,000,000, and a scale factor below 0. Instead of 0 it
  /// uses its own default.
  public init(width: Int = 390, height: Int = 844, scaleFactor: Double = 2, isMobile: Bool = false) {
    self.width = width
    self.height = height
    self.scaleFactor = scaleFactor
    self.isMobile = isMobile
  }
}

/// The options of a browser and of its new pages.
public struct BrowserOptions: Sendable {
  /// The emulated window of each new page.
  public var viewport: Viewport
  /// Additional command line flags, such as `--hide-scrollbars`.
  ///
  /// They follow the flags of this driver, so they override them.
  public var flags: [String]
  /// The time limit of a call after the browser's first response; 60 s by default.
  ///
  /// With all suites in parallel on a slow machine with two cores, loading a page took more than 15 s.
  public var callLimit: Duration
  /// The time limit of the browser's first response; 60 s by default.
  ///
  /// On one machine the first start, from a slow disk, took 10 s, and the second start 0.6 s.
  public var launchLimit: Duration
  /// Whether the browser has windows, so that one page can cover another.
  ///
  /// If false, a variant of Chromium without windows may be used, because it needs less processor time.
  public var hasWindows: Bool
  /// The browser to start; by default the result of `Chromium.locate(hasWindows:)`.
  public var executable: URL?

  /// Creates options.
  ///
  /// The defaults suit tests of a touch interface.
  public init(
    viewport: Viewport = Viewport(), flags: [String] = [], callLimit: Duration = .seconds(60),
    launchLimit: Duration = .seconds(60), hasWindows: Bool = true, executable: URL? = nil
  ) {
    self.viewport = viewport
    self.flags = flags
    self.callLimit = callLimit
    self.launchLimit = launchLimit
    self.hasWindows = hasWindows
    self.executable = executable
  }

  /// Returns the command line arguments, without the program's name.
  func arguments(profile: URL) -> [String] {
    [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
      "--window-size=\(viewport.width),\(viewport.height)",
      // This flag is necessary besides the emulated factor. Without it the page receives wheel distances
      // that are divided by the factor.
      "--force-device-scale-factor=\(viewport.scaleFactor > 0 ? viewport.scaleFactor : 1)",
      // For machines without a sandbox, a GPU, or much shared memory.
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      // These flags disable the browser's activity in the background.
      "--no-first-run", "--no-default-browser-check", "--disable-background-networking",
      "--disable-component-update", "--disable-default-apps", "--disable-extensions", "--disable-sync",
      "--disable-breakpad", "--mute-audio", "--password-store=basic", "--use-mock-keychain",
      "--disable-search-engine-choice-screen", "--metrics-recording-only",
      // With these flags, hidden pages draw frames and run timers at the usual rate.
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding",
      // With these flags, all machines draw the same picture.
      "--force-color-profile=srgb", "--disable-lcd-text", "--lang=en-US",
    ] + flags + ["about:blank"]
  }
}
