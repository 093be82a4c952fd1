#if canImport(SwiftUI)
  public import SwiftUI

  /// Words for the phase, with the date of the latest success below.
  public struct TextRefreshIndicatorStyle: RefreshIndicatorStyle {
    private let showsLastUpdated: Bool

    /// Makes the style.
    ///
    /// - Parameter showsLastUpdated: Whether the date of the latest success is shown. Before the first
    ///   success, no date is shown.
    public init(showsLastUpdated: Bool = true) { self.showsLastUpdated = showsLastUpdated }

    /// Draws the words.
    public func makeBody(configuration: Configuration) -> some View {
      PhaseTextView(configuration: configuration, date: showsLastUpdated ? configuration.lastUpdated : nil)
        .indicatorFrame(configuration.edge)
    }
  }

  extension RefreshIndicatorStyle where Self == TextRefreshIndicatorStyle {
    /// Words for the phase, with the date of the latest success below.
    public static var text: TextRefreshIndicatorStyle { TextRefreshIndicatorStyle() }
  }

  /// Words for the phase above a smaller line.
  ///
  /// The smaller line is the invitation to retry, or the date of the latest success.
  @MainActor private struct PhaseTextView: View {
    let configuration: RefreshIndicatorConfiguration
    let date: Date?

    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    /// The width, in pt, of the words beside content that scrolls horizontally.
    @ScaledMetric(relativeTo: .subheadline) private var width = 96.0

    var body: some View {
      VStack(spacing: 2) {
        Text(configuration.words.text)
          .font(.subheadline)
        if let detail {
          Text(detail)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 8)
      .frame(width: configuration.edge.axis == .horizontal ? width : nil)
    }

    private var detail: String? {
      if configuration.kind == .retry { return OverscrollStrings.retry.text }
      guard let date else { return nil }
      return OverscrollStrings.lastUpdated.text(date.formatted(format(date)))
    }

    /// Returns the format of the date: the time, with the day unless it is today.
    private func format(_ date: Date) -> Date.FormatStyle {
      Date.FormatStyle(
        date: calendar.isDateInToday(date) ? .omitted : .abbreviated, time: .shortened, locale: locale,
        calendar: calendar, timeZone: timeZone)
    }
  }
#endif
