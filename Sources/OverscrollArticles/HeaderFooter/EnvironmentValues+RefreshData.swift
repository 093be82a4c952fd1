#if canImport(SwiftUI)
  public import SwiftUI

  extension EnvironmentValues {
    /// What a header has to draw; `PullToRefreshView` sets it, and a preview may.
    public var headerRefreshData: RefreshData {
      get { self[HeaderKey.self] }
      set { self[HeaderKey.self] = newValue }
    }

    /// What a footer has to draw; `PullToRefreshView` sets it, and a preview may.
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
