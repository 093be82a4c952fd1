#if !OVERSCROLL_VIEWS
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
  #endif

  // The exported functions for lists. The handle of a list also identifies the list's engine in the
  // functions for engines. The functions below ignore the handle of an engine without a list. Each function
  // with a time sends an event, and returns the number of the event's effects.

  /// Makes a list without items, with both edges disabled.
  ///
  /// - Returns: The handle of the list, above 0.
  @_expose(wasm, "overscroll_list_create")
  @c(overscroll_list_create)
  public func overscrollListCreate() -> Int32 { sessions.insert(Session.list()) }

  /// Changes one option of the pending layout, which `overscrollListConfigure` applies.
  @_expose(wasm, "overscroll_list_option")
  @c(overscroll_list_option)
  public func overscrollListOption(_ handle: Int32, _ option: Int32, _ value: Double) {
    guard let session = sessions[handle], let option = ListOption(code: option) else { return }
    session.pointee.layout.set(option, to: value)
  }

  /// Applies the pending layout, whose options keep their values for the next change.
  @_expose(wasm, "overscroll_list_configure")
  @c(overscroll_list_configure)
  public func overscrollListConfigure(_ handle: Int32, _ time: Double) -> Int32 {
    guard let session = sessions[handle] else { return 0 }
    return send(handle, time, .configure(session.pointee.layout))
  }

  /// Sets the estimate for unmeasured items of a kind.
  @_expose(wasm, "overscroll_list_estimate")
  @c(overscroll_list_estimate)
  public func overscrollListEstimate(_ handle: Int32, _ time: Double, _ extent: Double, _ kind: Int32)
    -> Int32
  {
    send(handle, time, .estimate(extent, ItemKind(code: kind)))
  }

  /// Sets the viewport's extents along and across the axis, and the pixels per pt.
  @_expose(wasm, "overscroll_list_lay_out")
  @c(overscroll_list_lay_out)
  public func overscrollListLayOut(
    _ handle: Int32, _ time: Double, _ viewport: Double, _ cross: Double, _ pixelsPerPoint: Double
  ) -> Int32 {
    send(handle, time, .layOut(viewport: viewport, cross: cross, pixelsPerPoint: pixelsPerPoint))
  }

  /// Inserts items of a kind before an item.
  @_expose(wasm, "overscroll_list_insert")
  @c(overscroll_list_insert)
  public func overscrollListInsert(
    _ handle: Int32, _ time: Double, _ count: Int32, _ item: Int32, _ kind: Int32
  ) -> Int32 {
    send(handle, time, .edit(.insert(Int(count), at: Int(item), ItemKind(code: kind))))
  }

  /// Removes `count` items, beginning with `item`.
  @_expose(wasm, "overscroll_list_remove")
  @c(overscroll_list_remove)
  public func overscrollListRemove(_ handle: Int32, _ time: Double, _ item: Int32, _ count: Int32) -> Int32 {
    send(handle, time, .edit(.remove(items(from: item, count))))
  }

  /// Moves `count` items, beginning with `item`, to before a target item.
  ///
  /// The number of the target is counted before the move.
  @_expose(wasm, "overscroll_list_move")
  @c(overscroll_list_move)
  public func overscrollListMove(
    _ handle: Int32, _ time: Double, _ item: Int32, _ count: Int32, _ target: Int32
  ) -> Int32 {
    send(handle, time, .edit(.move(items(from: item, count), to: Int(target))))
  }

  /// Replaces all items with `count` new items of a kind.
  @_expose(wasm, "overscroll_list_reset")
  @c(overscroll_list_reset)
  public func overscrollListReset(_ handle: Int32, _ time: Double, _ count: Int32, _ kind: Int32) -> Int32 {
    send(handle, time, .reset(count: Int(count), ItemKind(code: kind)))
  }

  /// Sets an item's measured extent, which the next `overscrollListCommit` applies.
  @_expose(wasm, "overscroll_list_measure")
  @c(overscroll_list_measure)
  public func overscrollListMeasure(_ handle: Int32, _ item: Int32, _ extent: Double) {
    _ = send(handle, 0, .measure(item: Int(item), extent: extent))
  }

  /// Applies the extents that were measured in this frame.
  @_expose(wasm, "overscroll_list_commit")
  @c(overscroll_list_commit)
  public func overscrollListCommit(_ handle: Int32, _ time: Double) -> Int32 { send(handle, time, .commit) }

  /// Discards all measurements.
  @_expose(wasm, "overscroll_list_forget_extents")
  @c(overscroll_list_forget_extents)
  public func overscrollListForgetExtents(_ handle: Int32, _ time: Double) -> Int32 {
    send(handle, time, .forgetExtents)
  }

  /// Scrolls to an item, with an alignment and an additional distance in pt.
  @_expose(wasm, "overscroll_list_scroll_to")
  @c(overscroll_list_scroll_to)
  public func overscrollListScrollTo(
    _ handle: Int32, _ time: Double, _ item: Int32, _ alignment: Int32, _ inside: Double, _ animated: Int32
  ) -> Int32 {
    guard let alignment = ItemAlignment(code: alignment) else { return 0 }
    let target = ItemTarget(item: Int(item), alignment: alignment, offset: inside)
    return send(handle, time, .scrollTo(target, animated: animated != 0))
  }

  /// Sets the item with the keyboard's focus; a negative number means no item.
  @_expose(wasm, "overscroll_list_focus")
  @c(overscroll_list_focus)
  public func overscrollListFocus(_ handle: Int32, _ time: Double, _ item: Int32) -> Int32 {
    send(handle, time, .focus(item < 0 ? nil : Int(item)))
  }

  /// Sets the item that the user touches; a negative number ends the touch.
  @_expose(wasm, "overscroll_list_touch")
  @c(overscroll_list_touch)
  public func overscrollListTouch(_ handle: Int32, _ time: Double, _ item: Int32) -> Int32 {
    send(handle, time, .touch(item < 0 ? nil : Int(item)))
  }

  /// Removes the slots that show no item, for use when memory is low.
  @_expose(wasm, "overscroll_list_drop_idle")
  @c(overscroll_list_drop_idle)
  public func overscrollListDropIdle(_ handle: Int32, _ time: Double) -> Int32 {
    send(handle, time, .dropIdleSlots)
  }
#endif
