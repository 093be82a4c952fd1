public import Foundation

/// What colours a page is told that its reader prefers.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// The window that a page believes it is shown in.
public struct Viewport: Sendable, Hashable {
  /// Width in CSS px.
  public var width: Int
  /// Height in CSS px.
  public var height: Int
  /// Device pixels per CSS px.
  public var scaleFactor: Double
  /// Whether to lay out as a phone does: the viewport meta tag counts, and scrollbars lie over the content.
  public var isMobile: Bool

  /// A viewport; by default a phone's size, laid out as on a desk.
  ///
  /// The browser refuses sizes below 0 or above 10,000,000, and a factor below 0; 0 means its own.
  public init(width: Int = 390, height: Int = 844, scaleFactor: Double = 2, isMobile: Bool = false) {
    self.width = width
    self.height = height
    self.scaleFactor = scaleFactor
    self.isMobile = isMobile
  }
}

/// How a browser is started, and what each of its pages begins with.
public struct BrowserOptions: Sendable {
  /// The window of each new page.
  public var viewport: Viewport
  /// More command line flags, such as `--hide-scrollbars`; they come last.
  public var flags: [String]
  /// How long any one call may take, once the browser has answered for the first time; 60 s unless told.
  ///
  /// With all suites side by side on a slow machine of two cores, the load of a page took more than 15 s.
  public var callLimit: Duration
  /// How long a browser may take to answer for the first time; 60 s unless told.
  ///
  /// From a cold disk that is long: 10 s on a machine where it is 0.6 s the second time.
  public var launchLimit: Duration
  /// Whether one page is to hide another: without that, the browser may be one that takes less of the processor.
  public var hasWindows: Bool
  /// The browser to start; by default what `Chromium.locate(hasWindows:)` finds.
  public var executable: URL?

  /// Options; each has a default that suits a test of a touch interface.
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

  /// The whole command line after the program's name, for a profile in `profile`.
  func arguments(profile: URL) -> [String] {
    [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
      "--window-size=\(viewport.width),\(viewport.height)",
      // Emulated alone, it would divide the distance that a wheel event tells the page.
      "--force-device-scale-factor=\(viewport.scaleFactor > 0 ? viewport.scaleFactor : 1)",
      // It runs where there is neither a sandbox, nor a GPU, nor much shared memory.
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      // Nothing happens that a test did not ask for.
      "--no-first-run", "--no-default-browser-check", "--disable-background-networking",
      "--disable-component-update", "--disable-default-apps", "--disable-extensions", "--disable-sync",
      "--disable-breakpad", "--mute-audio", "--password-store=basic", "--use-mock-keychain",
      "--disable-search-engine-choice-screen", "--metrics-recording-only",
      // Frames and timers keep their pace though nobody looks.
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding",
      // One machine's picture is another's.
      "--force-color-profile=srgb", "--disable-lcd-text", "--lang=en-US",
    ] + flags + ["about:blank"]
  }
}
