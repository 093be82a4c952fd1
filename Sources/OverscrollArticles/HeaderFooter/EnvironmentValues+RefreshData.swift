#if canImport(SwiftUI)
  public import SwiftUI

  extension EnvironmentValues {
    /// The state that a header draws from.
    ///
    /// `PullToRefreshView` sets it. A preview may set it as well.
    public var headerRefreshData: RefreshData {
      get { self[HeaderKey.self] }
      set { self[HeaderKey.self] = newValue }
    }

    /// The state that a footer draws from.
    ///
    /// `PullToRefreshView` sets it. A preview may set it as well.
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
