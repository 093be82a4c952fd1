#if canImport(SwiftUI)
  public import SwiftUI

  extension EnvironmentValues {
    /// The state of the pull at the top, which a header draws.
    ///
    /// `PullToRefreshView` sets this value. A preview may also set it.
    public var headerRefreshData: RefreshData {
      get { self[HeaderKey.self] }
      set { self[HeaderKey.self] = newValue }
    }

    /// The state of the pull at the bottom, which a footer draws.
    ///
    /// `PullToRefreshView` sets this value. A preview may also set it.
    public var footerRefreshData: RefreshData {
      get { self[FooterKey.self] }
      set { self[FooterKey.self] = newValue }
    }
  }

  private struct HeaderKey: EnvironmentKey {
    static let defaultValue = RefreshData()
  }

  private struct FooterKey: EnvironmentKey {
    static let defaultValue = RefreshData()
  }
#endif
