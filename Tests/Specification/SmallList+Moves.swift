@testable import OverscrollCore
@testable import OverscrollListCore

extension SmallList {
  /// Returns all moves that a search applies in a world.
  static func moves(_ world: World) -> [Move] {
    switch world {
    case .driven, .drivenChat: fingerMoves + listMoves + setUpMoves(world) + edgeMoves
    case .shifted, .shiftedChat:
      platformMoves([.tracking, .decelerating, .resting]) + listMoves + setUpMoves(world) + edgeMoves
    case .inset:
      platformMoves([.tracking, .decelerating, .resting, .unknown]) + listMoves + setUpMoves(world)
        + edgeMoves
    }
  }

  /// Returns the moves that change the viewport, the spacing, the indicator or the extent of an item.
  private static func setUpMoves(_ world: World) -> [Move] {
    func grow(_ name: String, by change: Double) -> Move {
      Move(
        name: name,
        inputs: { list in
          guard list.mountedItems.contains(1), !list.engine.list.isHidden else { return [] }
          return [.measure(item: 1, extent: extents[list.identities[1] % 3] + change)]
        })
    }
    let inputs: [(String, ListInput)] = [
      ("rotate", .layOut(viewport: 180, cross: 300)),
      ("rotate back", .layOut(viewport: viewport, cross: 300)),
      ("hide", .layOut(viewport: 0, cross: 0)), ("forget extents", .forgetExtents),
      ("wide gaps", .configure(world.configuration(spacing: 50))),
      ("first gaps", .configure(world.configuration(spacing: 10))),
      ("large indicator", .scroll(.indicatorExtent(.start, 120))),
      ("small indicator", .scroll(.indicatorExtent(.start, 20))),
    ]
    return inputs.map { name, input in Move(name: name, inputs: { _ in [input] }) }
      + [grow("the second grows", by: 90), grow("the second shrinks", by: 0)]
  }

  /// The moves that edit the list, scroll to an item, set the focus, touch an item or wait.
  private static let listMoves: [Move] = {
    var moves: [Move] = []
    func add(_ name: String, _ input: ListInput) { moves.append(Move(name: name, inputs: { _ in [input] })) }
    func addEdit(
      _ name: String, if fits: @escaping @Sendable (Int) -> Bool,
      _ edit: @escaping @Sendable (Int) -> ListEdit
    ) {
      moves.append(
        Move(
          name: name,
          inputs: { list in fits(list.identities.count) ? [.edit(edit(list.identities.count))] : [] }))
    }
    addEdit("insert first", if: { $0 < mostItems }, { _ in .insert(1, at: 0) })
    addEdit("insert second", if: { $0 > 0 && $0 < mostItems }, { _ in .insert(1, at: 1) })
    addEdit("append", if: { $0 < mostItems }, { .insert(1, at: $0) })
    addEdit("remove first", if: { $0 > 0 }, { _ in .remove(0..<1) })
    addEdit("remove last", if: { $0 > 0 }, { .remove($0 - 1..<$0) })
    addEdit("move first to the end", if: { $0 > 1 }, { .move(0..<1, to: $0) })
    add("to the last item", .scrollTo(ItemTarget(item: 3, alignment: .end), animated: true))
    add("at the second item", .scrollTo(ItemTarget(item: 1), animated: false))
    add("focus", .focus(1, shows: true))
    add("remove focus", .focus(nil))
    moves.append(Move(name: "tap", inputs: { _ in [.touch(1), .touch(nil)] }))
    moves.append(Move(name: "wait", inputs: { _ in [] }))
    moves.append(Move(name: "wait long", inputs: { _ in [] }, wait: 4))
    return moves
  }()

  /// The moves of a finger and of a wheel.
  private static let fingerMoves: [Move] = {
    var moves: [Move] = []
    func add(_ name: String, _ input: ScrollInput) {
      moves.append(Move(name: name, inputs: { _ in [.scroll(input)] }))
    }
    add("down", .dragBegan(DragStart(pointer: 1, main: 400)))
    add("up", .dragEnded(pointer: 1))
    add("cancel drag", .dragCancelled(pointer: nil))
    for main in [80.0, 390, 520, 900] { add("to \(Int(main))", .dragMoved(pointer: 1, main: main, cross: 0)) }
    add("wheel", .wheel(120, isPrecise: true))
    add("wheel back", .wheel(-120, isPrecise: true))
    return moves
  }()

  /// Returns the moves that report the platform's offset and phase.
  ///
  /// Offsets past the start are reported only with the phases `tracking` and `unknown`.
  private static func platformMoves(_ phases: [ObservedPhase]) -> [Move] {
    var moves: [Move] = []
    for offset in [-150.0, -40, 0, 100, 240, 400] {
      for phase in phases where offset >= 0 || phase == .tracking || phase == .unknown {
        moves.append(
          Move(
            name: "\(phase) at \(Int(offset))",
            inputs: { list in
              let end = max(0, list.extent - list.engine.list.viewport)
              return [.scroll(.observed(min(offset, phase == .tracking ? end + 60 : end), phase))]
            }))
      }
    }
    return moves
  }

  /// The extent of the area that the platform scrolls, in pt.
  private var extent: Double {
    var engine = engine
    return engine.content.scrollExtent
  }

  /// The moves that end an action, and the changes of an edge by code or by a tap.
  private static let edgeMoves: [Move] = {
    var moves: [Move] = []
    for edge in ScrollEdge.allCases {
      for result in [RefreshResult.success, .failure, .noMoreContent] where edge == .end || result == .success
      {
        moves.append(
          Move(
            name: "\(result) \(edge)",
            inputs: { list in
              list.engine.scroll.edges[edge].token.map { [.scroll(.finish($0, result))] } ?? []
            }))
      }
      for (name, input) in [
        ("begin", ScrollInput.begin(edge)), ("cancel", .cancel(edge)), ("tap", .tap(edge)),
      ] {
        moves.append(
          Move(name: "\(name) \(edge)", inputs: { _ in [.scroll(input)] }, isByCode: name != "cancel"))
      }
    }
    moves.append(Move(name: "more content", inputs: { _ in [.scroll(.setNoMoreContent(.end, false))] }))
    return moves
  }()
}
