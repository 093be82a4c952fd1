#if !OVERSCROLL_VIEWS
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
  #endif

  /// The options of a list's layout, which a host sets one at a time.
  ///
  /// The host is the script or the test that calls the exported functions. The raw values are codes of the
  /// interface, so the order of the cases must not change.
  enum ListOption: UInt8 {
    case stack, columns, adaptiveColumns, masonry, adaptiveMasonry
    case spacing, laneSpacing, insetStart, insetEnd
    case overscanExtent, overscanLookahead, overscanBudget
    case reuseLimit, adaptsEstimates, pinsHeaders, sticksToStart, sticksToEnd, startsAtEnd
  }

  extension ListConfiguration {
    /// Sets one option; for a Boolean option, a value besides 0 and 1 changes nothing.
    mutating func set(_ option: ListOption, to value: Double) {
      switch option {
      case .stack: arrangement = .stack
      case .columns: arrangement = .columns(Int(Int32(count: value)))
      case .adaptiveColumns: arrangement = .adaptiveColumns(minimum: value)
      case .masonry: arrangement = .masonry(Int(Int32(count: value)))
      case .adaptiveMasonry: arrangement = .adaptiveMasonry(minimum: value)
      case .spacing: spacing = value
      case .laneSpacing: laneSpacing = value
      case .insetStart: insets.start = value
      case .insetEnd: insets.end = value
      case .overscanExtent: overscan.extent = value
      case .overscanLookahead: overscan.lookahead = value
      case .overscanBudget: overscan.budget = Int(Int32(count: value))
      case .reuseLimit: reuseLimit = Int(Int32(count: value))
      case .adaptsEstimates: adaptsEstimates = Bool(number: value) ?? adaptsEstimates
      case .pinsHeaders: pinsHeaders = Bool(number: value) ?? pinsHeaders
      case .sticksToStart: sticks.start = Bool(number: value) ?? sticks.start
      case .sticksToEnd: sticks.end = Bool(number: value) ?? sticks.end
      case .startsAtEnd: startsAtEnd = Bool(number: value) ?? startsAtEnd
      }
    }
  }

  extension Int32 {
    /// Creates a count from an option's value: at most 2^16, and 0 for invalid values.
    init(count number: Double) { self = number > 0 ? Int32(Swift.min(number, 65_536)) : 0 }
  }
#endif
